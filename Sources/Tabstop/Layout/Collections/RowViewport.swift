internal import CGtk
internal import GtkBridge

/// The container of a collection's rows, if these are only created near the visible part.
@MainActor
struct RowPlacement {
  let viewport: RowViewport
  /// The axis along which the rows follow each other and the viewport scrolls.
  let axis: Axis
  /// The parent widget of the rows.
  let container: Widget
  /// The space that the container puts between two rows, in points.
  let spacing: () -> Double
  /// The container's layout, if its lines have several rows.
  var grid: LazyGridLayout?
  /// Whether Tab goes from row to row; in a list it stops at one of them.
  var isTabbedThrough = false

  /// The number of rows in a line; for a grid, known after its first layout.
  var lineLength: Int { grid?.lineLength ?? 1 }
}

/// A node that scrolls its content.
@MainActor
protocol ScrollingNode: _Node {
  /// The viewport for collections that scroll along `axis`; `nil` if it does not scroll that way.
  func rowViewport(along axis: Axis) -> RowViewport?
}

extension _Node {
  /// The viewport of the innermost enclosing scroll view that scrolls along `axis`.
  func enclosingRowViewport(along axis: Axis) -> RowViewport? {
    var next = parent
    while let node = next {
      if let viewport = (node as? any ScrollingNode)?.rowViewport(along: axis) { return viewport }
      next = node.parent
    }
    return nil
  }
}

/// Makes the collections in a scrolled window create rows near its visible part, and keeps the
/// visible rows in place while rows above are created, removed, or measured.
///
/// All of this happens in the layout phase of a frame, after GTK's own layout, which GTK repeats if
/// a widget requests it: every frame on screen is complete.
@MainActor
final class RowViewport {
  let scroller: Widget
  let axis: Axis
  private unowned let window: WindowContext
  private struct Entry { unowned let rows: any LazyRows }
  private var entries: [Entry] = []
  private var placesAfterRows: [PlaceAfterRows] = []
  private let phase: LayoutPhase
  private var connections: [SignalConnection] = []
  private var isDirty = true
  private var anchors: [Anchor] = []
  /// The start of the visible part when the rows were last read, and GTK's scroll position for it.
  private var seen: (start: Double, value: Double)?
  /// Whether the end was visible before new rows were created there, which may be longer than
  /// expected.
  private var staysAtEnd = false
  /// Ids without a row: not searched again before the elements change.
  private var unknownIDs: Set<AnyHashable> = []
  /// The estimated length of a row, by the type of its collection, learnt from other collections of
  /// the type.
  var estimates: [ObjectIdentifier: Double] = [:]
  /// The number of rows that may be created before the first layout shows how many are needed.
  private lazy var initialRows = expectedRows

  // GTK repeats the layout of a window at most four times for one frame, and warns after that.
  private static let roundsWithNewRows = 2
  private static let roundsWithScrolling = 3
  /// The expected minimum length of a row, in points.
  private static let leastRowLength = 24

  private struct Anchor {
    weak var row: AnyRowNode?
    let start: Double
    let length: Double
  }

  init(_ scroller: Widget, along axis: Axis, in window: WindowContext) {
    self.scroller = scroller
    self.axis = axis
    self.window = window
    phase = LayoutPhase(of: scroller)
    window.rowViewports.removeAll { $0.viewport == nil }
    window.rowViewports.append(WeakRowViewport(viewport: self))
    phase.afterLayout = { [unowned self] in didLayOut() }
    let adjustment = ObjectRef(UnsafeMutableRawPointer(adjustment))
    connections = ["value-changed", "changed"].map { signal in
      SignalConnection(adjustment, signal, owner: self) { viewport, _ in viewport.isDirty = true }
    }
  }

  /// The number of rows that may fit into the window, before the first layout.
  var expectedRows: Int {
    let size = window.size
    return Int(max(axis == .vertical ? size.height : size.width, 240)) / Self.leastRowLength
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(scroller.opaque)
      : gtk_scrolled_window_get_hadjustment(scroller.opaque)
  }

  // MARK: Collections

  func add(_ rows: any LazyRows) {
    entries.append(Entry(rows: rows))
    unknownIDs = []
    setNeedsLayout()
  }

  func remove(_ rows: any LazyRows) {
    entries.removeAll { $0.rows === rows }
  }

  /// Whether there are collections.
  var hasRows: Bool { !entries.isEmpty }
  /// Whether a collection has elements.
  var hasElements: Bool { entries.contains { $0.rows.rowCount > 0 } }

  func add(_ place: PlaceAfterRows) {
    placesAfterRows.append(place)
    setNeedsLayout()
  }

  func remove(_ place: PlaceAfterRows) {
    placesAfterRows.removeAll { $0 === place }
  }

  /// Whether one more row may be created before a layout shows whether it is needed.
  func consumeInitialRow() -> Bool {
    guard initialRows > 0 else { return false }
    initialRows -= 1
    return true
  }

