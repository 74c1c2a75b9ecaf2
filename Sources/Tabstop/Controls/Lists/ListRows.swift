internal import CGtk
internal import GtkBridge

/// A row's place in the collections that create it lazily, from the outermost in.
struct RowPlace {
  let source: any LazyRows
  let index: Int
}

/// The rows of a list that can be selected or deleted: one stop of Tab, in which keys move the
/// focus.
@MainActor
final class ListRows {
  struct Row {
    let widget: Widget
    unowned let node: _Node
    let id: AnyHashable
    let actions: RowActions?
    /// The row's index in its `ForEach`.
    let index: Int
    /// The number of rows of its `ForEach`.
    let siblings: Int
    let places: [RowPlace]
  }

  /// A row, or a run of missing rows.
  enum Entry {
    case row(Row)
    case unmade(any LazyRows, Range<Int>)

    var row: Row? { if case .row(let row) = self { row } else { nil } }
  }

  unowned let list: _Node
  let column: Widget
  private(set) var entries: [Entry] = []
  private(set) var selection: ListSelection?
  private weak var content: _Node?
  private var input: ListInput?
  private lazy var buttons = EditButtons(of: list)
  /// The row that Tab goes to.
  private var current: AnyHashable?
  /// The selected row when the rows were last shown.
  private var lastSingle: AnyHashable?
  /// The row from which Shift extends the selection.
  private var anchor: AnyHashable?
  /// The collections whose elements are not single rows: sections, for example.
  private var composite: Set<ObjectIdentifier> = []
  /// The collections whose rows are selected by tags, not by the ids of their elements.
  private var tagged: Set<ObjectIdentifier> = []
  /// The collections of which a row exists.
  private var sampled: Set<ObjectIdentifier> = []
  /// The displayed state of each row, by its widget.
  private var shown: [UnsafeMutableRawPointer: Shown] = [:]

  private struct Shown {
    /// The same object each time: it has the state that assistive technology knows, and while it is
    /// retained no other widget has its address.
    let widget: Widget
    var name = ""
    var isChosen: Bool?
    var isStop: Bool?
    var hasPlace = false
  }

  init(_ list: _Node, _ column: Widget) {
    self.list = list
    self.column = column
  }

  /// Reads the rows that exist, and shows the selection.
  func show(_ content: _Node, _ selection: ListSelection?, isEditing: Bool) {
    self.content = content
    self.selection = selection
    list.environment.menuRows?.ids = { [weak self] in self?.menuRows(at: $0) ?? [] }
    collect()
    let isNavigable =
      selection != nil || entries.contains { $0.row?.actions?.delete != nil }
    if isNavigable {
      input = input ?? ListInput(of: self)
      chooseStop()
      showRows()
    } else {
      shown = [:]
    }
    buttons.show(isEditing ? entries.compactMap(\.row) : [])
  }

  /// Sets the row that Tab goes to: the one selected at first, or selected by the program, else the
  /// first.
  private func chooseStop() {
    let single = selection?.single()
    if let single, single != lastSingle, single != current, isMade(single) || bring(single) {
      setCurrent(entries.lazy.compactMap(\.row).first { $0.id == single })
    }
    lastSingle = single
    if let current, isMade(current) { return }
    let rows = entries.lazy.compactMap(\.row)
    let chosen = current == nil ? rows.first { self.isChosen($0) } : nil
    setCurrent(chosen ?? rows.first)
  }

  private func isChosen(_ row: Row) -> Bool { selection?.contains(row.id) ?? false }

  private func isMade(_ id: AnyHashable) -> Bool { entries.contains { $0.row?.id == id } }

  private func showRows() {
    var now: [UnsafeMutableRawPointer: Shown] = [:]
    let isWhole = entries.allSatisfy { $0.row != nil }
    for case .row(let row) in entries {
      var state = shown[row.widget.raw] ?? prepare(row)
      // GTK (4.8) does not name a list item by its contents.
      let name = row.node.plainText
      if name != state.name, !name.isEmpty { row.widget.setAccessibleLabel(name) }
      state.name = name
      let isChosen = isChosen(row)
      if isChosen != state.isChosen { mark(row, isChosen: isChosen) }
      state.isChosen = isChosen
      let isStop = row.id == current
      if isStop != state.isStop { setStop(row, isStop) }
      state.isStop = isStop
      if isWhole, state.hasPlace {
        row.widget.resetPlace()
        state.hasPlace = false
      } else if isStop {
        state.hasPlace = sayPlace(of: row)
      }
      now[row.widget.raw] = state
    }
    shown = now
  }

