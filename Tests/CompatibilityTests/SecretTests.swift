import CryptoKit
import Foundation
import XCTest

/// Tests of hash functions, authentication codes and ciphers with the examples of their standards.
final class SecretTests: XCTestCase {
  private func bytes(_ hex: String) -> Data {
    let digits = Array(hex)
    return Data(
      stride(from: 0, to: digits.count, by: 2).map {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)!
      })
  }
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  func testHashFunctions() {
    XCTAssertEqual(
      Secrets.hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(Secrets.gravatar("abc"), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(
      hex(Insecure.SHA1.hash(data: Data("abc".utf8))), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      hex(SHA384.hash(data: Data("abc".utf8))).prefix(32), "cb00753f45a35e8bb5a03d699ac65007")
    XCTAssertEqual(
      hex(SHA512.hash(data: Data("abc".utf8))).prefix(32), "ddaf35a193617abacc417349ae204131")
    XCTAssertEqual(SHA256.hash(data: Data()).description.prefix(27), "SHA256 digest: e3b0c44298fc")
    XCTAssertEqual(SHA512.byteCount, Array(SHA512.hash(data: Data())).count)
  }

  func testACalculationIsAValue() {
    var one = SHA256()
    one.update(data: Data("a".utf8))
    var other = one
    other.update(data: Data("x".utf8))
    one.update(data: Data("bc".utf8))
    XCTAssertEqual(one.finalize(), SHA256.hash(data: Data("abc".utf8)))
    XCTAssertEqual(one.finalize(), SHA256.hash(data: Data("abc".utf8)))
    XCTAssertEqual(other.finalize(), SHA256.hash(data: Data("ax".utf8)))
  }

  func testCodesOfMessages() {
    // RFC 4231, cases 2 and 6.
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    XCTAssertEqual(
      hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    XCTAssertFalse(
      HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data(), using: key))
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let other = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    XCTAssertEqual(
      hex(HMAC<SHA512>.authenticationCode(for: other, using: long)).prefix(32),
      "80b24263c7c1a3ebb71493c1dd7be8b4")
  }

  func testDerivedKeys() {
    // RFC 5869, case 1.
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    XCTAssertEqual(
      key.withUnsafeBytes { hex($0) },
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  func testSealedMessages() throws {
    let key = SymmetricKey(size: .bits256)
    let data = try Secrets.sealed("At five", key: key)
    XCTAssertEqual(data.count, 12 + 7 + 16)
    XCTAssertEqual(try Secrets.opened(data, key: key), "At five")
    XCTAssertNotEqual(data, try Secrets.sealed("At five", key: key))
    var changed = data
    changed[15] ^= 1
    XCTAssertThrowsError(try Secrets.opened(changed, key: key)) {
      XCTAssertEqual($0 as? CryptoKitError, .authenticationFailure)
    }
    XCTAssertThrowsError(try Secrets.opened(data, key: SymmetricKey(size: .bits256)))
    XCTAssertThrowsError(try Secrets.sealed("", key: SymmetricKey(data: Data([1, 2])))) {
      XCTAssertEqual($0 as? CryptoKitError, .incorrectKeySize)
    }
    XCTAssertEqual(try Secrets.opened(try Secrets.sealed("", key: key), key: key), "")
  }

  func testTheCiphersOfTheStandards() throws {
    // NIST's test case 4 for AES-128-GCM.
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(
      bytes(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e24"
          + "49a6b525b16aedf5aa0de657ba637b39"),
      using: SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308")), nonce: nonce,
      authenticating: bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
    XCTAssertEqual(hex(box.tag), "5bc94fbc3221a5db94fae95ae7121a47")
    // RFC 8439, 2.8.2.
    let sealed = try ChaChaPoly.seal(
      Data(
        ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
          + "future, sunscreen would be it.").utf8),
      using: SymmetricKey(data: Data((0x80...0x9f).map { UInt8($0) })),
      nonce: try ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    XCTAssertEqual(hex(sealed.tag), "1ae10b594f09e26a7e902ecbd0600691")
    XCTAssertEqual(sealed.combined.count, 12 + 114 + 16)
  }

  func testSignaturesOfCurve25519() throws {
    // RFC 8032, 7.1, test 2.
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    XCTAssertEqual(
      hex(key.publicKey.rawRepresentation),
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    let signature = try key.signature(for: bytes("72"))
    XCTAssertEqual(
      hex(signature),
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
    XCTAssertTrue(key.publicKey.isValidSignature(signature, for: bytes("72")))
    XCTAssertFalse(key.publicKey.isValidSignature(signature, for: bytes("73")))
    XCTAssertFalse(key.publicKey.isValidSignature(signature.dropLast(), for: bytes("72")))
    let empty = try key.signature(for: Data())
    XCTAssertTrue(key.publicKey.isValidSignature(empty, for: Data()))
    let copy = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
    XCTAssertEqual(copy, key.publicKey)
    XCTAssertNotEqual(Curve25519.Signing.PrivateKey().publicKey, copy)
    XCTAssertThrowsError(try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 31)))
  }

  func testAgreementByCurve25519() throws {
    // RFC 7748, 6.1.
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    XCTAssertEqual(
      hex(alice.publicKey.rawRepresentation),
      "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    XCTAssertEqual(
      hex(secret.withUnsafeBytes { Array($0) }),
      "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    XCTAssertEqual(secret, try bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data("mail".utf8), outputByteCount: 32)
    XCTAssertEqual(key.bitCount, 256)
    XCTAssertThrowsError(
      try alice.sharedSecretFromKeyAgreement(
        with: .init(rawRepresentation: Data(repeating: 0, count: 32))),
      "every secret with this key is 0")
  }
}
