/// The appearance of a `Menu`'s button. Mirrors SwiftUI's `MenuStyle`.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The view that the style creates.
  associatedtype Body: View
  /// The type of the parts.
  typealias Configuration = MenuStyleConfiguration
  /// The views of a menu: `Menu(configuration)` with modifiers, for example.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// Whether the menu's button has no border; `nil` for a custom style.
  static var _isBorderless: Bool? { get }
}

extension MenuStyle {
  /// Whether the menu's button has no border. Always `nil`: a custom style.
  public static var _isBorderless: Bool? { nil }

  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

/// The parts of a `Menu`. Mirrors SwiftUI's `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of the button.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }
  /// The items.
  public struct Content: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a configuration, in the style around the one that is creating its views.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// A button with an arrow. Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  public static var _isBorderless: Bool? { false }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button with an arrow. Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool? { false }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A bordered button with an arrow. Mirrors SwiftUI's `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool? { false }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A borderless button. Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public static var _isBorderless: Bool? { true }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
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

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any MenuStyle>? { nil }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var menuIsBorderless: Bool {
    get { self[MenuBorderlessKey.self] }
    set { self[MenuBorderlessKey.self] = newValue }
  }
  /// A custom style.
  var menuStyle: CurrentStyle<any MenuStyle>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  /// The visibility of the arrow of menus. Mirrors SwiftUI.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus' buttons inside. Mirrors SwiftUI.
  @ViewBuilder public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    if let isBorderless = Style._isBorderless {
      environment(\.menuIsBorderless, isBorderless).environment(\.menuStyle, nil)
    } else {
      modifier(StyleModifier<any MenuStyle>(style: style, place: \.menuStyle))
    }
  }

  /// Sets whether the menus' buttons inside show an arrow. Mirrors SwiftUI.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
