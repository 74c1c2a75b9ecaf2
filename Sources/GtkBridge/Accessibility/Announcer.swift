private import Glibc
public import CGtk

/// Announcements that do not depend on a change of the focus.
public enum Announcer {
  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void

  // Only GTK 4.14 and newer has this function; the build machine has the headers of 4.8.
  private static let announce: Announce? = {
    guard GtkVersion.isModern, let symbol = dlsym(nil, "gtk_accessible_announce") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Announce.self)
  }()

  /// Announces `text` through a screen reader, if one is running.
  ///
  /// - Parameters:
  ///   - priority: As in `GtkAccessibleAnnouncementPriority`. Ignored by older GTK.
  ///   - window: The window that announces.
  ///   - speaker: On GTK before 4.14, the widget that has or last had the focus (see
  ///     `speaker(for:)`): its description is changed and changed back, which Orca speaks.
  /// - Returns: false if nothing was announced: older GTK needs a speaker.
  public static func announce(
    _ text: String, priority: Int32, in window: Widget, speaker: Widget?
  ) -> Bool {
    if let announce {
      // gtk_accessible_announce crashes on a context that is not on an accessibility bus.
      if isOnAccessibilityBus(window) { announce(window.opaque, text, priority) }
      return true
    }
    guard let speaker else { return false }
    speaker.announceByDescription(text)
    return true
  }

  /// The widgets whose description was replaced by an announcement. (On GTK's thread.)
  nonisolated(unsafe) fileprivate static var speakers: [Widget] = []

  /// Restores the descriptions of widgets that made announcements, except for the focused one: Orca
  /// would speak it again.
  public static func restoreDescriptions() {
    guard !speakers.isEmpty else { return }
    speakers.removeAll { speaker in
      if gtk_widget_get_root(speaker.pointer) == nil { return true }
      if gtk_widget_is_focus(speaker.pointer) != 0 || speaker.containsFocus { return false }
      if let text = speaker.assignedDescription { speaker.setAccessibleDescription(text) }
      return true
    }
  }

  /// The widget that assistive technology sees as focused: the entry, not the text inside it.
  public static func speaker(for focus: UnsafeMutablePointer<GtkWidget>) -> Widget {
    guard tabstop_is_editable(focus) != 0, let around = gtk_widget_get_parent(focus),
      tabstop_is_editable(around) != 0
    else { return Widget(focus) }
    return Widget(around)
  }

  private typealias GetContext = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  private static let getContext: GetContext? = dlsym(nil, "gtk_accessible_get_at_context").map {
    unsafeBitCast($0, to: GetContext.self)
  }

  private static func isOnAccessibilityBus(_ widget: Widget) -> Bool {
    guard let context = getContext?(widget.opaque) else { return false }
    defer { g_object_unref(context) }
    let instance = context.assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) == "GtkAtSpiContext"
  }
}

extension Widget {
  /// Makes Orca speak a text on GTK before 4.14, by setting it as the widget's description for a
  /// moment. The widget's own description is restored when the focus has left it.
  func announceByDescription(_ text: String) {
    let own = assignedDescription
    setAccessibleDescription(text)
    resetAccessibleDescription()
    guard let own else { return }
    assignedDescription = own
    if !Announcer.speakers.contains(where: { $0.raw == raw }) { Announcer.speakers.append(self) }
  }
}
