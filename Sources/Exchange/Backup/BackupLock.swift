import CSodium
import Foundation

/// Locks a backup with a passphrase: Argon2id derives the key, libsodium's secretstream
/// (XChaCha20-Poly1305) encrypts in chunks, so that a file that is cut or changed is refused.
///
///     "VPLANNER-LOCKED1" | opslimit, memlimit (8 bytes each, little endian) | salt (16)
///     | header (24) | chunks of 65,536 bytes, each with 17 more
enum BackupLock {
  static let magic = Data("VPLANNER-LOCKED1".utf8)
  private static let chunk = 65_536
  /// libsodium's "moderate" limits: 3 passes over 256 MB.
  private static let operations: UInt64 = 3
  private static let memory: UInt64 = 256 << 20

  private static let saltSize = Int(crypto_pwhash_SALTBYTES)
  private static let headerSize = Int(crypto_secretstream_xchacha20poly1305_HEADERBYTES)
  private static let extra = Int(crypto_secretstream_xchacha20poly1305_ABYTES)
  /// The tag of the last chunk: libsodium's `TAG_FINAL`, a macro that Swift cannot import.
  private static let final: UInt8 = 3

  static func lock(
    _ data: Data, _ passphrase: String, operations: UInt64 = operations, memory: UInt64 = memory
  ) throws(BackupFault) -> Data {
    guard sodium_init() >= 0 else { throw .noMemory }
    var salt = [UInt8](repeating: 0, count: saltSize)
    randombytes_buf(&salt, salt.count)
    var head = magic
    for number in [operations, memory] {
      head.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
    head.append(contentsOf: salt)
    var key = try key(passphrase, salt, operations, memory)
    defer { sodium_memzero(&key, key.count) }
    var state = crypto_secretstream_xchacha20poly1305_state()
    var header = [UInt8](repeating: 0, count: headerSize)
    crypto_secretstream_xchacha20poly1305_init_push(&state, &header, key)
    var locked = head + header
    var start = 0
    repeat {
      let piece = [UInt8](data.dropFirst(start).prefix(chunk))
      start += piece.count
      var output = [UInt8](repeating: 0, count: piece.count + extra)
      // The header before the chunks is bound to each of them.
      crypto_secretstream_xchacha20poly1305_push(
        &state, &output, nil, piece, UInt64(piece.count), [UInt8](head), UInt64(head.count),
        start == data.count ? final : 0)
      locked.append(contentsOf: output)
    } while start < data.count
    return locked
  }

  static func unlock(_ data: Data, _ passphrase: String) throws(BackupFault) -> Data {
    guard sodium_init() >= 0 else { throw .noMemory }
    let bytes = [UInt8](data)
    let headSize = magic.count + 16 + saltSize
    guard bytes.count >= headSize + headerSize + extra else { throw .damaged }
    func number(_ start: Int) -> UInt64 {
      bytes[start..<(start + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let (operations, memory) = (number(magic.count), number(magic.count + 8))
    // A foreign file must not choose how much time and memory is spent.
    guard 1...10 ~= operations, 8192...(1 << 30) ~= memory else { throw .damaged }
    let head = Array(bytes[..<headSize])
    var key = try key(passphrase, Array(head.suffix(saltSize)), operations, memory)
    defer { sodium_memzero(&key, key.count) }
    var state = crypto_secretstream_xchacha20poly1305_state()
    let header = Array(bytes[headSize..<(headSize + headerSize)])
    guard crypto_secretstream_xchacha20poly1305_init_pull(&state, header, key) == 0 else {
      throw .damaged
    }
    var unlocked = Data()
    var start = headSize + headerSize
    var tag: UInt8 = 0
    while start < bytes.count {
      let piece = Array(bytes[start..<min(start + chunk + extra, bytes.count)])
      start += piece.count
      guard tag != final, piece.count >= extra else { throw .damaged }
      var output = [UInt8](repeating: 0, count: max(1, piece.count - extra))
      var count: UInt64 = 0
      guard
        crypto_secretstream_xchacha20poly1305_pull(
          &state, &output, &count, &tag, piece, UInt64(piece.count), head, UInt64(head.count)) == 0
      else { throw unlocked.isEmpty ? .wrongPassphrase : .damaged }
      unlocked.append(contentsOf: output[..<Int(count)])
    }
    guard tag == final else { throw .damaged }
    return unlocked
  }

  private static func key(
    _ passphrase: String, _ salt: [UInt8], _ operations: UInt64, _ memory: UInt64
  ) throws(BackupFault) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: Int(crypto_secretstream_xchacha20poly1305_KEYBYTES))
    // The same letters in another form of Unicode are the same passphrase.
    let text = passphrase.precomposedStringWithCanonicalMapping
    guard
      crypto_pwhash(
        &key, UInt64(key.count), text, UInt64(text.utf8.count), salt, operations, Int(memory),
        crypto_pwhash_ALG_ARGON2ID13) == 0
    else { throw .noMemory }
    return key
  }
}
