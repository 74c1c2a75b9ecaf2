/// How a `Menu`'s button looks. Mirrors SwiftUI's `MenuStyle`.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// Whether the menu's button is without an edge.
  static var _isBorderless: Bool { get }
}

/// A button with an arrow. Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// The style; there is nothing to choose.
  public init() {}
}
/// A button with an arrow. Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// The style; there is nothing to choose.
  public init() {}
}
/// A button with an edge and an arrow. Mirrors SwiftUI's `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { false }
  /// The style; there is nothing to choose.
  public init() {}
}
/// A button without an edge. Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool { true }
  /// The style; there is nothing to choose.
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
  /// How the menus' buttons inside look. Mirrors SwiftUI.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    environment(\.menuIsBorderless, Style._isBorderless)
  }

  /// Whether the menus' buttons inside show an arrow. Mirrors SwiftUI.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuShowsIndicator, visibility != .hidden)
  }
}
