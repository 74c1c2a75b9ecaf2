/// The appearance of a button. Its keyboard, focus and accessibility behaviour stays. Mirrors
/// SwiftUI's `ButtonStyle`.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the button's views. Evaluated again whenever it is pressed or released.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style. Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The type of the button's label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the pointer or a key holds the button down.
  public let isPressed: Bool
}

/// The appearance and the interaction of a button. Mirrors SwiftUI's `PrimitiveButtonStyle`.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the whole button: its views, and the controls or gestures that call
  /// `configuration.trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The appearance of the widget, for Tabstop's own styles.
  static var _appearance: _ButtonAppearance { get }
}

extension PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .primitive }
}

/// The properties of a button for its primitive style. Mirrors SwiftUI's
/// `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the button's label.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, for a style that wraps another.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The appearance of a button's widget in Tabstop's own styles.
public enum _ButtonAppearance: Hashable, Sendable {
  case automatic, bordered, borderedProminent, borderless, plain, link
  /// A `ButtonStyle`, or a `PrimitiveButtonStyle`, of the program.
  case custom, primitive

  var classes: [String] {
    switch self {
    case .automatic, .custom, .primitive: []
    case .bordered: ["bordered"]
    case .borderedProminent: ["suggested-action"]
    case .borderless, .plain: ["flat"]
    case .link: ["flat", "link"]
    }
  }
}

/// A button in a primitive style of the program: the style's views, without a widget of its own.
final class PrimitiveStyleNode<Label: View>: _ViewNode<Button<Label>> {
  private var child: _ViewNode<AnyView>!

  override init(_ view: Button<Label>, _ context: _Context) {
    super.init(view, context)
    child = AnyView._makeNode(styled, _Context(below: self, environment: styledEnvironment))
  }

  private var styled: AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), action: view.action)
    guard let style = environment.primitiveButtonStyle else { return AnyView(view.label) }
    return track { style.anyBody(configuration) }
  }

  private var styledEnvironment: EnvironmentValues {
    var environment = self.environment
    environment.inherited.buttonStyle = .automatic
    return environment
  }

  override func evaluate() { child.update(styled, in: styledEnvironment) }
  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

extension ButtonStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

extension PrimitiveButtonStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

extension EnvironmentValues {
  var customButtonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside. The style creates the whole button, and decides what
  /// triggers it. Mirrors SwiftUI.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }

  /// Sets the style of the buttons inside. The style draws the label; keyboard, pointer and
  /// assistive technology still use it as a button. Mirrors SwiftUI.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

package struct ButtonStyleModifier<Style: ButtonStyle>: InheritanceModifier {
  let style: Style

  func modify(_ environment: inout EnvironmentValues) {
    if environment.inherited.isUnseen { return }
    environment.customButtonStyle = style
    environment.inherited.buttonStyle = .custom
  }
}

package struct PrimitiveButtonStyleModifier<Style> {
  let style: Style
}

extension PrimitiveButtonStyleModifier: ViewModifier, _PrimitiveModifier, InheritanceModifier
where Style: PrimitiveButtonStyle {
  func modify(_ environment: inout EnvironmentValues) {
    if environment.inherited.isUnseen { return }
    environment.inherited.buttonStyle = Style._appearance
    if Style._appearance == .primitive { environment.primitiveButtonStyle = style }
  }
}

// MARK: Tabstop's own

/// A button in the desktop's style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .automatic }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A bordered button, as everywhere on this desktop. Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .bordered }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A bordered button for the main action of a form, in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .borderedProminent }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A borderless button in the accent colour. Mirrors SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .borderless }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button that shows only its label. Mirrors SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .plain }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button that looks like a link. Mirrors SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .link }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// tvOS's card style: a bordered button here.
public struct CardButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .bordered }
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// macOS's style for buttons in bars below a toolbar that choose what is shown: a borderless button here.
/// Mirrors SwiftUI's `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .borderless }
  /// Creates the style.
  public init() {}
  /// Returns the button of the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// macOS's style for commands in bars below a toolbar: a bordered button here. Mirrors SwiftUI's
/// `AccessoryBarActionButtonStyle`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public static var _appearance: _ButtonAppearance { .bordered }
  /// Creates the style.
  public init() {}
  /// Returns the button of the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// `AccessoryBarButtonStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// `AccessoryBarActionButtonStyle` by its short name. Mirrors SwiftUI.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// `DefaultButtonStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// `BorderedButtonStyle` by its short name. Mirrors SwiftUI.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// `BorderedProminentButtonStyle` by its short name. Mirrors SwiftUI.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// `BorderlessButtonStyle` by its short name. Mirrors SwiftUI.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// `PlainButtonStyle` by its short name. Mirrors SwiftUI.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// `LinkButtonStyle` by its short name. Mirrors SwiftUI.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// `CardButtonStyle` by its short name. Mirrors SwiftUI.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
