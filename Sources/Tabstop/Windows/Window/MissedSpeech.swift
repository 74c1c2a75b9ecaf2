internal import GtkBridge

/// Announces what has changed in a window while the user was in another program: the control that has
/// the focus now, and what was announced after that.
///
/// A screen reader ignores windows that are not active (Orca 43). GTK (4.8) reports at once that the
/// focus moves in one, and nothing when the window becomes active: only its title is announced then.
@MainActor
final class MissedSpeech {
  private static weak var lastActive: MissedSpeech?

  private unowned let window: WindowContext
  private var isAway = false
  private var hasFocusMoved = false
  private var text = ""

  init(of window: WindowContext) { self.window = window }

  func activationChanged() {
    guard window.isActive else {
      isAway = true
      return
    }
    // The focus that returns from a dialog of the program is announced anyway.
    let isReturn = isAway && Self.lastActive === self
    Self.lastActive = self
    let (hasFocusMoved, text) = (hasFocusMoved, text)
    isAway = false
    self.hasFocusMoved = false
    self.text = ""
    guard isReturn, hasFocusMoved || !text.isEmpty else { return }
    // After GTK's own events about the window.
    MainLoop.whenIdle { [weak window] in
      guard let window, window.isOpen, window.isActive else { return }
      guard window.focusWidget != nil else { return window.announceOnReturn(text) }
      if hasFocusMoved { window.repeatFocus() }
      AccessibilityNotification.Announcement(text).post()
    }
  }

  /// Whether the window was the last of the program to be active.
  var isLastActive: Bool { Self.lastActive === self }

  /// Called when a dialog over the window has closed while the user was in another program: the focus that returns
  /// from it is announced with the window.
  func dialogClosedAway() {
    guard !window.isActive else { return }
    Self.lastActive = self
    isAway = true
    hasFocusMoved = true
  }

  func focusMoved() {
    guard isAway else { return }
    hasFocusMoved = true
    // It was about what had the focus before.
    text = ""
  }

  func announced(_ text: String) {
    if isAway { self.text = Announcements.joined([self.text, text]) }
  }
}
