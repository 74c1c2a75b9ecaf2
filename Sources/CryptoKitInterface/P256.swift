public import Foundation

/// The elliptic curve P-256 of NIST, by OpenSSL's libcrypto. Mirrors CryptoKit's `P256`.
///
/// libcrypto (3) is loaded with the first use. Without it what can throw throws
/// `CryptoKitError.underlyingCoreCryptoError`; creating a random key ends the program.
public enum P256 {
  /// Signatures (ECDSA). Mirrors CryptoKit's `P256.Signing`.
  public enum Signing {
    /// A key that makes signatures.
    public struct PrivateKey: _P256PrivateKey {
      public let _key: _P256Key
      public init(_key: _P256Key) { self._key = _key }
      /// The key that verifies the signatures.
      public var publicKey: PublicKey { PublicKey(_key: _key) }

      /// Signs the SHA-256 digest of some bytes: each time with another signature.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
      /// Signs a digest.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        try ECDSASignature(derRepresentation: try _key.key.sign(Array(digest)))
      }
    }

    /// A key that verifies signatures.
    public struct PublicKey: _P256PublicKey {
      public let _key: _P256Key
      public init(_key: _P256Key) { self._key = _key }

      /// Whether a signature of some bytes was made by the private key.
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }
      /// Whether a signature of a digest was made by the private key.
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        _key.key.verifies(Array(signature.derRepresentation), of: Array(digest))
      }
    }

    /// A signature: two numbers. Mirrors CryptoKit's.
    public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
      /// The 64 bytes of the numbers.
      public let rawRepresentation: Data

      /// Creates a signature from the 64 bytes of its numbers.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize`.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * EllipticKey.byteCount else {
          throw CryptoKitError.incorrectParameterSize
        }
        self.rawRepresentation = Data(rawRepresentation)
      }
      /// Creates a signature from its DER encoding.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        var outer = DERReader(derRepresentation)
        var parts = DERReader(try outer.read(DERReader.sequence))
        var bytes = Data()
        for _ in 0..<2 {
          let digits = try parts.read(DERReader.integer).drop { $0 == 0 }
          guard digits.count <= EllipticKey.byteCount else {
            throw CryptoKitError.incorrectParameterSize
          }
          bytes += Data(count: EllipticKey.byteCount - digits.count) + digits
        }
        guard outer.isAtEnd, parts.isAtEnd else { throw CryptoKitError.invalidParameter }
        rawRepresentation = bytes
      }

      /// The DER encoding.
      public var derRepresentation: Data {
        let numbers = [rawRepresentation.prefix(32), rawRepresentation.suffix(32)]
        return Data(
          DERReader.write(
            DERReader.sequence, numbers.flatMap { DERReader.write(number: $0) }))
      }
      /// Calls `body` with the 64 bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
      }
    }
  }

  /// The agreement of two sides on a secret (ECDH). Mirrors CryptoKit's `P256.KeyAgreement`.
  public enum KeyAgreement {
    /// A key of one side.
    public struct PrivateKey: _P256PrivateKey {
      public let _key: _P256Key
      public init(_key: _P256Key) { self._key = _key }
      /// The key for the other side.
      public var publicKey: PublicKey { PublicKey(_key: _key) }

      /// The secret of this key and that of the other side.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        SharedSecret(
          secret: SymmetricKey(data: try _key.key.secret(with: publicKeyShare._key.key)))
      }
    }

    /// The key that one side sends to the other.
    public struct PublicKey: _P256PublicKey {
      public let _key: _P256Key
      public init(_key: _P256Key) { self._key = _key }
    }
  }
}

/// A key of libcrypto's.
public struct _P256Key: Sendable {
  let key: EllipticKey
}

/// What private keys of both purposes have in common.
public protocol _P256PrivateKey: Sendable {
  /// The key.
  var _key: _P256Key { get }
  /// Creates a key of this purpose.
  init(_key: _P256Key)
}

