import CSodium
import Foundation

/// Authenticated encryption: XChaCha20-Poly1305 (libsodium's IETF variant), with a random nonce of
/// 24 bytes in front and a tag of 16 bytes at the end.
package enum Seal {
  static let nonceLength = 24
  static let tagLength = 16
  /// The number of bytes by which a sealed text is longer.
  package static let overhead = nonceLength + tagLength

  /// Seals `text` by a `key` of 32 bytes. `context` is bound to it: it opens in no other.
  package static func seal(
    _ text: UnsafeRawBufferPointer, context: [UInt8], key: UnsafeRawBufferPointer
  ) -> Data {
    precondition(Sodium.isReady && key.count == 32, "libsodium cannot be set up")
    var sealed = Data(count: text.count + overhead)
    sealed.withUnsafeMutableBytes { sealed in
      let nonce = sealed.baseAddress!.assumingMemoryBound(to: UInt8.self)
      randombytes_buf(nonce, nonceLength)
      crypto_aead_xchacha20poly1305_ietf_encrypt(
        nonce + nonceLength, nil, text.baseAddress?.assumingMemoryBound(to: UInt8.self),
        UInt64(text.count), context, UInt64(context.count), nil, nonce,
        key.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
    return sealed
  }

  /// Opens `sealed` into `text`, which is ``overhead`` shorter. Returns `false`, with `text` cleared,
  /// if `sealed`, `context` or `key` differ from those of the sealing in any bit.
  package static func open(
    _ sealed: UnsafeRawBufferPointer, context: [UInt8], key: UnsafeRawBufferPointer,
    into text: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard sealed.count >= overhead, text.count == sealed.count - overhead, Sodium.isReady else {
      return false
    }
    let nonce = sealed.baseAddress!.assumingMemoryBound(to: UInt8.self)
    return crypto_aead_xchacha20poly1305_ietf_decrypt(
      text.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil, nonce + nonceLength,
      UInt64(sealed.count - nonceLength), context, UInt64(context.count), nonce,
      key.baseAddress!.assumingMemoryBound(to: UInt8.self)) == 0
  }

  /// The associated data of a sealed text: its use and the numbers and identifiers of its place.
  static func context(_ use: StaticString, account: Int64, _ rest: [UInt8] = []) -> [UInt8] {
    var context: [UInt8] = []
    context.reserveCapacity(96)
    use.withUTF8Buffer { context += $0 }
    context.append(0)
    withUnsafeBytes(of: account.littleEndian) { context += $0 }
    context += rest
    return context
  }
}
