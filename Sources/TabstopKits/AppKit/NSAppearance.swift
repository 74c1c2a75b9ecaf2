public import Foundation
internal import Tabstop

/// Light or dark. Mirrors the part of AppKit's `NSAppearance` that SwiftUI sources use.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance. Mirrors AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, of translucent views.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, of translucent views.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, in high contrast.
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, in high contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// The name.
  public let name: Name

  /// The appearance of a name; `nil` for a custom name.
  public init?(named name: Name) {
    guard name.rawValue.hasPrefix("NSAppearanceName") else { return nil }
    self.name = name
    super.init()
  }

  fileprivate var colorScheme: ColorScheme { name.rawValue.contains("Dark") ? .dark : .light }

  fileprivate static func of(_ scheme: ColorScheme) -> NSAppearance {
    NSAppearance(named: scheme == .dark ? .darkAqua : .aqua)!
  }

  /// Of the names, the one that is most like it: light for light, dark for dark; `nil` for none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { NSAppearance(named: $0)?.colorScheme == colorScheme }
  }

  /// The one of the program's windows.
  @preconcurrency @MainActor
  public static var current: NSAppearance! { NSApplication.shared.effectiveAppearance }
  /// The one of the program's windows.
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
  /// The one of the program's windows.
  public var effectiveAppearance: NSAppearance {
    NSAppearance.of(ProgramColorScheme.request ?? EnvironmentValues().colorScheme)
  }
}

extension NSWindow {
  /// Makes the whole program light or dark: one window alone cannot be.
  public var appearance: NSAppearance? {
    get { NSApplication.shared.appearance }
    set { NSApplication.shared.appearance = newValue }
  }
  /// The one of the program's windows.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}

extension NSView {
  /// The one of the program's windows.
  public var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }
}
