import CGnuTLS
import CSodium
import Foundation

@testable import OpenIDConnect

/// A key pair that signs tokens as a provider does.
struct TestKey: Sendable {
  let id: String
  let algorithm: SignatureAlgorithm
  /// The public key as a JSON Web Key.
  let publicKey: JSONValue
  let sign: @Sendable ([UInt8]) -> [UInt8]

  static let rsa = newRSA(id: "rsa", bits: 2048)
  static let otherRSA = newRSA(id: "other-rsa", bits: 2048)
  static let weakRSA = newRSA(id: "weak-rsa", bits: 1024)
  static let p256 = newP256(id: "p256")
  static let ed25519 = newEd25519(id: "ed25519")

  static func of(_ algorithm: SignatureAlgorithm) -> TestKey {
    switch algorithm {
    case .rs256: rsa
    case .es256: p256
    case .edDSA: ed25519
    }
  }

  /// The public key with other members.
  func publicKey(_ changes: [String: JSONValue?]) -> JSONValue {
    guard case .object(var members) = publicKey else { return publicKey }
    for (name, value) in changes { members[name] = value }
    return .object(members)
  }

  static func newRSA(id: String, bits: UInt32) -> TestKey {
    let key = PrivateKey(GNUTLS_PK_RSA, bits: bits)
    var modulus = gnutls_datum_t()
    var exponent = gnutls_datum_t()
    check(
      gnutls_privkey_export_rsa_raw(key.key, &modulus, &exponent, nil, nil, nil, nil, nil, nil))
    return TestKey(
      id: id, algorithm: .rs256,
      publicKey: [
        "kty": "RSA", "use": "sig", "kid": .string(id),
        "n": base64(bytes(modulus).drop { $0 == 0 }),
        "e": base64(bytes(exponent).drop { $0 == 0 }),
      ], sign: { key.sign($0, by: GNUTLS_SIGN_RSA_SHA256) })
  }

  static func newP256(id: String) -> TestKey {
    // GNUTLS_CURVE_TO_BITS, a macro that Swift cannot import.
    let key = PrivateKey(GNUTLS_PK_ECDSA, bits: 1 << 31 | GNUTLS_ECC_CURVE_SECP256R1.rawValue)
    var curve = GNUTLS_ECC_CURVE_INVALID
    var x = gnutls_datum_t()
    var y = gnutls_datum_t()
    check(gnutls_privkey_export_ecc_raw(key.key, &curve, &x, &y, nil))
    return TestKey(
      id: id, algorithm: .es256,
      publicKey: [
        "kty": "EC", "crv": "P-256", "use": "sig", "kid": .string(id),
        "x": base64(padded(bytes(x))), "y": base64(padded(bytes(y))),
      ],
      sign: { message in
        var signature = key.sign(message, by: GNUTLS_SIGN_ECDSA_SHA256)
        var r = gnutls_datum_t()
        var s = gnutls_datum_t()
        signature.withUnsafeMutableBufferPointer {
          var datum = gnutls_datum_t(data: $0.baseAddress, size: UInt32($0.count))
          check(gnutls_decode_rs_value(&datum, &r, &s))
        }
        return padded(bytes(r)) + padded(bytes(s))
      })
  }

  static func newEd25519(id: String) -> TestKey {
    precondition(sodium_init() >= 0)
    var publicKey = [UInt8](repeating: 0, count: 32)
    var secretKey = [UInt8](repeating: 0, count: 64)
    crypto_sign_keypair(&publicKey, &secretKey)
    let secret = secretKey
    return TestKey(
      id: id, algorithm: .edDSA,
      publicKey: [
        "kty": "OKP", "crv": "Ed25519", "use": "sig", "kid": .string(id), "x": base64(publicKey),
      ],
      sign: { message in
        var signature = [UInt8](repeating: 0, count: 64)
        crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret)
        return signature
      })
  }

  private static func base64(_ bytes: some Collection<UInt8>) -> JSONValue {
    .string(String(decoding: Base64URL.encoded(bytes), as: UTF8.self))
  }

  /// 32 bytes of a number.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = bytes.drop { $0 == 0 }
    return [UInt8](repeating: 0, count: 32 - bytes.count) + bytes
  }
}

/// A private key of GnuTLS. It does not change after it is made.
private final class PrivateKey: @unchecked Sendable {
  let key: gnutls_privkey_t

  init(_ algorithm: gnutls_pk_algorithm_t, bits: UInt32) {
    var key: gnutls_privkey_t?
    check(gnutls_privkey_init(&key))
    self.key = key!
    check(gnutls_privkey_generate(self.key, algorithm, bits, 0))
  }

  func sign(_ message: [UInt8], by algorithm: gnutls_sign_algorithm_t) -> [UInt8] {
    var message = message
    return message.withUnsafeMutableBufferPointer {
      var datum = gnutls_datum_t(data: $0.baseAddress, size: UInt32($0.count))
      var signature = gnutls_datum_t()
      check(gnutls_privkey_sign_data2(key, algorithm, 0, &datum, &signature))
      return bytes(signature)
    }
  }
}

private func check(_ result: Int32) {
  precondition(result >= 0, "GnuTLS: \(result)")
}

/// The bytes of memory that GnuTLS allocated, which is freed.
private func bytes(_ datum: gnutls_datum_t) -> [UInt8] {
  defer { free(datum.data) }
  return Array(UnsafeBufferPointer(start: datum.data, count: Int(datum.size)))
}
