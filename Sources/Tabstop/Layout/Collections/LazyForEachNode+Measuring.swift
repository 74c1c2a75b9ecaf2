internal import GtkBridge

/// Measures the positions of the existing rows, and chooses the rows to create around the visible
/// part.
extension LazyForEachNode {
  func measureRows(in space: RowSpace) {
    forgetLengthsIfBreadthChanged()
    var spans: [RowSpan?] = []
    spans.reserveCapacity(made.count)
    var first: Int?
    for position in made.indices {
      let span = made[position].span(in: space, of: placement)
      made[position].row.rowStart = span?.start
      if span != nil, first == nil { first = position }
      spans.append(span)
    }
    measure(spans, in: space)
    if let first, let span = spans[first] {
      start = span.start - extents.offset(of: made[first].index)
    } else {
      start = (made.first?.gap ?? lastGap).flatMap { space.span(of: $0.widget.pointer)?.start }
    }
  }

  /// The length of a row is the distance to what follows it in the container; in a grid, it has an
  /// equal part of its line.
  private func measure(_ spans: [RowSpan?], in space: RowSpace) {
    let lineLength = Double(placement.lineLength)
    for position in made.indices {
      // One that shows nothing has no length.
      guard let span = spans[position] else {
        extents.measure(made[position].index, 0)
        if placement.grid != nil { _ = noteCells(at: position) }
        continue
      }
      let follower = position + 1 < spans.count ? spans[position + 1] : nil
      var next = follower?.first == span.next ? follower?.start : nil
      if next == nil, let widget = span.next, widget.shouldLayout {
        next = space.span(of: widget)?.start
      }
      var end = span.end + placement.spacing()
      if let next, next > span.start { end = next }
      let cells = placement.grid == nil ? 1 : noteCells(at: position)
      extents.measure(made[position].index, (end - span.start) * Double(cells) / lineLength)
    }
    extents.improveEstimate()
    if extents.knownCount > 0 {
      placement.viewport.estimates[ObjectIdentifier(Self.self)] = extents.estimate
    }
  }

  /// The number of cells of a grid that the row takes.
  private func noteCells(at position: Int) -> Int {
    let container = placement.container.pointer
    var count = 0
    made[position].row.forEachWidget {
      if $0.pointer.child(of: container) != nil { count += $0.isRowGap ? $0.gapCells : 1 }
    }
    cells.record(count, at: made[position].index, of: extents.count)
    return count
  }

  /// Discards the known lengths when texts wrap differently, or lines have other numbers of rows.
  private func forgetLengthsIfBreadthChanged() {
    let container = placement.container.pointer
    let breadth =
      placement.axis == .vertical
      ? container.width : container.height
    let shape = (breadth, placement.lineLength, placement.spacing())
    defer { measuredShape = shape }
    guard let old = measuredShape, old != shape else { return }
    extents = RowExtents(count: extents.count, estimate: extents.estimate)
  }

  func forEachMeasuredRow(_ visit: (AnyRowNode, Double, Double) -> Void) {
    for entry in made {
      guard let start = entry.row.rowStart else { continue }
      visit(entry.row, start, extents.length(of: entry.index..<entry.index + 1))
    }
  }

  func makeRows(near visible: Range<Double>) -> Bool {
    guard let start, extents.count > 0 else { return false }
    noteFocusedRow()
    if let wanted, let row = row(at: wanted), let place = row.rowStart, visible.contains(place) {
      self.wanted = nil
    }
    let page = visible.upperBound - visible.lowerBound
    let (lower, upper) = (visible.lowerBound - start, visible.upperBound - start)
    let needed = rows(from: lower - page / 2, to: upper + page / 2)
    let isComplete =
      needed.isEmpty ? nearby.isEmpty : needed.allSatisfy { position(of: $0).isMade }
    if isComplete {
      // A better estimate has other lengths for the rows that are not made.
      return placeGaps()
    }
    // After a jump there is nothing to keep: half as much is enough until the user goes on from there.
    let margin = needed.overlaps(nearby) ? page : page / 2
    nearby = rows(from: lower - margin, to: upper + margin)
    return show(nearby)
  }

  /// The rows between two places, in whole lines.
  private func rows(from lower: Double, to upper: Double) -> Range<Int> {
    let end = extents.offset(of: extents.count)
    if upper <= 0 { return 0..<0 }
    if lower >= end { return extents.count..<extents.count }
    let line = placement.lineLength
    let first = extents.index(at: max(lower, 0)) / line * line
    let last = (extents.index(at: min(upper, end)) / line + 1) * line
    return first..<min(last, extents.count)
  }
}
