public import Foundation

/// The size of a key. Mirrors CryptoKit's `SymmetricKeySize`.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
  /// Creates a size, in bits: a multiple of 8.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A secret that both sides know. Mirrors CryptoKit's `SymmetricKey`. Its memory is overwritten when it is
/// released.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  /// Sendable: the bytes do not change.
  private final class Secret: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    init(_ source: [UInt8]) {
      bytes = .allocate(byteCount: source.count, alignment: 16)
      bytes.copyBytes(from: source)
    }

    deinit {
      // Not optimized away, as a call through a library is.
      explicit_bzero(bytes.baseAddress!, bytes.count)
      bytes.deallocate()
    }
  }

  private let secret: Secret

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) {
    secret = Secret(data.withUnsafeBytes { Array($0) })
  }

  /// Creates a random key.
  public init(size: SymmetricKeySize) {
    secret = Secret(.random(count: size.bitCount / 8))
  }

  /// The size, in bits.
  public var bitCount: Int { 8 * secret.bytes.count }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(secret.bytes))
  }

  var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  /// Whether both have the same bytes. The comparison takes the same time for all bytes.
  public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool {
    a.bytes.isEqualInConstantTime(to: b.bytes)
  }
}

extension [UInt8] {
  /// Bytes of the system's generator.
  static func random(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }
}

/// The errors of ciphers and keys. Mirrors CryptoKit's `CryptoKitError`.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// The size of a key is not one that the cipher supports.
  case incorrectKeySize
  /// A nonce or a box has another size than it must have.
  case incorrectParameterSize
  /// The text or the tag was changed, or the key is another one.
  case authenticationFailure
  /// GnuTLS, which encrypts here, is not installed, or reports this error.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped. Not used here.
  case wrapFailure
  /// A key could not be unwrapped. Not used here.
  case unwrapFailure
  /// A parameter is out of its range.
  case invalidParameter
}
