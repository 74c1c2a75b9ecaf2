internal import CGtk
internal import GtkBridge

/// What the user chooses and does with rows: selecting, opening and deleting them.
extension ListRows {
  func choose(_ position: Int, isAdding: Bool = false) {
    guard let selection, let row = entries[position].row, !row.node.isSelectionDisabled
    else { return }
    anchor = row.id
    isChoosing = true
    selection.choose(row.id, isAdding)
    list.invalidate()
  }

  /// Selects the row that the focus went to by a key, if the selection follows the focus. While several rows
  /// are selected one by one, in edit mode, it does not.
  func selectFocusedRow(at position: Int) {
    if isEditing, selection?.replace != nil { return }
    if selection?.followsFocus ?? false { choose(position) }
  }

  /// Selects all rows from the start of the selection to the one at `position`.
  ///
  /// - Parameter start: Where the selection starts if no row was selected before; the row itself for `nil`.
  func extendSelection(to position: Int, from start: AnyHashable? = nil) {
    guard let selection, let replace = selection.replace, let row = entries[position].row else {
      return choose(position)
    }
    let first = anchor ?? start ?? row.id
    anchor = first
    makeRowsWithOwnValues()
    if !isMade(first), !makeRow(first) { return choose(position) }
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
  func openRow() {
    guard selection != nil else { return }
    if let suggestions = list.environment.suggestionList {
      return suggestions.acceptCurrentSuggestion()
    }
    list.environment.rowChoice?.didOpen()
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
  /// A neighbour gets the focus when the row is removed: the program may ask first, or refuse.
  func delete(_ position: Int) -> Bool {
    guard let row = entries[position].row, let delete = row.actions?.delete,
      list.environment.isEnabled, row.node.lastWidget != nil
    else { return false }
    let step = row.goesBack ? -1 : 1
    let neighbour = self.row(from: position, by: step) ?? self.row(from: position, by: -step)
    let next = neighbour.flatMap { entries[$0].row?.widget.raw }
    let (id, widget, name) = (row.id, row.widget.pointer, row.node.ownText)
    awaitDeletion(of: row, named: name) { [weak self] in
      self?.list.window.focusWidget == widget
    } moveFocus: { [weak self] in
      if let next { self?.leave(id, for: next) }
    }
    Updater.shared.event { delete([row.index]) }
    return true
  }

  private func leave(_ id: AnyHashable, for next: UnsafeMutableRawPointer) {
    guard let position = entries.firstIndex(where: { $0.row?.widget.raw == next }),
      let row = entries[position].row, row.widget.pointer.hasRoot
    else { return }
    move(to: position, leaving: id)
  }

  // MARK: Several rows

  /// The rows for a menu: the selected ones if the point is on one of them, else the row at the
  /// point.
  func menuRows(at point: (x: Double, y: Double)?) -> Set<AnyHashable> {
    var widget = list.window.focusWidget
    if let point {
      let window = list.window.widget.pointer
      widget = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
    }
    guard let position = position(holding: widget), let row = entries[position].row else {
      return []
    }
    guard let isSelected = selection?.selected(), isSelected(row.id) else { return [row.id] }
    return Set(ids(in: entries.indices).filter(isSelected))
  }

  /// The ids of the rows at these positions, whether they exist or not.
  private func ids(in positions: Range<Int>) -> [AnyHashable] {
    entries[positions].flatMap { entry -> [AnyHashable] in
      switch entry {
      case .row(let row): row.node.isSelectionDisabled ? [] : [row.id]
      case .unmade(let source, _) where source.inheritsDisabledSelection: []
      case .unmade(let source, let range) where source.hasSelectionGuards:
        range.filter { !source.isSelectionDisabled(ofRowAt: $0) }.map(source.rowID(at:))
      case .unmade(let source, let range): range.map(source.rowID(at:))
      }
    }
  }
}
