internal import CGtk
internal import GtkBridge

/// The buttons in the rows of a list that is being edited.
@MainActor
final class EditButtons {
  private enum Kind: Hashable {
    case moveUp, moveDown, delete

    var title: String {
      switch self {
      case .moveUp: String(own: "Move Up")
      case .moveDown: String(own: "Move Down")
      case .delete: String(own: "Delete")
      }
    }

    var icon: String {
      switch self {
      case .moveUp: "go-up-symbolic"
      case .moveDown: "go-down-symbolic"
      case .delete: "edit-delete-symbolic"
      }
    }
  }

  /// The buttons of one row, which stay while they are the same: one of them may have the focus.
  private struct Buttons {
    let container: Widget
    let kinds: [Kind]
    var widgets: [Widget] = []
    var connections: [SignalConnection] = []
  }

  /// A button that has, or had, the focus.
  private struct Place {
    let kind: Kind
    let row: Widget
  }

  /// A press of a button that moves its row.
  private struct Move {
    let place: Place
    /// The index of the row before.
    let index: Int
    /// The number of announcements until then: a program that announces the move itself says more.
    let announced: Int
  }

  private unowned let owner: ListRows
  private var list: _Node { owner.list }
  private var buttons: [UnsafeMutableRawPointer: Buttons] = [:]
  private var rows: [UnsafeMutableRawPointer: ListRows.Row] = [:]
  private var order: [UnsafeMutableRawPointer] = []
  /// The move that is awaited: the program may ask first, or refuse.
  private var move: Move?
  /// The links in the rows, which are not followed meanwhile.
  private var links: [UnsafeMutableRawPointer: (link: Widget, pressed: SignalConnection)] = [:]
  /// Selects a row; `nil` if the list has no selection.
  var choose: ((ListRows.Row) -> Void)?

  init(of owner: ListRows) { self.owner = owner }

  /// Shows buttons in these rows, and in no others.
  func show(_ rows: [ListRows.Row]) {
    if rows.isEmpty, buttons.isEmpty, links.isEmpty, self.rows.isEmpty { return }
    let focused = focusedButton
    self.rows = Dictionary(rows.map { ($0.widget.raw, $0) }) { first, _ in first }
    for (key, old) in buttons {
      if let row = self.rows[key], kinds(of: row) == old.kinds {
        name(old.widgets, after: row)
        continue
      }
      for button in old.widgets
      where button.pointer.parent == old.container.pointer {
        list.window.willRemove(button)
        old.container.remove(button)
      }
      buttons[key] = nil
    }
    for row in rows where buttons[row.widget.raw] == nil {
      let kinds = kinds(of: row)
      if !kinds.isEmpty { add(kinds, to: row) }
    }
    links = links.filter { key, value in
      choose != nil && self.rows[key]?.ownLink == value.link.pointer
    }
    for row in rows where choose != nil && links[row.widget.raw] == nil { listen(to: row) }
    order = rows.map(\.widget.raw)
    announceMove()
    restoreFocus(of: focused ?? move?.place)
    if hasMoveEnded { move = nil }
  }

  private var focusedButton: Place? {
    guard let focus = list.window.focusWidget else { return nil }
    for key in order {
      guard let row = rows[key], let buttons = buttons[key],
        let index = buttons.widgets.firstIndex(where: { $0.pointer == focus })
      else { continue }
      return Place(kind: buttons.kinds[index], row: row.widget)
    }
    return nil
  }

  /// Gives the focus to another button of the same row, when its own has gone.
  private func restoreFocus(of place: Place?) {
    guard let place, list.window.focusWidget == nil else { return }
    focusButton(place.kind, in: [place.row.raw])
  }

  /// Gives the focus to a button of the first of these rows that has buttons.
  private func focusButton(_ kind: Kind, in rows: [UnsafeMutableRawPointer]) {
    guard let buttons = rows.lazy.compactMap({ self.buttons[$0] }).first else { return }
    let index = buttons.kinds.firstIndex(of: kind) ?? 0
    list.window.movingFocus { _ = buttons.widgets[index].pointer.grabFocus() }
  }

  /// Announces the move of a row, once it has moved.
  private func announceMove() {
    guard let move, Announcements.shared.count == move.announced,
      let row = rows[move.place.row.raw], row.index != move.index
    else { return }
    owner.announceMove(to: row.index + 1, of: row.siblings)
  }

  /// Whether a move is no longer awaited: it is done, the user has gone on, or the rows are not edited any
  /// more.
  private var hasMoveEnded: Bool {
    guard let move, owner.isEditing, let row = rows[move.place.row.raw], row.index == move.index
    else { return true }
    guard list.window.isActive, let focus = list.window.focusWidget else { return false }
    return !move.place.row.contains(focus)
  }

  /// Lets the button of a neighbour get the focus when the row is deleted.
  private func awaitDeletion(of row: ListRows.Row) {
    let key = row.widget.raw
    owner.awaitDeletion(of: row, named: subject(of: row)) { [weak self] in
      self?.buttons[key]?.widgets.contains { $0.isFocus } ?? false
    } moveFocus: { [weak self] in
      guard let self, let position = order.firstIndex(of: key) else { return }
      focusButton(.delete, in: Array(order[(position + 1)...] + order[..<position].reversed()))
    }
  }

  /// A press of a link selects its row while the list is edited.
  private func listen(to row: ListRows.Row) {
    let key = row.widget.raw
    guard let link = row.ownLink.map({ Widget($0) }) else { return }
    let pressed = SignalConnection(link, "clicked", owner: self) { buttons, _ in
      if let row = buttons.rows[key] { Updater.shared.event { buttons.choose?(row) } }
    }
    links[key] = (link, pressed)
  }

