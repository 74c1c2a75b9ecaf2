public import Foundation
internal import Tabstop

/// A light or a dark appearance. Mirrors the part of AppKit's `NSAppearance` that SwiftUI sources use.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance. Mirrors AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// The light appearance of translucent views.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// The dark appearance of translucent views.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// The light appearance in high contrast.
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    /// The dark appearance in high contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// The name.
  public let name: Name

  /// Creates the appearance with a name; `nil` for a name of the program's own.
  public init?(named name: Name) {
    guard name.rawValue.hasPrefix("NSAppearanceName") else { return nil }
    self.name = name
    super.init()
  }

  fileprivate var colorScheme: ColorScheme { name.rawValue.contains("Dark") ? .dark : .light }

  fileprivate static func of(_ scheme: ColorScheme) -> NSAppearance {
    NSAppearance(named: scheme == .dark ? .darkAqua : .aqua)!
  }

  /// Returns the first name whose appearance is light or dark as this one is, preferring its own
  /// name; `nil` if there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { NSAppearance(named: $0)?.colorScheme == colorScheme }
  }

  /// The appearance of the program's windows.
  @preconcurrency @MainActor
  public static var current: NSAppearance! { NSApplication.shared.effectiveAppearance }
  /// Runs a closure that draws. It draws in the appearance of the program's windows, as always.
  @preconcurrency @MainActor
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
  /// The appearance of the program's windows.
  @preconcurrency @MainActor
  public static func currentDrawing() -> NSAppearance {
    NSApplication.shared.effectiveAppearance
  }
}

extension NSApplication {
  /// Makes the whole program light or dark, as `preferredColorScheme` does; `nil`, the default, follows the
  /// desktop.
  public var appearance: NSAppearance? {
    get { ProgramColorScheme.request.map(NSAppearance.of) }
    set { ProgramColorScheme.request = newValue?.colorScheme }
  }
  /// The appearance of the program's windows.
  public var effectiveAppearance: NSAppearance {
    NSAppearance.of(ProgramColorScheme.request ?? EnvironmentValues().colorScheme)
  }
}

extension NSWindow {
  /// Makes the whole program light or dark; it cannot be set for one window alone.
  public var appearance: NSAppearance? {
    get { NSApplication.shared.appearance }
    set { NSApplication.shared.appearance = newValue }
  }
  /// The appearance of the program's windows.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}

extension NSView {
  /// The appearance of the program's windows.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}
