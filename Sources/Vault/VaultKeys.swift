import CSodium
import Foundation
import Synchronization

/// The keys of one account's data, in locked memory that is left out of core dumps, until
/// ``wipe()`` and the end of their last use.
///
/// One data key of 32 random bytes; a key for each use is derived from it by BLAKE2b
/// (`crypto_kdf`), so that a sealed text never opens in another use.
package final class VaultKeys: Sendable {
  /// The length of each key.
  package static let length = 32
  /// The length of a wrapped data key.
  package static let wrapLength = length + Seal.overhead

  enum Use: UInt64, CaseIterable {
    case records = 1
    case documents, head, digest
  }

  /// Locked only to copy or remove the reference, never while the keys are used: signing out is
  /// synchronous, often on the main thread, and a use lasts as long as a transaction.
  private let memory: Mutex<SecretBytes?>
  let cost = VaultCost()

  /// Derives the keys from `dataKey`; `nil` if there is no memory, or it has another length.
  package init?(dataKey: SecretBytes) {
    guard dataKey.count == Self.length else { return nil }
    let keys = SecretBytes(count: Self.length * (1 + Use.allCases.count)) { keys in
      dataKey.withRaw { dataKey in
        keys.copyMemory(from: dataKey)
        for use in Use.allCases {
          crypto_kdf_derive_from_key(
            keys.baseAddress!.advanced(by: Self.length * Int(use.rawValue))
              .assumingMemoryBound(to: UInt8.self), Self.length, use.rawValue, "VPvault1",
            dataKey.baseAddress!.assumingMemoryBound(to: UInt8.self))
        }
      }
      return true
    }
    guard let keys else { return nil }
    memory = Mutex(keys)
  }

  /// The same keys in memory of their own, which ``wipe()`` of these does not wipe; `nil` if these
  /// are wiped, or there is no memory.
  package func copy() -> VaultKeys? {
    guard let memory = memory.withLock({ $0 }) else { return nil }
    let dataKey = memory.withRaw { keys in
      SecretBytes(count: Self.length) { dataKey in
        dataKey.copyMemory(from: UnsafeRawBufferPointer(rebasing: keys[..<Self.length]))
        return true
      }
    }
    return dataKey.flatMap { VaultKeys(dataKey: $0) }
  }

  /// Overwrites and frees the keys: at once, or when each ``withUnlocked(_:)`` that runs has returned.
  /// No other begins. Never waits.
  package func wipe() {
    memory.withLock { $0 = nil }
  }

  package var isWiped: Bool { memory.withLock { $0 == nil } }

  /// Runs `body` with the keys, which stay until it returns; returns `nil` if they are wiped.
  func withUnlocked<Result: Sendable>(_ body: (UnlockedKeys) throws -> Result) rethrows -> Result? {
    guard let memory = memory.withLock({ $0 }) else { return nil }
    return try memory.withRaw { bytes in try body(UnlockedKeys(bytes: bytes, cost: cost)) }
  }
}

/// The keys while they are used. Must not leave ``VaultKeys/withUnlocked(_:)``.
struct UnlockedKeys {
  fileprivate let bytes: UnsafeRawBufferPointer
  let cost: VaultCost

  subscript(use: VaultKeys.Use) -> UnsafeRawBufferPointer {
    let start = VaultKeys.length * Int(use.rawValue)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + VaultKeys.length])
  }
}

/// The data key, sealed by another key.
extension VaultKeys {
  /// The means by which a data key is sealed. It is bound to the sealed key, so that one cannot
  /// replace the other.
  package enum KeyProtector: Sendable {
    case password, recoveryKey, provider

    fileprivate var use: StaticString {
      switch self {
      case .password: "Vacation Planner data key, password"
      case .recoveryKey: "Vacation Planner data key, recovery key"
      case .provider: "Vacation Planner data key, provider"
      }
    }
  }

  /// The data key of `account`, sealed by `key` (32 bytes); `nil` if the keys are wiped.
  package func wrapped(by key: SecretBytes, _ protector: KeyProtector, account: Int64) -> Data? {
    withUnlocked { keys in
      key.withRaw { key in
        Seal.seal(
          UnsafeRawBufferPointer(rebasing: keys.bytes[..<Self.length]),
          context: Seal.context(protector.use, account: account), key: key)
      }
    }
  }

  /// Opens a wrapped data key; `nil` if `key` is another one, `wrap` is damaged, or there is no
  /// memory.
  package convenience init?(
    unwrapping wrap: Data, by key: SecretBytes, _ protector: KeyProtector, account: Int64
  ) {
    guard wrap.count == Self.wrapLength else { return nil }
    let dataKey = SecretBytes(count: Self.length) { dataKey in
      key.withRaw { key in
        wrap.withUnsafeBytes { wrap in
          Seal.open(
            wrap, context: Seal.context(protector.use, account: account), key: key, into: dataKey)
        }
      }
    }
    guard let dataKey else { return nil }
    self.init(dataKey: dataKey)
  }
}
