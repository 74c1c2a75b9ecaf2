internal import CGtk
internal import FocusModel
internal import GtkBridge

/// The suggestions of a text field: a `List` in a popover below it.
///
/// The popover takes no focus as it opens, so that typing goes on. Its rows are parts of the field for
/// the focus model: GTK's focus goes to a row, which a screen reader speaks, and the field's focus value
/// stays. (GTK 4.8 to 4.18 does not export an active descendant.)
@MainActor
final class SuggestionList {
  private unowned let field: _Node
  private let entry: Widget
  private let control: FocusableControl
  /// Puts a text into the field.
  private let complete: (String) -> Void
  private let keys = EventController.keys(duringCapture: true)
  private var connections: [SignalConnection] = []

  private var content: AnyView?
  private var environment = EnvironmentValues()
  private let scope = FocusScope(name: "suggestions")
  private var popup: Popup?
  private weak var rows: ListRows?
  /// Whether the user has typed, or asked for suggestions, and has not closed them since.
  private var isWanted = false
  /// The number that was announced last, while the list is open.
  private var announced: Int?
  private let reached = CurrentSuggestion()

  /// The list on screen.
  private struct Popup {
    let popover: Widget
    let root: RootNode
    let phase: LayoutPhase
  }

  init(
    of field: _Node, _ entry: Widget, _ control: FocusableControl,
    complete: @escaping (String) -> Void
  ) {
    self.field = field
    self.entry = entry
    self.control = control
    self.complete = complete
    // Before the text; and for the rows, too, although they are on the popover's surface.
    gtk_event_controller_set_propagation_limit(keys.opaque, GTK_LIMIT_NONE)
    connections = [
      SignalConnection(keys, "key-pressed", owner: self) { list, arguments in
        arguments.answer(list.press(arguments.uint(0), state: arguments.flags(2)))
      },
      SignalConnection(field.window.widget, "notify::focus-widget", owner: self) { list, _ in
        list.focusMoved()
      },
      SignalConnection(field.window.widget, "notify::is-active", owner: self) { list, _ in
        if !list.field.window.isActive { list.close() }
      },
    ]
    // The entry takes ownership of the constructor's reference.
    entry.add(keys)
  }

  /// Takes the suggestions for the current text.
  func update(_ content: AnyView, in environment: EnvironmentValues) {
    self.content = content
    self.environment = environment.onOwnSurface
    self.environment.inherited.focusScope = scope
    self.environment.suggestionList = self
    self.environment.listAppearance = .plain
    if isWanted { showContent() }
  }

  /// Called when the user has changed the text.
  func userTyped() {
    isWanted = true
    reached.id = nil
    // The program's suggestions for the new text come with this turn.
    Updater.shared.afterUpdate { [weak self] in self?.showContent() }
  }

  // MARK: Content

  private func showContent() {
    guard isWanted, let content, field.isMounted else { return }
    (popup ?? makePopup()).root.show(
      List<AnyHashable, AnyView>(ListSelection(reached), content), in: environment)
  }

  private func makePopup() -> Popup {
    let window = field.window
    let popover = Widget(gtk_popover_new())
    let pointer = popover.cast(to: GtkPopover.self)
    // Before assistive technology knows the list in it: with the list it reads everything around it.
    AccessiblePopover.describe(popover)
    popover.addClass("suggestions")
    gtk_popover_set_autohide(pointer, 0)
    gtk_popover_set_has_arrow(pointer, 0)
    gtk_popover_set_position(pointer, GTK_POS_BOTTOM)
    popover.pointer.setParent(entry.pointer)
    control.owner.environment.inherited.focusScope.insert(scope, after: control.item)
    let root = RootNode(
      _Context(window: window, environment: environment, depth: field.depth + 1),
      slot: WidgetSlot { scroller in
        gtk_popover_set_child(pointer, scroller?.pointer)
        scroller?.scrollsAbove(Self.greatestHeight)
      })
    let phase = LayoutPhase(of: entry)
    phase.afterLayout = { [weak self] in self?.place() }
    let popup = Popup(popover: popover, root: root, phase: phase)
    self.popup = popup
    return popup
  }

