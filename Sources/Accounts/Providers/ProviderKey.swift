import CSodium
import Foundation
import Vault

/// A random key of 32 bytes that seals an account's data key for one provider. The desktop's
/// service for secrets keeps it; the store has only what it seals.
///
/// It cannot be printed by accident: only ``withText(_:)`` gives it out.
public struct ProviderKey: Sendable {
  private static let length = 32

  let bytes: SecretBytes

  /// A new one; `nil` if there is no memory for it.
  init?() {
    guard let bytes = SecretBytes.random(count: Self.length) else { return nil }
    self.bytes = bytes
  }

  /// Reads what ``withText(_:)`` gave; `nil` if it is something else.
  public init?(text: UnsafeRawBufferPointer) {
    let bytes = SecretBytes(count: Self.length) { bytes in
      guard let start = text.baseAddress, Sodium.isReady else { return false }
      var count = 0
      let code = sodium_hex2bin(
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count,
        start.assumingMemoryBound(to: CChar.self), text.count, nil, &count, nil)
      return code == 0 && count == Self.length
    }
    guard let bytes else { return nil }
    self.bytes = bytes
  }

  /// Calls `body` with the key in hexadecimal digits, which are overwritten afterwards.
  public func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.length * 2 + 1) { text in
      bytes.withRaw { bytes in
        _ = sodium_bin2hex(
          text.baseAddress!, text.count, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self),
          bytes.count)
      }
      defer { sodium_memzero(text.baseAddress!, text.count) }
      return body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text).dropLast()))
    }
  }
}

extension ProviderKey: CustomStringConvertible, CustomReflectable {
  /// The name of the type only, because the key is secret.
  public var description: String { "ProviderKey" }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
