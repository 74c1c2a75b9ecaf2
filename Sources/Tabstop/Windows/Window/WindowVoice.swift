internal import CGtk
internal import GtkBridge

/// How a window has a screen reader say what no move of the focus says.
@MainActor
final class WindowVoice {
  private unowned let window: Widget
  /// What has or last had the focus, as assistive technology knows it.
  private var speaker: Widget?
  /// Has the focus for the sake of what it says, where nothing else has had it.
  private var mouth: Widget?
  /// What has the focus for a moment, and a name with it.
  private var region: Widget?

  init(of window: Widget) { self.window = window }

  /// Whether this widget has the focus only to speak.
  func isMouth(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool { widget == mouth?.pointer }

  /// GTK's focus is elsewhere in the window, or nowhere.
  func focusMoved() {
    if let region, gtk_window_get_focus(window.cast(to: GtkWindow.self)) != region.pointer {
      self.region = nil
      region.resetAccessibleLabel()
    }
    // Newer GTK speaks by itself.
    guard !GtkVersion.isModern, let focus = gtk_window_get_focus(window.cast(to: GtkWindow.self)),
      focus != window.pointer
    else { return }
    speaker = isMouth(focus) ? mouth : Announcer.speaker(for: focus)
  }

  /// What has had the focus up to now had it before anybody could hear of it.
  func forgetSpeaker() { speaker = nil }

  func say(_ text: String, priority: Int32) {
    let speaker = speaker.flatMap { window.contains($0.pointer) ? $0 : nil }
    if !Announcer.say(text, priority: priority, in: window, speaker: speaker) {
      sayByFocus(text)
    }
  }

  /// On GTK before 4.14, with nothing in the window that ever had the focus, an invisible region
  /// takes it: Orca says its name, and no role.
  private func sayByFocus(_ text: String) { _ = focus(needMouth(), saying: text) }

  private func needMouth() -> Widget {
    if let mouth { return mouth }
    let mouth = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    mouth.setRole(GTK_ACCESSIBLE_ROLE_REGION)
    gtk_widget_set_parent(mouth.pointer, window.pointer)
    // Met by assistive technology, and by nobody else; the window has no place for it.
    gtk_widget_set_child_visible(mouth.pointer, 0)
    self.mouth = mouth
    return mouth
  }

  /// Gives the focus to a region, which is said by the name that it has until the focus leaves it.
  ///
  /// The name is given right here: Orca is silent on a window's first focus if that has been named
  /// before the window was on screen, or by another widget.
  func focus(_ region: Widget, saying text: String) -> Bool {
    let window = window.cast(to: GtkWindow.self)
    if !region.isNamed { region.setAccessibleLabel(text) }
    // GTK refuses to focus what is not focusable; it need not stay so, and is no stop of Tab.
    gtk_widget_set_focusable(region.pointer, 1)
    gtk_window_set_focus(window, region.pointer)
    gtk_widget_set_focusable(region.pointer, 0)
    guard gtk_window_get_focus(window) == region.pointer else { return false }
    if !region.isNamed { self.region = region }
    return true
  }

  /// The window goes.
  func close() {
    if let mouth { gtk_widget_unparent(mouth.pointer) }
    mouth = nil
    speaker = nil
  }
}