  private static let greatestHeight: Int32 = 300

  /// Called when the list shows other rows.
  func rowsChanged(_ rows: ListRows) {
    self.rows = rows
    let count = rows.entries.reduce(0) { count, entry in
      switch entry {
      case .row: count + 1
      case .unmade(_, let range): count + range.count
      }
    }
    followLostRow()
    // GTK notices later that a row with the focus is gone.
    if let row, count == 0 || !row.pointer.hasRoot { goToField() }
    guard isWanted, holdsFocus else { return close() }
    if count > 0 { open() } else { hide() }
    // A list that never opened has nothing to announce.
    guard count != announced, count > 0 || announced != nil else { return }
    announced = count == 0 ? nil : count
    AccessibilityNotification.Announcement(Self.sentence(count)).post()
  }

  private static func sentence(_ count: Int) -> String {
    switch count {
    case 0: String(own: "No suggestions")
    case 1: String(own: "1 suggestion")
    default: String(own: "\(count) suggestions")
    }
  }

  // MARK: On screen

  private var isOpen: Bool {
    popup.map { gtk_widget_get_visible($0.popover.pointer) != 0 } ?? false
  }

  private func open() {
    guard let popup, !isOpen, entry.pointer.isMapped else { return }
    popup.popover.pointer.setSizeRequest(entry.pointer.width, -1)
    field.window.movingFocus { gtk_popover_popup(popup.popover.cast(to: GtkPopover.self)) }
  }

  /// GTK (4.8) does not move a popover when its parent moves.
  private func place() {
    guard isOpen, let popup else { return }
    if AnchorPlace(of: entry, in: field.window.widget)?.isVisible == true {
      popup.popover.fitPopover()
    } else {
      Updater.shared.afterUpdate { [weak self] in self?.close() }
    }
  }

  private func hide() {
    guard isOpen, let popup else { return }
    field.window.movingFocus { gtk_popover_popdown(popup.popover.cast(to: GtkPopover.self)) }
  }

  /// Closes the list until the user types, or asks for it.
  func close() {
    isWanted = false
    announced = nil
    // GTK would choose where it goes from a row that is hidden.
    if isInside { goToField() }
    reached.id = nil
    hide()
  }

  func unmount() {
    connections = []
    entry.remove(keys)
    // It refers to this list.
    defer { environment = EnvironmentValues() }
    guard let popup else { return }
    field.window.willRemove(popup.popover)
    hide()
    popup.root.unmount()
    scope.scope?.remove(scope)
    popup.popover.pointer.unparent()
    self.popup = nil
  }

  // MARK: Focus

  /// The row that has the focus.
  private var row: Widget?
  /// A row that has lost the focus to nothing.
  private var lostRow: Widget?

  private var holdsFocus: Bool { field.window.focusWidget.map(entry.contains) ?? false }

  private var isInside: Bool {
    guard let focus = field.window.focusWidget else { return false }
    return popup?.popover.contains(focus) ?? false
  }

  private func focusMoved() {
    let left = row
    row = isInside ? field.window.focusWidget.map { Widget($0) } : nil
    // The row is scrolled into view, not the field.
    control.hasFocusedParts = row != nil
    guard !holdsFocus, isWanted else { return }
    guard let left, field.window.focusWidget == nil else { return close() }
    // Not in the middle of a move of the focus, or of the removal of the row.
    lostRow = left
    Updater.shared.afterUpdate { [weak self] in self?.followLostRow() }
  }

  /// The focus goes back to the field from a row that is gone; if the row is there, the program has
  /// taken the focus away.
  private func followLostRow() {
    guard let lostRow else { return }
    self.lostRow = nil
    guard isWanted, field.window.focusWidget == nil, let popup else { return }
    if popup.popover.contains(lostRow.pointer) { close() } else { goToField() }
  }

