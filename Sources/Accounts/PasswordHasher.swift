import CSodium
import Dispatch
import Foundation
import Vault

/// The cost of a password hash: Argon2id's passes and bytes of memory.
struct HashingCost: Equatable, Sendable {
  var passes: UInt64
  var memory: Int

  /// libsodium's limits for log-ins that a user waits for: 2 passes over 64 MiB, a tenth of a
  /// second or less. The next step up takes 256 MiB, which a small computer may not have free
  /// while a desktop runs.
  static let interactive = HashingCost(
    passes: UInt64(CSodium.crypto_pwhash_OPSLIMIT_INTERACTIVE),
    memory: Int(CSodium.crypto_pwhash_MEMLIMIT_INTERACTIVE))

  /// Whether a key may be derived at this cost. A damaged number must not stop the program for hours.
  var isReasonable: Bool {
    (1...8).contains(passes) && (8_192...(512 << 20)).contains(memory)
  }
}

/// Hashes and verifies passwords by Argon2id, one at a time, on a thread of its own.
///
/// One at a time bounds the memory to that of one hash however many ask, and keeps the threads of
/// Swift's concurrency free.
final class PasswordHasher: Sendable {
  enum Verdict: Equatable, Sendable {
    case right
    /// Right, but the hash was created at another cost than the current one.
    case rightButOutdated
    case wrong
    /// The stored hash is invalid.
    case unreadableHash
    case outOfMemory
  }

  struct OutOfMemory: Error {}

  let cost: HashingCost
  private let queue = DispatchQueue(label: "org.tabstop.accounts.hashing")
  private let decoy: String

  init(cost: HashingCost) {
    self.cost = cost
    decoy = Self.decoyHash(cost: cost)
  }

  /// The hash to store for `password`, including its salt and its cost.
  func hash(_ password: SecretBytes) async throws(OutOfMemory) -> String {
    let cost = cost
    return try await queue.run { () throws(OutOfMemory) -> String in
      var output = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
      let code = password.withBytes { bytes, count in
        crypto_pwhash_str(&output, bytes, count, cost.passes, cost.memory)
      }
      guard code == 0 else { throw OutOfMemory() }
      return output.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
  }

  /// The key of 32 bytes that Argon2id derives from `password`, with a salt and at a cost of its own.
  func key(
    from password: SecretBytes, salt: Data, cost: HashingCost
  ) async throws(OutOfMemory) -> SecretBytes {
    precondition(salt.count == Self.saltLength, "Argon2id's salt has another length")
    return try await queue.run { () throws(OutOfMemory) -> SecretBytes in
      let key = SecretBytes(count: 32) { key in
        password.withBytes { bytes, count in
          crypto_pwhash(
            key.baseAddress!.assumingMemoryBound(to: UInt8.self), 32, bytes, count, Array(salt),
            cost.passes, cost.memory, crypto_pwhash_ALG_ARGON2ID13) == 0
        }
      }
      guard let key else { throw OutOfMemory() }
      return key
    }
  }

  static let saltLength = Int(crypto_pwhash_SALTBYTES)

  /// A new salt for ``key(from:salt:cost:)``.
  static func salt() -> Data {
    var salt = Data(count: saltLength)
    salt.withUnsafeMutableBytes { randombytes_buf($0.baseAddress!, $0.count) }
    return salt
  }

  /// Compares `password` with a stored hash.
  ///
  /// Without a hash or a password it does the same work on a decoy, so that the time does not
  /// distinguish an unknown address from a wrong password; the verdict is then never "right".
  func verify(_ password: SecretBytes?, against hash: String?) async -> Verdict {
    guard let password, let hash else {
      guard let substitute = password ?? SecretBytes(utf8Of: "") else { return .outOfMemory }
      let verdict = await compare(substitute, with: decoy)
      return verdict == .outOfMemory ? verdict : .wrong
    }
    return await compare(password, with: hash)
  }

  private func compare(_ password: SecretBytes, with hash: String) async -> Verdict {
    let cost = cost
    return await queue.run {
      let upToDate = crypto_pwhash_str_needs_rehash(hash, cost.passes, cost.memory)
      guard upToDate >= 0 else { return .unreadableHash }
      // libsodium 1.0.18 reports a lack of memory as a mismatch, so it is checked before.
      guard Self.isThereMemory(cost.memory) else { return .outOfMemory }
      let code = password.withBytes { bytes, count in
        crypto_pwhash_str_verify(hash, bytes, count)
      }
      guard code == 0 else { return .wrong }
      return upToDate == 0 ? .right : .rightButOutdated
    }
  }

  /// Whether the system has `size` bytes, allocated in the way of libsodium. They are freed
  /// untouched, which takes microseconds.
  private static func isThereMemory(_ size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, size)
    return true
  }

  /// A well-formed hash at `cost` that no password has: its salt and its result are random.
  static func decoyHash(cost: HashingCost) -> String {
    "$argon2id$v=19$m=\(cost.memory / 1_024),t=\(cost.passes),p=1"
      + "$\(randomBase64(byteCount: 16))$\(randomBase64(byteCount: 32))"
  }

  private static func randomBase64(byteCount: Int) -> String {
    precondition(Sodium.isReady, "libsodium cannot be set up")
    var bytes = [UInt8](repeating: 0, count: byteCount)
    randombytes_buf(&bytes, byteCount)
    let variant = CInt(sodium_base64_VARIANT_ORIGINAL_NO_PADDING)
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(byteCount, variant))
    sodium_bin2base64(&text, text.count, bytes, byteCount, variant)
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}
