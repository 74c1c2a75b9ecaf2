internal import FocusModel
internal import GtkBridge

/// The window's announcements and the focus of assistive technology.
extension WindowContext {
  /// Moves the keyboard focus to a view for assistive technology, as a screen reader does.
  ///
  /// - Parameter text: The name of a view that is not a control.
  func takeAccessibilityFocus(_ widget: Widget, saying text: String) -> Bool {
    if widget.accessible.containsFocusable {
      // A control in it may have been given the focus in the same turn.
      if let focusWidget, widget.accessible.contains(focusWidget) { return true }
      return widget.accessible.grabFocusWithoutSelecting()
    }
    return announcer.focus(widget, saying: text)
  }

  /// Whether the user is typing into the focused widget.
  var isTyping: Bool {
    focusWidget.map { $0.isEditable || $0.isTextView } ?? false
  }

  /// Announces `text` through a screen reader.
  ///
  /// - Parameter priority: As in `GtkAccessibleAnnouncementPriority`.
  func announce(_ text: String, priority: Int32) {
    movingFocus { announcer.announce(text, priority: priority) }
    missedSpeech.announced(text)
  }

  /// Announces the new title of the window where a screen reader does not: with a focus that has
  /// moved with it from `before`, Orca 48 handles the focus first, and then considers the title
  /// already announced; the title of a dialog is announced with the focus only (Orca 43 and 48).
  ///
  /// In a dialog only for what the user does: a title that counts a progress must not be repeated.
  func announceTitle(unlessFocusIsStillOn before: FocusNode?) {
    guard isActive else { return }
    guard let focus = coordinator.focusedNode else {
      let isDialogWithoutFocus = presenter != nil && focusWidget == nil
      if isDialogWithoutFocus, Updater.shared.isHandlingEvent { repeatFocus() }
      return
    }
    if GtkVersion.isModern, focus !== before {
      AccessibilityNotification.Announcement(title).post()
    }
  }

  /// Announces `text` when the window has become active with nothing in it that has the focus. The
  /// title has just been announced.
  func announceOnReturn(_ text: String) {
    withoutReflecting { widget.windowFocus = nil }
    // The same text may have been announced before; setting it again would then have no effect.
    announcer.forgetSpeaker()
    AccessibilityNotification.Announcement(text).post()
  }

  // MARK: Errors

  /// Sets what to call when a field is submitted while the error is shown.
  func setError(of owner: _Node, _ repeatError: (() -> Void)?) {
    errors[ObjectIdentifier(owner)] = repeatError
  }

  /// Called when a field was submitted: a visible error is announced again if nothing else
  /// announces it.
  func didSubmit() {
    for error in Array(errors.values) { error() }
  }
}
