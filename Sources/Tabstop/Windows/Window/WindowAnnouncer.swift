internal import CGtk
internal import GtkBridge

/// Announces texts through a screen reader that no move of the focus would announce.
@MainActor
final class WindowAnnouncer {
  private unowned let window: Widget
  /// The widget that has or last had the focus, as assistive technology sees it.
  private var speaker: Widget?
  /// An invisible widget that gets the focus only to announce its name, if no other widget has had
  /// the focus.
  private var ownSpeaker: Widget?
  /// The widget that has the focus, and a name, for the moment of an announcement.
  private var region: Widget?

  init(of window: Widget) { self.window = window }

  /// Whether this widget has the focus only to be announced.
  func isSpeaker(_ widget: WidgetPointer) -> Bool {
    widget == ownSpeaker?.pointer
  }

  /// Called when GTK's focus has moved, or is nowhere.
  func focusMoved() {
    if let region, window.windowFocus != region.pointer {
      self.region = nil
      region.resetAccessibleLabel()
    }
    Announcer.restoreDescriptions()
    // Newer GTK has a function for announcements.
    guard !GtkVersion.isModern, let focus = window.windowFocus,
      focus != window.pointer
    else { return }
    speaker = isSpeaker(focus) ? ownSpeaker : Announcer.speaker(for: focus)
  }

  /// Called when the focus was set before assistive technology knew the program.
  func forgetSpeaker() { speaker = nil }

  func announce(_ text: String, priority: Int32) {
    let speaker = speaker.flatMap { window.contains($0.pointer) ? $0 : nil }
    if !Announcer.announce(text, priority: priority, in: window, speaker: speaker) {
      announceByFocus(text)
    }
  }

  /// Announces a text by the focus, on GTK before 4.14 in a window in which nothing ever had the
  /// focus: an invisible region takes it, and Orca speaks its name without a role.
  private func announceByFocus(_ text: String) { _ = focus(makeSpeaker(), saying: text) }

  private func makeSpeaker() -> Widget {
    if let ownSpeaker { return ownSpeaker }
    let ownSpeaker = Widget(gtk_box_new(.vertical, 0))
    ownSpeaker.setRole(.region)
    ownSpeaker.pointer.setParent(window.pointer)
    // Visible to assistive technology only; it takes no space in the window.
    ownSpeaker.pointer.isChildVisible = false
    self.ownSpeaker = ownSpeaker
    return ownSpeaker
  }

  /// Gives the focus to a region with a name, which is announced; the name stays until the focus
  /// leaves it.
  ///
  /// The name is set here: Orca says nothing for a window's first focus if its name was set before
  /// the window was on screen, or by another widget.
  func focus(_ region: Widget, saying text: String) -> Bool {
    if !region.isNamed { region.setAccessibleLabel(text) }
    // GTK does not focus a widget that is not focusable; afterwards it need not be, so Tab does not
    // stop there.
    region.pointer.isFocusable = true
    window.windowFocus = region.pointer
    region.pointer.isFocusable = false
    guard window.windowFocus == region.pointer else { return false }
    if !region.isNamed { self.region = region }
    return true
  }

  /// Called when the window is closed.
  func close() {
    if let ownSpeaker { ownSpeaker.pointer.unparent() }
    ownSpeaker = nil
    speaker = nil
  }
}