  /// Called when a collection has changed: it is read again after the next layout.
  func setNeedsLayout() {
    isDirty = true
    phase.request()
  }

  /// Called when the elements of a collection have changed: the visible rows stay, even if the end
  /// was visible.
  func elementsChanged() {
    staysAtEnd = false
    unknownIDs = []
  }

  /// Creates the row for a value of the program, if one of the collections contains it.
  ///
  /// - Parameter ids: The possible ids for the value, most likely first.
  func makeRow(withID ids: [AnyHashable]) -> Bool {
    for id in ids where !unknownIDs.contains(id) {
      for entry in entries {
        guard let index = entry.rows.indexOfRow(withID: id) else { continue }
        if entry.rows.isRowMade(at: index) { return false }
        entry.rows.makeRow(at: index)
        return true
      }
      unknownIDs.insert(id)
    }
    return false
  }

  /// The collections that Tab goes through row by row.
  var tabbedCollections: [any LazyRows] {
    entries.map(\.rows).filter(\.isTabbedThrough)
  }

  /// Whether the rows that exist are those that the last layout needed.
  var isSettled: Bool { !isDirty || entries.isEmpty }

  /// Whether it is on screen.
  var isShown: Bool { scroller.pointer.isMapped }

  private var isTrimming = false
  private var waitingToTrim: Task<Void, Never>?
  /// The time since which unneeded rows wait to be removed.
  private var trimRequestedAt: ContinuousClock.Instant?
  /// The number of rows that each collection removes in a frame.
  private static let trimmedAtOnce = 4
  /// The time for which unneeded rows are kept after the last activity. Orca (43) reads a list that
  /// gets the focus row by row, for half a second; a row that is removed meanwhile makes it skip
  /// the list's name. It also prevents that a row's position is announced twice, which happens when
  /// more than 50 events wait.
  private static let pauseBeforeTrimming = Duration.seconds(2)
  /// The maximum time for which unneeded rows wait for a pause, as in a list that changes every
  /// second.
  private static let longestWait = Duration.seconds(10)

  /// Makes the collections remove rows that are not needed any more, a few in each frame.
  ///
  /// - Parameter isUrgent: Whether there are too many rows to wait for a pause.
  func trimLater(isUrgent: Bool) {
    if isTrimming { return }
    if !isUrgent, let asked = trimRequestedAt, ContinuousClock.now - asked > Self.longestWait {
      return
    }
    waitingToTrim?.cancel()
    if isUrgent { return trimNext() }
    trimRequestedAt = trimRequestedAt ?? .now
    waitingToTrim = Task { [weak self] in
      try? await Task.sleep(for: Self.pauseBeforeTrimming)
      if !Task.isCancelled { self?.trimNext() }
    }
  }

  private func trimNext() {
    trimRequestedAt = nil
    // (Nothing is left when the view has gone, perhaps with its window.)
    guard !entries.isEmpty else {
      isTrimming = false
      return
    }
    isTrimming = true
    window.afterLayout { [weak self] in
      guard let self else { return }
      var isDone = true
      for rows in entries.map(\.rows) where rows.isMounted && rows.trim(atMost: Self.trimmedAtOnce)
      {
        isDone = false
      }
      if isDone { isTrimming = false } else { trimNext() }
    }
  }

  // MARK: Layout

  private var content: WidgetPointer? {
    guard let child = gtk_scrolled_window_get_child(scroller.opaque) else { return nil }
    return gtk_viewport_get_child(OpaquePointer(child))
  }

  private func didLayOut() {
    guard isDirty, !entries.isEmpty, isShown, let content,
      gtk_adjustment_get_page_size(adjustment) > 0
    else { return }
    guard phase.round <= Self.roundsWithScrolling else { return continueInNextFrame() }
    isDirty = false
    let space = RowSpace(content: content, axis: axis)
    for entry in entries { entry.rows.measureRows(in: space) }
    let focused = entries.lazy.compactMap(\.rows.focusedRow).first
    keepInPlace(in: space, focused: focused)
    noteAnchors(in: space, focused: focused)
    guard phase.round <= Self.roundsWithNewRows else { return continueInNextFrame() }
    let visible = visibleRange(space)
    let isAtEnd = visible.lowerBound > 0 && visible.upperBound >= space.length - 1
    initialRows = expectedRows
    var hasChanged = false
    // Removed rows may contain collections, and new rows may bring some.
    for rows in entries.map(\.rows) where rows.isMounted && rows.makeRows(near: visible) {
      hasChanged = true
    }
    guard hasChanged else {
      for place in placesAfterRows { place.update(in: space, visible: visible) }
      return
    }
    staysAtEnd = isAtEnd
    setNeedsLayout()
    // The update that new rows request, including style rules, runs before the frame is painted.
    Updater.shared.run()
  }

  private func continueInNextFrame() {
    isDirty = true
    MainLoop.whenIdle { [weak self] in self?.phase.request() }
  }

