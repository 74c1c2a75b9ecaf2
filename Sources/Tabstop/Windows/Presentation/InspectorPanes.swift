internal import GtkBridge

/// A view and its inspector: beside it, or below it in a window that is too narrow for both.
struct InspectorPanes<Content: View>: _PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    InspectorPanesNode(view, context)
  }
}

private final class InspectorPanesNode<Content: View>:
  ContainerNode<InspectorPanes<Content>, Content>
{
  init(_ view: InspectorPanes<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(InspectorPanesLayout()))
    makeContent()
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = .horizontal
  }

  override func align(_ child: Widget) { VerticalAlignment.center.apply(to: child) }
}

private final class InspectorPanesLayout: LayoutDelegate {
  private let row = StackLayout(.horizontal, spacing: 0)
  private let column = StackLayout(.vertical, spacing: 0)

  private func layout(of container: WidgetPointer, in width: Int32) -> StackLayout {
    width >= 0 && row.measure(container, .horizontal, forSize: -1).minimum > width ? column : row
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .vertical {
      return layout(of: container, in: forSize).measure(container, orientation, forSize: forSize)
    }
    return (
      column.measure(container, orientation, forSize: -1).minimum,
      row.measure(container, orientation, forSize: -1).natural
    )
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    layout(of: container, in: width).allocate(container, width: width, height: height)
  }
}