  private func prepare(_ row: Row) -> Shown {
    row.widget.addClass("list-row")
    row.widget.addClass("selectable")
    return Shown(widget: row.widget)
  }

  private func setStop(_ row: Row, _ isStop: Bool) {
    gtk_widget_set_focusable(row.widget.pointer, isStop ? 1 : 0)
  }

  private func mark(_ row: Row, isChosen: Bool) {
    guard selection != nil else { return }
    if isChosen {
      gtk_widget_set_state_flags(row.widget.pointer, GTK_STATE_FLAG_SELECTED, 0)
    } else {
      gtk_widget_unset_state_flags(row.widget.pointer, GTK_STATE_FLAG_SELECTED)
    }
    tabstop_accessible_set_state(
      row.widget.pointer, GTK_ACCESSIBLE_STATE_SELECTED, isChosen ? 1 : 0)
  }

  /// Sets the position of a row in a list with missing rows. In other lists a screen reader knows
  /// it by itself. Returns false if it is unknown.
  ///
  /// - Parameter leaving: A row that is about to be deleted, and does not count any more.
  private func sayPlace(of row: Row, leaving: AnyHashable? = nil) -> Bool {
    var (place, count) = (0, 0)
    var isWhole = true
    for entry in entries {
      switch entry {
      case .row(let other) where other.id == leaving: break
      case .row(let other):
        count += 1
        if other.widget.raw == row.widget.raw { place = count }
      case .unmade(let source, let range):
        if composite.contains(ObjectIdentifier(source)) { return false }
        isWhole = false
        count += range.count
      }
    }
    if isWhole { return false }
    row.widget.setPlace(place, of: count)
    return true
  }

  // MARK: Collecting

  /// The context that applies to the rows below a node.
  private struct Context {
    var id: AnyHashable?
    var actions: RowActions?
    var index = 0
    var siblings = 1
    var places: [RowPlace] = []
  }

  private func collect() {
    entries = []
    composite = []
    tagged = []
    sampled = []
    if let content { collect(content, Context()) }
  }

  private func collect(_ node: _Node, _ context: Context) {
    var context = context
    var isContainer = false
    switch node.rowRole {
    case .lazyRows(let rows): return collect(rows, context)
    case .rows(let rows):
      context.siblings = rows.rowCount
      context.index = 0
      rows.forEachRow { id, row in
        context.id = id
        collect(row, context)
        context.index += 1
      }
      return
    case .tag(let tagged): context.id = tagged.tag as? AnyHashable ?? context.id
    case .actions(let node):
      // The outer modifier takes precedence.
      var all = context.actions ?? RowActions()
      all.delete = all.delete ?? node.actions.delete
      all.move = all.move ?? node.actions.move
      context.actions = all
    case .guarded(let node):
      var all = context.actions ?? RowActions()
      if node.isDeletionDisabled { all.isDeletionDisabled = true }
      if node.isMoveDisabled { all.isMoveDisabled = true }
      context.actions = all
    // A section's rows are the list's; a stack's content is one row.
    case .container: isContainer = true
    case .none: break
    }
    if !isContainer, node.childHost === node { return add(node, context) }
    var hasChildren = false
    node.forEachChild {
      hasChildren = true
      collect($0, context)
    }
    if !hasChildren { add(node, context) }
  }

  private func collect(_ rows: any LazyRows, _ context: Context) {
    let source = ObjectIdentifier(rows)
    var context = context
    context.siblings = rows.rowCount
    rows.forEachRun { run in
      switch run {
      case .unmade(let range): entries.append(.unmade(rows, range))
      case .made(let index, let id, let row):
        var inner = context
        (inner.id, inner.index) = (id, index)
        inner.places.append(RowPlace(source: rows, index: index))
        let before = entries.count
        sampled.insert(source)
        collect(row, inner)
        if entries.count != before + 1 || entries.last?.row == nil {
          composite.insert(source)
        } else if entries.last?.row?.id != id {
          tagged.insert(source)
        }
      }
    }
  }

  private func add(_ node: _Node, _ context: Context) {
    guard let id = context.id, let inner = node.lastWidget else { return }
    var next: UnsafeMutablePointer<GtkWidget>? = inner.pointer
    while let candidate = next, candidate != column.pointer {
      if gtk_widget_has_css_class(candidate, "form-row") != 0 {
        let widget = shown[UnsafeMutableRawPointer(candidate)]?.widget ?? Widget(candidate)
        entries.append(
          .row(
            Row(
              widget: widget, node: node, id: id, actions: context.actions?.allowed,
              index: context.index, siblings: context.siblings, places: context.places)))
        return
      }
      next = gtk_widget_get_parent(candidate)
    }
  }

