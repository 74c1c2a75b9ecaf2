import CGnuTLS
import CSodium

/// A public key of a provider, of a kind and strength that is accepted.
///
/// Ed25519 is verified by libsodium, the others by GnuTLS.
enum SigningKey: Equatable, Sendable {
  /// An RSA key, whose numbers have no leading zeros.
  case rsa(modulus: [UInt8], exponent: [UInt8])
  /// A point of P-256, 32 bytes each.
  case p256(x: [UInt8], y: [UInt8])
  case ed25519([UInt8])

  struct InvalidKey: Error, Equatable {
    let reason: String
  }

  /// The key of a JSON Web Key (RFC 7517), which fits `algorithm` by its type. Throws an error
  /// about invalid numbers.
  init(_ key: JSONValue, for algorithm: SignatureAlgorithm) throws(InvalidKey) {
    switch algorithm {
    case .rs256:
      let modulus = try Self.bytes(key, "n").drop { $0 == 0 }
      let exponent = try Self.bytes(key, "e").drop { $0 == 0 }
      let bits = modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0)
      guard bits >= 2048 else { throw InvalidKey(reason: "RSA with only \(bits) bits") }
      guard bits <= 8192 else { throw InvalidKey(reason: "RSA with \(bits) bits") }
      // Large exponents make the verification slow, which could be used to block a program.
      guard exponent.count <= 4 else { throw InvalidKey(reason: "RSA with a huge exponent") }
      guard modulus.last! & 1 == 1, let last = exponent.last, last & 1 == 1,
        exponent.count > 1 || last >= 3
      else { throw InvalidKey(reason: "not an RSA key") }
      self = .rsa(modulus: Array(modulus), exponent: Array(exponent))
    case .es256:
      self = .p256(x: try Self.coordinate(key, "x"), y: try Self.coordinate(key, "y"))
    case .edDSA:
      let x = try Self.bytes(key, "x")
      guard x.count == Int(crypto_sign_PUBLICKEYBYTES) else {
        throw InvalidKey(reason: "not a key of Ed25519")
      }
      self = .ed25519(x)
    }
  }

  /// Whether a JSON Web Key is of the type, curve and use that `algorithm` needs.
  static func fits(_ key: JSONValue, _ algorithm: SignatureAlgorithm) -> Bool {
    let (type, curve): (String, String?) =
      switch algorithm {
      case .rs256: ("RSA", nil)
      case .es256: ("EC", "P-256")
      case .edDSA: ("OKP", "Ed25519")
      }
    guard key["kty"]?.string == type else { return false }
    if let curve, key["crv"]?.string != curve { return false }
    if let use = key["use"], use.string != "sig" { return false }
    if let stated = key["alg"], stated.string != algorithm.rawValue,
      // RFC 9864 calls EdDSA with this curve Ed25519.
      !(algorithm == .edDSA && stated.string == "Ed25519")
    {
      return false
    }
    if let operations = key["key_ops"], operations.strings?.contains("verify") != true {
      return false
    }
    return true
  }

  /// 32 bytes, whatever the number of zeros in front: rhonabwy, the library of Glewlwyd 2.7, writes one
  /// too many.
  private static func coordinate(_ key: JSONValue, _ name: String) throws(InvalidKey) -> [UInt8] {
    let bytes = try bytes(key, name).drop { $0 == 0 }
    guard bytes.count <= 32 else { throw InvalidKey(reason: "not a point of P-256") }
    return [UInt8](repeating: 0, count: 32 - bytes.count) + bytes
  }

  private static func bytes(_ key: JSONValue, _ name: String) throws(InvalidKey) -> [UInt8] {
    guard let text = key[name]?.string, text.utf8.count <= 4096,
      let bytes = Base64URL.decoded(text.utf8)
    else { throw InvalidKey(reason: "its member \(name) is missing or malformed") }
    return bytes
  }

  /// Whether `signature` is this key's signature of `message`.
  func verifies(_ signature: [UInt8], of message: [UInt8]) throws(SignInFault) -> Bool {
    switch self {
    case .rsa(let modulus, let exponent):
      // As long as the modulus, always (RFC 8017, 8.2.2).
      guard signature.count == modulus.count else { return false }
      return try GnuTLS.loaded().verify(signature, of: message, by: GNUTLS_SIGN_RSA_SHA256) {
        functions, key in
        Self.withDatum(modulus) { modulus in
          Self.withDatum(exponent) { functions.pubkey_import_rsa_raw(key, &modulus, &$0) }
        }
      }
    case .p256(let x, let y):
      // Two numbers of 32 bytes; GnuTLS expects them in DER.
      guard signature.count == 64 else { return false }
      let sequence = Self.integer(signature[..<32]) + Self.integer(signature[32...])
      let signature = [0x30, UInt8(sequence.count)] + sequence
      return try GnuTLS.loaded().verify(
        signature, of: message, by: GNUTLS_SIGN_ECDSA_SECP256R1_SHA256
      ) { functions, key in
        Self.withDatum(x) { x in
          Self.withDatum(y) {
            functions.pubkey_import_ecc_raw(key, GNUTLS_ECC_CURVE_SECP256R1, &x, &$0)
          }
        }
      }
    case .ed25519(let key):
      guard signature.count == Int(crypto_sign_BYTES) else { return false }
      return crypto_sign_verify_detached(signature, message, UInt64(message.count), key) == 0
    }
  }

  /// An unsigned number as an INTEGER of DER.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(bytes.drop { $0 == 0 })
    // The first bit is the sign.
    if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: 0) }
    return [0x02, UInt8(bytes.count)] + bytes
  }

  fileprivate static func withDatum<Result>(
    _ bytes: [UInt8], _ body: (inout gnutls_datum_t) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      // GnuTLS does not write to it.
      var datum = gnutls_datum_t(
        data: UnsafeMutablePointer(mutating: buffer.baseAddress), size: UInt32(buffer.count))
      return body(&datum)
    }
  }
}

/// GnuTLS, loaded when it is used first.
private struct GnuTLS {
  private let functions: GnuTLSFunctions

  private static let shared: GnuTLS? = {
    var functions = GnuTLSFunctions()
    return gnutls_functions_load(&functions) == 0 ? nil : GnuTLS(functions: functions)
  }()

  static func loaded() throws(SignInFault) -> GnuTLS {
    guard let shared else { throw .misconfigured("GnuTLS (libgnutls.so.30) is not installed") }
    return shared
  }

  /// Whether the key that `load` imports has made `signature`. `false` for a key that cannot be
  /// imported.
  func verify(
    _ signature: [UInt8], of message: [UInt8], by algorithm: gnutls_sign_algorithm_t,
    load: (GnuTLSFunctions, gnutls_pubkey_t) -> Int32
  ) -> Bool {
    var key: gnutls_pubkey_t?
    guard functions.pubkey_init(&key) >= 0, let key else { return false }
    defer { functions.pubkey_deinit(key) }
    guard load(functions, key) >= 0 else { return false }
    return SigningKey.withDatum(message) { message in
      SigningKey.withDatum(signature) { signature in
        functions.pubkey_verify_data2(key, algorithm, 0, &message, &signature) >= 0
      }
    }
  }
}
