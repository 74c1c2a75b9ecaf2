public import Foundation

/// A cipher that also shows whether a message has been changed.
public protocol _SealingCipher {
  /// The cipher with a key.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  static func _cipher(_ key: SymmetricKey) throws -> _Cipher
}

/// The Advanced Encryption Standard. Mirrors CryptoKit's `AES`.
public enum AES {
  /// AES in Galois/Counter mode, with keys of 128, 192 or 256 bits. Mirrors CryptoKit's `AES.GCM`.
  public enum GCM: _SealingCipher {
    /// A number that is used once.
    public typealias Nonce = _CipherNonce
    /// An encrypted message, with what is needed to open it.
    public typealias SealedBox = _SealedBox<GCM>

    public static func _cipher(_ key: SymmetricKey) throws -> _Cipher {
      _Cipher(cipher: try .aes(key))
    }
  }
}

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits. Mirrors CryptoKit's `ChaChaPoly`.
public enum ChaChaPoly: _SealingCipher {
  /// A number that is used once.
  public typealias Nonce = _CipherNonce
  /// An encrypted message, with what is needed to open it.
  public typealias SealedBox = _SealedBox<ChaChaPoly>

  public static func _cipher(_ key: SymmetricKey) throws -> _Cipher {
    _Cipher(cipher: try .chaCha(key))
  }
}

/// A cipher with a key.
public struct _Cipher {
  let cipher: Cipher
}

/// A number that is used once: 12 bytes, others for each message with a key.
public struct _CipherNonce: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// Creates a random one.
  public init() { bytes = .random(count: Cipher.nonceCount) }
  /// Creates one from 12 bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize`.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count == Cipher.nonceCount else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }
  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An encrypted message, with what is needed to open it.
public struct _SealedBox<Kind: _SealingCipher>: Sendable {
  /// The number that was used.
  public let nonce: _CipherNonce
  /// The encrypted text.
  public let ciphertext: Data
  /// 16 bytes that show whether the message has been changed.
  public let tag: Data

  /// Creates a message from its parts.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize`.
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: _CipherNonce, ciphertext: C, tag: T
  ) throws {
    guard tag.count == Cipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }

  /// Creates a message from number, text and tag in one.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize`.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Data(combined)
    guard bytes.count >= Cipher.nonceCount + Cipher.tagCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(
      nonce: _CipherNonce(data: bytes.prefix(Cipher.nonceCount)),
      ciphertext: bytes.dropFirst(Cipher.nonceCount).dropLast(Cipher.tagCount),
      tag: bytes.suffix(Cipher.tagCount))
  }

  fileprivate var all: Data { Data(nonce) + ciphertext + tag }
}

extension _SealedBox where Kind == AES.GCM {
  /// Number, text and tag in one; never `nil`.
  public var combined: Data? { all }
}

extension _SealedBox where Kind == ChaChaPoly {
  /// Number, text and tag in one.
  public var combined: Data { all }
}

extension _SealingCipher {
  /// Encrypts a message.
  ///
  /// - Parameters:
  ///   - nonce: A random one by default.
  ///   - authenticatedData: What is not encrypted, but must be the same when the message is opened.
  /// - Throws: `CryptoKitError.incorrectKeySize`, or `underlyingCoreCryptoError` without GnuTLS.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _CipherNonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> _SealedBox<Self> {
    let nonce = nonce ?? _CipherNonce()
    let sealed = try _cipher(key).cipher.seal(
      Array(message), nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try _SealedBox(
      nonce: nonce, ciphertext: sealed.dropLast(Cipher.tagCount),
      tag: sealed.suffix(Cipher.tagCount))
  }

  /// Encrypts a message.
  ///
  /// - Parameter nonce: A random one by default.
  /// - Throws: `CryptoKitError.incorrectKeySize`, or `underlyingCoreCryptoError` without GnuTLS.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _CipherNonce? = nil
  ) throws -> _SealedBox<Self> {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Decrypts a message.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if anything is not as it was.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: _SealedBox<Self>, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try _cipher(key).cipher.open(
        Array(sealedBox.ciphertext + sealedBox.tag), nonce: sealedBox.nonce.bytes,
        authenticating: Array(authenticatedData)))
  }

  /// Decrypts a message.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if anything is not as it was.
  public static func open(_ sealedBox: _SealedBox<Self>, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
