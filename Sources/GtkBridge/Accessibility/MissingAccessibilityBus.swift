internal import CGtk

/// Keeps GTK quiet on a desktop without an accessibility bus, which is not the program's fault.
public enum MissingAccessibilityBus {
  /// Stops GTK (4.8 to 4.18) from logging a warning where there is no session bus or no
  /// accessibility bus. All other messages are logged. Call it once, before the first widget.
  public static func silenceWarnings() {
    g_log_set_writer_func(
      { level, fields, count, data in
        for field in UnsafeBufferPointer(start: fields, count: Int(count))
        where strcmp(field.key, "MESSAGE") == 0 {
          let text = field.value.assumingMemoryBound(to: CChar.self)
          if g_str_has_prefix(text, "Unable to acquire the address of the accessibility bus") != 0
            || g_str_has_prefix(text, "Unable to acquire session bus") != 0
          {
            return G_LOG_WRITER_HANDLED
          }
        }
        return g_log_writer_default(level, fields, count, data)
      }, nil, nil)
  }
}
