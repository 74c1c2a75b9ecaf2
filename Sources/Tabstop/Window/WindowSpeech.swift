internal import CGtk
internal import FocusModel
internal import GtkBridge

/// What a window says to those who listen to it.
extension WindowContext {
  /// Moves the keyboard to what assistive technology is to meet, as that itself would.
  ///
  /// - Parameter text: What a view that is no control is to be read as.
  func takeAccessibilityFocus(_ widget: Widget, saying text: String) -> Bool {
    if widget.accessible.containsFocusable {
      return widget.accessible.grabFocusWithoutSelecting()
    }
    return voice.focus(widget, saying: text)
  }

  /// Whether what has the keyboard focus is being typed into.
  var isTyping: Bool {
    focusWidget.map { tabstop_is_editable($0) != 0 || tabstop_is_text_view($0) != 0 } ?? false
  }

  /// Has a screen reader say `text`.
  ///
  /// - Parameter priority: As `GtkAccessibleAnnouncementPriority` has it.
  func announce(_ text: String, priority: Int32) {
    movingFocus { voice.say(text, priority: priority) }
  }

  /// Announces the title that the window has just got, if the focus has moved with it from `before`:
  /// Orca 48 deals with the focus first, and then takes the title for one that it knew.
  func announceTitle(unlessFocusIsStillOn before: FocusNode?) {
    guard GtkVersion.isModern, isActive, let focus = coordinator.focusedNode, focus !== before
    else { return }
    AccessibilityNotification.Announcement(title).post()
  }

  // MARK: Errors

  /// Has `repeatError` called when a field was submitted while the error stands.
  func setError(of owner: _Node, _ repeatError: (() -> Void)?) {
    errors[ObjectIdentifier(owner)] = repeatError
  }

  /// A field was submitted: an error that stands is said again if nothing else says it.
  func didSubmit() {
    for error in Array(errors.values) { error() }
  }
}
