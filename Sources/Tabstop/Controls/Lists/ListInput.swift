internal import CGtk
internal import GtkBridge

/// Keys and clicks on the rows of a list, as in GTK's own lists.
@MainActor
final class ListInput {
  private unowned let rows: ListRows
  private let column: Widget
  private let keys = EventController.keys()
  private let click = EventController.clicks()
  private var connections: [SignalConnection] = []
  private lazy var search = RowSearch(in: rows)

  init(of rows: ListRows) {
    self.rows = rows
    column = rows.column
    connections = [
      SignalConnection(keys, "key-pressed", owner: self) { input, arguments in
        arguments.answer(input.press(arguments.uint(0), state: arguments.flags(2)))
      },
      SignalConnection(click, "released", owner: self) { input, arguments in
        let state = gtk_event_controller_get_current_event_state(input.click.opaque)
        input.click(
          at: arguments.double(1), arguments.double(2), state: state.rawValue,
          isSecond: arguments.int(0) == 2)
      },
      // A key may remove the list before the focus moves on: this is then still in use, but its rows are not.
      SignalConnection(rows.list.window.widget, "notify::focus-widget", owner: rows.list) {
        [weak rows] list, _ in
        if let rows, let focus = list.window.focusWidget { rows.followFocus(focus) }
      },
    ]
    // The column takes ownership of the constructors' references.
    column.add(keys)
    column.add(click)
  }

  /// The column may be that of a form, which stays.
  isolated deinit {
    for controller in [keys, click] where gtk_event_controller_get_widget(controller.opaque) != nil
    {
      column.remove(controller)
    }
  }

  private func click(at x: Double, _ y: Double, state: UInt32, isSecond: Bool) {
    let column = column.pointer
    guard rows.isNavigable, rows.list.environment.isEnabled,
      let position = rows.position(holding: gtk_widget_pick(column, x, y, GTK_PICK_DEFAULT))
    else { return }
    Updater.shared.event {
      if !rows.isControl(at: position) { rows.move(to: position) }
      if state & GDK_SHIFT_MASK.rawValue != 0 {
        rows.extendSelection(to: position)
      } else {
        rows.choose(
          position, isAdding: rows.isEditing || state & GDK_CONTROL_MASK.rawValue != 0)
      }
      search.end()
      if rows.isEditing { return }
      if isSecond { rows.doPrimaryAction() }
      rows.openRow()
    }
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    guard let focus = rows.list.window.focusWidget else { return false }
    guard let position = rows.position(holding: focus), let row = rows.entries[position].row else {
      return leaveHeader(focus, key, state: state)
    }
    // The row handles keys only while it has the focus itself, not a field in it.
    if row.widget.pointer != focus { return leaveButton(focus, in: position, key, state: state) }
    // GTK's lists have no keys with Alt: they are the program's, as Alt+Up is for moving a row.
    if state & GDK_ALT_MASK.rawValue != 0 { return false }
    let time = gtk_event_controller_get_current_event_time(keys.opaque)
    let hasControl = state & GDK_CONTROL_MASK.rawValue != 0
    let code = Int32(bitPattern: key)
    switch code {
    case GDK_KEY_Down, GDK_KEY_KP_Down: return move(from: position, by: 1, state)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return move(from: position, by: -1, state)
    case GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Right, GDK_KEY_KP_Right:
      if hasControl || state & GDK_SHIFT_MASK.rawValue != 0 { return false }
      let isRight = code == GDK_KEY_Right || code == GDK_KEY_KP_Right
      let isMirrored = focus.isRightToLeft
      return moveInTree(from: position, inwards: isRight != isMirrored)
    case GDK_KEY_Home, GDK_KEY_KP_Home: return move(from: position, by: -.max, state)
    case GDK_KEY_End, GDK_KEY_KP_End: return move(from: position, by: .max, state)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down:
      return move(from: position, by: rowsOfAPage(around: focus), state)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up:
      return move(from: position, by: -rowsOfAPage(around: focus), state)
    case GDK_KEY_a, GDK_KEY_A:
      if !hasControl { break }
      var didChoose = false
      Updater.shared.event { didChoose = rows.chooseAll() }
      return didChoose
    case GDK_KEY_space where search.isTyping(at: time): break
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
      guard rows.selection != nil else { return rows.tap(position) }
      search.end()
      if !hasControl, rows.followLink(position) { return true }
      Updater.shared.event {
        rows.choose(position, isAdding: rows.isEditing || hasControl)
        if rows.isEditing || hasControl { rows.announceChoice(ofRowAt: position) }
        if rows.isEditing { return }
        if code != GDK_KEY_space, code != GDK_KEY_KP_Space { rows.doPrimaryAction() }
        rows.openRow()
      }
      return true
    case GDK_KEY_Delete, GDK_KEY_KP_Delete:
      search.end()
      return rows.delete(position)
    default: break
    }
    return search.type(key, state: state, at: time, from: position)
  }

