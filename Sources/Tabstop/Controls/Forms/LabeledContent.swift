/// Content with a label that stays visible. Mirrors SwiftUI's `LabeledContent`: the label also
/// names the controls inside for assistive technology, and a click on it takes the first.
@preconcurrency
@MainActor
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// Content of any views with a label of any views. Several views in the label stand below each
  /// other: a title and what is said about it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          LabeledContentStyleConfiguration(
            label: .init(content: style.part(label)),
            content: .init(content: style.part(content)))))
    } else if label is any SeveralViews {
      // A title and what is said about it.
      LabeledRow(label: VStack(alignment: .leading, spacing: 2) { label }, content: content)
    } else {
      LabeledRow(label: label, content: content)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// The same with a text that is a value of the program.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style was given, in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

// MARK: Styles

/// How a `LabeledContent` looks. Mirrors SwiftUI's `LabeledContentStyle`.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// What the labelled content shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `LabeledContent`. Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public struct Label: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is labelled.
  public struct Content: _PlainView {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the content is.
  public let label: Label
  /// What is labelled.
  public let content: Content
}

/// A row in a form; label and content beside each other elsewhere.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style; there is nothing to choose.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// `AutomaticLabeledContentStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyle {
  fileprivate func connectedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<any LabeledContentStyle>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleInForce<any LabeledContentStyle>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// How the labelled contents inside look. Mirrors SwiftUI.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    modifier(
      StyleModifier<any LabeledContentStyle>(style: style, place: \.labeledContentStyle))
  }
}
