internal import CGtk
internal import GtkBridge

/// Rows that know what they stand for.
@MainActor
protocol IdentifiedRows: _Node {
  func forEachRow(_ visit: (AnyHashable, _Node) -> Void)
}

extension ForEachNode: IdentifiedRows {
  func forEachRow(_ visit: (AnyHashable, _Node) -> Void) {
    forEachIdentified { visit(AnyHashable($0), $1) }
  }
}

/// The rows of a list that can be chosen or deleted: one stop of Tab, in which arrow keys move.
@MainActor
final class ListRows {
  private struct Row {
    let widget: Widget
    unowned let node: _Node
    let id: AnyHashable?
    let actions: RowActions?
    let index: Int
  }

  private unowned let list: _Node
  private let column: Widget
  private var rows: [Row] = []
  private var selection: ListSelection?
  /// The row that Tab comes to.
  private var current: AnyHashable?
  private lazy var click = ObjectRef(UnsafeMutableRawPointer(gtk_gesture_click_new()!))
  private var connections: [SignalConnection] = []
  private var buttons: [(button: Widget, row: Widget, connection: SignalConnection)] = []

  init(_ list: _Node, _ column: Widget) {
    self.list = list
    self.column = column
  }

  /// Looks at the rows that there are, and shows which are chosen.
  func show(_ content: _Node, _ selection: ListSelection?, isEditing: Bool) {
    self.selection = selection
    list.environment.rowsInQuestion?.ids = { [weak self] in self?.rowsInQuestion(at: $0) ?? [] }
    let old = rows
    rows = []
    collect(content, id: nil, actions: nil, index: 0)
    let isNavigable = selection != nil || rows.contains { $0.actions?.delete != nil }
    guard isNavigable else { return showEditButtons(isEditing) }
    listen()
    for row in rows {
      if !old.contains(where: { $0.widget.raw == row.widget.raw }) { prepare(row) }
      // GTK (4.8) names a list item after nothing that is in it.
      let name = row.node.plainText
      if !name.isEmpty { row.widget.setAccessibleLabel(name) }
      let isChosen = row.id.map { selection?.contains($0) ?? false } ?? false
      mark(row, isChosen: isChosen)
      if isChosen, current == nil { current = row.id }
    }
    if !rows.contains(where: { $0.id == current }) { current = rows.first?.id }
    for row in rows { setStop(row, row.id == current) }
    showEditButtons(isEditing)
  }

  private func collect(_ node: _Node, id: AnyHashable?, actions: RowActions?, index: Int) {
    if let identified = node as? any IdentifiedRows {
      var index = 0
      identified.forEachRow { id, row in
        collect(row, id: id, actions: actions, index: index)
        index += 1
      }
      return
    }
    var (id, actions) = (id, actions)
    if let tagged = node as? any TaggedNode, let tag = tagged.tag as? AnyHashable { id = tag }
    if let provider = node as? any RowActionsNode {
      // The outer modifier of two wins.
      let inner = provider.actions
      var all = actions ?? RowActions()
      all.delete = all.delete ?? inner.delete
      all.move = all.move ?? inner.move
      actions = all
    }
    if let guarded = node as? any RowGuard {
      var all = actions ?? RowActions()
      if guarded.isDeletionDisabled { all.isDeletionDisabled = true }
      if guarded.isMoveDisabled { all.isMoveDisabled = true }
      actions = all
    }
    // A section's rows are the list's; a stack's content is one row.
    if node.childHost === node, !(node is any RowsContainer) {
      add(node, id, actions, index)
      return
    }
    var hasChildren = false
    node.forEachChild {
      hasChildren = true
      collect($0, id: id, actions: actions, index: index)
    }
    if !hasChildren { add(node, id, actions, index) }
  }

