internal import CGtk
internal import GtkBridge

/// What the rows of a collection stand in, if they are made only near the visible part.
@MainActor
struct RowPlacement {
  let viewport: RowViewport
  /// The direction in which the rows follow each other, and in which the viewport scrolls.
  let axis: Axis
  /// The widget whose children the rows are.
  let container: Widget
  /// The distance that the container puts between two rows, in points.
  let spacing: () -> Double
  /// The layout of the container, if rows stand beside each other in its lines.
  var grid: LazyGridLayout?

  /// How many rows stand beside each other; of a grid, known after its first layout.
  var lineLength: Int { grid?.lineLength ?? 1 }
}

/// A node that scrolls what is in it.
@MainActor
protocol ScrollingNode: _Node {
  /// The viewport for collections that scroll along `axis`; `nil` if it does not scroll that way.
  func rowViewport(along axis: Axis) -> RowViewport?
}

extension _Node {
  /// The viewport of the innermost scroll view around that scrolls along `axis`.
  func enclosingRowViewport(along axis: Axis) -> RowViewport? {
    var next = parent
    while let node = next {
      if let viewport = (node as? any ScrollingNode)?.rowViewport(along: axis) { return viewport }
      next = node.parent
    }
    return nil
  }
}

/// Has the collections in a scrolled window make rows as they come near its visible part, and keeps
/// what is visible in its place while rows above it come, go, or turn out longer than estimated.
///
/// All is done in the layout phase of a frame, behind GTK's own layout, which GTK repeats if a widget
/// asks for it: what a frame shows is complete.
@MainActor
final class RowViewport {
  let scroller: Widget
  private let axis: Axis
  private unowned let window: WindowContext
  private struct Entry { unowned let rows: any LazyRows }
  private var entries: [Entry] = []
  private let phase: LayoutPhase
  private var connections: [SignalConnection] = []
  private var isDirty = true
  private var anchors: [Anchor] = []
  /// Where the visible part began when they were noted, and GTK's value for it.
  private var seen: (start: Double, value: Double)?
  /// Whether the end was visible before rows were made there, which may be longer than expected.
  private var staysAtEnd = false
  /// Ids that no row has: not looked for again before the elements change.
  private var unknownIDs: Set<AnyHashable> = []
  /// How long a row is that was not measured yet, by the kind of its collection: what was learnt from
  /// others of the kind.
  var estimates: [ObjectIdentifier: Double] = [:]
  /// How many rows may be made before the first layout tells how many are needed.
  private lazy var initialRows = expectedRows

  // GTK lays a window out at most four times for one frame, and warns if more is asked for.
  private static let roundsWithNewRows = 2
  private static let roundsWithScrolling = 3
  /// The least length that a row is expected to have, in points.
  private static let leastRowLength = 24

  private struct Anchor {
    weak var row: AnyRowNode?
    let start: Double
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

  /// How many rows a window may have room for, before a layout tells.
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

  /// Whether one more row may be made before a layout tells whether it is needed.
  func takeInitialRow() -> Bool {
    guard initialRows > 0 else { return false }
    initialRows -= 1
    return true
  }

  /// A collection has changed: looked at again behind the next layout.
  func setNeedsLayout() {
    isDirty = true
    phase.request()
  }

  /// The elements of a collection have changed: what is visible stays, even if it was the end.
  func elementsChanged() {
    staysAtEnd = false
    unknownIDs = []
  }

  /// Makes the row that a value of the program stands for, if one of the collections has it.
  ///
  /// - Parameter ids: What the value may mean, most likely first.
  func bringRow(withID ids: [AnyHashable]) -> Bool {
    for id in ids where !unknownIDs.contains(id) {
      for entry in entries {
        guard let index = entry.rows.indexOfRow(withID: id) else { continue }
        if entry.rows.isRowMade(at: index) { return false }
        entry.rows.bringRow(at: index)
        return true
      }
      unknownIDs.insert(id)
    }
    return false
  }

  /// Whether it is on screen.
  var isShown: Bool { gtk_widget_get_mapped(scroller.pointer) != 0 }

  private var isTrimming = false
  private var waitingToTrim: Task<Void, Never>?
  /// How many rows of a collection go with each frame.
  private static let trimmedAtOnce = 4
  /// How long rows stay that are not needed any more, once all is calm. Orca (43) reads a list that the
  /// focus comes to row by row, for half a second; a row that goes meanwhile makes it leave out the
  /// list's name. Nor is a row's place said twice, which happens when more than 50 events wait.
  private static let pauseBeforeTrimming = Duration.seconds(2)

  /// Has the collections let go of rows that are not needed any more, a few with each frame.
  ///
  /// - Parameter isUrgent: Whether there are so many that this cannot wait until all is calm.
  func trimLater(isUrgent: Bool) {
    if isTrimming { return }
    waitingToTrim?.cancel()
    if isUrgent { return trimNext() }
    waitingToTrim = Task { [weak self] in
      try? await Task.sleep(for: Self.pauseBeforeTrimming)
      if !Task.isCancelled { self?.trimNext() }
    }
  }

