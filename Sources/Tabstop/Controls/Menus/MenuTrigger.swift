internal import CGtk
internal import GtkBridge

/// Opens a menu over one widget, by pointer and by keyboard.
@MainActor
final class MenuTrigger {
  private let widget: Widget
  private static var all: [UnsafeMutableRawPointer: Unowned<MenuTrigger>] = [:]
  private unowned let window: WindowContext
  private let entries: ((x: Double, y: Double)?) -> [MenuEntry]
  private var isListed = false
  private var connections: [SignalConnection] = []
  private var controllers: [EventController] = []
  private var popover: Widget?
  private var popoverConnections: [SignalConnection] = []
  /// The layout of the window while the menu is open.
  private var phase: LayoutPhase?
  private var model: MenuModel?
  /// The widget that had the focus when the menu opened.
  private var focusBefore: Widget?
  /// Called before the entries of a menu that opens are made; returns what is called once when the menu is closed, or
  /// has not opened.
  var willOpen: ((x: Double, y: Double)?) -> (() -> Void)? = { _ in nil }
  private var closed: (() -> Void)?
  /// The name of the view that the menu belongs to.
  var name: () -> String = { "" }
  /// Whether the pointer opens the menu, too: the secondary button, and a long touch.
  var opensByPointer: () -> Bool = { true }
  /// Whether there may be entries at the focus, for what depends on that before the menu opens.
  lazy var mayHaveEntries: () -> Bool = { [unowned self] in !entries(nil).isEmpty }

  /// - Parameter listens: Whether pointer and keys on the widget open the menu; else only `open`.
  init(
    on widget: Widget, of window: WindowContext, listens: Bool = true,
    entries: @escaping ((x: Double, y: Double)?) -> [MenuEntry]
  ) {
    self.widget = widget
    self.window = window
    self.entries = entries
    if listens { listen() }
  }

  private func listen() {
    Self.all[widget.raw] = Unowned(self)
    isListed = true
    let click = controller(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.opaque, UInt32(GDK_BUTTON_SECONDARY))
    connections.append(
      SignalConnection(click, "pressed", owner: self) { trigger, arguments in
        guard trigger.opensByPointer(),
          trigger.open(at: (arguments.double(1), arguments.double(2)), over: trigger.widget)
        else { return }
        gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      })
    let press = controller(gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(press.opaque, 1)
    connections.append(
      SignalConnection(press, "pressed", owner: self) { trigger, arguments in
        guard trigger.opensByPointer() else { return }
        trigger.open(at: (arguments.double(0), arguments.double(1)), over: trigger.widget)
      })
    let keys = controller(gtk_event_controller_key_new())
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { trigger, arguments in
        let isShift = arguments.flags(2) & GDK_SHIFT_MASK.rawValue != 0
        guard Self.isKey(arguments.uint(0), isShift: isShift) else { return }
        if trigger.open(at: nil, over: trigger.widget) { arguments.answer(true) }
      })
  }

  isolated deinit {
    if isListed { Self.all[widget.raw] = nil }
  }

  /// Whether a context menu is for a widget or something around it, or for something in it.
  static func isOffered(at widget: WidgetPointer) -> Bool {
    all.values.contains { unowned in
      let trigger = unowned.object
      return (trigger.widget.contains(widget) || trigger.isInside(widget))
        && !trigger.entries(nil).isEmpty
    }
  }

  /// Opens the context menu of a widget; `nil` if it has none.
  static func activation(of widget: Widget) -> (() -> Void)? {
    guard let trigger = all[widget.raw]?.object, trigger.mayHaveEntries() else { return nil }
    return { trigger.open(at: nil, over: trigger.widget) }
  }

  /// Opens the innermost context menu around a widget, at a point of the widget. Returns false if there is none.
  static func open(around widget: Widget, at point: (x: Double, y: Double)) -> Bool {
    var next = gtk_widget_get_parent(widget.pointer)
    while let current = next {
      next = gtk_widget_get_parent(current)
      guard let trigger = all[UnsafeMutableRawPointer(current)]?.object, trigger.opensByPointer()
      else { continue }
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(widget.pointer, current, point.x, point.y, &x, &y)
      if trigger.open(at: (x, y), over: trigger.widget) { return true }
    }
    return false
  }

