internal import CSecret
internal import Foundation

/// A store of secrets, found by attributes that are not secret.
protocol SecretStorage: Sendable {
  /// The newest secret that has all of the names; `nil` if there is none.
  func read(_ names: [String: String]) throws -> String?
  /// Stores a secret, in the place of one with the same names.
  func write(_ secret: String, _ names: [String: String], label: String) throws
  /// Removes all secrets that have all of the names; false if there are none.
  func remove(_ names: [String: String]) throws -> Bool
}

enum SecretStore {
  /// Replaced in tests, before secrets are used.
  nonisolated(unsafe) static var current: any SecretStorage = SecretService()
}

/// The desktop's service for secrets, by libsecret, which is loaded with the first call.
private struct SecretService: SecretStorage {
  private func call<Result>(
    _ names: [String: String],
    _ body: (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws -> Result {
    guard tabstop_secret_is_available() != 0 else {
      throw KeychainFault(status: errSecNotAvailable)
    }
    let table = tabstop_keychain_names()!
    defer { g_hash_table_unref(table) }
    for (name, text) in names { tabstop_keychain_name(table, name, text) }
    var error: UnsafeMutablePointer<GError>?
    let result = body(table, &error)
    if let error {
      defer { g_error_free(error) }
      // Of libsecret's own errors, the second is that of a locked keyring.
      let isLocked =
        String(cString: g_quark_to_string(error.pointee.domain)) == "secret-error"
        && error.pointee.code == 2
      throw KeychainFault(status: isLocked ? errSecInteractionNotAllowed : errSecNotAvailable)
    }
    return result
  }

  func read(_ names: [String: String]) throws -> String? {
    guard let text = try call(names, { tabstop_keychain_read($0, $1) }) else { return nil }
    defer { tabstop_secret_password_free(text) }
    return String(cString: text)
  }

  func write(_ secret: String, _ names: [String: String], label: String) throws {
    _ = try call(names) { tabstop_keychain_write($0, label, secret, $1) }
  }

  func remove(_ names: [String: String]) throws -> Bool {
    try call(names) { tabstop_keychain_remove($0, $1) } != 0
  }
}