extension _P256PrivateKey {
  /// Creates a random key.
  ///
  /// - Parameter compactRepresentable: Without effect: all points can be written with both numbers.
  public init(compactRepresentable: Bool = true) {
    guard let key = try? EllipticKey.random() else {
      fatalError("P256 requires OpenSSL's libcrypto (3), which is not installed.")
    }
    self.init(_key: _P256Key(key: key))
  }
  /// Creates a key from its 32 bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize`, or another one if it is not a number of the curve.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    self.init(_key: _P256Key(key: try EllipticKey(number: bytes)))
  }
  /// Creates a key from the point and the number of ANSI X9.63.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + 3 * EllipticKey.byteCount else {
      throw CryptoKitError.incorrectKeySize
    }
    let key = try EllipticKey(number: bytes.suffix(EllipticKey.byteCount))
    guard key.point().elementsEqual(bytes.dropLast(EllipticKey.byteCount)) else {
      throw CryptoKitError.invalidParameter
    }
    self.init(_key: _P256Key(key: key))
  }
  /// Creates a key from its DER encoding, by PKCS#8 or SEC 1.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(_key: _P256Key(key: try EllipticDER.privateKey(from: derRepresentation)))
  }
  /// Creates a key from a PEM text, such as the file of a key for an Apple service.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: try EllipticDER.der(fromPEM: pemRepresentation))
  }

  /// The 32 bytes of the key.
  public var rawRepresentation: Data { Data(_key.key.number) }
  /// The point and the number of ANSI X9.63.
  public var x963Representation: Data { Data(_key.key.point() + _key.key.number) }
  /// The DER encoding by PKCS#8.
  public var derRepresentation: Data { Data(EllipticDER.privateKey(_key.key)) }
  /// The key as a PEM text.
  public var pemRepresentation: String {
    EllipticDER.pem(EllipticDER.privateKey(_key.key), "PRIVATE KEY")
  }
}

/// What public keys of both purposes have in common.
public protocol _P256PublicKey: Sendable {
  /// The key.
  var _key: _P256Key { get }
  /// Creates a key of this purpose.
  init(_key: _P256Key)
}

extension _P256PublicKey {
  /// Creates a key from the 64 bytes of its numbers.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize`, or another one if it is not a point of the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == 2 * EllipticKey.byteCount else { throw CryptoKitError.incorrectKeySize }
    self.init(_key: _P256Key(key: try EllipticKey(point: [4] + bytes)))
  }
  /// Creates a key from the point of ANSI X9.63.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + 2 * EllipticKey.byteCount else {
      throw CryptoKitError.incorrectKeySize
    }
    self.init(_key: _P256Key(key: try EllipticKey(point: bytes)))
  }
  /// Creates a key from the compressed point of ANSI X9.63.
  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + EllipticKey.byteCount else { throw CryptoKitError.incorrectKeySize }
    self.init(_key: _P256Key(key: try EllipticKey(point: bytes)))
  }
  /// Creates a key from its DER encoding, by X.509.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
  where Bytes.Element == UInt8 {
    self.init(_key: _P256Key(key: try EllipticDER.publicKey(from: derRepresentation)))
  }
  /// Creates a key from a PEM text.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: try EllipticDER.der(fromPEM: pemRepresentation))
  }

  /// The 64 bytes of the numbers.
  public var rawRepresentation: Data { Data(_key.key.point().dropFirst()) }
  /// The point of ANSI X9.63.
  public var x963Representation: Data { Data(_key.key.point()) }
  /// The compressed point of ANSI X9.63.
  public var compressedRepresentation: Data { Data(_key.key.point(isCompressed: true)) }
  /// The DER encoding by X.509.
  public var derRepresentation: Data { Data(EllipticDER.publicKey(_key.key)) }
  /// The key as a PEM text.
  public var pemRepresentation: String {
    EllipticDER.pem(EllipticDER.publicKey(_key.key), "PUBLIC KEY")
  }
}
