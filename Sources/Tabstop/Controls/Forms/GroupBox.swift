internal import GtkBridge

/// A box with a title around views that belong together. Mirrors SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a title of any views, in the headline font; the title names the group for
  /// assistive technology.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label that is a value, as SwiftUI first spelled it.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The content of the view.
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

/// The appearance of a box without a style of the program.
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
  /// Creates a box without a title: not a group for assistive technology.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: EmptyView.init)
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a group box with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a group box from a style's configuration, for a style that wraps another.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// A card around its content, which is a group for assistive technology.
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
    StyleSheet.shared.include(.controls)
    widget.addClass("card")
    widget.addClass("group-box")
    makeContent()
    if view.hasTitle, let title = widget.firstLabel {
      widget.setRole(.group)
      widget.setLabelled(by: title)
    }
  }

  override var content: Content { view.content }
  override func align(_ child: Widget) { Alignment.topLeading.apply(to: child) }
}
