internal import CGtk
internal import GtkBridge

/// Views that belong together, in a box with a title. Mirrors SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a title of any views, in the headline font; the title names the group for assistive
  /// technology.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The spelling of SwiftUI's first years.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @ViewBuilder public var body: some View {
    if let style {
      style.result(
        style.style.connectedBody(
          GroupBoxStyleConfiguration(
            label: .init(content: style.part(label)),
            content: .init(content: style.part(content)))))
    } else {
      LabeledPanel(label: label, content: content)
    }
  }
}

/// The look of a box where no style says otherwise.
struct LabeledPanel<Label: View, Content: View>: _PlainView {
  let label: Label
  let content: Content

  var body: some View {
    GroupPanel(
      hasTitle: Label.self != EmptyView.self,
      content: VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        content
      })
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title: no group for assistive technology.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: EmptyView.init)
  }
}

extension GroupBox where Label == Text {
  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// What a style was given, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// A card around its content, a group for assistive technology.
private struct GroupPanel<Content: View>: _PrimitiveView {
  let hasTitle: Bool
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    GroupPanelNode(view, context)
  }
}

private final class GroupPanelNode<Content: View>: ContainerNode<GroupPanel<Content>, Content> {
  init(_ view: GroupPanel<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    StyleSheet.shared.need(.controls)
    widget.addClass("card")
    widget.addClass("group-box")
    makeContent()
    if view.hasTitle, let title = widget.firstLabel {
      widget.setRole(GTK_ACCESSIBLE_ROLE_GROUP)
      widget.setLabelled(by: title)
    }
  }

  override var content: Content { view.content }
  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
}

/// Controls that belong together, beside each other. Mirrors SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: _PlainView {
  let content: Content

  /// Controls in a row, 6 points apart.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameter label: For a menu, which this never becomes here.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { HStack(spacing: 6) { content } }
}
