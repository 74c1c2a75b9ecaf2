/// A view that shows controls that belong together, side by side. Mirrors SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// The label for styles of the program. The row of controls does not show it.
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  private init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a row of controls, 6 points apart.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// Creates a row of controls.
  ///
  /// - Parameter label: Shown by styles of the program only.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: AnyView(label()))
  }

  /// Creates a group with a localized title, which only styles of the program show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }

  /// Creates a group with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }

  /// Creates a group with a localized title, and an icon.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group with a title that is not localized, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          ControlGroupStyleConfiguration(
            content: .init(content: style.part(content)),
            label: .init(content: label.map { style.part($0) } ?? AnyView(EmptyView())))))
    } else {
      HStack(spacing: 6) { content }
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from a style's configuration, for a style that wraps another.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}
