internal import CGtk
internal import GtkBridge
import Observation
internal import Tabstop

/// The desktop's clipboard, with the texts of other programs and this one.
@MainActor @Observable
package final class Clipboard {
  private(set) var hasText = false
  @ObservationIgnored private var connection: SignalConnection?

  init() {
    guard let display = gdk_display_get_default() else { return }
    let clipboard = ObjectRef(UnsafeMutableRawPointer(gdk_display_get_clipboard(display)))
    connection = SignalConnection(clipboard, "changed", owner: self) { clipboard, _ in
      clipboard.check()
    }
    check()
  }

  private static var pointer: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }

  private func check() {
    guard let pointer = Self.pointer else { return }
    let formats = gdk_clipboard_get_formats(pointer)
    hasText =
      gdk_content_formats_contain_gtype(formats, tabstop_type_string()) != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
  }

  /// The text that this program has put on the clipboard. A write is for all programs; `nil` empties
  /// the clipboard.
  package static var ownText: String? {
    get {
      guard let pointer, let content = gdk_clipboard_get_content(pointer) else { return nil }
      var value = GValue()
      g_value_init(&value, tabstop_type_string())
      defer { g_value_unset(&value) }
      guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
      return g_value_get_string(&value).map { String(cString: $0) }
    }
    set {
      guard let pointer else { return }
      if let newValue {
        gdk_clipboard_set_text(pointer, newValue)
      } else {
        gdk_clipboard_set_content(pointer, nil)
      }
    }
  }

  /// Calls `action` with the text on the clipboard, once it is available.
  func read(_ action: @escaping (String) -> Void) {
    guard let pointer = Self.pointer else { return }
    let reader = Unmanaged.passRetained(Reader(action)).toOpaque()
    gdk_clipboard_read_text_async(
      pointer, nil,
      { clipboard, result, data in
        let reader = Unmanaged<Reader>.fromOpaque(data!).takeRetainedValue()
        guard let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        else { return }
        defer { g_free(text) }
        let string = String(cString: text)
        MainActor.assumeIsolated { Updater.shared.event { reader.action(string) } }
      }, reader)
  }

  private final class Reader {
    let action: (String) -> Void
    init(_ action: @escaping (String) -> Void) { self.action = action }
  }
}
