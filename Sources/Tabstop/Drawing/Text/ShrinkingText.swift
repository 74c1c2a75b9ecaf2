internal import CGtk
internal import GtkBridge

/// Wraps a text in a widget that draws it smaller where it does not fit.
package struct ShrinkingTextModifier: Decoration {
  let factor: Double

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    guard factor < 1, widget.pointer.isLabel else { return nil }
    return .container(ShrinkingLayout())
  }

  func apply(to widget: Widget, old: ShrinkingTextModifier?, _ environment: InheritedValues) {
    guard let layout = widget.layout as? ShrinkingLayout, layout.factor != factor else { return }
    layout.factor = factor
    widget.pointer.queueResize()
  }
}

/// Lays out a label in a place that may be too small for it: it is drawn by a transform, since a
/// label's font cannot change during a layout.
final class ShrinkingLayout: LayoutDelegate {
  /// The smallest scale of the label.
  var factor = 1.0

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let label = laidOutChildren(of: container).first else { return (0, 0) }
    let size = measured(label, orientation, forSize: forSize)
    if orientation == .horizontal { return (shrunk(size.minimum), size.natural) }
    let least = shrunk(measured(label, orientation, forSize: grown(forSize, factor)).minimum)
    return (min(least, size.natural), size.natural)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    laidOutChildren(of: container).first.flatMap { firstLine(of: $0, forWidth: width) }
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    guard let label = laidOutChildren(of: container).first else { return }
    if fits(label, 1, width, height) {
      return place(label, x: 0, y: 0, width: width, height: height)
    }
    var (small, large) = (factor, 1.0)
    for _ in 0..<7 {
      let middle = (small + large) / 2
      if fits(label, middle, width, height) { small = middle } else { large = middle }
    }
    let labelWidth = max(grown(width, small), measured(label, .horizontal).minimum)
    let least = measured(label, .vertical, forSize: labelWidth).minimum
    place(label, width: labelWidth, height: max(grown(height, small), least), scale: small)
  }

  /// Whether the label has room in a place if it is drawn at `scale`. One that would be truncated
  /// does not.
  private func fits(
    _ label: WidgetPointer, _ scale: Double, _ width: Int32, _ height: Int32
  ) -> Bool {
    let isTruncating = gtk_label_get_ellipsize(OpaquePointer(label)) != PANGO_ELLIPSIZE_NONE
    let size = measured(label, .horizontal)
    let room = grown(width, scale)
    return (isTruncating ? size.natural : size.minimum) <= room
      && measured(label, .vertical, forSize: room).minimum <= grown(height, scale)
  }

  private func shrunk(_ length: Int32) -> Int32 { Int32((Double(length) * factor).rounded(.up)) }

  private func grown(_ length: Int32, _ scale: Double) -> Int32 {
    length < 0 ? length : Int32(min(Double(length) / scale, Double(longestWindow)))
  }
}
