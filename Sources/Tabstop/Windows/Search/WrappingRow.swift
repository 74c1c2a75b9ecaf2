internal import GtkBridge

/// Views side by side, in as many lines as necessary.
struct WrappingRow<Content: View>: _PrimitiveView {
  let spacing: Int32
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    WrappingRowNode(view, context)
  }
}

private final class WrappingRowNode<Content: View>: ContainerNode<WrappingRow<Content>, Content> {
  init(_ view: WrappingRow<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(WrappingLayout(spacing: view.spacing)))
    widget.expandsHorizontally = true
    widget.isStretchable = true
    makeContent()
  }

  override var content: Content { view.content }
}

private final class WrappingLayout: LayoutDelegate {
  private let spacing: Int32

  init(spacing: Int32) { self.spacing = spacing }

  private typealias Child = (
    widget: WidgetPointer, x: Int32, y: Int32, width: Int32, height: Int32
  )

  private func lines(
    in container: WidgetPointer, width: Int32
  ) -> (children: [Child], height: Int32) {
    var children: [Child] = []
    var (x, y, line): (Int32, Int32, Int32) = (0, 0, 0)
    for child in laidOutChildren(of: container) {
      let preferred = measured(child, .horizontal)
      let childWidth = max(preferred.minimum, min(preferred.natural, width))
      if x > 0, x.adding(childWidth) > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      let height = measured(child, .vertical, forSize: childWidth).natural
      children.append((child, x, y, childWidth, height))
      x = x.adding(childWidth).adding(spacing)
      line = max(line, height)
    }
    return (children, y + line)
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == .vertical {
      let height = lines(in: container, width: forSize < 0 ? .max : forSize).height
      return (height, height)
    }
    let sizes = laidOutChildren(of: container).map { measured($0, orientation) }
    let gaps = spacing.gaps(between: sizes.count)
    return (
      sizes.map(\.minimum).max() ?? 0, gaps.adding(sizes.total(\.natural))
    )
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isMirrored = container.isRightToLeft
    for child in lines(in: container, width: width).children {
      place(
        child.widget, x: isMirrored ? width - child.x - child.width : child.x, y: child.y,
        width: child.width, height: child.height)
    }
  }
}