  private func add(_ node: _Node, _ id: AnyHashable?, _ actions: RowActions?, _ index: Int) {
    guard id != nil, let inner = node.lastWidget else { return }
    var next: UnsafeMutablePointer<GtkWidget>? = inner.pointer
    while let candidate = next, candidate != column.pointer {
      if gtk_widget_has_css_class(candidate, "form-row") != 0 {
        rows.append(
          Row(
            widget: Widget(candidate), node: node, id: id, actions: actions?.allowed,
            index: index))
        return
      }
      next = gtk_widget_get_parent(candidate)
    }
  }

  private func prepare(_ row: Row) {
    row.widget.addClass("list-row")
    row.widget.addClass("selectable")
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

  // MARK: Using

  /// One handler each for the whole list.
  private func listen() {
    guard connections.isEmpty else { return }
    let keys = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    connections = [
      SignalConnection(keys, "key-pressed", owner: self) { rows, arguments in
        arguments.answer(rows.press(arguments.uint(0), state: arguments.flags(2)))
      },
      SignalConnection(click, "released", owner: self) { rows, arguments in
        let state = gtk_event_controller_get_current_event_state(rows.click.opaque)
        rows.click(
          at: arguments.double(1), arguments.double(2), state: state.rawValue,
          isSecond: arguments.int(0) == 2)
      },
    ]
    // The column takes over the references that the constructors gave.
    gtk_widget_add_controller(column.pointer, keys.opaque)
    gtk_widget_add_controller(column.pointer, click.opaque)
  }

  private func row(holding widget: UnsafeMutablePointer<GtkWidget>?) -> Int? {
    guard let widget else { return nil }
    return rows.firstIndex { $0.widget.contains(widget) }
  }

  private func click(at x: Double, _ y: Double, state: UInt32, isSecond: Bool) {
    guard list.environment.isEnabled,
      let index = row(holding: gtk_widget_pick(column.pointer, x, y, GTK_PICK_DEFAULT))
    else { return }
    Updater.shared.event {
      move(to: index)
      choose(index, isAdding: state & GDK_CONTROL_MASK.rawValue != 0)
      if isSecond { doPrimaryAction() }
      goThere()
    }
  }

  /// The rows that are chosen, if there is one of them at the point, else the row that is there.
  private func rowsInQuestion(at point: (x: Double, y: Double)?) -> Set<AnyHashable> {
    var widget = list.window.focusWidget
    if let point {
      let window = list.window.widget.pointer
      widget = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT)
    }
    guard let index = row(holding: widget), let id = rows[index].id else { return [] }
    let chosen = rows.compactMap(\.id).filter { selection?.contains($0) ?? false }
    return chosen.contains(id) ? Set(chosen) : [id]
  }

  /// Before the list is left: it may be gone then.
  private func doPrimaryAction() {
    guard let question = list.environment.rowsInQuestion, let action = question.primaryAction,
      list.environment.isEnabled
    else { return }
    let ids = rowsInQuestion(at: nil)
    if !ids.isEmpty { action(ids) }
  }

  private func choose(_ index: Int, isAdding: Bool = false) {
    guard let selection, let id = rows[index].id, !rows[index].node.isSelectionDisabled
    else { return }
    selection.choose(id, isAdding)
    list.invalidate()
  }

  /// Arrow keys look at what there is; a click, Return and Space mean it.
  private func goThere() {
    if selection != nil { list.environment.didChooseRow?() }
  }