  /// Whether a key opens a menu: the Menu key, or Shift+F10.
  static func isKey(_ key: UInt32, isShift: Bool) -> Bool {
    let key = Int32(bitPattern: key)
    return key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShift)
  }

  /// Whether `focus` contains the widget, and the widget is on screen.
  func isInside(_ focus: WidgetPointer) -> Bool {
    widget.pointer.isInside(focus) && widget.pointer.isMapped
  }

  private func controller(_ pointer: OpaquePointer) -> EventController {
    let controller = EventController(pointer)
    widget.add(controller)
    controllers.append(controller)
    return controller
  }

  /// - Parameter anchor: The widget that the menu belongs to: the view, or the enclosing row that
  ///   has the focus.
  /// - Returns: Whether there is an entry.
  @discardableResult
  func open(at point: (x: Double, y: Double)?, over anchor: Widget) -> Bool {
    close()
    closed = willOpen(point)
    let entries = entries(point)
    guard !entries.isEmpty else {
      tellClosed()
      return false
    }
    focusBefore = window.focusWidget.map(Announcer.speaker)
    let model = MenuModel(entries, for: anchor) { [weak self] in
      self?.window.userDidAct()
      if let self, let popover = self.popover { didClose(popover) }
    }
    self.model = model
    let popover = Widget(
      gtk_popover_menu_new_from_model(model.menu.cast(to: GMenuModel.self)))
    self.popover = popover
    popover.pointer.setParent(anchor.pointer)
    AccessiblePopover.name(popover, name())
    model.markDestructiveItems(popover.pointer)
    gtk_popover_set_has_arrow(popover.cast(to: GtkPopover.self), 0)
    if let point {
      var spot = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), &spot)
    } else if let focus = window.focusWidget, focus != anchor.pointer,
      focus.isInside(anchor.pointer), let bounds = focus.bounds(in: anchor.pointer)
    {
      // The menu of a list is at the row with the focus, not at the list's edge.
      var spot = GdkRectangle(
        x: Int32(bounds.x), y: Int32(bounds.y), width: Int32(bounds.width),
        height: Int32(bounds.height))
      gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), &spot)
    }
    popoverConnections = [
      SignalConnection(popover, "closed", owner: self) { [weak popover] trigger, _ in
        // At once, or GTK moves the focus itself: to the first control of what the menu belongs to.
        if let popover { trigger.returnFocus(from: popover) }
        // The rest runs later, because another menu may have replaced this one meanwhile.
        MainLoop.whenIdle { [weak trigger, weak popover] in
          if let popover { trigger?.didClose(popover) }
        }
      },
      SignalConnection(anchor, "destroy", owner: self) { trigger, _ in trigger.close() },
    ]
    listenToArrows(of: popover)
    // GTK adds the lines between sections when it has measured the menu.
    let phase = LayoutPhase(of: window.widget)
    phase.afterLayout = { [unowned popover] in popover.fitPopover() }
    self.phase = phase
    window.willOpen(contextMenu: popover)
    gtk_popover_popup(popover.cast(to: GtkPopover.self))
    return true
  }

  /// GTK 4.8 moves the focus from the window down, and most widgets do not know the popovers over
  /// them.
  private func listenToArrows(of popover: Widget) {
    guard !GtkVersion.isModern else { return }
    let keys = EventController.keys()
    popoverConnections.append(
      SignalConnection(keys, "key-pressed", owner: self) { [unowned popover] _, arguments in
        let direction: GtkDirectionType
        switch Int32(bitPattern: arguments.uint(0)) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: direction = GTK_DIR_UP
        case GDK_KEY_Down, GDK_KEY_KP_Down: direction = GTK_DIR_DOWN
        case GDK_KEY_Left, GDK_KEY_KP_Left: direction = GTK_DIR_LEFT
        case GDK_KEY_Right, GDK_KEY_KP_Right: direction = GTK_DIR_RIGHT
        default: return
        }
        gtk_widget_child_focus(popover.pointer, direction)
        arguments.answer(true)
      })
    // The popover takes ownership of the constructor's reference.
    popover.add(keys)
  }

  /// Gives the focus back. The menu itself stays until the next one, hidden: a screen reader
  /// compares the focused object with the last one, and announces the window again if that is gone.
  private func didClose(_ popover: Widget) {
    guard popover === self.popover else { return }
    phase = nil
    returnFocus(from: popover)
    window.didClose(contextMenu: popover)
    tellClosed()
  }

  private func tellClosed() {
    let closed = closed
    self.closed = nil
    closed?()
  }

  private func returnFocus(from popover: Widget) {
    guard popover === self.popover else { return }
    let focusBefore = focusBefore
    self.focusBefore = nil
    // The action of a menu's item may have moved the focus.
    let isFocusLost = window.focusWidget.map { popover.contains($0) } ?? true
    // A window that is closed with an open menu is not on screen any more.
    if isFocusLost, let focusBefore, window.widget.pointer.isMapped,
      window.widget.contains(focusBefore.pointer)
    {
      window.movingFocus { _ = focusBefore.grabFocusWithoutSelecting() }
    }
  }

  /// Closes the menu, and does not open it any more.
  ///
  /// - Parameter returningFocus: Whether the widget stays, and gets the focus back from the menu.
  func end(returningFocus: Bool) {
    if returningFocus, let popover { returnFocus(from: popover) }
    close()
    connections = []
    // A destroyed widget has none any more.
    for controller in controllers where gtk_event_controller_get_widget(controller.opaque) != nil {
      widget.remove(controller)
    }
    controllers = []
    if isListed, Self.all[widget.raw]?.object === self { Self.all[widget.raw] = nil }
    isListed = false
  }

  func close() {
    guard let popover else { return }
    self.popover = nil
    phase = nil
    popoverConnections = []
    focusBefore = nil
    popover.pointer.unparent()
    window.didClose(contextMenu: popover)
    tellClosed()
  }
}
