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

  private unowned let list: _Node
  private var buttons: [UnsafeMutableRawPointer: Buttons] = [:]
  private var rows: [UnsafeMutableRawPointer: ListRows.Row] = [:]
  /// The links in the rows, which are not followed meanwhile.
  private var links: [UnsafeMutableRawPointer: (link: Widget, pressed: SignalConnection)] = [:]
  /// Selects a row; `nil` if the list has no selection.
  var choose: ((ListRows.Row) -> Void)?

  init(of list: _Node) { self.list = list }

  /// Shows buttons in these rows, and in no others.
  func show(_ rows: [ListRows.Row]) {
    if rows.isEmpty, buttons.isEmpty, links.isEmpty, self.rows.isEmpty { return }
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
    let name = row.node.firstSpokenText ?? ""
    for button in buttons { button.setRowName(name) }
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
    let container = row.widget.contentBox
    if container !== row.widget { row.widget.letButtonsInsideTakeClicks() }
    var buttons = Buttons(container: container, kinds: kinds)
    for kind in kinds {
      let button = Widget(gtk_button_new_from_icon_name(kind.icon))
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
    self.buttons[row.widget.raw] = buttons
  }

  /// The action applies to the row's current position.
  private func press(_ kind: Kind, in key: UnsafeMutableRawPointer) {
    guard let row = rows[key], list.environment.isEnabled else { return }
    switch kind {
    case .moveUp: row.actions?.move?([row.index], row.index - 1)
    case .moveDown: row.actions?.move?([row.index], row.index + 2)
    case .delete: row.actions?.delete?([row.index])
    }
  }
}

extension Widget {
  /// The box of a row's content: of a row that is a link it is inside of the button.
  fileprivate var contentBox: Widget {
    guard pointer.isButton, let content = buttonContent
    else { return self }
    return Widget(content)
  }

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
