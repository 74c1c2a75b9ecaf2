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

  private func isColumn(_ container: WidgetPointer, in width: Int32) -> Bool {
    width >= 0 && row.measure(container, .horizontal, forSize: -1).minimum > width
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let wide = row.measure(container, orientation, forSize: forSize)
    let panes = laidOutChildren(of: container).map {
      measured($0, orientation, forSize: orientation == .vertical ? forSize : -1)
    }
    if orientation == .horizontal { return (panes.map(\.minimum).max() ?? 0, wide.natural) }
    guard isColumn(container, in: forSize) else { return wide }
    return (panes.total(\.minimum), panes.total(\.natural))
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard isColumn(container, in: width) else {
      return row.allocate(container, width: width, height: height)
    }
    // The line between the panes would fill the column.
    let panes = laidOutChildren(of: container)
    var shares = panes.indices.map { index in
      let size = measured(panes[index], .vertical, forSize: width)
      let isLine = index > 0 && index < panes.count - 1
      return LengthShare(
        minimum: size.minimum, natural: size.natural, fills: !isLine, priority: 0)
    }
    shares.share(height)
    var y: Int32 = 0
    for (pane, share) in zip(panes, shares) {
      place(pane, x: 0, y: y, width: width, height: share.length)
      y += share.length
    }
  }
}
