public import Foundation

/// A code that shows who wrote a message: a sequence of bytes, which are compared in constant time. Mirrors
/// CryptoKit's `MessageAuthenticationCode`.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A code made by a hash function. Mirrors CryptoKit's `HashedAuthenticationCode`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The bytes as hexadecimal digits.
  public var description: String { "HMAC: \(bytes.hexadecimal)" }
  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether both have the same bytes. The comparison takes the same time for all bytes.
  public static func == (a: Self, b: Self) -> Bool { a.bytes.isEqualInConstantTime(to: b.bytes) }
  /// Whether some bytes are these.
  public static func == <D: DataProtocol>(a: Self, b: D) -> Bool {
    a.bytes.isEqualInConstantTime(to: Array(b))
  }
}

/// A message authentication code, which shows who wrote a message, by a key and a hash function
/// (RFC 2104). Mirrors CryptoKit's `HMAC`.
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of its keys.
  public typealias Key = SymmetricKey
  /// The type of its codes.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerPad: [UInt8]

  /// Starts a calculation.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    outerPad = block.map { $0 ^ 0x5c }
    inner.update(data: block.map { $0 ^ 0x36 })
  }

  /// Adds bytes of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code for the bytes so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerPad)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code for a message.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let bytes = authenticationCode.withUnsafeBytes { Array($0) }
    return self.authenticationCode(for: authenticatedData, using: key) == bytes
  }
}

/// The derivation of keys from other keys (RFC 5869). Mirrors CryptoKit's `HKDF`.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key from another one.
  ///
  /// - Parameters:
  ///   - salt: Random bytes that need not be secret.
  ///   - info: What the key is for.
  ///   - outputByteCount: At most 255 times the size of the hash function.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// A key from another one, without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }
  /// A key from another one, for nothing in particular.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }
  /// A key from another one, without a salt, for nothing in particular.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: a key whose bits are all alike.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  /// The second step: a key of any length.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    let info = info.map { Array($0) } ?? []
    var (result, block): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 0
    while result.count < outputByteCount {
      precondition(counter < 255, "HKDF: too many bytes: \(outputByteCount)")
      counter += 1
      block = Array(HMAC<H>.authenticationCode(for: block + info + [counter], using: key))
      result += block
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
