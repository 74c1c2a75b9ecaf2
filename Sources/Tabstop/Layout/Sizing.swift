internal import GtkBridge

extension View {
  /// Keeps the view at its natural size, however small the available space. Mirrors SwiftUI.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its natural size in one direction.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority of the view when a stack divides its space: views of higher priority choose
  /// first; 0 by default. Mirrors SwiftUI.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }

  /// Passes a value to the layout that contains the view.
  package func _layoutValue(
    _ key: ObjectIdentifier, _ value: Any
  ) -> ModifiedContent<Self, LayoutValueModifier> {
    modifier(LayoutValueModifier(key: key, value: value))
  }

  /// Sets the order of views in a `ZStack`: views of higher index are in front; 0 by default.
  /// Mirrors SwiftUI.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(index: value.isNaN ? 0 : value))
  }

  /// Hides the view and keeps its space: it is not visible, not announced and not usable. Mirrors
  /// SwiftUI.
  public func hidden() -> some View { modifier(HiddenModifier()).disabled(true) }

  /// Puts the view's center at a point of its frame, and fills that. Mirrors SwiftUI.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modifier(PositionModifier(x: x.taken(as: "A position"), y: y.taken(as: "A position")))
  }
}

package struct FixedSizeModifier: Decoration {
  let horizontal: Bool
  let vertical: Bool

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(FixedSizeLayout())
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

package struct LayoutPriorityModifier: Decoration {
  let priority: Double

  func apply(to widget: Widget, old: LayoutPriorityModifier?, _ environment: InheritedValues) {
    guard widget.layoutPriority != priority else { return }
    widget.layoutPriority = priority
    widget.pointer.queueResize()
  }
}

package struct LayoutValueModifier: Decoration {
  let key: ObjectIdentifier
  let value: Any

  func apply(to widget: Widget, old: LayoutValueModifier?, _ environment: InheritedValues) {
    widget.layoutValues[key] = value
    widget.pointer.queueResize()
  }
}

package struct ZIndexModifier: Decoration {
  let index: Double

  func apply(to widget: Widget, old: ZIndexModifier?, _ environment: InheritedValues) {
    widget.zIndex = index
  }
}

package struct HiddenModifier: Decoration {
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(LayeredLayout())
  }

  func apply(to widget: Widget, old: HiddenModifier?, _ environment: InheritedValues) {
    // A child that is not "child-visible" is laid out but not mapped: not drawn, not focused, and
    // hidden from assistive technology.
    if let child = widget.pointer.firstChild {
      child.isChildVisible = false
    }
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
