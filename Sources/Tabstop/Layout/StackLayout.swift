internal import GtkBridge

/// Lays out children in a row or a column that divide its length as in SwiftUI. `GtkBox` would give
/// each its natural length and then divide the rest, so that two buttons that both expand differ by
/// their titles.
final class StackLayout: LayoutDelegate {
  let axis: Orientation
  private(set) var spacing: Int32 = 0
  /// Whether the spacing is not the program's: then it depends on the views.
  private var isSpacingDefault = true
  /// The length that is left to children of lower priorities, as far as the others can do with less than they
  /// prefer.
  var reserve: Int32 = 0

  /// SwiftUI's default spacing between views.
  private static let defaultSpacing = 8.0

  init(_ axis: Orientation, spacing: Double? = nil) {
    self.axis = axis
    setSpacing(spacing)
  }

  /// Sets the spacing, in points; `nil` is the default one.
  func setSpacing(_ spacing: Double?) {
    isSpacingDefault = spacing == nil
    self.spacing = signedPixels((spacing ?? Self.defaultSpacing).taken(as: "A stack's spacing"))
  }

  private typealias Children = (
    widgets: [WidgetPointer], shares: [LengthShare]
  )

  /// The space between a view and the next one. By default there is none beside a spacer.
  private func gap(after index: Int, in widgets: [WidgetPointer]) -> Int32 {
    guard isSpacingDefault, index + 1 < widgets.count else { return spacing }
    let isBesideSpacer =
      LayoutTraits.spacer(of: widgets[index]) != .none
      || LayoutTraits.spacer(of: widgets[index + 1]) != .none
    return isBesideSpacer ? 0 : spacing
  }

  /// The sizes of a child along the axis.
  private func length(
    of widget: WidgetPointer, forSize: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    let size = measured(widget, axis, forSize: forSize)
    guard LayoutTraits.spacer(of: widget) == .spacerOfDefaultLength else { return size }
    let least = signedPixels(Self.defaultSpacing)
    return (max(size.minimum, least), max(size.natural, least))
  }

  /// - Parameter forSize: The breadth of a column, or -1.
  private func children(
    of container: WidgetPointer, forSize: Int32
  ) -> Children {
    let widgets = laidOutChildren(of: container)
    let shares = widgets.map { widget in
      let size = length(of: widget, forSize: forSize)
      return LengthShare(
        minimum: size.minimum, natural: size.natural,
        fills: widget.expands(axis),
        priority: LayoutTraits.priority(of: widget))
    }
    return (widgets, shares)
  }

