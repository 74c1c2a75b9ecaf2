internal import CSecret
internal import OpenIDConnect

/// The desktop's service for secrets (the Secret Service of freedesktop.org), by libsecret.
@MainActor
enum SecretService {
  /// An error of the service: there is none, it does not answer, or it refuses.
  struct Fault: Error {
    let details: String

    init(details: String) { self.details = details }

    /// Takes over `error`.
    init(_ error: UnsafeMutablePointer<GError>?) { details = GLibFault(error).text }
  }

  private typealias Outcome<Value> = Result<Value, Fault>

  /// Stores a secret in the default collection, in the place of an earlier one.
  static func store(_ secret: Secret, as name: SecretName, label: String) async throws(Fault) {
    try checkLibrary()
    let outcome: Outcome<Void> = await call { data, cancellable in
      secret.withCString { text in
        tabstop_secret_store(
          name.item, name.kind.rawValue, label, text, cancellable,
          { _, result, data in
            var error: UnsafeMutablePointer<GError>?
            let isStored = tabstop_secret_password_store_finish(result, &error) != 0
            PendingCall<Outcome<Void>>.finish(
              data, isStored ? .success(()) : .failure(Fault(error)))
          }, data)
      }
    }
    try outcome.get()
  }

  /// The secret with this name; `nil` if there is none, or the user does not unlock it.
  static func secret(_ name: SecretName) async throws(Fault) -> Secret? {
    try checkLibrary()
    let outcome: Outcome<Secret?> = await call { data, cancellable in
      tabstop_secret_lookup(
        name.item, name.kind.rawValue, cancellable,
        { _, result, data in
          var error: UnsafeMutablePointer<GError>?
          let text = tabstop_secret_password_lookup_nonpageable_finish(result, &error)
          if error != nil {
            return PendingCall<Outcome<Secret?>>.finish(data, .failure(Fault(error)))
          }
          let secret = text.map {
            Secret(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
          }
          // Overwrites it.
          if let text { tabstop_secret_password_free(text) }
          PendingCall<Outcome<Secret?>>.finish(data, .success(secret))
        }, data)
    }
    return try outcome.get()
  }

  /// Removes the secret with this name, if there is one.
  static func remove(_ name: SecretName) async throws(Fault) {
    try checkLibrary()
    let outcome: Outcome<Void> = await call { data, cancellable in
      tabstop_secret_clear(
        name.item, name.kind.rawValue, cancellable,
        { _, result, data in
          var error: UnsafeMutablePointer<GError>?
          _ = tabstop_secret_password_clear_finish(result, &error)
          PendingCall<Outcome<Void>>.finish(
            data, error == nil ? .success(()) : .failure(Fault(error)))
        }, data)
    }
    try outcome.get()
  }

  /// Waits for a call, which ends if the task is cancelled: the service may ask the user to unlock it.
  private static func call<Value: Sendable>(
    _ start: (UnsafeMutableRawPointer, UnsafeMutablePointer<GCancellable>) -> Void
  ) async -> Outcome<Value> {
    let canceller = Canceller()
    return await withTaskCancellationHandler {
      await PendingCall.value { start($0, canceller.pointer) }
    } onCancel: {
      Task { @MainActor in canceller.cancel() }
    }
  }

  private static func checkLibrary() throws(Fault) {
    guard tabstop_secret_is_available() != 0 else {
      throw Fault(details: "libsecret-1.so.0 cannot be loaded")
    }
  }
}

extension Secret {
  /// Calls `body` with the text, which ends with a zero, in memory that is overwritten afterwards.
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withBytes { bytes in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { text in
        for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
        text[bytes.count] = 0
        defer { explicit_bzero(text.baseAddress!, text.count) }
        return body(UnsafePointer(text.baseAddress!))
      }
    }
  }
}
