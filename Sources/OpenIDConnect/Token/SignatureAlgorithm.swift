import CSodium

/// The signature algorithms that are accepted (RFC 7518, 3.1; RFC 8037). Not among them are `none`, and those with a
/// shared key: an attacker could sign with the provider's public key as that.
enum SignatureAlgorithm: String, CaseIterable, Sendable {
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = "RS256"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
  /// Ed25519.
  case edDSA = "EdDSA"

  /// The hashes that `at_hash` may be made of (OpenID Connect Core, 3.1.3.6): the algorithm's own.
  ///
  /// No standard says which one EdDSA's is. The working group's answer is that of Ed25519 itself,
  /// SHA-512; Glewlwyd (2.7) takes SHA-256. Either binds the access token.
  func hashes(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    let bytes = bytes.bindMemory(to: UInt8.self)
    switch self {
    case .rs256, .es256: return [Self.sha256(bytes)]
    case .edDSA:
      var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha512_BYTES))
      crypto_hash_sha512(&hash, bytes.baseAddress, UInt64(bytes.count))
      return [hash, Self.sha256(bytes)]
    }
  }

  static func sha256(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes.baseAddress, UInt64(bytes.count))
    return hash
  }
}
