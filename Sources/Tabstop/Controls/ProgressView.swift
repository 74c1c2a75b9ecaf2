internal import CGtk
internal import GtkBridge

/// Says that something is going on. Mirrors SwiftUI's `ProgressView` without a value.
public struct ProgressView: _PlainView {
  let title: String?

  public init() { title = nil }
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }

  public var body: some View {
    HStack(spacing: 12) {
      Spinner(title: title ?? "In progress")
      if let title { Text(title) }
    }
  }
}

private struct Spinner: _PrimitiveView {
  let title: String

  static func _makeNode(_ view: Spinner, _ context: _Context) -> _ViewNode<Spinner> {
    SpinnerNode(view, context)
  }
}

private final class SpinnerNode: _ViewNode<Spinner> {
  private let widget = Widget(gtk_spinner_new())

  override init(_ view: Spinner, _ context: _Context) {
    super.init(view, context)
    gtk_spinner_start(widget.opaque)
    evaluate()
  }

  override func evaluate() { widget.setAccessibleLabel(view.title) }
  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
