internal import CGtk
internal import GtkBridge

/// Passes the keys of a window to the actions around the focused control, the innermost first.
@MainActor
final class FocusedKeys {
  private unowned let window: WindowContext
  private var connections: [SignalConnection] = []
  private var composition: SignalConnection?
  /// Whether an input method is composing text: it uses all keys then.
  private(set) var isComposing = false
  /// The keys (by hardware code) that are held down, to recognise repetitions.
  private var held: Set<UInt32> = []
  /// The modifier keys that are held down.
  private(set) var modifiers: EventModifiers = []
  /// Called when these change, by the nodes that observe them.
  var observers: [ObjectIdentifier: (EventModifiers) -> Void] = [:]

  init(_ window: WindowContext) {
    self.window = window
    let (_, keys) = listen(to: window.widget)
    connections =
      keys + [
        SignalConnection(window.widget, "notify::focus-widget", owner: self) { keys, _ in
          keys.followComposition()
          keys.followPopover()
        },
        SignalConnection(window.widget, "notify::is-active", owner: self) { keys, _ in
          // Another window may get the release.
          keys.held.removeAll()
          keys.setModifiers([])
        },
      ]
    window.shortcuts.commands = { [unowned self] in command($0, $1) }
    followComposition()
    followPopover()
  }

  /// Listens in the capture phase, before the control: an action may use a key that a field would type.
  private func listen(to widget: Widget) -> (EventController, [SignalConnection]) {
    let controller = EventController.keys(duringCapture: true)
    let connections = [
      SignalConnection(controller, "key-pressed", owner: self) { keys, arguments in
        arguments.answer(
          keys.press(arguments.uint(0), code: arguments.uint(1), state: arguments.flags(2)))
      },
      SignalConnection(controller, "key-released", owner: self) { keys, arguments in
        keys.release(arguments.uint(0), code: arguments.uint(1), state: arguments.flags(2))
      },
    ]
    widget.add(controller)
    return (controller, connections)
  }

  /// The popover that has the focus in it: GTK sends its keys to it alone.
  private var popover:
    (widget: Widget, controller: EventController, connections: [SignalConnection])?

  private func followPopover() {
    let native = window.focusWidget.flatMap(gtk_widget_get_native).map { WidgetPointer($0) }
    let now = native.flatMap { $0.hasClass(PresentedPopover.styleClass) ? $0 : nil }
    guard now != popover?.widget.pointer else { return }
    if let popover { popover.widget.remove(popover.controller) }
    popover = now.map {
      let widget = Widget($0)
      let (controller, connections) = listen(to: widget)
      return (widget, controller, connections)
    }
  }

  /// Listens to the composition signals of the text that has the focus.
  private func followComposition() {
    isComposing = false
    composition = nil
    guard let widget = window.focusWidget,
      g_signal_lookup("preedit-changed", tabstop_object_type(widget)) != 0
    else { return }
    composition = SignalConnection(
      ObjectRef(UnsafeMutableRawPointer(widget)), "preedit-changed", owner: self
    ) { keys, arguments in keys.isComposing = !arguments.string(0).isEmpty }
  }

  private func press(_ keyval: UInt32, code: UInt32, state: UInt32) -> Bool {
    let isFirst = held.insert(code).inserted
    setModifiers(EventModifiers(state: state, after: keyval, isDown: true))
    return send(keyval, state, isFirst ? .down : .repeat)
  }

  private func release(_ keyval: UInt32, code: UInt32, state: UInt32) {
    held.remove(code)
    setModifiers(EventModifiers(state: state, after: keyval, isDown: false))
    _ = send(keyval, state, .up)
  }

  private func setModifiers(_ now: EventModifiers) {
    guard now != modifiers else { return }
    modifiers = now
    _ = KeyMonitors.use(.modifiers(now))
    guard !observers.isEmpty else { return }
    Updater.shared.event {
      for observer in observers.values { observer(now) }
    }
  }

  private func send(_ keyval: UInt32, _ state: UInt32, _ phase: KeyPress.Phases) -> Bool {
    guard !isComposing, let key = KeyEquivalent(keyval: keyval) else { return false }
    let typed = KeyEquivalent.text(of: keyval) ?? key.character
    let press = KeyPress(
      phase: phase, key: key, characters: String(typed),
      modifiers: EventModifiers(state: state, keyval: keyval))
    if KeyMonitors.use(.press(press)) { return true }
    return ask { handler in
      if case .press(let action) = handler { return action(press) == .handled }
      return false
    }
  }

  /// Handles a key that nothing has used.
  private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.intersection([.shift, .control, .option])
    guard held.isEmpty || held == .control else { return false }
    return ask { handler in
      switch handler {
      case .command(let action): held.isEmpty && action(key)
      case .controlCommand(let action): held == .control && action(key)
      case .press: false
      }
    }
  }

  /// Calls the actions around the focus, from the inside out, until one handles the key.
  private func ask(_ use: (KeyGroup.Handler) -> Bool) -> Bool {
    var isUsed = false
    var next = window.focusedControl?.group
    guard next != nil else { return false }
    Updater.shared.event {
      while let group = next, !isUsed {
        if let group = group as? KeyGroup { isUsed = use(group.handler) }
        next = group.outer
      }
    }
    return isUsed
  }
}
