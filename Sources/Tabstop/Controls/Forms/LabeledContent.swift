/// Content with a label that stays visible. Mirrors SwiftUI's `LabeledContent`: the label also
/// names the controls inside for assistive technology, and a click on it goes to the first.
@preconcurrency
@MainActor
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
  @Environment(\.isInRowLink) private var isInRowLink
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates content of any views with a label of any views. Several views in the label are below
  /// each other: a title and its description.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          LabeledContentStyleConfiguration(
            label: .init(content: style.part(label)),
            content: .init(content: style.part(content)))))
    } else if hasSeveralViews(label) {
      // A title and its description.
      row(VStack(alignment: .leading, spacing: 2) { label })
    } else {
      row(label)
    }
  }

  @ViewBuilder private func row(_ label: some View) -> some View {
    if isInRowLink {
      // The link gives its label the colour of text; a program's own is for the value, too.
      LabeledRow(
        label: label,
        content: content.transformEnvironment(\.inherited.foreground) {
          if $0 == .primary { $0 = .secondary }
        }, shape: .filling)
    } else {
      LabeledRow(label: label, content: content)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labelled content with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text with a localized title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labelled text with a title that is not localized.
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
  /// Creates labelled content from a style's configuration, for a style that wraps another.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

// MARK: Styles

/// The appearance of a `LabeledContent`. Mirrors SwiftUI's `LabeledContentStyle`.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The view that the style creates.
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates the views of the labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a `LabeledContent`. Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
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

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The default style: a row in a form; elsewhere label and content side by side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Creates the views of a control with this style.
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
  static var defaultValue: CurrentStyle<any LabeledContentStyle>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: CurrentStyle<any LabeledContentStyle>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled contents inside. Mirrors SwiftUI.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    modifier(
      StyleModifier<any LabeledContentStyle>(style: style, place: \.labeledContentStyle))
  }
}
