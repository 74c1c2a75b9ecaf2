internal import CSecret
internal import OpenIDConnect

/// The desktop's service for secrets (the Secret Service of freedesktop.org), by libsecret.
@MainActor
enum SecretService {
  /// There is no service, it does not answer, or it refuses.
  struct Fault: Error {
    let details: String
  }

  private enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    case fault(String)

    func get() throws(Fault) -> Value {
      switch self {
      case .value(let value): return value
      case .fault(let details): throw Fault(details: details)
      }
    }
  }

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
              data, isStored ? .value(()) : .fault(SecretService.text(of: error)))
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
            return PendingCall<Outcome<Secret?>>.finish(
              data, .fault(SecretService.text(of: error)))
          }
          let secret = text.map {
            Secret(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
          }
          // Overwrites it.
          if let text { tabstop_secret_password_free(text) }
          PendingCall<Outcome<Secret?>>.finish(data, .value(secret))
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
            data, error == nil ? .value(()) : .fault(SecretService.text(of: error)))
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

  /// Takes over `error`.
  private nonisolated static func text(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown error" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
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
