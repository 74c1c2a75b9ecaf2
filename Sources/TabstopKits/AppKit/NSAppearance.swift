public import Foundation
internal import Tabstop

/// Light or dark. Mirrors the part of AppKit's `NSAppearance` that SwiftUI sources use.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// As `aqua`.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// As `darkAqua`.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// The name.
  public let name: Name

  /// Creates an appearance with a name.
  public init?(named name: Name) {
    self.name = name
    super.init()
  }

  fileprivate var isDark: Bool { [.darkAqua, .vibrantDark].contains(name) }
  fileprivate static func of(_ scheme: ColorScheme) -> NSAppearance? {
    NSAppearance(named: scheme == .dark ? .darkAqua : .aqua)
  }

  /// The one of some names that is nearest.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let nearest = isDark ? Name.darkAqua : .aqua
    return appearances.first { $0 == name } ?? appearances.first { $0 == nearest }
  }
}

extension NSApplication {
  /// Makes the whole program light or dark, as `preferredColorScheme` does; `nil` follows the desktop.
  public var appearance: NSAppearance? {
    get { ProgramColorScheme.request.flatMap { NSAppearance.of($0) } }
    set { ProgramColorScheme.request = newValue.map { $0.isDark ? .dark : .light } }
  }
  /// The program's appearance.
  public var effectiveAppearance: NSAppearance { NSAppearance.of(EnvironmentValues().colorScheme)! }
}

extension NSWindow {
  /// Makes the whole program light or dark: one window alone cannot be.
  public var appearance: NSAppearance? {
    get { NSApp.appearance }
    set { NSApp.appearance = newValue }
  }
  /// The program's appearance.
  public var effectiveAppearance: NSAppearance { NSApp.effectiveAppearance }
}

extension UIView {
  /// The program's appearance. Mirrors AppKit.
  public var effectiveAppearance: NSAppearance { NSApp.effectiveAppearance }
}
