internal import CGtk
internal import GtkBridge

/// What the desktop around the program does for it.
package enum Desktop {
  /// Opens an address with the program that the desktop has for it.
  @MainActor
  package static func open(_ address: String, completion: @escaping (Bool) -> Void) {
    let window = Updater.shared.activeWindow?.widget
    let answer = Unmanaged.passRetained(Answer(completion)).toOpaque()
    gtk_show_uri_full(
      window?.cast(to: GtkWindow.self), address, guint32(GDK_CURRENT_TIME), nil,
      { window, result, data in
        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
        let isOpen =
          window.map {
            gtk_show_uri_full_finish(
              UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self), result, nil)
          } ?? 0
        MainActor.assumeIsolated { Updater.shared.event { answer.completion(isOpen != 0) } }
      }, answer)
  }
}

private final class Answer {
  let completion: (Bool) -> Void
  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
}
