internal import GtkBridge

/// Gaps, which take the space of the rows that do not exist.
extension LazyForEachNode {
  /// Gives each run of rows that do not exist a gap of its length. Returns true if a gap is new,
  /// removed, or of another length.
  @discardableResult
  func placeGaps() -> Bool {
    var next = 0
    var hasChanged = false
    for position in made.indices {
      let before = next..<made[position].index
      next = made[position].index + 1
      if before.isEmpty {
        if made[position].gap != nil { hasChanged = true }
        removeGap(at: position)
      } else if let gap = made[position].gap {
        if fit(gap, to: before) { hasChanged = true }
      } else {
        let gap = RowGap(placement.axis)
        fit(gap, to: before)
        if isPlaced { childHost.insert(gap.widget, after: widgetBefore(position)) }
        made[position].gap = gap
        hasChanged = true
      }
    }
    let rest = next..<extents.count
    if rest.isEmpty {
      guard let gap = lastGap else { return hasChanged }
      childHost.remove(gap.widget)
      lastGap = nil
      return true
    }
    if let lastGap { return fit(lastGap, to: rest) || hasChanged }
    let gap = RowGap(placement.axis)
    fit(gap, to: rest)
    if isPlaced { childHost.insert(gap.widget, after: widgetBefore(made.count)) }
    lastGap = gap
    return true
  }

  @discardableResult
  private func fit(_ gap: RowGap, to rows: Range<Int>) -> Bool {
    gap.show(
      length: extents.length(of: rows) - placement.spacing(), rows: rows.count,
      cells: placement.grid == nil ? rows.count : cells.cells(of: rows))
  }

  func removeGap(at position: Int) {
    guard let gap = made[position].gap else { return }
    made[position].gap = nil
    if isPlaced { childHost.remove(gap.widget) }
  }
}
