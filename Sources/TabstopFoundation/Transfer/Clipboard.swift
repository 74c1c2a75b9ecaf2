internal import CGtk
internal import GtkBridge
import Observation
internal import Tabstop

/// The desktop's clipboard, with the texts of other programs and this one.
@MainActor @Observable
final class Clipboard {
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

  private var pointer: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }

  private func check() {
    guard let pointer else { return }
    let formats = gdk_clipboard_get_formats(pointer)
    hasText =
      gdk_content_formats_contain_gtype(formats, tabstop_type_string()) != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
  }

  /// Calls `action` with the text on the clipboard, once it is available.
  func read(_ action: @escaping (String) -> Void) {
    guard let pointer else { return }
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
