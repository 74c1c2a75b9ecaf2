/// How a button looks; that it is one (keyboard, focus ring, screen reader) stays. Mirrors
/// SwiftUI's `ButtonStyle`.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// What the button shows. Asked again whenever it is pressed or let go.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style has to go by. Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// What the button shows of itself.
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for, if that was said.
  public let role: ButtonRole?
  /// What the button shows of itself.
  public let label: Label
  /// Whether the pointer or a key holds the button down at present.
  public let isPressed: Bool
}

/// How a button looks and what presses it. Mirrors SwiftUI's `PrimitiveButtonStyle`.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The whole of the button: what it shows, and what calls `configuration.trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Of Tabstop's own styles: the look of the one widget.
  static var _look: _ButtonLook { get }
}

extension PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .primitive }
}

/// What a primitive style has to go by. Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows of itself.
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for, if that was said.
  public let role: ButtonRole?
  /// What the button shows of itself.
  public let label: Label
  let action: () -> Void

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// What a style was given, in the style around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What the one widget of a button looks like, in Tabstop's own styles.
public enum _ButtonLook: Hashable, Sendable {
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

/// A button in a primitive style of the program: what the style makes of it, and no widget of its
/// own.
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
  /// How the buttons inside look. A style of the program's own makes the whole of the button, and
  /// decides what triggers it. Mirrors SwiftUI.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }

  /// How the buttons inside look. The style draws the label; the button stays one for the keyboard,
  /// the pointer and assistive technology. Mirrors SwiftUI.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

private struct ButtonStyleModifier<Style: ButtonStyle>: InheritanceModifier {
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
    environment.inherited.buttonStyle = Style._look
    if Style._look == .primitive { environment.primitiveButtonStyle = style }
  }
}

// MARK: Tabstop's own

/// A button of the desktop's.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .automatic }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A button with an edge, as everywhere on this desktop. Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .bordered }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// For the one thing that a form is for.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .borderedProminent }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A button without an edge, in the accent colour. Mirrors SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .borderless }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// The label alone. Mirrors SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .plain }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A button that looks like a link. Mirrors SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .link }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// The look of tvOS's cards: here a bordered button.
public struct CardButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .bordered }
  /// The style; there is nothing to choose.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
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
