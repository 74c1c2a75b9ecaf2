internal import CSoup

/// A pending call of GLib, with the task that waits for its result.
///
/// GLib calls back on the main thread, once.
final class PendingCall<Value: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Value, Never>

  private init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = continuation
  }

  /// Starts a call and waits for its result. `start` receives the data for ``finish(_:_:)``.
  @MainActor
  static func value(_ start: (UnsafeMutableRawPointer) -> Void) async -> Value {
    await withCheckedContinuation { continuation in
      start(Unmanaged.passRetained(PendingCall(continuation)).toOpaque())
    }
  }

  /// Ends the wait of the call to which `data` belongs.
  static func finish(_ data: UnsafeMutableRawPointer?, _ value: Value) {
    guard let data else { return }
    Unmanaged<PendingCall>.fromOpaque(data).takeRetainedValue().continuation.resume(
      returning: value)
  }
}

/// An error of GLib, without its pointers.
struct GLibFault: Error, Sendable {
  let isCancelled: Bool
  let isUntrustedCertificate: Bool
  let text: String

  /// Copies the contents of `error`, and frees it.
  init(_ error: UnsafeMutablePointer<GError>?) {
    isCancelled = error.map { tabstop_is_cancelled($0) != 0 } ?? false
    isUntrustedCertificate = error.map { tabstop_is_untrusted_certificate($0) != 0 } ?? false
    text = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    if let error { g_error_free(error) }
  }
}

/// An object that cancels calls of GLib.
@MainActor
final class Canceller {
  // A GCancellable may be used, and released, on any thread.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  func cancel() { g_cancellable_cancel(pointer) }

  deinit { g_object_unref(pointer) }
}
