internal import CCrypto
public import Foundation

/// The elliptic curve of RFC 7748 and RFC 8032, by libsodium. Mirrors CryptoKit's `Curve25519`.
///
/// libsodium is loaded with the first use. Without it what can throw throws
/// `CryptoKitError.underlyingCoreCryptoError`; creating a private key ends the program.
public enum Curve25519 {
  /// Signatures (Ed25519). Mirrors CryptoKit's `Curve25519.Signing`.
  public enum Signing {
    /// A key that makes signatures. Its memory is overwritten when it is released.
    public struct PrivateKey: Sendable {
      private let seed: SymmetricKey
      private let secret: SymmetricKey
      /// The key that verifies the signatures.
      public let publicKey: PublicKey

      /// Creates a random key.
      public init() { self.init(.random(count: Curve.byteCount)) }

      /// Creates a key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        self.init(try Curve.key(data))
      }

      private init(_ bytes: [UInt8]) {
        var open = [UInt8](repeating: 0, count: Curve.byteCount)
        // The seed, followed by the public key.
        var secret = [UInt8](repeating: 0, count: 2 * Curve.byteCount)
        _ = Curve.required.sign_seed_keypair(&open, &secret, bytes)
        seed = SymmetricKey(data: bytes)
        self.secret = SymmetricKey(data: secret)
        publicKey = PublicKey(bytes: open)
        secret.withUnsafeMutableBytes { explicit_bzero($0.baseAddress!, $0.count) }
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { Data(seed.bytes) }

      /// Signs some bytes: always the same 64 bytes for the same ones.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let functions = try Curve.loaded()
        let message = Array(data)
        var signature = [UInt8](repeating: 0, count: 2 * Curve.byteCount)
        let status = secret.withUnsafeBytes {
          functions.sign_detached(
            &signature, nil, message, UInt64(message.count),
            $0.baseAddress!.assumingMemoryBound(to: UInt8.self))
        }
        guard status == 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
        return Data(signature)
      }
    }

    /// A key that verifies signatures.
    public struct PublicKey: Hashable, Sendable {
      fileprivate let bytes: [UInt8]

      fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

      /// Creates a key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve.key(data)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { Data(bytes) }

      /// Whether a signature of some bytes was made by the private key. `false` without libsodium.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        guard signature.count == 2 * Curve.byteCount, let functions = try? Curve.loaded() else {
          return false
        }
        let message = Array(data)
        return functions.sign_verify_detached(
          Array(signature), message, UInt64(message.count), bytes) == 0
      }
    }
  }

  /// The agreement of two sides on a secret (X25519). Mirrors CryptoKit's `Curve25519.KeyAgreement`.
  public enum KeyAgreement {
    /// A key of one side. Its memory is overwritten when it is released.
    public struct PrivateKey: Sendable {
      private let scalar: SymmetricKey
      /// The key for the other side.
      public let publicKey: PublicKey

      /// Creates a random key.
      public init() { self.init(.random(count: Curve.byteCount)) }

      /// Creates a key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        self.init(try Curve.key(data))
      }

      private init(_ bytes: [UInt8]) {
        var open = [UInt8](repeating: 0, count: Curve.byteCount)
        _ = Curve.required.scalarmult_base(&open, bytes)
        scalar = SymmetricKey(data: bytes)
        publicKey = PublicKey(bytes: open)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { Data(scalar.bytes) }

      /// The secret of this key and that of the other side.
      ///
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError` for a public key with which every secret is the same.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        let functions = try Curve.loaded()
        var result = [UInt8](repeating: 0, count: Curve.byteCount)
        let status = scalar.withUnsafeBytes {
          functions.scalarmult(
            &result, $0.baseAddress!.assumingMemoryBound(to: UInt8.self), publicKeyShare.bytes)
        }
        guard status == 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
        return SharedSecret(secret: SymmetricKey(data: result))
      }
    }

    /// The key that one side sends to the other.
    public struct PublicKey: Hashable, Sendable {
      fileprivate let bytes: [UInt8]

      fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

      /// Creates a key from its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try Curve.key(data)
      }

      /// The 32 bytes of the key.
      public var rawRepresentation: Data { Data(bytes) }
    }
  }
}

/// A secret on which two sides agreed. Not a key itself: keys are derived from it. Mirrors CryptoKit's `SharedSecret`.
public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
  private let secret: SymmetricKey

  init(secret: SymmetricKey) { self.secret = secret }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try secret.withUnsafeBytes(body)
  }

  /// Derives a key by HKDF (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: secret, salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
}

/// What the kinds of keys have in common.
private enum Curve {
  static let byteCount = 32

  private static let functions: CurveFunctions? = {
    var functions = CurveFunctions()
    return curve_functions_load(&functions) != 0 ? functions : nil
  }()

  static func loaded() throws -> CurveFunctions {
    guard let functions else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return functions
  }

  /// For initializers that cannot throw on Apple's systems.
  static var required: CurveFunctions {
    guard let functions else {
      fatalError("Curve25519 requires libsodium, which is not installed.")
    }
    return functions
  }

  static func key<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == byteCount else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }
}
