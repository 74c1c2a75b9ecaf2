internal import CGtk

/// A desktop without an accessibility bus is no fault of the program.
public enum MissingBus {
  /// Keeps GTK (4.8 to 4.18) from writing a warning where there is no session bus or no
  /// accessibility bus. All else that it writes stays. Before the first widget.
  public static func silence() {
    g_log_set_handler(
      "Gtk", G_LOG_LEVEL_WARNING,
      { domain, level, message, data in
        let text = message.map { String(cString: $0) } ?? ""
        if beginnings.contains(where: text.hasPrefix) { return }
        g_log_default_handler(domain, level, message, data)
      }, nil)
  }

  private static let beginnings = [
    "Unable to acquire the address of the accessibility bus", "Unable to acquire session bus",
  ]
}
