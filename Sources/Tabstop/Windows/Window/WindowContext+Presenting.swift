internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Shows a window on screen, and handles its activation.
extension WindowContext {
  /// Closes the window by Control+W, as its button does, if no view uses the key. A dialog has keys of its own.
  func closeByKey(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
    guard key == "w", held == .control, presenter == nil, widget.isDeletable else { return false }
    widget.closeWindow()
    return true
  }

  /// Runs `action` when the window is on screen: now, if it is.
  func whenPresented(_ action: @escaping () -> Void) {
    if isStarting { waitingForScreen.append(action) } else { action() }
  }

  /// Shows the window for the first time.
  func present() {
    showTitle()
    if !KeyMonitors.isEmpty { watchKeys() }
    if !PointerMonitors.isEmpty { watchPointer() }
    let asksForNothing = focusWidget == nil
    // Undoing GTK's choice would be too late: before a window is active, GTK 4.8 does not notify
    // Wayland's on-screen keyboard that a field has lost the focus.
    widget.withoutNewFocus(hasFocus: !asksForNothing) {
      if asksForNothing { TextInput.announce(in: widget) }
      widget.presentWindow()
    }
    if asksForNothing {
      let first = coordinator.root.firstNode { $0.owner is FocusableControl }
      (first?.owner as? FocusableControl)?.widget.makeAccessible()
    }
    didPresent()
  }

  private func didPresent() {
    guard isStarting else { return }
    isStarting = false
    Self.letArrowsLeaveTexts()
    revealer = FocusRevealer(widget) { [unowned self] in focusControl }
    revealer?.schedule()
    state.followSize(of: widget)
    if ScrollDismissal.isTouched(widget) { _ = scrollDismissal }
    if coordinator.focusedNode == nil {
      _ = moveFocus(to: nil)
      trail.forget()
      announcer.forgetSpeaker()
    }
    coordinator.windowDidAppear()
    accessibilityFocusIfUsed?.coordinator.windowDidAppear()
    // This must run before the first popover: one that is shown without it may never end
    // (`EmojiList`).
    Popovers.prepare()
    let waiting = waitingForScreen
    waitingForScreen = []
    for action in waiting { action() }
    Updater.shared.run()
    announceFirstFocus()
    MainLoop.whenIdle { AccessibilityBusReconnection.shared.startObserving() }
  }

  /// Called when a dialog over the window was closed: the window becomes active again. A window
  /// that is itself closed is hidden next, and passes the activation on: window managers may
  /// activate the window that they were asked to activate last, even if it is gone.
  func regainActivation() {
    guard !isActive else { return }
    waitingForActivation = waitingForActivation ?? []
    if isOpen { widget.presentWindow() }
  }

  /// Whether it is not active yet, but has been asked to be.
  var isAboutToBeActive: Bool { waitingForActivation != nil }

  /// Runs `action` when the window is active: now, if it is.
  func whenFirstActive(_ action: @escaping () -> Void) {
    if isActive { action() } else { waitingForFirstActivation = action }
  }

  /// Runs an announcement when the window is active again, if it is about to be: a screen reader
  /// ignores an inactive window.
  func whenActive(_ action: @escaping () -> Void) {
    if isOpen, waitingForActivation != nil {
      waitingForActivation?.append(action)
    } else {
      action()
    }
  }

  /// Called when the window has become active.
  func didBecomeActive() {
    let first = waitingForFirstActivation
    waitingForFirstActivation = nil
    let waiting = waitingForActivation ?? []
    waitingForActivation = nil
    // After GTK's own events about the window and its focus.
    if !waiting.isEmpty { MainLoop.whenIdle { for action in waiting { action() } } }
    first?()
  }
}
