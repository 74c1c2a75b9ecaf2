/// How a `GroupBox` looks. Mirrors SwiftUI's `GroupBoxStyle`.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `GroupBox`. Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
<<<<<<< HEAD
  /// The title.
  public struct Label: _PlainView {
    public let body: AnyView
  }

  /// What is in the box.
  public struct Content: _PlainView {
    public let body: AnyView
=======
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: _PlainView {
    let content: AnyView
    public var body: some View { content }
>>>>>>> main
  }

  public let label: Label
  public let content: Content
}

<<<<<<< HEAD
/// A card with a title. Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.groupBoxStyle, nil)
=======
/// A card with the label as its heading.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledPanel(label: configuration.label, content: configuration.content)
>>>>>>> main
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

<<<<<<< HEAD
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// What a style was given, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
=======
extension GroupBoxStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
>>>>>>> main
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
<<<<<<< HEAD
  static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: (any GroupBoxStyle)? {
=======
  static var defaultValue: StyleInForce<any GroupBoxStyle>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleInForce<any GroupBoxStyle>? {
>>>>>>> main
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// How the group boxes inside look. Mirrors SwiftUI.
<<<<<<< HEAD
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
=======
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any GroupBoxStyle>(style: style, place: \.groupBoxStyle))
>>>>>>> main
  }
}
