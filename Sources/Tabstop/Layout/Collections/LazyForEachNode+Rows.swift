internal import GtkBridge

/// Rows by their places and their ids, whether they exist or not.
extension LazyForEachNode {
  var rowCount: Int { extents.count }

  func row(at index: Int) -> AnyRowNode? {
    let (position, isMade) = position(of: index)
    return isMade ? made[position].row : nil
  }

  func rowID(at index: Int) -> AnyHashable { AnyHashable(view.id(element(at: index))) }

  func indexOfRow(withID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    let idOf = view.id
    return data.firstIndex { idOf($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
  }

  func isRowMade(at index: Int) -> Bool { position(of: index).isMade }

  func makeRow(at index: Int) {
    wanted = index
    guard !isRowMade(at: index) else { return }
    insert(index)
    placeGaps()
    placement.viewport.setNeedsLayout()
    rowsChangedInside()
  }

  func makeRows(in range: Range<Int>) {
    for index in range where !isRowMade(at: index) { insert(index) }
    placeGaps()
    placement.viewport.setNeedsLayout()
    rowsChangedInside()
  }

  func keepRow(at index: Int?) { keptRow = index.flatMap(row(at:)) }

  func text(ofRowAt index: Int) -> String {
    row(at: index)?.plainText ?? leadingText(of: view.content(element(at: index)), below: self)
      ?? ""
  }

  var isTabbedThrough: Bool { placement.isTabbedThrough }

  func makeStop(atEnd: Bool) {
    for offset in 0..<min(rowCount, Self.searchedForStop) {
      let index = atEnd ? rowCount - 1 - offset : offset
      if !isRowMade(at: index) { makeRow(at: index) }
      if row(at: index)?.lastFocusItem != nil { return }
    }
  }

  func contains(_ widget: WidgetPointer) -> Bool {
    guard let child = widget.child(of: placement.container.pointer) else { return false }
    var isFound = false
    forEachWidget { if $0.pointer == child { isFound = true } }
    return isFound
  }

  var hasSelectionGuards: Bool { made.contains { $0.row.hasSelectionGuard } }

  func isSelectionDisabled(ofRowAt index: Int) -> Bool {
    row(at: index)?.isSelectionDisabled
      ?? Tabstop.isSelectionDisabled(in: view.content(element(at: index)), below: self)
  }

  func forEachRun(_ visit: (RowRun) -> Void) {
    var next = 0
    for entry in made {
      if next < entry.index { visit(.unmade(next..<entry.index)) }
      visit(.made(index: entry.index, id: entry.id, row: entry.row))
      next = entry.index + 1
    }
    if next < extents.count { visit(.unmade(next..<extents.count)) }
  }

  func forEachRow(_ visit: (AnyHashable, _Node) -> Void) {
    for entry in made { visit(entry.id, entry.row) }
  }

  func node(withID id: AnyHashable) -> _Node? {
    guard let index = indexOfRow(withID: id) else { return nil }
    makeRow(at: index)
    return row(at: index)
  }

  /// The row that has the focus, or that is in a list which has it.
  var focusedRow: AnyRowNode? { focusedPosition.map { made[$0].row } }

  /// The position in `made` of the row that has the focus, or contains what has it.
  var focusedPosition: Int? {
    // Mostly the focus is elsewhere, which is known without a look at the rows.
    let container = placement.container.pointer
    guard let child = window.focusWidget?.child(of: container) else { return nil }
    // Or it is where it was.
    if let lastFocused, let position = position(of: lastFocused),
      made[position].consists(of: child, in: container)
    {
      return position
    }
    for position in made.indices where made[position].consists(of: child, in: container) {
      return position
    }
    return nil
  }

  /// Remembers the row that has the focus, if one has it.
  func noteFocusedRow() {
    if let focusedRow { lastFocused = focusedRow }
  }
}
