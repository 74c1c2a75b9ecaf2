internal import GtkBridge

extension View {
  /// Keeps the view at its natural size, however small the available space. Mirrors SwiftUI.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its natural size in one direction.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

package struct FixedSizeModifier: Decoration {
  let horizontal: Bool
  let vertical: Bool

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(FixedSizeLayout())
  }

  func givesLength(along axis: Axis) -> Bool? {
    (axis == .horizontal ? horizontal : vertical) ? false : nil
  }

  func apply(to widget: Widget, old: FixedSizeModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? FixedSizeLayout else { return }
    (layout.horizontal, layout.vertical) = (horizontal, vertical)
    widget.pointer.keepsExpansion(horizontal: horizontal, vertical: vertical)
    widget.pointer.queueResize()
  }
}

/// Lays out one child whose minimum size is its natural size.
private final class FixedSizeLayout: LayoutDelegate {
  var horizontal = true
  var vertical = true

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let child = laidOutChildren(of: container).first else { return (0, 0) }
    let size = measured(child, orientation, forSize: forSize)
    let isFixed = orientation == .horizontal ? horizontal : vertical
    return isFixed ? (size.natural, size.natural) : size
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let child = laidOutChildren(of: container).first else { return }
    place(child, x: 0, y: 0, width: width, height: height)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    laidOutChildren(of: container).first.flatMap { firstLine(of: $0, forWidth: width) }
  }
}

/// The baseline of a child's first text.
func firstLine(
  of child: WidgetPointer, forWidth width: Int32
) -> (minimum: Int32, natural: Int32)? {
  let size = measuredHeight(child, forWidth: width)
  return size.naturalBaseline >= 0 ? (size.minimumBaseline, size.naturalBaseline) : nil
}
