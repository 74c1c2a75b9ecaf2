internal import CGtk
internal import Foundation
package import GtkBridge
internal import Tabstop

/// A file that GTK plays, by the media module that is installed (GStreamer's on most desktops).
// Sendable: what can change is used on the main thread.
package final class MediaStream: @unchecked Sendable {
  /// A `GtkMediaStream`, used on the main thread.
  package let object: ObjectRef
  private var connections: [SignalConnection] = []
  /// Called when the end is reached.
  package var ended: () -> Void = {}

  /// - Parameter data: The content, or else the address is opened.
  package init(_ url: URL?, data: Data?) {
    object = onMain {
      let file: OpaquePointer
      if let data {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)
        g_bytes_unref(bytes)
        file = OpaquePointer(gtk_media_file_new_for_input_stream(stream))
        g_object_unref(UnsafeMutableRawPointer(stream))
      } else {
        let source = g_file_new_for_uri(url?.absoluteString ?? "")!
        file = OpaquePointer(gtk_media_file_new_for_file(source))
        g_object_unref(UnsafeMutableRawPointer(source))
      }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      return ObjectRef(UnsafeMutableRawPointer(file))
    }
    onMain {
      connections = [
        SignalConnection(object, "notify::ended", owner: self) { stream, _ in
          if stream.get({ gtk_media_stream_get_ended($0) }) != 0 {
            Updater.shared.event { stream.ended() }
          }
        }
      ]
    }
  }

  deinit {
    // Signals are disconnected, and the player ends, on the main thread.
    nonisolated(unsafe) let last = (object, connections)
    onMainActor { withExtendedLifetime(last) {} }
  }

  private func get<Value>(_ read: (UnsafeMutablePointer<GtkMediaStream>) -> Value) -> Value {
    read(object.cast(to: GtkMediaStream.self))
  }

  package var hasError: Bool { onMain { get { gtk_media_stream_get_error($0) } != nil } }
  package var isPlaying: Bool {
    onMain { get { gtk_media_stream_get_playing($0) != 0 && gtk_media_stream_get_ended($0) == 0 } }
  }
  /// The duration, in seconds; 0 until it is known.
  package var duration: Double {
    onMain { get { Double(gtk_media_stream_get_duration($0)) / 1e6 } }
  }
  package var time: Double {
    get { onMain { get { Double(gtk_media_stream_get_timestamp($0)) / 1e6 } } }
    set { onMain { get { gtk_media_stream_seek($0, gint64(Int64(nearest: newValue * 1e6))) } } }
  }
  package var volume: Double {
    get { onMain { get { gtk_media_stream_get_volume($0) } } }
    set { onMain { get { gtk_media_stream_set_volume($0, min(max(0, newValue), 1)) } } }
  }
  package var isMuted: Bool {
    get { onMain { get { gtk_media_stream_get_muted($0) != 0 } } }
    set { onMain { get { gtk_media_stream_set_muted($0, newValue ? 1 : 0) } } }
  }
  package var loops: Bool {
    get { onMain { get { gtk_media_stream_get_loop($0) != 0 } } }
    set { onMain { get { gtk_media_stream_set_loop($0, newValue ? 1 : 0) } } }
  }
  package func play() { onMain { get { gtk_media_stream_play($0) } } }
  package func pause() { onMain { get { gtk_media_stream_pause($0) } } }
}

/// Runs `body` on the main thread, and waits for it: `MainLoop.onMainThread` for values that are not Sendable.
package func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  // This thread waits while the main one sets it.
  nonisolated(unsafe) var value: Value?
  withoutActuallyEscaping(body) { body in
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { value = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { value = body() } }
    }
  }
  return value!
}

extension Int64 {
  /// The nearest whole number that there is; 0 for what is not a number.
  package init(nearest number: Double) {
    self = Int64(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
