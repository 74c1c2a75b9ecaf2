/// The appearance of a `Menu`'s button. Mirrors SwiftUI's `MenuStyle`.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// Whether the menu's button has no border.
  static var _isBorderless: Bool { get }
}

/// A button with an arrow. Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// Creates the style.
  public init() {}
}
/// A button with an arrow. Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// Creates the style.
  public init() {}
}
/// A bordered button with an arrow. Mirrors SwiftUI's `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// Creates the style.
  public init() {}
}
/// A borderless button. Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { true }
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// `DefaultMenuStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// `ButtonMenuStyle` by its short name. Mirrors SwiftUI.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// `BorderedButtonMenuStyle` by its short name. Mirrors SwiftUI.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// `BorderlessButtonMenuStyle` by its short name. Mirrors SwiftUI.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuBorderlessKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var menuIsBorderless: Bool {
    get { self[MenuBorderlessKey.self] }
    set { self[MenuBorderlessKey.self] = newValue }
  }
  var menuShowsIndicator: Bool {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus' buttons inside. Mirrors SwiftUI.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    environment(\.menuIsBorderless, Style._isBorderless)
  }

  /// Sets whether the menus' buttons inside show an arrow. Mirrors SwiftUI.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuShowsIndicator, visibility != .hidden)
  }
}
