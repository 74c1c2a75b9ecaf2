private import Glibc
public import CGtk

/// Speech that is not tied to a focus change.
public enum Announcer {
  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void

  // Only in GTK 4.14 and newer; the build machine's headers are 4.8's.
  private static let announce: Announce? = {
    guard GtkVersion.isModern, let symbol = dlsym(nil, "gtk_accessible_announce") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Announce.self)
  }()

  /// Has a screen reader say `text`, if one listens; else nothing happens.
  ///
  /// - Parameters:
  ///   - priority: As `GtkAccessibleAnnouncementPriority` has it. Older GTK knows none.
  ///   - window: The window that speaks.
  ///   - speaker: On GTK before 4.14, what has or last had the focus (see `speaker(for:)`): its
  ///     description is changed and changed back, which Orca speaks.
  /// - Returns: false if nothing was done: older GTK says nothing without a speaker.
  public static func say(
    _ text: String, priority: Int32, in window: Widget, speaker: Widget?
  ) -> Bool {
    if let announce {
      // gtk_accessible_announce crashes on a context that is not on an accessibility bus.
      if isOnAccessibilityBus(window) { announce(window.opaque, text, priority) }
      return true
    }
    guard let speaker else { return false }
    speaker.setAccessibleDescription(text)
    speaker.resetAccessibleDescription()
    return true
  }

  /// What assistive technology knows as having the focus: not the text inside an entry, but that.
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
