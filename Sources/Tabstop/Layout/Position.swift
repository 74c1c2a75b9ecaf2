internal import GtkBridge

extension View {
  /// Puts the view's center at a point of its frame, and fills that. Mirrors SwiftUI.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modifier(PositionModifier(x: x.taken(as: "A position"), y: y.taken(as: "A position")))
  }
}

package struct PositionModifier: Decoration {
  let x: Double
  let y: Double

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(PositionLayout())
  }

  func apply(to widget: Widget, old: PositionModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? PositionLayout else { return }
    (layout.x, layout.y) = (x, y)
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.pointer.queueAllocate()
  }
}

/// Lays out one child around a point.
private final class PositionLayout: LayoutDelegate {
  var x = 0.0
  var y = 0.0

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) { (0, 0) }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let child = laidOutChildren(of: container).first else { return }
    let preferred = measured(child, .horizontal)
    let fills = child.expands(.horizontal)
    let childWidth = max(preferred.minimum, fills ? width : min(preferred.natural, width))
    let high = measured(child, .vertical, forSize: childWidth)
    let fillsHeight = child.expands(.vertical)
    let childHeight = max(high.minimum, fillsHeight ? height : min(high.natural, height))
    let isMirrored = container.isRightToLeft
    let middle = isMirrored ? Double(width) - x : x
    place(
      child, x: signedPixels(middle - Double(childWidth) / 2),
      y: signedPixels(y - Double(childHeight) / 2), width: childWidth, height: childHeight)
  }
}