  private func gaps(_ children: Children) -> Int32 {
    guard isSpacingDefault else { return spacing.gaps(between: children.widgets.count) }
    return children.widgets.indices.dropLast().reduce(0) {
      $0.adding(gap(after: $1, in: children.widgets))
    }
  }

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == axis {
      // GTK never measures a width for a height here: only a column's breadth counts.
      let children = children(
        of: container, forSize: axis == .vertical ? forSize : -1)
      let gaps = gaps(children)
      let (minimum, natural) = (children.shares.total(\.minimum), children.shares.total(\.natural))
      // Views that overlap may have a total length of 0.
      return (max(0, gaps.adding(minimum)), max(0, gaps.adding(natural)))
    }
    if axis == .vertical {
      var result: (minimum: Int32, natural: Int32) = (0, 0)
      for child in laidOutChildren(of: container) {
        let size = measured(child, orientation)
        result = (max(result.minimum, size.minimum), max(result.natural, size.natural))
      }
      return result
    }
    let heights = rowHeights(in: container, forWidth: forSize)
    return (heights.minimum.total, heights.natural.total)
  }

  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    let isRow = axis == .horizontal
    var children = children(of: container, forSize: isRow ? -1 : width)
    let length = isRow ? width : height
    let gaps = gaps(children)
    children.shares.share(length - gaps, reserving: reserve)
    let used = gaps.adding(children.shares.total(\.length))
    // Content that is smaller than a stretched stack is centered.
    var start = max(0, (length - used) / 2)
    let isMirrored = isRow && container.isRightToLeft
    let line = isRow ? line(of: children, height: height) : nil
    for (index, (widget, share)) in zip(children.widgets, children.shares).enumerated() {
      if isRow {
        let (y, height, baseline) = placeOnLine(
          widget, width: share.length, height: height, line: line)
        place(
          widget, x: isMirrored ? width - start - share.length : start, y: y,
          width: share.length, height: height, baseline: baseline)
      } else {
        place(widget, x: 0, y: start, width: width, height: share.length)
      }
      start = start.adding(share.length).adding(gap(after: index, in: children.widgets))
    }
  }

  // MARK: Baselines

  private func rowHeights(
    in container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: RowHeights, natural: RowHeights) {
    var children = children(of: container, forSize: -1)
    if width >= 0 { children.shares.share(width - gaps(children), reserving: reserve) }
    return heights(of: children, hasWidths: width >= 0)
  }

  private func heights(
    of children: Children, hasWidths: Bool
  ) -> (minimum: RowHeights, natural: RowHeights) {
    var result = (minimum: RowHeights(), natural: RowHeights())
    for (widget, share) in zip(children.widgets, children.shares) {
      let size = measuredHeight(widget, forWidth: hasWidths ? share.length : -1)
      let isOnLine = widget.valign == .baseline
      result.minimum.add(size.minimum, baseline: isOnLine ? size.minimumBaseline : -1)
      result.natural.add(size.natural, baseline: isOnLine ? size.naturalBaseline : -1)
    }
    return result
  }

  /// The line on which the first texts of a row stand.
  private struct Line {
    let baseline: Int32
    /// The height above the baseline.
    let above: Int32

    /// The middle of a letter, where a symbol is, which has no baseline.
    var middle: Int32 { baseline - above / 3 }
  }

  /// The line in a row of a height, if there is one.
  private func line(of children: Children, height: Int32) -> Line? {
    guard children.widgets.contains(where: { $0.valign == .baseline }) else { return nil }
    let heights = heights(of: children, hasWidths: true).natural
    return heights.above > 0
      ? Line(baseline: heights.line(in: height), above: heights.above) : nil
  }

  /// The vertical place of a child in a row. GTK would stretch a child with a baseline over the
  /// whole height, and leave it to the child to align its text; only a label does.
  private func placeOnLine(
    _ widget: WidgetPointer, width: Int32, height: Int32, line: Line?
  ) -> (y: Int32, height: Int32, baseline: Int32) {
    guard let line, widget.valign == .baseline else { return (0, height, -1) }
    let size = measuredHeight(widget, forWidth: width)
    let ownHeight = max(size.minimum, min(size.natural, height))
    guard size.naturalBaseline >= 0 else {
      // A symbol or a dot beside a text of several lines is at the first of them.
      let y = max(0, min(line.middle - ownHeight / 2, height - ownHeight))
      return (y, ownHeight, -1)
    }
    return (line.baseline - size.naturalBaseline, ownHeight, size.naturalBaseline)
  }

  func baseline(
    of container: WidgetPointer, forWidth width: Int32
  ) -> (minimum: Int32, natural: Int32)? {
    if axis == .horizontal {
      let heights = rowHeights(in: container, forWidth: width)
      guard heights.natural.above > 0 else { return nil }
      return (
        heights.minimum.line(in: heights.minimum.total),
        heights.natural.line(in: heights.natural.total)
      )
    }
    // In a column, the baseline of the first text.
    var above: (minimum: Int32, natural: Int32) = (0, 0)
    let widgets = laidOutChildren(of: container)
    for (index, child) in widgets.enumerated() {
      if let line = firstLine(of: child, forWidth: width) {
        return (above.minimum.adding(line.minimum), above.natural.adding(line.natural))
      }
      let height = length(of: child, forSize: width)
      let gap = gap(after: index, in: widgets)
      above.minimum = above.minimum.adding(height.minimum).adding(gap)
      above.natural = above.natural.adding(height.natural).adding(gap)
    }
    return nil
  }
}