  // MARK: Finding

  /// The position among the entries of the row that is, or contains, a widget.
  func position(holding widget: UnsafeMutablePointer<GtkWidget>?) -> Int? {
    guard let widget else { return nil }
    return entries.firstIndex { $0.row?.widget.contains(widget) ?? false }
  }

  /// The rows for a menu: the selected ones if the point is on one of them, else the row at the
  /// point.
  private func menuRows(at point: (x: Double, y: Double)?) -> Set<AnyHashable> {
    var widget = list.window.focusWidget
    if let point {
      let window = list.window.widget.pointer
      widget = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
    }
    guard let position = position(holding: widget), let row = entries[position].row else {
      return []
    }
    guard isChosen(row) else { return [row.id] }
    return Set(ids(in: entries.indices).filter { selection?.contains($0) ?? false })
  }

  /// The ids of the rows at these positions, whether they exist or not.
  private func ids(in positions: Range<Int>) -> [AnyHashable] {
    entries[positions].flatMap { entry -> [AnyHashable] in
      switch entry {
      case .row(let row): row.node.isSelectionDisabled ? [] : [row.id]
      case .unmade(let source, let range): range.map(source.rowID(at:))
      }
    }
  }

  // MARK: Creating rows

  /// Creates the row with an id, if one of the collections contains it.
  private func bring(_ id: AnyHashable) -> Bool {
    for case .unmade(let source, _) in entries {
      guard !composite.contains(ObjectIdentifier(source)), let index = source.indexOfRow(withID: id)
      else { continue }
      return bring(index, of: source).map { entries[$0].row?.id == id } ?? false
    }
    return false
  }

  /// Creates the rows whose values for a selection are known only from their views.
  private func makeRowsWithOwnValues() {
    while true {
      var isDone = true
      for case .unmade(let source, let range) in entries {
        let id = ObjectIdentifier(source)
        // The first row of a collection shows of which kind it is.
        if !sampled.contains(id) {
          source.makeRows(in: range.prefix(1))
        } else if composite.contains(id) || tagged.contains(id) {
          source.makeRows(in: range)
        } else {
          continue
        }
        isDone = false
      }
      if isDone { return }
      collect()
    }
  }

  /// Creates a row of a collection, and returns its position among the entries.
  func bring(_ index: Int, of source: any LazyRows) -> Int? {
    source.bringRow(at: index)
    collect()
    return entries.firstIndex {
      $0.row?.places.contains { $0.source === source && $0.index == index } ?? false
    }
  }

  /// The position of the row `count` rows after the one at `position`, or before it if `count` is
  /// negative; limited to the last or the first row. Creates it if necessary.
  ///
  /// Costs as many steps as there are entries, however many rows they stand for.
  func row(from position: Int, by count: Int) -> Int? {
    if abs(count) == .max { return lastRow(from: position, isForward: count > 0) }
    let step = count > 0 ? 1 : -1
    var left = abs(count)
    var position = position
    var found: (row: Int?, unmade: (source: any LazyRows, index: Int)?) = (nil, nil)
    while left > 0, entries.indices.contains(position + step) {
      position += step
      switch entries[position] {
      case .row:
        left -= 1
        found = (position, nil)
      case .unmade(let source, let range):
        if composite.contains(ObjectIdentifier(source)) {
          // The number of rows of its elements is known when they exist: the nearest first.
          let before = entries.count
          source.bringRow(at: step > 0 ? range.lowerBound : range.upperBound - 1)
          collect()
          position += step > 0 ? -1 : entries.count - before + 1
        } else {
          let passed = min(left, range.count)
          left -= passed
          let index = step > 0 ? range.lowerBound + passed - 1 : range.upperBound - passed
          found = (nil, (source, index))
        }
      }
    }
    if let unmade = found.unmade { return bring(unmade.index, of: unmade.source) }
    return found.row
  }

  /// The position of the last row, or the first, if it is not the one at `position`.
  private func lastRow(from position: Int, isForward: Bool) -> Int? {
    let id = entries[position].row?.id
    while let end = isForward ? entries.indices.last : entries.indices.first {
      guard case .unmade(let source, let range) = entries[end] else {
        return entries[end].row?.id == id ? nil : end
      }
      source.bringRow(at: isForward ? range.upperBound - 1 : range.lowerBound)
      let before = entries.count
      collect()
      // An element without rows.
      if entries.count == before { return nil }
    }
    return nil
  }