  private func trimNext() {
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

  private var content: UnsafeMutablePointer<GtkWidget>? {
    guard let child = gtk_scrolled_window_get_child(scroller.opaque) else { return nil }
    return gtk_viewport_get_child(OpaquePointer(child))
  }

  private func didLayOut() {
    guard isDirty, !entries.isEmpty, isShown, let content,
      gtk_adjustment_get_page_size(adjustment) > 0
    else { return }
    guard phase.round <= Self.roundsWithScrolling else { return goOnInNextFrame() }
    isDirty = false
    let space = RowSpace(content: content, axis: axis)
    for entry in entries { entry.rows.measureRows(in: space) }
    keepInPlace(in: space)
    noteAnchors(in: space)
    guard phase.round <= Self.roundsWithNewRows else { return goOnInNextFrame() }
    let visible = visibleRange(space)
    let isAtEnd = visible.lowerBound > 0 && visible.upperBound >= space.length - 1
    initialRows = expectedRows
    var hasChanged = false
    // Rows that go may take collections with them, and rows that come may bring some.
    for rows in entries.map(\.rows) where rows.isMounted && rows.makeRows(near: visible) {
      hasChanged = true
    }
    guard hasChanged else { return }
    staysAtEnd = isAtEnd
    setNeedsLayout()
    // What the new rows ask for, new style rules among it, before the frame is painted.
    Updater.shared.run()
  }

  private func goOnInNextFrame() {
    isDirty = true
    MainLoop.whenIdle { [weak self] in self?.phase.request() }
  }

  /// The visible part, in points from where the first row begins.
  private func visibleRange(_ space: RowSpace) -> Range<Double> {
    let value = gtk_adjustment_get_value(adjustment)
    let page = gtk_adjustment_get_page_size(adjustment)
    let start = space.isMirrored ? space.length - value - page : value
    return start..<(start + page)
  }

  /// Scrolls so that the visible part begins at a place.
  private func scroll(to start: Double, in space: RowSpace) {
    let page = gtk_adjustment_get_page_size(adjustment)
    gtk_adjustment_set_value(adjustment, space.isMirrored ? space.length - page - start : start)
  }

  /// Scrolls by as much as the first row that was visible has been moved by others.
  private func keepInPlace(in space: RowSpace) {
    if staysAtEnd {
      staysAtEnd = false
      return scroll(to: space.length, in: space)
    }
    // At the very beginning what is new is to be seen.
    guard let seen, seen.start > 0 else { return }
    let value = gtk_adjustment_get_value(adjustment)
    let scrolled = space.isMirrored ? seen.value - value : value - seen.value
    for anchor in anchors {
      guard let row = anchor.row, row.isMounted, let start = row.rowStart else { continue }
      let wanted = seen.start + scrolled + start - anchor.start
      if abs(wanted - visibleRange(space).lowerBound) >= 1 { scroll(to: wanted, in: space) }
      return
    }
  }

  private func noteAnchors(in space: RowSpace) {
    let visible = visibleRange(space)
    seen = (visible.lowerBound, gtk_adjustment_get_value(adjustment))
    var inside: [Anchor] = []
    var across: [Anchor] = []
    for entry in entries {
      entry.rows.forEachMeasuredRow { row, start, length in
        guard start < visible.upperBound, start + length > visible.lowerBound else { return }
        let anchor = Anchor(row: row, start: start)
        if start >= visible.lowerBound { inside.append(anchor) } else { across.append(anchor) }
      }
    }
    inside.sort { $0.start < $1.start }
    across.sort { $0.start > $1.start }
    anchors = inside + across
  }
}

/// The coordinates of what a viewport scrolls, along its axis.
@MainActor
struct RowSpace {
  let content: UnsafeMutablePointer<GtkWidget>
  let axis: Axis
  let length: Double
  /// Whether rows follow each other from right to left.
  let isMirrored: Bool

  init(content: UnsafeMutablePointer<GtkWidget>, axis: Axis) {
    self.content = content
    self.axis = axis
    let width = gtk_widget_get_width(content)
    length = Double(axis == .vertical ? gtk_widget_get_height(content) : width)
    isMirrored = axis == .horizontal && gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL
  }

  /// Where a widget begins and how long it is; `nil` if it is not laid out.
  func span(of widget: UnsafeMutablePointer<GtkWidget>) -> (start: Double, length: Double)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return nil }
    if axis == .vertical { return (Double(bounds.origin.y), Double(bounds.size.height)) }
    let (x, width) = (Double(bounds.origin.x), Double(bounds.size.width))
    return (isMirrored ? length - x - width : x, width)
  }
}

struct WeakRowViewport {
  weak var viewport: RowViewport?
}

extension WindowContext {
  /// Makes the rows that focus values were written for which no view has yet: by the row's id, or by a
  /// case of an enumeration that carries it. True if there is a new row.
  func bringRowsForFocus() -> Bool {
    if rowViewports.isEmpty { return false }
    var isNew = false
    for value in coordinator.unmetValues {
      let ids = meanings(of: value.base)
      // What is on screen first: the same rows may be on a page that is not.
      let viewports = rowViewports.compactMap(\.viewport)
      for viewport in viewports.filter(\.isShown) + viewports.filter({ !$0.isShown })
      where viewport.bringRow(withID: ids) {
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
