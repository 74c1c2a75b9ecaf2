/// The appearance of a `GroupBox`. Mirrors SwiftUI's `GroupBoxStyle`.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `GroupBox`. Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The type of the title.
  public struct Label: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The type of the content.
  public struct Content: _PlainView {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// A card with the label as its heading.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Creates the views of a control with this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledPanel(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// `DefaultGroupBoxStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyle {
  func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: CurrentStyle<any GroupBoxStyle>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: CurrentStyle<any GroupBoxStyle>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes inside. Mirrors SwiftUI.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(StyleModifier<any GroupBoxStyle>(style: style, place: \.groupBoxStyle))
  }
}