  /// The visible part, in points from the start of the first row.
  private func visibleRange(_ space: RowSpace) -> Range<Double> {
    let value = gtk_adjustment_get_value(adjustment)
    let page = gtk_adjustment_get_page_size(adjustment)
    let start = space.isMirrored ? space.length - value - page : value
    return start..<(start + page)
  }

  /// The sum of the corrections of the scroll bar, in points, that did not move the visible rows.
  private(set) var correction = 0.0
  /// Whether the scroll position is being corrected.
  private(set) var isCorrecting = false

  /// Scrolls so that the visible part begins at a place.
  private func scroll(to start: Double, in space: RowSpace) {
    let page = gtk_adjustment_get_page_size(adjustment)
    let before = gtk_adjustment_get_value(adjustment)
    isCorrecting = true
    gtk_adjustment_set_value(adjustment, space.isMirrored ? space.length - page - start : start)
    isCorrecting = false
    let moved = gtk_adjustment_get_value(adjustment) - before
    correction += moved
    if moved != 0 { window.revealer?.rowsHaveScrolled() }
  }

  /// Scrolls by the distance that other rows have moved the row with the focus, if it was visible, or
  /// else the first visible row.
  private func keepInPlace(in space: RowSpace, focused: AnyRowNode?) {
    if staysAtEnd {
      staysAtEnd = false
      return scroll(to: space.length, in: space)
    }
    // At the very start, new rows become visible.
    guard let seen, seen.start > 0 else { return }
    let value = gtk_adjustment_get_value(adjustment)
    let scrolled = space.isMirrored ? seen.value - value : value - seen.value
    // After a jump, as by Home, nothing that was visible is so any more: what happens there does not
    // matter.
    let place = seen.start + scrolled
    let page = gtk_adjustment_get_page_size(adjustment)
    let visible = anchors.filter { $0.start < place + page && $0.start + $0.length > place }
    // A keyboard user looks at the row with the focus.
    let preferred = visible.filter { $0.row != nil && $0.row === focused }
    for anchor in preferred + visible {
      guard let row = anchor.row, row.isMounted, let start = row.rowStart else { continue }
      let wanted = seen.start + scrolled + start - anchor.start
      if abs(wanted - visibleRange(space).lowerBound) >= 1 { scroll(to: wanted, in: space) }
      return
    }
  }

  private func noteAnchors(in space: RowSpace, focused: AnyRowNode?) {
    let visible = visibleRange(space)
    seen = (visible.lowerBound, gtk_adjustment_get_value(adjustment))
    var inside: [Anchor] = []
    var across: [Anchor] = []
    for entry in entries {
      entry.rows.forEachMeasuredRow { row, start, length in
        let anchor = Anchor(row: row, start: start, length: length)
        // The row with the focus may become visible before the next layout: it is scrolled into view.
        let isVisible = start < visible.upperBound && start + length > visible.lowerBound
        guard isVisible || row === focused else { return }
        if start >= visible.lowerBound { inside.append(anchor) } else { across.append(anchor) }
      }
    }
    inside.sort { $0.start < $1.start }
    across.sort { $0.start > $1.start }
    anchors = inside + across
  }
}

/// The coordinates of a viewport's content, along its axis.
@MainActor
struct RowSpace {
  let content: WidgetPointer
  let axis: Axis
  let length: Double
  /// Whether rows follow each other from right to left.
  let isMirrored: Bool

  init(content: WidgetPointer, axis: Axis) {
    self.content = content
    self.axis = axis
    let width = content.width
    length = Double(axis == .vertical ? content.height : width)
    isMirrored = axis == .horizontal && content.isRightToLeft
  }

  /// The start and the length of a widget; `nil` if it is not laid out.
  func span(of widget: WidgetPointer) -> (start: Double, length: Double)? {
    guard let bounds = widget.bounds(in: content) else { return nil }
    if axis == .vertical { return (bounds.y, bounds.height) }
    return (isMirrored ? length - bounds.x - bounds.width : bounds.x, bounds.width)
  }
}

struct WeakRowViewport {
  weak var viewport: RowViewport?
}

extension WindowContext {
  /// Creates the rows of focus values that were written and have no view yet: by the row's id, or
  /// by an enumeration case that carries it. Returns whether there is a new row.
  func makeRowsForFocus() -> Bool {
    if rowViewports.isEmpty { return false }
    var isNew = false
    for value in coordinator.unmetValues {
      let ids = meanings(of: value.base)
      // Visible viewports first: the same rows may also be on a hidden page.
      let viewports = rowViewports.compactMap(\.viewport)
      for viewport in viewports.filter(\.isShown) + viewports.filter({ !$0.isShown })
      where viewport.makeRow(withID: ids) {
        isNew = true
        break
      }
    }
    return isNew
  }

  private func meanings(of value: Any) -> [AnyHashable] {
    let own = (value as? AnyHashable).map { [$0] } ?? []
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .enum, .tuple: return own + mirror.children.flatMap { meanings(of: $0.value) }
    default: return own
    }
  }
}
