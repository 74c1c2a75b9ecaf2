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
  /// A row that exists. An object, because it is passed on for each row each time that rows are shown.
  final class Row {
    let widget: Widget
    unowned let node: _Node
    let id: AnyHashable
    /// Whether the id may be another than that of the element at the last of `places`: a tag, or that of
    /// an element of a collection in the row.
    let hasOwnID: Bool
    let actions: RowActions?
    /// The row's index in its `ForEach`.
    let index: Int
    /// The number of rows of its `ForEach`.
    let siblings: Int
    let places: [RowPlace]
    /// The level of a row of a tree, and whether it is expanded.
    let outline: OutlinePlace?

    init(
      _ widget: Widget, _ node: _Node, id: AnyHashable, hasOwnID: Bool, actions: RowActions?,
      index: Int, siblings: Int, places: [RowPlace], outline: OutlinePlace?
    ) {
      (self.widget, self.node, self.id, self.hasOwnID) = (widget, node, id, hasOwnID)
      (self.actions, self.index, self.siblings) = (actions, index, siblings)
      (self.places, self.outline) = (places, outline)
    }

    /// Whether the row before gets the focus when this one is removed, rather than the next: it is the
    /// last one of several in its `ForEach`, and the next row is in another section.
    var goesBack: Bool { index > 0 && index == siblings - 1 }
  }

  /// A row, or a run of missing rows.
  enum Entry {
    case row(Row)
    case unmade(any LazyRows, Range<Int>)

    var row: Row? { if case .row(let row) = self { row } else { nil } }
  }

  unowned let list: _Node
  let column: Widget
  /// Whether the rows are some of a form's: there Tab comes to the buttons of them all.
  let isInForm: Bool
  /// The row that Return or the space bar has tapped, until its name changes.
  var tapped: AnyHashable?
  var entries: [Entry] = []
  private(set) var selection: ListSelection?
  weak var content: _Node?
  private var input: ListInput?
  private lazy var buttons = EditButtons(of: self)
  let names = RowNames()
  private(set) var isEditing = false
  /// Whether the rows have the focus themselves.
  private(set) var isNavigable = false
  /// Whether there are rows that have the focus themselves, and are no controls.
  var areStops: Bool {
    isNavigable
      && entries.lazy.compactMap(\.row).contains {
        canBeStop($0) && list.window.focusables[$0.widget.raw] == nil
      }
  }
  /// The row that Tab goes to.
  private var current: AnyHashable?
  /// The widget of that row when it was chosen: where to look for it first.
  private var currentWidget: UnsafeMutableRawPointer?
  /// Whether that is the first row because nothing else was chosen: it is the first one also when
  /// others come before it.
  private var isFirstByDefault = false
  /// The selected row when the rows were last shown.
  private var lastSingle: AnyHashable?
  /// Whether the user has changed the selection since.
  var isChoosing = false
  /// The neighbours of the focused row that the program has removed, from the one that should get the
  /// focus: the first that is still there gets it.
  private var focusSuccessors: [AnyHashable] = []
  /// Whether the focused row is being removed.
  var isRemovingFocusedRow = false
  /// The row from which Shift extends the selection.
  var anchor: AnyHashable?
  /// The collections whose elements are not single rows, but sections, for example.
  var composite: Set<ObjectIdentifier> = []
  /// The collections whose rows are selected by other values than the ids of their elements: by tags, or
  /// by the ids of elements of collections in them.
  var tagged: Set<ObjectIdentifier> = []
  /// The collections of which a row exists.
  var sampled: Set<ObjectIdentifier> = []
  /// Whether a view in a row has a hint.
  var hasHints = false
  /// The content of each row, by its widget.
  var shown: [UnsafeMutableRawPointer: Shown] = [:]

  struct Shown {
    /// The same object each time: it stores what assistive technology was last given, and while it
    /// is retained, no other widget has its address.
    let widget: Widget
    /// The link in the row whose stop is the row itself.
    var link: Widget?
    var name = ""
    var isChosen: Bool?
    var isStop: Bool?
    var hasPlace = false
    var isExpanded: Bool?
    var level = 1
  }

  init(_ list: _Node, _ column: Widget, isInForm: Bool = false) {
    self.list = list
    self.column = column
    self.isInForm = isInForm
  }

  /// Reads the rows that exist, and shows the selection.
  func show(_ content: _Node, _ selection: ListSelection?, isEditing: Bool) {
    self.content = content
    (self.selection, self.isEditing) = (selection, isEditing)
    list.environment.menuRows?.ids = { [weak self] in self?.menuRows(at: $0) ?? [] }
    collect()
    isNavigable =
      selection != nil
      || entries.contains { $0.row.map { $0.actions?.delete != nil && canBeStop($0) } ?? false }
    if isNavigable {
      input = input ?? ListInput(of: self)
      chooseStop()
      showRows()
      restoreFocus()
    } else {
      endNavigation()
    }
    buttons.choose = selection.map { _ in { [unowned self] in chooseEdited($0) } }
    buttons.show(isEditing ? entries.compactMap(\.row) : [])
    names.show(entries.lazy.compactMap(\.row))
  }

  /// Sets the row that Tab goes to: the one selected at first, or selected by the program, else the
  /// first.
  private func chooseStop() {
    let single = selection?.single()
    if (single == nil) != (lastSingle == nil) {
      list.environment.rowChoice?.selectionChanged(single != nil, isChoosing)
    }
    isChoosing = false
    if let single, single != lastSingle, single != current, isMade(single) || makeRow(single) {
      setCurrent(entries.lazy.compactMap(\.row).first { $0.id == single })
    }
    lastSingle = single
    let isFree = isFirstByDefault && position(holding: list.window.focusWidget) == nil
    if currentRow != nil, !isFree { return }
    let rows = entries.lazy.compactMap(\.row).filter { self.canBeStop($0) }
    if let heir = focusSuccessors.first(where: isMade) {
      return setCurrent(rows.first { $0.id == heir })
    }
    let isSelected = current == nil || isFree ? selection?.selected() : nil
    let chosen = isSelected.flatMap { isSelected in rows.first { isSelected($0.id) } }
    // The focus may be on a button of a row already.
    let focus = isFree ? nil : list.window.focusWidget
    let heir = chosen ?? focus.flatMap { focus in rows.first { $0.widget.contains(focus) } }
    setCurrent(heir ?? rows.first)
    isFirstByDefault = heir == nil
  }

  /// Called when a widget is about to be removed while the list has the focus. If it is the content of
  /// the focused row, or contains the row, the focus goes to a neighbour when all rows are known again.
  func willRemove(_ widget: Widget) {
    guard let focus = list.window.focusWidget, widget !== column,
      widget.pointer.isInside(column.pointer),
      let position = entries.firstIndex(where: { $0.row?.widget.pointer == focus }),
      let row = entries[position].row,
      row.node.lastWidget?.raw == widget.raw || widget.contains(focus)
    else { return }
    // Those that exist: rows cannot be made while others are removed.
    let after = entries[(position + 1)...].compactMap { $0.row?.id }
    let before = entries[..<position].reversed().compactMap { $0.row?.id }
    focusSuccessors = row.goesBack ? before + after : after + before
    isRemovingFocusedRow = true
    // GTK would move it by its own rules, and later.
    list.window.movingFocus { list.window.dismissFocus() }
    list.invalidate()
  }

  /// Gives the focus back to the list, if the program has removed the row that had it.
  private func restoreFocus() {
    guard isRemovingFocusedRow else { return }
    isRemovingFocusedRow = false
    focusSuccessors = []
    guard list.window.focusWidget == nil,
      let position = entries.firstIndex(where: { $0.row?.id == current })
    else { return }
    list.window.movingFocus { move(to: position) }
  }

  func isMade(_ id: AnyHashable) -> Bool { entries.contains { $0.row?.id == id } }

  // MARK: Finding

  /// The position among the entries of the row that is, or contains, a widget.
  func position(holding widget: WidgetPointer?) -> Int? {
    guard let widget else { return nil }
    return entries.firstIndex { $0.row?.widget.contains(widget) ?? false }
  }

  // MARK: Moving

  /// The row that Tab goes to, if it exists.
  var currentRow: Row? {
    guard let current else { return nil }
    let rows = entries.lazy.compactMap(\.row)
    if let row = rows.first(where: { $0.widget.raw == self.currentWidget }), row.id == current {
      return row
    }
    return rows.first { $0.id == current }
  }

  private func setCurrent(_ row: Row?) {
    for place in currentRow?.places ?? [] { place.source.keepRow(at: nil) }
    current = row?.id
    currentWidget = row?.widget.raw
    isFirstByDefault = false
    for place in row?.places ?? [] { place.source.keepRow(at: place.index) }
  }

  /// Gives a row the focus; if `leaving` is the id of the focused row, that is about to be deleted.
  func move(to position: Int, leaving: AnyHashable? = nil) {
    guard entries.indices.contains(position), let row = entries[position].row else { return }
    replaceCurrent(by: row)
    var state = shown[row.widget.raw] ?? prepare(row)
    if state.name.isEmpty {
      state.name = row.node.ownText
      if !state.name.isEmpty { row.widget.setAccessibleLabel(state.name) }
    }
    // Before the focus moves: a change after that is announced in addition.
    state.hasPlace = exportPlace(of: row, leaving: leaving)
    state.isStop = true
    shown[row.widget.raw] = state
    setStop(row, true)
    row.widget.pointer.grabFocus()
  }

  /// Gives the focus to the first visible row, or to the last one. An arrow key leads to the nearest row; Tab leads
  /// to the one that had the focus last, which may be far from there.
  func takeFocus(atStart: Bool) -> Bool {
    guard isNavigable, let scroller = ScrollObserver.scroller(around: column) else { return false }
    let height = Double(scroller.pointer.height)
    func isVisible(_ entry: Entry) -> Bool {
      guard let row = entry.row, canBeStop(row), row.widget.pointer.isMapped,
        let place = row.widget.pointer.bounds(in: scroller.pointer)
      else { return false }
      return place.y + place.height / 2 > 0 && place.y + place.height / 2 < height
    }
    let visible = entries.indices.filter { isVisible(entries[$0]) }
    guard let position = atStart ? visible.first : visible.last else { return false }
    move(to: position)
    return true
  }

  /// Gives the focus to the row around a view.
  func focusRow(around view: _Node) {
    guard isNavigable, let position = position(holding: view.lastWidget?.pointer),
      let row = entries[position].row, canBeStop(row)
    else { return }
    move(to: position)
  }

  /// Makes the row around a field that has got the focus the one that Tab goes to: with Shift+Tab the user comes
  /// from the field to its own row, to select or delete it, or to open its menu. So does the row of a button that
  /// was clicked, to whose buttons Tab does not come otherwise; where it does, the arrow keys lead to the row.
  func followFocus(_ focus: WidgetPointer) {
    let isField =
      focus.isInstance(of: gtk_text_get_type()) || focus.isInstance(of: gtk_text_view_get_type())
    guard isNavigable, focus.isInside(column.pointer), let position = position(holding: focus),
      let row = entries[position].row, row.id != current, row.widget.pointer != focus,
      isField || row.widget.hasHiddenButtons, canBeStop(row)
    else { return }
    replaceCurrent(by: row)
    guard var state = shown[row.widget.raw] else { return }
    state.hasPlace = exportPlace(of: row)
    state.isStop = true
    shown[row.widget.raw] = state
    setStop(row, true)
  }

  /// Makes a row the current one. The former one is the stop no longer; this one is not yet.
  private func replaceCurrent(by row: Row) {
    if let currentRow {
      setStop(currentRow, false)
      shown[currentRow.widget.raw]?.isStop = false
    }
    setCurrent(row)
  }
}
