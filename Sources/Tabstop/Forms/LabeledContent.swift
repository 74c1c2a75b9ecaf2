internal import CGtk
internal import GtkBridge

/// A control with a label that stays visible. Mirrors SwiftUI's `LabeledContent`: the label also
/// names the control for assistive technology.
public struct LabeledContent<Content: View>: _PrimitiveView {
  let title: String
  let content: Content

  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LabeledNode(view, context)
  }
}

/// A label that names the first control inside.
@MainActor
final class LabelSource {
  let label: Widget
  private var isTaken = false

  init(_ label: Widget) { self.label = label }

  func name(_ control: Widget) {
    guard !isTaken else { return }
    isTaken = true
    control.setLabel(label)
  }
}

private final class LabeledNode<Content: View>: ContainerNode<LabeledContent<Content>, Content> {
  private let label: Widget
  private let source: LabelSource

  init(_ view: LabeledContent<Content>, _ context: _Context) {
    label = Widget(gtk_label_new(view.title))
    source = LabelSource(label)
    super.init(view, context, widget: .box(vertical: true))
    StyleSheet.shared.needForms()
    let isRow = environment.inherited.isFormRow
    widget.addClass(isRow ? "form-row" : "labeled-field")
    label.addClass(isRow ? "form-row-title" : "labeled-field-label")
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    widget.insert(label, after: nil)
    makeContent()
    widget.isStretchable = true
  }

  override var content: Content { view.content }
  override func widget(before child: _Node) -> Widget? { label }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.label = source
    environment.inherited.textFieldStyle = .plain
  }

  override func align(_ child: Widget) { Alignment.leading.apply(to: child) }

  override func didUpdate(from old: LabeledContent<Content>, environmentChanged: Bool) {
    if old.title != view.title { gtk_label_set_text(label.opaque, view.title) }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}
