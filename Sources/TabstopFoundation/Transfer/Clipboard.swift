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

  /// The content that this program has put on the clipboard by `setContent(text:forms:)`.
  @MainActor
  package final class OwnContent {
    private let provider: UnsafeMutableRawPointer

    /// Takes over a reference.
    fileprivate init(_ provider: UnsafeMutableRawPointer) { self.provider = provider }
    isolated deinit { g_object_unref(provider) }

    /// Whether it is still there.
    package var isOnClipboard: Bool {
      Clipboard.pointer.map { UnsafeMutableRawPointer(gdk_clipboard_get_content($0)) } == provider
    }
  }

  /// Puts a text, and the same in other forms, on the clipboard, for all programs; `nil` without a
  /// display, or without a content.
  ///
  /// - Parameter forms: Bytes by their MIME type.
  package static func setContent(
    text: String?, forms: [(type: String, bytes: [UInt8])]
  ) -> OwnContent? {
    guard let pointer, text != nil || !forms.isEmpty else { return nil }
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = forms.map { form in
      let bytes = form.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(form.type, bytes)
    }
    if let text {
      var value = GValue()
      g_value_init(&value, tabstop_type_string())
      defer { g_value_unset(&value) }
      g_value_set_string(&value, text)
      providers.append(gdk_content_provider_new_for_value(&value))
    }
    // It takes the references of the others.
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))!
    let content = OwnContent(UnsafeMutableRawPointer(all))
    return gdk_clipboard_set_content(pointer, all) != 0 ? content : nil
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
