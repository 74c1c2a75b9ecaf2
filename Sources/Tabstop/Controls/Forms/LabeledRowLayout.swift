internal import CGtk
internal import GtkBridge

/// Lays out a label and its content side by side, or below each other where the row is too narrow for
/// that: with large text, or in languages with longer words. An empty label leads to content at the trailing edge,
/// and takes neither a line nor a gap where there is no space for it.
final class LabeledRowLayout: LayoutDelegate {
  private static let (gap, verticalGap): (Int32, Int32) = (12, 6)

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let children = laidOutChildren(of: container)
    let sizes = children.map { measured($0, .horizontal) }
    if orientation == .horizontal {
      let gaps = Self.gap.gaps(between: children.count)
      return (
        sizes.map(\.minimum).max() ?? 0, sizes.reduce(gaps) { $0.adding($1.natural) }
      )
    }
    if forSize >= 0, !fits(children, sizes, forSize) {
      let heights = children.filter { !$0.isEmptyLabel }.map {
        measured($0, .vertical, forSize: forSize)
      }
      let gaps = Self.verticalGap.gaps(between: heights.count)
      return (
        heights.reduce(gaps) { $0.adding($1.minimum) },
        heights.reduce(gaps) { $0.adding($1.natural) }
      )
    }
    let widths = forSize >= 0 ? widths(of: children, sizes, in: forSize) : children.map { _ in -1 }
    let heights = zip(children, widths).map { measured($0, .vertical, forSize: $1) }
    return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let children = laidOutChildren(of: container)
    let sizes = children.map { measured($0, .horizontal) }
    let isRightToLeft = container.isRightToLeft
    func place(_ child: WidgetPointer, x: Int32, y: Int32, width own: Int32, height: Int32) {
      GtkBridge.place(
        child, x: isRightToLeft ? width - x - own : x, y: y, width: own, height: height)
    }
    guard fits(children, sizes, width) else {
      var y: Int32 = 0
      for (child, size) in zip(children, sizes) {
        let own = child.expands(.horizontal) ? width : max(size.minimum, min(size.natural, width))
        let height = measured(child, .vertical, forSize: own).natural
        place(child, x: 0, y: y, width: own, height: height)
        if child.isEmptyLabel { continue }
        y = y.adding(height).adding(Self.verticalGap)
      }
      return
    }
    var x: Int32 = 0
    for (child, own) in zip(children, widths(of: children, sizes, in: width)) {
      place(child, x: x, y: 0, width: own, height: height)
      x = x.adding(own).adding(Self.gap)
    }
  }

  /// Whether all stand side by side: texts may wrap, a label in a third of the row, another in half of it. A label may
  /// be made of several texts.
  private func fits(
    _ children: [WidgetPointer], _ sizes: [(minimum: Int32, natural: Int32)], _ width: Int32
  ) -> Bool {
    let needs = zip(children, sizes).enumerated().map { index, child in
      let least = width / (index == 0 ? 3 : 2)
      return child.0.isLabel || index == 0 && child.0.isTexts
        ? max(child.1.minimum, min(child.1.natural, least)) : child.1.natural
    }
    let gaps = Self.gap.gaps(between: children.count)
    return needs.reduce(gaps) { $0.adding($1) } <= width
  }

  /// The widths side by side. What fills the row takes what is left. A control chooses first: otherwise
  /// it would choose from half of the row, as in a stack, and cut its text off beside a short label.
  private func widths(
    of children: [WidgetPointer], _ sizes: [(minimum: Int32, natural: Int32)], in width: Int32
  ) -> [Int32] {
    var shares = zip(children, sizes).enumerated().map { index, child in
      let (child, size) = child
      let yields = child.isLabel || index == 0 && child.isTexts || child.expands(.horizontal)
      return LengthShare(
        minimum: size.minimum, natural: size.natural, fills: child.expands(.horizontal),
        priority: yields ? 0 : 1)
    }
    shares.share(width - Self.gap.gaps(between: children.count))
    return shares.map(\.length)
  }
}

extension WidgetPointer {
  /// Whether it contains texts, and no control.
  fileprivate var isTexts: Bool {
    firstInTree { $0.isLabel } != nil && firstInTree { $0.isFocusable } == nil
  }

  /// Whether it is a label without a text.
  var isEmptyLabel: Bool {
    isLabel && gtk_label_get_text(OpaquePointer(self)).map { $0.pointee == 0 } != false
  }
}
