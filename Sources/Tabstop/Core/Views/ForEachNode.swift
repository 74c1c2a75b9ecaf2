internal import FocusModel
internal import GtkBridge

/// The node of a `ForEach`: it has one row for each id, and reuses, moves, adds and removes rows
/// when the ids change.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = RowNode<Data.Element, Content>
  /// The elements that the rows show.
  private var data: Data
  private var ids: [ID] = []
  /// A row that is `nil` is about to be created.
  private var rows: [RowNode<Data.Element, Content>?] = []
  weak var edits: FormRowEdits?
  var menuStops: RovingStops?
  /// The index of the row that is being created or moved: nodes below it ask what comes before it.
  private var making: Int?

  override init(_ view: ForEach<Data, ID, Content>, _ context: _Context) {
    data = view.data
    super.init(view, context)
    data = track { readData() }
    ids.reserveCapacity(data.count)
    rows.reserveCapacity(data.count)
    for element in data {
      making = rows.count
      ids.append(view.id(element))
      rows.append(Row(element, view.content, childContext))
    }
    making = nil
    warnOfDuplicates()
  }

  private func readData() -> Data {
    let data = view.read.map { $0(view.data) } ?? view.data
    // Reading the end index reads a binding that is a collection of bindings.
    _ = data.endIndex
    return data
  }

  override func didUpdate(
    from old: ForEach<Data, ID, Content>, environmentChanged: Bool
  ) {
    let sameContent = !environmentChanged && isBitwiseEqual(old.content, view.content)
    update(sameContent: sameContent)
  }

  override func evaluate() { update(sameContent: true) }

  private func update(sameContent: Bool) {
    let old = data
    let data = track { readData() }
    self.data = data
    let content = view.content
    let idOf = view.id
    // Rows before the first and after the last difference keep their places.
    var start = sameContent ? min(view.common(old, data, false), rows.count) : 0
    var index = data.index(data.startIndex, offsetBy: start)
    while start < rows.count, index != data.endIndex {
      let element = data[index]
      guard idOf(element) == ids[start] else { break }
      rows[start]!.update(element, content, environment, sameContent: sameContent)
      start += 1
      data.formIndex(after: &index)
    }
    var oldEnd = rows.count
    var end = data.endIndex
    while oldEnd > start, end != index {
      let before = data.index(before: end)
      let element = data[before]
      guard idOf(element) == ids[oldEnd - 1] else { break }
      rows[oldEnd - 1]!.update(element, content, environment, sameContent: sameContent)
      oldEnd -= 1
      end = before
    }
    guard start < oldEnd || index != end else { return }
    replace(start..<oldEnd, with: data[index..<end], sameContent: sameContent)
    warnOfDuplicates()
  }

  /// Replaces the rows of `range`, reusing those whose ids remain, and moving as few as possible:
  /// O(n log n).
  private func replace(_ range: Range<Int>, with data: Data.SubSequence, sameContent: Bool) {
    let newIDs = data.map(view.id)
    let wanted = Set(newIDs)
    var places: [ID: Int] = [:]
    var removed: [Row] = []
    for index in range {
      if wanted.contains(ids[index]) && places[ids[index]] == nil {
        places[ids[index]] = index
      } else {
        removed.append(rows[index]!)
      }
    }
    let oldPlaces = newIDs.map { places.removeValue(forKey: $0) }
    let reused = oldPlaces.map { $0.flatMap { rows[$0] } }
    rows.replaceSubrange(range, with: reused)
    ids.replaceSubrange(range, with: newIDs)
    for row in removed.reversed() { removing(row) { remove(row) } }
    let isMoving = outOfOrder(oldPlaces)
    defer { making = nil }
    for (offset, element) in data.enumerated() {
      let index = range.lowerBound + offset
      making = index
      if let row = reused[offset] {
        if isMoving[offset] { moveParts(of: row) }
        row.update(element, view.content, environment, sameContent: sameContent)
      } else {
        let row = Row(element, view.content, childContext)
        rows[index] = row
        insertNew(row)
      }
    }
  }

  /// Rows share an id only by a programmer's mistake: the first is used.
  private func warnOfDuplicates() {
    #if DEBUG
      var seen: Set<ID> = []
      for id in ids where !seen.insert(id).inserted {
        warn(
          "ForEach: the id \(id) occurs more than once; "
            + "each element needs an id of its own, or rows will be mixed up.")
        return
      }
    #endif
  }

  // MARK: Structure

  var rowCount: Int { ids.count }
  override var rowRole: RowRole { .rows(self) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    for case let row? in rows { visit(row) }
  }

  /// The rows with their ids, in order.
  func forEachIdentified(_ visit: (ID, _Node) -> Void) {
    for case (let id, let row?) in zip(ids, rows) { visit(id, row) }
  }

  override var lastWidget: Widget? {
    for row in rows.reversed() { if let widget = row?.lastWidget { return widget } }
    return nil
  }

  override var lastFocusItem: FocusItem? {
    for row in rows.reversed() { if let item = row?.lastFocusItem { return item } }
    return nil
  }

  // Found from the row's own position, so that appending to a long list does not visit all of it.
  override func widget(before child: _Node) -> Widget? {
    for row in rows[..<position(of: child)].reversed() {
      if let widget = row?.lastWidget { return widget }
    }
    return widgetBeforeSelf
  }

  override func focusItem(before child: _Node) -> FocusItem? {
    for row in rows[..<position(of: child)].reversed() {
      if let item = row?.lastFocusItem { return item }
    }
    return focusItemBeforeSelf
  }

  private func position(of child: _Node) -> Int {
    making ?? rows.lastIndex { $0 === child } ?? rows.count
  }
}

extension ForEachNode: IdentifiedRows {
  func forEachRow(_ visit: (AnyHashable, _Node) -> Void) {
    forEachIdentified { visit(AnyHashable($0), $1) }
  }
}
