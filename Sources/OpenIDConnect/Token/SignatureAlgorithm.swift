import CSodium

/// The signatures that are accepted (RFC 7518, 3.1; RFC 8037). `none` is not among them, nor is any
/// with a shared key, for which a public key could be passed off as the secret.
enum SignatureAlgorithm: String, CaseIterable, Sendable {
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = "RS256"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
  /// Ed25519.
  case edDSA = "EdDSA"

  /// The hash of this algorithm, for `at_hash` (OpenID Connect Core, 3.1.3.6). Ed25519's is SHA-512.
  func hash(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bytes = bytes.bindMemory(to: UInt8.self)
    switch self {
    case .rs256, .es256: return Self.sha256(bytes)
    case .edDSA:
      var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha512_BYTES))
      crypto_hash_sha512(&hash, bytes.baseAddress, UInt64(bytes.count))
      return hash
    }
  }

  static func sha256(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes.baseAddress, UInt64(bytes.count))
    return hash
  }
}
