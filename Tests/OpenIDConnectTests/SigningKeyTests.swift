import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct SigningKeyTests {
  /// The examples of RFC 7515 (A.2, A.3) and RFC 8037 (A.4), which others have made.
  private static let examples: [(SignatureAlgorithm, JSONValue, String)] = [
    (
      .rs256,
      [
        "kty": "RSA", "e": "AQAB",
        "n":
          """
        ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt\
        0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSX\
        ndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5\
        IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ
        """,
      ],
      """
      eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLm\
      NvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AA\
      uHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75\
      vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6Bf\
      I7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe7\
      7Rw
      """
    ),
    (
      .es256,
      [
        "kty": "EC", "crv": "P-256", "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
        "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
      ],
      """
      eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLm\
      NvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApm\
      WQxfKTUJqPP3-Kg6NU1Q
      """
    ),
    (
      .edDSA,
      ["kty": "OKP", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"],
      """
      eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcv\
      Mg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg
      """
    ),
  ]

  @Test func verifiesTheExamplesOfTheStandards() throws {
    for (algorithm, key, token) in Self.examples {
      #expect(SigningKey.fits(key, algorithm))
      let key = try SigningKey(key, for: algorithm)
      let end = try #require(token.lastIndex(of: "."))
      let message = Array(token[..<end].utf8)
      let signature = try #require(Base64URL.decoded(token[token.index(after: end)...].utf8))
      #expect(try key.verifies(signature, of: message), "\(algorithm)")
      #expect(try !key.verifies(signature, of: message + [0]))
      #expect(try !key.verifies(signature, of: []))
      for place in [0, signature.count / 2, signature.count - 1] {
        var other = signature
        other[place] ^= 1
        #expect(try !key.verifies(other, of: message))
      }
      for other in [
        [], signature.dropLast(), signature + [0], [0] + signature,
        [UInt8](repeating: 0, count: signature.count),
        [UInt8](repeating: 0xFF, count: signature.count),
      ] as [[UInt8]] {
        #expect(try !key.verifies(other, of: message))
      }
    }
  }

  @Test(arguments: SignatureAlgorithm.allCases)
  func verifiesWhatIsSignedNow(_ algorithm: SignatureAlgorithm) throws {
    let pair = TestKey.of(algorithm)
    let key = try SigningKey(pair.publicKey, for: algorithm)
    // The numbers of ECDSA are shorter than 32 bytes now and then.
    for round in 0..<(algorithm == .rs256 ? 3 : 300) {
      let message = Array("message \(round)".utf8)
      #expect(try key.verifies(pair.sign(message), of: message))
    }
  }

  @Test func fitsOneAlgorithmOnly() {
    for algorithm in SignatureAlgorithm.allCases {
      for other in SignatureAlgorithm.allCases {
        #expect(SigningKey.fits(TestKey.of(algorithm).publicKey, other) == (algorithm == other))
      }
    }
  }

  /// The permitted uses of a key, and its curve.
  @Test(
    arguments: [
      ["use": "enc"], ["use": 1], ["alg": "RS512"], ["alg": "RSA-OAEP"], ["key_ops": ["encrypt"]],
      ["key_ops": "verify"], ["kty": "oct"], ["crv": "P-384"], ["crv": "secp256k1"],
      ["crv": "Ed25519"], ["crv": nil], ["kty": nil],
    ] as [[String: JSONValue?]])
  func doesNotFit(_ changes: [String: JSONValue?]) {
    #expect(!SigningKey.fits(TestKey.p256.publicKey(changes), .es256))
    #expect(
      SigningKey.fits(
        TestKey.p256.publicKey(["use": nil, "alg": "ES256", "key_ops": ["verify"]]), .es256))
  }

  @Test func doesNotFitOnAnotherCurve() {
    #expect(!SigningKey.fits(TestKey.ed25519.publicKey(["crv": "X25519"]), .edDSA))
    #expect(!SigningKey.fits(TestKey.ed25519.publicKey(["crv": "Ed448"]), .edDSA))
    #expect(SigningKey.fits(TestKey.ed25519.publicKey(["alg": "Ed25519"]), .edDSA))
  }

  private static func number(bits: Int) -> JSONValue {
    var bytes = [UInt8](repeating: 0xFF, count: (bits + 7) / 8)
    if bits % 8 > 0 { bytes[0] >>= UInt8(8 - bits % 8) }
    return .string(String(decoding: Base64URL.encoded(bytes), as: UTF8.self))
  }

  @Test func refusesWeakAndHugeKeys() throws {
    func reason(_ changes: [String: JSONValue?]) -> String? {
      do {
        _ = try SigningKey(TestKey.rsa.publicKey(changes), for: .rs256)
        return nil
      } catch { return error.reason }
    }
    #expect(reason(["n": Self.number(bits: 2047)]) == "RSA with only 2047 bits")
    #expect(reason(["n": Self.number(bits: 2048)]) == nil)
    #expect(reason(["n": Self.number(bits: 8192)]) == nil)
    #expect(reason(["n": Self.number(bits: 8193)]) == "RSA with 8193 bits")
    // Zeros in front make no key longer.
    let zeros = String(
      decoding: Base64URL.encoded([UInt8](repeating: 0, count: 600)), as: UTF8.self)
    #expect(reason(["n": .string(zeros + "AQAB")]) == "RSA with only 17 bits")
    #expect(reason(["n": .string(zeros)]) == "RSA with only 0 bits")
    #expect(reason(["n": ""]) == "RSA with only 0 bits")
    #expect(reason(["n": nil]) == "its member n is missing or malformed")
    #expect(reason(["n": "?"]) == "its member n is missing or malformed")
    #expect(reason(["n": 3]) == "its member n is missing or malformed")
    #expect(
      reason(["n": .string(String(repeating: "A", count: 100_000))])
        == "its member n is missing or malformed")
    #expect(reason(["e": Self.number(bits: 32)]) == nil)
    #expect(reason(["e": Self.number(bits: 33)]) == "RSA with a huge exponent")
    #expect(reason(["e": Self.number(bits: 2048)]) == "RSA with a huge exponent")
    for exponent: JSONValue in ["", "AA", "AQ", "Ag", "AQAA"] {  // none, 0, 1, 2, 65536
      #expect(reason(["e": exponent]) == "not an RSA key")
    }
  }

  /// As some libraries write them.
  @Test func takesCoordinatesWithZerosInFront() throws {
    let number = try #require(TestKey.p256.publicKey["x"]?.string)
    let bytes = try #require(Base64URL.decoded(number.utf8))
    let longer = String(decoding: Base64URL.encoded([0] + bytes), as: UTF8.self)
    let key = try SigningKey(TestKey.p256.publicKey(["x": .string(longer)]), for: .es256)
    #expect(key == (try SigningKey(TestKey.p256.publicKey, for: .es256)))
  }

  @Test func refusesPointsThatAreNotOnTheCurve() throws {
    for (x, y) in [(33, 32), (32, 33), (64, 32)] {
      let changes: [String: JSONValue?] = [
        "x": Self.number(bits: x * 8), "y": Self.number(bits: y * 8),
      ]
      #expect(throws: SigningKey.InvalidKey(reason: "not a point of P-256")) {
        _ = try SigningKey(TestKey.p256.publicKey(changes), for: .es256)
      }
    }
    let message = Array("message".utf8)
    let signature = TestKey.p256.sign(message)
    for point: [String: JSONValue?] in [
      ["x": Self.number(bits: 256)], ["x": Self.number(bits: 256), "y": Self.number(bits: 256)],
      ["x": .string(String(repeating: "A", count: 43))],
      [
        "x": .string(String(repeating: "A", count: 43)),
        "y": .string(String(repeating: "A", count: 43)),
      ],
    ] {
      let key = try SigningKey(TestKey.p256.publicKey(point), for: .es256)
      #expect(try !key.verifies(signature, of: message))
    }
  }

  @Test func refusesOtherKeysOfEd25519() throws {
    for bits in [0, 248, 264, 512] {
      #expect(throws: SigningKey.InvalidKey(reason: "not a key of Ed25519")) {
        _ = try SigningKey(
          TestKey.ed25519.publicKey(["x": Self.number(bits: bits)]), for: .edDSA)
      }
    }
    // A point of small order, by which everybody can sign.
    let small = String(repeating: "A", count: 43)
    let key = try SigningKey(TestKey.ed25519.publicKey(["x": .string(small)]), for: .edDSA)
    #expect(try !key.verifies([UInt8](repeating: 0, count: 64), of: []))
  }
}