  /// Names the buttons after what the row is about: "Delete Milk".
  private func name(_ buttons: [Widget], after row: ListRows.Row) {
    let name = subject(of: row)
    for button in buttons { button.setRowName(name) }
  }

  /// What a row is about: its text, or the title of the first of its fields in which something is written, and that.
  private func subject(of row: ListRows.Row) -> String {
    let fields = leadingFields(in: row)
    let texts = fields.map { gtk_editable_get_text($0.opaque).map { String(cString: $0) } ?? "" }
    guard let first = fields.first else {
      return row.node.firstSpokenText ?? list.window.firstControl(in: row.widget)?.name ?? ""
    }
    let index = texts.firstIndex { !$0.isEmpty }
    let name = (index.map { fields[$0] } ?? first).name
    return [name, index.map { texts[$0] } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text fields of a row that begins with one, before any text or other control; fields for passwords do not
  /// count.
  private func leadingFields(in row: ListRows.Row) -> [Widget] {
    guard row.node.firstSpokenText == nil || row.node.beginsWithField else { return [] }
    let controls = list.window.controls(in: row.widget)
    return Array(controls.prefix { $0.pointer.isInstance(of: gtk_entry_get_type()) })
  }

  private func kinds(of row: ListRows.Row) -> [Kind] {
    var kinds: [Kind] = []
    if row.actions?.move != nil {
      if row.index > 0 { kinds.append(.moveUp) }
      if row.index + 1 < row.siblings { kinds.append(.moveDown) }
    }
    if row.actions?.delete != nil { kinds.append(.delete) }
    return kinds
  }

  private func add(_ kinds: [Kind], to row: ListRows.Row) {
    let container = contentBox(of: row.widget)
    if row.widget.pointer.isButton { row.widget.letButtonsInsideTakeClicks() }
    var buttons = Buttons(container: container, kinds: kinds)
    for kind in kinds {
      let button = Widget.rowButton(icon: kind.icon)
      button.addClass("flat")
      button.setAccessibleLabel(kind.title)
      button.setTooltip(kind.title)
      // GTK describes a widget by its tooltip: the name would be announced twice.
      button.resetAccessibleDescription()
      // At the trailing edge, also if the content does not expand.
      let leavesRoom = !container.expandsContent
      button.expandsHorizontally = leavesRoom
      button.pointer.halign = leavesRoom ? .end : .fill
      button.pointer.valign = .center
      container.insert(button, after: Widget.lastChild(of: container))
      buttons.widgets.append(button)
      let key = row.widget.raw
      buttons.connections.append(
        SignalConnection(button, "clicked", owner: self) { buttons, _ in
          buttons.list.window.userDidAct()
          Updater.shared.event { buttons.press(kind, in: key) }
        })
    }
    name(buttons.widgets, after: row)
    let key = row.widget.raw
    for field in leadingFields(in: row) {
      buttons.connections.append(
        SignalConnection(field, "changed", owner: self) { buttons, _ in
          guard let row = buttons.rows[key], let own = buttons.buttons[key] else { return }
          buttons.name(own.widgets, after: row)
        })
    }
    self.buttons[key] = buttons
  }

  /// The box of a row's content: of a row that is a link it is inside of the button, of a row with a
  /// title above its control beside the control.
  private func contentBox(of row: Widget) -> Widget {
    if row.pointer.isButton { return row.buttonContent.map { Widget($0) } ?? row }
    guard row.hasClass("vertical"), let content = Widget.lastChild(of: row) else { return row }
    return content.hasClass("edited-content") ? content : wrapped(content, in: row)
  }

  /// Puts the control of a row into a line, which stays: the control may have the focus, also later.
  private func wrapped(_ content: Widget, in row: Widget) -> Widget {
    let line = Widget.box(vertical: false, spacing: 8)
    line.addClass("edited-content")
    line.expandsVertically = content.expandsVertically
    let focus = list.window.focusWidget.flatMap { content.contains($0) ? $0 : nil }
    list.window.movingFocus {
      row.remove(content)
      content.expandsHorizontally = true
      line.insert(content, after: nil)
      row.insert(line, after: Widget.lastChild(of: row))
      if let focus { Widget(focus).grabFocusWithoutSelecting() }
    }
    return line
  }

  /// The action applies to the row's current position.
  private func press(_ kind: Kind, in key: UnsafeMutableRawPointer) {
    guard let row = rows[key], list.environment.isEnabled else { return }
    move = nil
    if kind == .delete {
      awaitDeletion(of: row)
    } else {
      let place = Place(kind: kind, row: row.widget)
      move = Move(place: place, index: row.index, announced: Announcements.shared.count)
    }
    switch kind {
    case .moveUp: row.actions?.move?([row.index], row.index - 1)
    case .moveDown: row.actions?.move?([row.index], row.index + 2)
    case .delete: row.actions?.delete?([row.index])
    }
  }
}

extension Widget {
  /// GTK's buttons take clicks on the way in, before any button inside of them; this one on the way out.
  fileprivate func letButtonsInsideTakeClicks() {
    forEachController { controller in
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_gesture_click_get_type()) != 0 else { return }
      gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_BUBBLE)
    }
  }

  /// Whether something in it expands.
  fileprivate var expandsContent: Bool {
    var next = pointer.firstChild
    while let child = next {
      if child.expands(.horizontal) { return true }
      next = child.nextSibling
    }
    return false
  }
}