  private func move(to index: Int) {
    for row in rows where row.id == current { setStop(row, false) }
    current = rows[index].id
    setStop(rows[index], true)
    gtk_widget_grab_focus(rows[index].widget.pointer)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    // Keys are the row's only while the row itself has the focus, not a field in it.
    guard let focus = list.window.focusWidget,
      let index = rows.firstIndex(where: { $0.widget.pointer == focus })
    else { return false }
    let isAdding = state & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_Down, GDK_KEY_KP_Down: return step(to: index + 1, isAdding)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return step(to: index - 1, isAdding)
    case GDK_KEY_Home, GDK_KEY_KP_Home: return step(to: 0, isAdding)
    case GDK_KEY_End, GDK_KEY_KP_End: return step(to: rows.count - 1, isAdding)
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
      guard selection != nil else { return false }
      Updater.shared.event {
        choose(index, isAdding: isAdding)
        let isSpace = [GDK_KEY_space, GDK_KEY_KP_Space].contains(Int32(bitPattern: key))
        if !isSpace { doPrimaryAction() }
        goThere()
      }
      return true
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: return delete(index)
    default: return false
    }
  }

  /// The selection goes with the arrow keys, unless Control is held.
  private func step(to index: Int, _ isMovingOnly: Bool) -> Bool {
    guard rows.indices.contains(index) else { return false }
    Updater.shared.event {
      move(to: index)
      if !isMovingOnly { choose(index) }
    }
    return true
  }

  private func delete(_ index: Int) -> Bool {
    let row = rows[index]
    guard let delete = row.actions?.delete, list.environment.isEnabled else { return false }
    Updater.shared.event {
      // The next row is where the person is now.
      if rows.indices.contains(index + 1) {
        move(to: index + 1)
      } else if index > 0 {
        move(to: index - 1)
      }
      delete([row.index])
    }
    return true
  }

  // MARK: Editing

  /// While the list is being edited, rows have buttons for what can be done to them.
  private func showEditButtons(_ isEditing: Bool) {
    for entry in buttons { entry.row.remove(entry.button) }
    buttons = []
    guard isEditing else { return }
    for (place, row) in rows.enumerated() {
      if let move = row.actions?.move {
        if row.index > 0 {
          add("Move Up", "go-up-symbolic", to: row) { move([row.index], row.index - 1) }
        }
        if rows.indices.contains(place + 1), rows[place + 1].index == row.index + 1 {
          add("Move Down", "go-down-symbolic", to: row) { move([row.index], row.index + 2) }
        }
      }
      if let delete = row.actions?.delete {
        add("Delete", "edit-delete-symbolic", to: row) { delete([row.index]) }
      }
    }
  }

  private func add(
    _ title: String, _ icon: String, to row: Row, _ action: @escaping () -> Void
  ) {
    let button = Widget(gtk_button_new_from_icon_name(icon))
    button.addClass("flat")
    button.setAccessibleLabel(title)
    gtk_widget_set_tooltip_text(button.pointer, title)
    // At the trailing edge, also behind a content that leaves room there.
    let leavesRoom = !row.widget.expandsContent
    button.expandsHorizontally = leavesRoom
    gtk_widget_set_halign(button.pointer, leavesRoom ? GTK_ALIGN_END : GTK_ALIGN_FILL)
    gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
    row.widget.insert(button, after: Widget.lastChild(of: row.widget))
    let connection = SignalConnection(button, "clicked", owner: self) { _, _ in
      Updater.shared.event(action)
    }
    buttons.append((button, row.widget, connection))
  }
}

extension Widget {
  /// Whether something in it takes the room that there is.
  fileprivate var expandsContent: Bool {
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      if gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL) != 0 { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }
}

/// A node that is the host of rows and no row itself.
@MainActor
protocol RowsContainer: _Node {}

/// A node whose rows may be kept from being deleted or moved.
@MainActor
protocol RowGuard: _Node {
  var isDeletionDisabled: Bool { get }
  var isMoveDisabled: Bool { get }
}

/// What `onDelete` and `onMove` say about the rows of a `ForEach`.
struct RowActions {
  var delete: (([Int]) -> Void)?
  var move: (([Int], Int) -> Void)?
  // What keeps a row from it may stand further out or further in than what does it.
  var isDeletionDisabled = false
  var isMoveDisabled = false

  /// What is left of them.
  var allowed: RowActions {
    RowActions(delete: isDeletionDisabled ? nil : delete, move: isMoveDisabled ? nil : move)
  }
}

@MainActor
protocol RowActionsNode: _Node {
  var actions: RowActions { get }
}
