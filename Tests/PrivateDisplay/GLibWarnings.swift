private import CGtk
private import Synchronization

/// The warnings of GLib and everything based on it since the last call.
///
/// A warning of GTK is a mistake of ours: ``DisplayTestCase`` fails the test in which it occurs.
public enum GLibWarnings {
  private static let recorded = Mutex<[String]>([])

  /// The warnings and criticals since the last call, oldest first.
  public static func drain() -> [String] {
    recorded.withLock { warnings in
      defer { warnings = [] }
      return warnings
    }
  }

  /// Records GLib's warnings from now on, on any thread.
  static func startRecording() {
    // GLib allows the writer to be set once per process.
    g_log_set_writer_func(
      { level, fields, count, _ in
        let grave =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
          | G_LOG_LEVEL_ERROR.rawValue
        guard level.rawValue & grave != 0 else { return G_LOG_WRITER_HANDLED }
        let fields = UnsafeBufferPointer(start: fields, count: Int(count))
        GLibWarnings.record(
          domain: text("GLIB_DOMAIN", in: fields), message: text("MESSAGE", in: fields))
        // An ERROR ends the process after this; its text would be lost.
        return level.rawValue & G_LOG_LEVEL_ERROR.rawValue == 0
          ? G_LOG_WRITER_HANDLED : G_LOG_WRITER_UNHANDLED
      }, nil, nil)
  }

  /// GTK 4.8's message half a second after a pointer or a menu entered a window that was closed
  /// since and is still retained, as tests do: it searches there for a tooltip. Programs do not
  /// retain their windows; if they print this, the tests from outside fail.
  private static let ofTips = [
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
    "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
  ]

  private static func record(domain: String, message: String) {
    if ofTips.contains(message) { return }
    recorded.withLock { $0.append("\(domain): \(message)") }
  }
}

private func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
  guard let field = fields.first(where: { String(cString: $0.key) == key }),
    let value = field.value
  else { return "" }
  if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
  return String(
    decoding: UnsafeRawBufferPointer(start: value, count: field.length), as: UTF8.self)
}
