internal import CCrypto

/// Authenticated encryption by GnuTLS, which is loaded with the first use.
struct Cipher {
  static let tagCount = 16
  static let nonceCount = 12

  /// GnuTLS's number of the cipher.
  let number: Int
  let key: SymmetricKey

  private static let functions: CipherFunctions? = {
    var functions = CipherFunctions()
    return cipher_functions_load(&functions) != 0 ? functions : nil
  }()

  /// - Throws: `CryptoKitError.incorrectKeySize`.
  static func aes(_ key: SymmetricKey) throws -> Cipher {
    switch key.bitCount {
    case 128: Cipher(number: CIPHER_AES_128_GCM, key: key)
    case 192: Cipher(number: CIPHER_AES_192_GCM, key: key)
    case 256: Cipher(number: CIPHER_AES_256_GCM, key: key)
    default: throw CryptoKitError.incorrectKeySize
    }
  }

  /// - Throws: `CryptoKitError.incorrectKeySize`.
  static func chaCha(_ key: SymmetricKey) throws -> Cipher {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return Cipher(number: CIPHER_CHACHA20_POLY1305, key: key)
  }

  /// Encrypts; the result has the tag at its end.
  func seal(_ text: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
    try run(text, nonce, data, resultCount: text.count + Self.tagCount, isSealing: true)
  }

  /// Decrypts a text with the tag at its end.
  func open(_ text: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
    guard text.count >= Self.tagCount else { throw CryptoKitError.incorrectParameterSize }
    return try run(text, nonce, data, resultCount: text.count - Self.tagCount, isSealing: false)
  }

  private func run(
    _ text: [UInt8], _ nonce: [UInt8], _ data: [UInt8], resultCount: Int, isSealing: Bool
  ) throws -> [UInt8] {
    guard let functions = Self.functions else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
    var handle: UnsafeMutableRawPointer?
    let status = key.withUnsafeBytes { bytes in
      // GnuTLS does not write to it.
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress!)
      var datum = CipherBytes(
        data: start.assumingMemoryBound(to: UInt8.self), size: UInt32(bytes.count))
      return functions.`init`(&handle, Int32(number), &datum)
    }
    guard status == 0, let handle else {
      throw CryptoKitError.underlyingCoreCryptoError(error: status)
    }
    defer { functions.deinit(handle) }
    // Not empty: GnuTLS requires a place, also for nothing.
    var result = [UInt8](repeating: 0, count: max(resultCount, 1))
    var length = resultCount
    let call = isSealing ? functions.encrypt! : functions.decrypt!
    let outcome = call(
      handle, nonce, nonce.count, data, data.count, Self.tagCount, text, text.count, &result,
      &length)
    guard outcome == 0 else {
      throw isSealing
        ? CryptoKitError.underlyingCoreCryptoError(error: outcome)
        : CryptoKitError.authenticationFailure
    }
    return Array(result.prefix(length))
  }
}
