internal import CGtk
internal import GtkBridge

/// Shows the state of each row on its widget: its name, its selection, its place, and whether Tab stops there.
extension ListRows {
  func showRows() {
    var now: [UnsafeMutableRawPointer: Shown] = [:]
    now.reserveCapacity(entries.count)
    let isWhole = entries.allSatisfy { $0.row != nil }
    let isSelected = selection?.selected()
    let stop = currentRow
    for case .row(let row) in entries where canBeStop(row) {
      var state = shown[row.widget.raw] ?? prepare(row)
      adoptTap(of: row)
      adoptLink(of: row, &state)
      // GTK (4.8) does not name a list item by its contents.
      let name = row.node.ownText
      if name != state.name, !name.isEmpty {
        row.widget.setAccessibleLabel(name)
        announceTapped(row, name)
      }
      state.name = name
      if hasHints { row.widget.labelHint = row.node.spokenHint }
      let isChosen = isSelected?(row.id) ?? false
      if isChosen != state.isChosen { mark(row, isChosen: isChosen) }
      state.isChosen = isChosen
      // Orca (43) does not announce that a row is selected. Outside of edit mode the selection follows the focus.
      let isAnnounced = isChosen && isEditing && selection?.replace != nil && !GtkVersion.isModern
      row.widget.setSelectionText(isAnnounced ? String(own: "Selected") : nil)
      showOutline(row, &state)
      let isStop = row === stop
      if isStop != state.isStop { setStop(row, isStop) }
      state.isStop = isStop
      if isWhole, state.hasPlace {
        row.widget.resetPlace()
        state.hasPlace = false
      } else if isStop {
        state.hasPlace = exportPlace(of: row)
      }
      now[row.widget.raw] = state
    }
    shown = now
  }

  /// Shows a screen reader whether a row of a tree is expanded, and its level.
  private func showOutline(_ row: Row, _ state: inout Shown) {
    guard let outline = row.outline else { return }
    if outline.level != state.level { row.widget.accessibleLevel = outline.level }
    state.level = outline.level
    let isExpanded = outline.isExpanded?.wrappedValue
    guard isExpanded != state.isExpanded else { return }
    if let isExpanded { row.widget.setExpanded(isExpanded) } else { row.widget.resetExpanded() }
    state.isExpanded = isExpanded
  }

  func prepare(_ row: Row) -> Shown {
    row.widget.addClass("list-row")
    row.widget.addClass("selectable")
    return Shown(widget: row.widget)
  }

  func setStop(_ row: Row, _ isStop: Bool) {
    row.widget.pointer.isFocusable = isStop
    row.widget.hidesButtonsFromTab = !isStop && !isInForm
  }

  private func mark(_ row: Row, isChosen: Bool) {
    guard selection != nil else { return }
    if isChosen {
      gtk_widget_set_state_flags(row.widget.pointer, GTK_STATE_FLAG_SELECTED, 0)
    } else {
      gtk_widget_unset_state_flags(row.widget.pointer, GTK_STATE_FLAG_SELECTED)
    }
    row.widget.setAccessibleSelected(isChosen)
  }

  /// Sets the position of a row in a list with missing rows. In other lists a screen reader knows
  /// it by itself. Returns false if it is unknown.
  ///
  /// - Parameter leaving: A row that is about to be deleted, and does not count any more.
  func exportPlace(of row: Row, leaving: AnyHashable? = nil) -> Bool {
    var (place, count) = (0, 0)
    var isWhole = true
    for entry in entries {
      switch entry {
      case .row(let other):
        if let leaving, other.id == leaving { continue }
        count += 1
        if other === row { place = count }
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
}
