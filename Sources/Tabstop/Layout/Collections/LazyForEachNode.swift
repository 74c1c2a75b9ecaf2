internal import FocusModel
internal import GtkBridge

/// Keeps the rows of a collection that are near the visible part of a scroll view, by the ids of
/// their elements. A gap widget takes the space of each run of other rows.
///
/// Costs: a new collection is compared with the old one in one pass over the ids, or over their
/// memory if that is the same; all other costs depend on the number of rows that exist.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, LazyRows
{
  typealias Row = RowNode<Data.Element, Content>

  weak var edits: FormRowEdits?
  var menuStops: RovingStops?

  let placement: RowPlacement
  private(set) var data: Data
  var made: [MadeRow] = []
  var lastGap: RowGap?
  /// The rows around the visible part; others that are made are made for another reason.
  var nearby = 0..<0
  var extents: RowExtents
  var cells = RowCells()
  /// The index in `made` of the row that is being created or moved: the tree below asks what comes
  /// before it.
  private var making: Int?
  /// Whether the widgets are in the container.
  var isPlaced = false
  /// The position of the first row in the scrolled content.
  var start: Double?
  /// The breadth of the container, the rows in a line and the distance for which rows were measured.
  var measuredShape: (Int32, Int, Double)?
  var wanted: Int?
  weak var keptRow: AnyRowNode?
  /// The row that had the focus last: a section goes back to it.
  weak var lastFocused: AnyRowNode?

  /// The assumed length of a row before one has been measured, in points.
  private static var firstEstimate: Double { 50 }
  /// The number of rows that exist on each side of the one with the focus, as targets of Tab.
  private static var rowsBesideFocus: Int { 8 }
  /// The number of rows among which one with a control is searched for, as a target of Tab.
  static var searchedForStop: Int { 20 }

  init(
    _ view: ForEach<Data, ID, Content>, _ context: _Context, in placement: RowPlacement
  ) {
    self.placement = placement
    data = view.data
    extents = RowExtents(count: 0, estimate: Self.firstEstimate)
    super.init(view, context)
    data = track { readData() }
    extents = RowExtents(
      count: data.count,
      estimate: placement.viewport.estimates[ObjectIdentifier(Self.self)] ?? Self.firstEstimate)
    placement.viewport.add(self)
    var index = 0
    while index < extents.count, index == 0 || placement.viewport.consumeInitialRow() {
      insert(index)
      index += 1
    }
    nearby = 0..<index
    placeGaps()
    isPlaced = true
  }

  private func readData() -> Data {
    let data = view.read.map { $0(view.data) } ?? view.data
    // Reading the end index reads a binding that is a collection of bindings.
    _ = data.endIndex
    return data
  }

  func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  override var rowRole: RowRole { .lazyRows(self) }

  // MARK: Updates

  override func didUpdate(from old: ForEach<Data, ID, Content>, environmentChanged: Bool) {
    update(
      sameContent: !environmentChanged && isBitwiseEqual(old.content, view.content))
  }

  override func evaluate() { update(sameContent: true) }

  private func update(sameContent: Bool) {
    let old = data
    let data = track { readData() }
    self.data = data
    let change = difference(from: old, to: data)
    let next = change.map(reindex)
    let content = view.content
    for entry in made {
      unsafeDowncast(entry.row, to: Row.self)
        .update(element(at: entry.index), content, environment, sameContent: sameContent)
    }
    guard let next else { return }
    nearby = next
    show(next)
  }

  /// The rows of `old` that were replaced; all rows before and after them have the same ids as
  /// before.
  private struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  private func difference(from old: Data, to new: Data) -> Change? {
    let idOf = view.id
    let (oldCount, newCount) = (old.count, new.count)
    var start = min(view.common(old, new, false), oldCount, newCount)
    if start == oldCount, start == newCount { return nil }
    var (a, b) = (
      old.index(old.startIndex, offsetBy: start), new.index(new.startIndex, offsetBy: start)
    )
    while start < oldCount, start < newCount, idOf(old[a]) == idOf(new[b]) {
      start += 1
      old.formIndex(after: &a)
      new.formIndex(after: &b)
    }
    let end = min(view.common(old, new, true), oldCount - start, newCount - start)
    var (oldEnd, newEnd) = (oldCount - end, newCount - end)
    a = old.index(old.startIndex, offsetBy: oldEnd)
    b = new.index(new.startIndex, offsetBy: newEnd)
    while oldEnd > start, newEnd > start {
      let (c, d) = (old.index(before: a), new.index(before: b))
      guard idOf(old[c]) == idOf(new[d]) else { break }
      (a, b) = (c, d)
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd, start == newEnd { return nil }
    return Change(old: start..<oldEnd, new: start..<newEnd)
  }

  /// Gives the existing rows the indices of their ids in the new collection, and removes those
  /// whose ids are gone. Returns the rows to create now.
  private func reindex(_ change: Change) -> Range<Int> {
    let oldCount = extents.count
    extents.replace(change.old, withCount: change.new.count)
    cells.replace(change.old, withCount: change.new.count)
    wanted = nil
    placement.viewport.elementsChanged()
    placement.grid?.elementsChanged()
    // Each index is given to one row only: an id may, by mistake, occur more than once.
    var places = places(in: change)
    let shift = change.new.count - change.old.count
    var kept: (first: Int, end: Int)?
    var new: [Int?] = []
    for entry in made {
      let index =
        entry.index < change.old.lowerBound
        ? entry.index
        : entry.index >= change.old.upperBound
          ? entry.index + shift : (entry.id.base as? ID).flatMap { places.removeValue(forKey: $0) }
      new.append(index)
      if let index, nearby.contains(entry.index) {
        kept = (min(kept?.first ?? index, index), max(kept?.end ?? 0, index + 1))
      }
    }
    for position in made.indices.reversed() where new[position] == nil {
      if Transaction.current == nil {
        remove(at: position)
      } else {
        removing(made[position].row) { remove(at: position) }
      }
    }
    // Rows that are removed may ask what comes before them, so indices change only now.
    for (position, index) in new.compactMap({ $0 }).enumerated() { made[position].index = index }
    reorder()
    return nextRows(after: nearby, of: oldCount, kept: kept)
  }

  /// The new indices of the existing rows in the changed part.
  private func places(in change: Change) -> [ID: Int] {
    let sought = Set(made.filter { change.old.contains($0.index) }.compactMap { $0.id.base as? ID })
    var places: [ID: Int] = [:]
    guard !sought.isEmpty else { return places }
    var index = data.index(data.startIndex, offsetBy: change.new.lowerBound)
    for place in change.new {
      let id = view.id(data[index])
      if sought.contains(id), places[id] == nil { places[id] = place }
      data.formIndex(after: &index)
    }
    return places
  }

  /// The rows to create after a change, until the next layout shows which are visible.
  private func nextRows(
    after old: Range<Int>, of oldCount: Int, kept: (first: Int, end: Int)?
  ) -> Range<Int> {
    let length = max(old.count, placement.viewport.expectedRows)
    guard let kept else {
      let first = max(0, min(old.lowerBound, extents.count - length))
      return first..<min(first + length, extents.count)
    }
    // A row that is new at the start or at the end is next to one that existed there.
    let first = old.lowerBound == 0 ? 0 : kept.first
    let end = old.upperBound == oldCount ? extents.count : kept.end
    // Of rows that are new at the end no more than fit in: the last one would appear, and let the program load
    // further ones, until it has loaded all.
    let limit = min(first + 2 * length, max(kept.end, kept.first + length))
    return first..<max(first, min(end, limit, extents.count))
  }

  /// Sorts the rows by their indices, moving as few as possible.
  private func reorder() {
    let order = made.map(\.index)
    guard zip(order, order.dropFirst()).contains(where: { $0 > $1 }) else { return }
    // The rows after the gaps may move.
    for position in made.indices { removeGap(at: position) }
    let sorted = made.enumerated().sorted { $0.element.index < $1.element.index }
    let isMoving = outOfOrder(sorted.map(\.offset))
    made = sorted.map(\.element)
    defer { making = nil }
    for position in made.indices where isMoving[position] {
      making = position
      moveParts(of: made[position].row)
    }
  }

  // MARK: Making rows

  /// The index of a row in `made`, or the one at which it would be inserted.
  func position(of index: Int) -> (Int, isMade: Bool) {
    var (low, high) = (0, made.count)
    while low < high {
      let middle = (low + high) / 2
      if made[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return (low, low < made.count && made[low].index == index)
  }

  /// Creates the rows of `range`, and those beside the focus. Returns whether there was anything to
  /// do.
  ///
  /// Rows that are not needed any more are removed later (`RowViewport.trimLater`), so that no key
  /// has to wait for them.
  @discardableResult
  func show(_ range: Range<Int>) -> Bool {
    noteFocusedRow()
    var hasChanged = false
    for range in [range, rowsBesideFocus] {
      for index in range where !position(of: index).isMade {
        insert(index)
        hasChanged = true
      }
    }
    let needed = max(range.count, placement.viewport.expectedRows)
    if made.count > 4 * needed {
      if trim(atMost: made.count) { hasChanged = true }
    } else if made.count > range.count {
      placement.viewport.trimLater(isUrgent: made.count > 3 * needed)
    }
    if placeGaps() { hasChanged = true }
    if hasChanged {
      placement.viewport.setNeedsLayout()
      rowsChangedInside()
    }
    return hasChanged
  }

  func trim(atMost count: Int) -> Bool {
    let beside = rowsBesideFocus
    var left = count
    for position in made.indices.reversed() where left > 0 {
      let entry = made[position]
      let isNeeded =
        nearby.contains(entry.index) || beside.contains(entry.index) || entry.index == wanted
        || entry.row === keptRow || entry.row === lastFocused || entry.row.hold.isHeld
      if isNeeded { continue }
      remove(at: position)
      left -= 1
    }
    if left == count { return false }
    placeGaps()
    placement.viewport.setNeedsLayout()
    rowsChangedInside()
    return true
  }

  private var rowsBesideFocus: Range<Int> {
    // In a list the widget of the row, around that of its view, may have the focus: Tab leaves the list from
    // there, so that no rows beside it are needed.
    guard let focus = window.focusWidget, let focusedPosition,
      made[focusedPosition].contains(focus)
    else { return 0..<0 }
    let index = made[focusedPosition].index
    return max(
      0, index - Self.rowsBesideFocus)..<min(
        extents.count, index + Self.rowsBesideFocus + 1)
  }

  func insert(_ index: Int) {
    let (position, _) = position(of: index)
    let element = element(at: index)
    making = position
    let row = Row(element, view.content, childContext)
    made.insert(MadeRow(index: index, id: AnyHashable(view.id(element)), row: row), at: position)
    if isPlaced {
      // Rows that come into view by scrolling do not appear by a change.
      if Transaction.current == nil { insertWidgets(of: row) } else { insertNew(row) }
    }
    making = nil
    warnOfDuplicate(at: position)
  }

  private func remove(at position: Int) {
    removeGap(at: position)
    remove(made[position].row)
    made.remove(at: position)
  }

  private func warnOfDuplicate(at position: Int) {
    #if DEBUG
      for neighbour in [position - 1, position + 1] where made.indices.contains(neighbour) {
        guard made[neighbour].id == made[position].id else { continue }
        warn(
          "ForEach: the id \(made[position].id) occurs more than once; "
            + "each element needs an id of its own, or rows will be mixed up.")
      }
    #endif
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    for entry in made { visit(entry.row) }
  }

  override func forEachWidget(_ visit: (Widget) -> Void) {
    for entry in made {
      if let gap = entry.gap { visit(gap.widget) }
      entry.row.forEachWidget(visit)
    }
    if let lastGap { visit(lastGap.widget) }
  }

  override var lastWidget: Widget? { lastGap?.widget ?? lastWidget(upTo: made.count) }

  override var lastFocusItem: FocusItem? { lastFocusItem(upTo: made.count) }

  private func lastWidget(upTo end: Int) -> Widget? {
    for entry in made[..<end].reversed() {
      if let widget = entry.row.lastWidget ?? entry.gap?.widget { return widget }
    }
    return nil
  }

  private func lastFocusItem(upTo end: Int) -> FocusItem? {
    for entry in made[..<end].reversed() {
      if let item = entry.row.lastFocusItem { return item }
    }
    return nil
  }

  /// The widget before the row at a position, and before its gap.
  func widgetBefore(_ position: Int) -> Widget? {
    lastWidget(upTo: position) ?? widgetBeforeSelf
  }

  override func widget(before child: _Node) -> Widget? {
    let position = placeOfParts(of: child)
    let gap = position < made.count && made[position].row === child ? made[position].gap : nil
    return gap?.widget ?? widgetBefore(position)
  }

  override func focusItem(before child: _Node) -> FocusItem? {
    lastFocusItem(upTo: placeOfParts(of: child)) ?? focusItemBeforeSelf
  }

  private func placeOfParts(of child: _Node) -> Int {
    making ?? position(of: child) ?? made.count
  }

  /// The position of a row in `made`.
  func position(of row: _Node) -> Int? {
    for position in made.indices where made[position].row === row { return position }
    return nil
  }

  override func unmount() {
    super.unmount()
    placement.viewport.remove(self)
  }
}