  /// From the header of a section that collapses, the arrow keys go to what is next to it: a row, or another
  /// such header. In the model of the focus the rows of the list are one place, which may be far away.
  private func leaveHeader(_ focus: WidgetPointer, _ key: UInt32, state: UInt32) -> Bool {
    let held = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard state & held == 0, focus.isInstance(of: gtk_button_get_type()),
      let place = focus.bounds(in: column.pointer)
    else { return false }
    let sign: Double
    switch Int32(bitPattern: key) {
    case GDK_KEY_Down, GDK_KEY_KP_Down: sign = 1
    case GDK_KEY_Up, GDK_KEY_KP_Up: sign = -1
    default: return false
    }
    var nearest: (distance: Double, position: Int?, header: WidgetPointer)?
    func consider(_ widget: WidgetPointer, _ position: Int?) {
      guard widget.isMapped, widget.takesInput, let bounds = widget.bounds(in: column.pointer)
      else { return }
      let distance = (bounds.y - place.y) * sign
      if distance > 0, distance < nearest?.distance ?? .infinity {
        nearest = (distance, position, widget)
      }
    }
    var rowWidgets: Set<WidgetPointer> = []
    for (position, entry) in rows.entries.enumerated() {
      guard let row = entry.row else { continue }
      rowWidgets.insert(row.widget.pointer)
      if rows.canBeStop(row) { consider(row.widget.pointer, position) }
    }
    func findHeaders(_ widget: WidgetPointer) {
      if rowWidgets.contains(widget) { return }
      if widget.isInstance(of: gtk_button_get_type()) { return consider(widget, nil) }
      var next = widget.firstChild
      while let child = next {
        findHeaders(child)
        next = child.nextSibling
      }
    }
    findHeaders(column.pointer)
    guard let nearest else { return false }
    Updater.shared.event {
      if let position = nearest.position {
        rows.move(to: position)
        rows.selectFocusedRow(at: position)
      } else {
        _ = nearest.header.grabFocus()
      }
    }
    return true
  }

  /// From a button in a row, such as an action beside it, the arrow keys go to the next row, as in GTK's lists.
  private func leaveButton(
    _ focus: WidgetPointer, in position: Int, _ key: UInt32, state: UInt32
  ) -> Bool {
    let held = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard state & held == 0, focus.isInstance(of: gtk_button_get_type()),
      rows.entries[position].row.map(rows.canBeStop) ?? false
    else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Down, GDK_KEY_KP_Down: return move(from: position, by: 1, state)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return move(from: position, by: -1, state)
    default: return false
    }
  }

  /// The selection follows the focus, unless Control is held; with Shift it is extended.
  private func move(from position: Int, by count: Int, _ state: UInt32) -> Bool {
    search.end()
    // Missing rows may be made, and the positions change.
    let start = rows.entries[position].row?.id
    guard let target = rows.row(from: position, by: count) else { return false }
    Updater.shared.event {
      rows.move(to: target)
      if state & GDK_SHIFT_MASK.rawValue != 0, rows.selection?.isExtensible ?? false {
        rows.extendSelection(to: target, from: start)
      } else if state & GDK_CONTROL_MASK.rawValue == 0 {
        rows.selectFocusedRow(at: target)
      }
    }
    return true
  }

  /// Expands or collapses a row of a tree; if it is so already, goes to the first row inside of it or to
  /// the enclosing row.
  private func moveInTree(from position: Int, inwards: Bool) -> Bool {
    guard let place = rows.entries[position].row?.outline else { return false }
    search.end()
    if let isExpanded = place.isExpanded, isExpanded.wrappedValue != inwards {
      Updater.shared.event { isExpanded.wrappedValue = inwards }
      return true
    }
    if inwards {
      if let inner = rows.row(from: position, by: 1),
        rows.entries[inner].row?.outline.map({ $0.level > place.level }) ?? false
      {
        _ = move(from: position, by: 1, 0)
      }
    } else if let outer = rows.entries[..<position].lastIndex(where: {
      $0.row?.outline.map { $0.level < place.level } ?? false
    }) {
      Updater.shared.event {
        rows.move(to: outer)
        rows.selectFocusedRow(at: outer)
      }
    }
    return true
  }

  /// The number of rows like this one that fit into the visible part, minus one that stays visible.
  private func rowsOfAPage(around row: WidgetPointer) -> Int {
    guard let scroller = ScrollObserver.scroller(around: rows.column) else { return 1 }
    // With its padding and its edges, which are not a part of its height (GTK 4).
    let height = row.bounds(in: rows.column.pointer)?.height ?? Double(row.height)
    return max(1, Int(Double(scroller.pointer.height) / max(height, 1)) - 1)
  }
}