  /// Returns the focus to the field, whose caret stays.
  private func goToField() {
    reached.id = nil
    _ = entry.grabFocusWithoutSelecting()
  }

  // MARK: Keys

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    guard !field.window.keys.isComposing else { return false }
    let chord = GDK_CONTROL_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    guard state & chord == 0 else { return false }
    let code = Int32(bitPattern: key)
    var isUsed = false
    Updater.shared.event {
      isUsed = isInside ? pressInside(code, state: state) : pressInField(code, state: state)
    }
    return isUsed
  }

  private func pressInField(_ key: Int32, state: UInt32) -> Bool {
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down:
      return state & GDK_SHIFT_MASK.rawValue == 0 && enter()
    case GDK_KEY_Escape:
      guard isOpen else { return false }
      close()
      return true
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      // Otherwise GTK would go into it.
      close()
      return false
    default: return false
    }
  }

  /// Moves the focus to the first suggestion.
  private func enter() -> Bool {
    if !isOpen {
      isWanted = true
      showContent()
      Updater.shared.run()
    }
    guard isOpen, let rows else {
      close()
      return false
    }
    // The first that exists is the first of all, or the one before it is made.
    guard let first = rows.row(from: -1, by: 1) else { return false }
    reach(first, rows)
    return true
  }

  private func reach(_ position: Int, _ rows: ListRows) {
    rows.choose(position)
    rows.move(to: position)
  }

  private func pressInside(_ key: Int32, state: UInt32) -> Bool {
    guard let rows, let position = rows.position(holding: field.window.focusWidget) else {
      return false
    }
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up:
      guard rows.row(from: position, by: -1) == nil else { return false }
      goToField()
    case GDK_KEY_Down, GDK_KEY_KP_Down:
      // GTK would go on to what is below the list.
      return rows.row(from: position, by: 1) == nil
    case GDK_KEY_Escape:
      goToField()
      close()
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: acceptCurrentSuggestion()
    default: return forwardToField(key, state: state)
    }
    return true
  }

  /// Takes the suggestion that has the focus.
  func acceptCurrentSuggestion() {
    guard let rows, let position = rows.position(holding: field.window.focusWidget),
      let text = rows.entries[position].row?.node.textInputCompletion
    else { return }
    // The text first: a screen reader speaks it with the field.
    complete(text)
    goToField()
    close()
  }

  /// Sends a key that changes the text, or moves its caret, to the field.
  private func forwardToField(_ key: Int32, state: UInt32) -> Bool {
    switch key {
    case GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_Left, GDK_KEY_KP_Left,
      GDK_KEY_Right, GDK_KEY_KP_Right:
      break
    default:
      guard state & GDK_ALT_MASK.rawValue == 0,
        let letter = Unicode.Scalar(gdk_keyval_to_unicode(UInt32(bitPattern: key))),
        letter.value >= 0x20, letter.value != 0x7F
      else { return false }
    }
    goToField()
    // Again, now that the focus is there: the text's own handlers ignore a key that was pressed on
    // another surface, as `gtk_event_controller_key_forward` would send it. (A test has no event.)
    if let event = gtk_event_controller_get_current_event(keys.opaque),
      let display = gdk_display_get_default()
    {
      gdk_display_put_event(display, event)
    }
    return true
  }
}

/// The row that the user has reached in a list of suggestions.
private final class CurrentSuggestion {
  var id: AnyHashable?
}

extension ListSelection {
  /// A selection that only follows the focus.
  fileprivate init(_ reached: CurrentSuggestion) {
    accepts = { _ in false }
    selected = {
      let id = reached.id
      return { $0 == id }
    }
    choose = { id, _ in reached.id = id }
    single = { nil }
    replace = nil
  }
}