  // MARK: Moving and selecting

  private func setCurrent(_ row: Row?) {
    for case .row(let other) in entries where other.id == current {
      for place in other.places { place.source.keepRow(at: nil) }
    }
    current = row?.id
    for place in row?.places ?? [] { place.source.keepRow(at: place.index) }
  }

  /// Gives a row the focus; if `leaving` is the id of the focused row, that is about to be deleted.
  func move(to position: Int, leaving: AnyHashable? = nil) {
    guard entries.indices.contains(position), let row = entries[position].row else { return }
    for case .row(let other) in entries where other.id == current {
      setStop(other, false)
      shown[other.widget.raw]?.isStop = false
    }
    setCurrent(row)
    var state = shown[row.widget.raw] ?? prepare(row)
    if state.name.isEmpty {
      state.name = row.node.plainText
      if !state.name.isEmpty { row.widget.setAccessibleLabel(state.name) }
    }
    // Before the focus moves: a change after that is announced in addition.
    state.hasPlace = sayPlace(of: row, leaving: leaving)
    state.isStop = true
    shown[row.widget.raw] = state
    setStop(row, true)
    gtk_widget_grab_focus(row.widget.pointer)
  }

  func choose(_ position: Int, isAdding: Bool = false) {
    guard let selection, let row = entries[position].row, !row.node.isSelectionDisabled
    else { return }
    anchor = row.id
    selection.choose(row.id, isAdding)
    list.invalidate()
  }

  /// Selects all rows from the start of the selection to the one at `position`.
  func extendSelection(to position: Int) {
    guard let selection, let replace = selection.replace, let row = entries[position].row else {
      return choose(position)
    }
    let first = anchor ?? row.id
    anchor = first
    makeRowsWithOwnValues()
    if !isMade(first), !bring(first) { return choose(position) }
    guard let from = entries.firstIndex(where: { $0.row?.id == first }),
      let to = entries.firstIndex(where: { $0.row?.id == row.id })
    else { return }
    replace(ids(in: min(from, to)..<max(from, to) + 1))
    list.invalidate()
  }

  /// Returns false if only one row can be selected.
  func chooseAll() -> Bool {
    guard let replace = selection?.replace else { return false }
    makeRowsWithOwnValues()
    replace(ids(in: entries.indices))
    list.invalidate()
    return true
  }

  /// Opens the row: a click, Return and Space do, arrow keys do not.
  func goThere() {
    if selection != nil { list.environment.didChooseRow?() }
  }

  /// Before the list is left, because it may be removed then.
  func doPrimaryAction() {
    guard let question = list.environment.menuRows, let action = question.primaryAction,
      list.environment.isEnabled
    else { return }
    let ids = menuRows(at: nil)
    if !ids.isEmpty { action(ids) }
  }

  /// Makes the program delete the row at a position. Returns false if it cannot be deleted.
  ///
  /// The next row gets the focus when the row is removed: the program may ask first, or refuse.
  func delete(_ position: Int) -> Bool {
    guard let row = entries[position].row, let delete = row.actions?.delete,
      list.environment.isEnabled, let part = row.node.lastWidget?.raw
    else { return false }
    let neighbour = self.row(from: position, by: 1) ?? self.row(from: position, by: -1)
    let next = neighbour.flatMap { entries[$0].row?.widget.raw }
    let (id, widget, name) = (row.id, row.widget.pointer, row.node.plainText)
    list.window.beforeRemoval = { [weak self] leaving in
      guard leaving.raw == part, let self else { return }
      list.window.beforeRemoval = nil
      let isHere = list.window.focusWidget == widget
      sayDeleted(name, isHere: isHere)
      if isHere, let next { leave(id, for: next) }
    }
    Updater.shared.event { delete([row.index]) }
    return true
  }

  private func leave(_ id: AnyHashable, for next: UnsafeMutableRawPointer) {
    guard let position = entries.firstIndex(where: { $0.row?.widget.raw == next }),
      let row = entries[position].row, gtk_widget_get_root(row.widget.pointer) != nil
    else { return }
    move(to: position, leaving: id)
  }

  private func sayDeleted(_ name: String, isHere: Bool) {
    if name.isEmpty { return }
    let text = "Deleted \(name)"
    if !GtkVersion.isModern, isHere, list.window.isActive {
      // Orca 43 then speaks it before the next row. Orca 48 speaks it after that row in any case.
      list.window.announce(text, priority: AnnouncementPriority.default.rawValue)
    } else {
      AccessibilityNotification.Announcement(text).post()
    }
  }
}
