import CommonCrypto
import CryptoKit
import IOKit
import LinkPresentation
import SwiftUI
import XCTest

@testable import LinkPresentationInterface
@testable import Tabstop
@testable import TabstopKits

/// Tests of what programs share and save, of their power and their keys, with sources as for Apple's modules.
@preconcurrency @MainActor
final class SharedReportTests: XCTestCase {
  func testKeysOfP256() throws {
    let key = P256.Signing.PrivateKey()
    let text = Data("words".utf8)
    let signature = try key.signature(for: text)
    XCTAssertTrue(key.publicKey.isValidSignature(signature, for: text))
    XCTAssertFalse(key.publicKey.isValidSignature(signature, for: Data("other".utf8)))
    XCTAssertEqual(
      try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation), signature)
    for copy in [
      try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation),
      try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
      try P256.Signing.PrivateKey(x963Representation: key.x963Representation),
      try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation),
    ] {
      XCTAssertEqual(copy.rawRepresentation, key.rawRepresentation)
      XCTAssertTrue(key.publicKey.isValidSignature(try copy.signature(for: text), for: text))
    }
    for copy in [
      try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
      try P256.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
      try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
    ] {
      XCTAssertTrue(copy.isValidSignature(signature, for: text))
    }
    XCTAssertThrowsError(try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)))
    XCTAssertThrowsError(
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)), "0 is no key")
    XCTAssertThrowsError(try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)))
    XCTAssertThrowsError(try P256.Signing.PrivateKey(pemRepresentation: "words"))
    XCTAssertEqual(
      Data(base64Encoded: try Box.token("words", pem: key.pemRepresentation))?.count, 64)
  }

  func testTheExampleOfRFC6979() throws {
    // A.2.5: the public key of the private one, and a signature of "sample".
    func bytes(_ hex: String) -> Data {
      Data(
        stride(from: 0, to: hex.count, by: 2).map { place in
          UInt8(hex.dropFirst(place).prefix(2), radix: 16)!
        })
    }
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    XCTAssertEqual(
      key.publicKey.rawRepresentation,
      bytes("60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6")
        + bytes("7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes("EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716")
        + bytes("F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    XCTAssertTrue(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
  }

  func testTwoSidesAgree() throws {
    let (one, other) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    XCTAssertEqual(
      try one.sharedSecretFromKeyAgreement(with: other.publicKey),
      try other.sharedSecretFromKeyAgreement(with: one.publicKey))
  }

  func testCommonCryptosCiphers() throws {
    let key = Data(repeating: 7, count: 32)
    let box = try XCTUnwrap(Box.crypt(Data("words".utf8), key: key, operation: kCCEncrypt))
    XCTAssertEqual(box.count, 16)
    XCTAssertEqual(Box.crypt(box, key: key, operation: kCCDecrypt), Data("words".utf8))
    XCTAssertNil(Box.crypt(box.dropLast(), key: key, operation: kCCDecrypt), "not whole blocks")
  }

  func testASourceProvidesWhatIsShared() {
    let source = ReportSource(Report(title: "Trip", pages: 3))
    let controller = UIActivityViewController(
      activityItems: [source], applicationActivities: nil)
    XCTAssertEqual(controller.text, "Trip: 3 pages")
    XCTAssertEqual(source.activityViewControllerLinkMetadata(controller)?.title, "Trip")
  }

  func testAPageSaysWhatItIs() throws {
    let address = try XCTUnwrap(URL(string: "https://example.org/trips/"))
    let page = PageHead(
      Data(
        """
        <html><head><TITLE lang="en"> Trips &amp;
        Places&#33;</TITLE><meta content='/a.png' property="og:image" />
        <link rel="shortcut icon" href=icon.png></head>
        """.utf8), from: address)
    XCTAssertEqual(page.title, "Trips & Places!")
    XCTAssertEqual(page.image?.absoluteString, "https://example.org/a.png")
    XCTAssertEqual(page.icon?.absoluteString, "https://example.org/trips/icon.png")
    let named = PageHead(
      Data(#"<title>A</title><meta property="og:title" content="B">"#.utf8), from: address)
    XCTAssertEqual(named.title, "B", "the title for previews")
    let unnamed = PageHead(
      Data(#"<meta property="og:title" content=" "><meta name=a><title>A</title>"#.utf8),
      from: address)
    XCTAssertEqual(unnamed.title, "A", "the other is empty")
    XCTAssertNil(PageHead(Data([0xFF, 0x3C]), from: address).title)
  }

  func testTheHeadOfAPageIsReadInTheTimeOfItsLength() throws {
    let address = try XCTUnwrap(URL(string: "https://example.org/"))
    for part in [
      "<meta ", "<title ", "<title>", "<meta \(String(repeating: "a", count: 9)) ", "&#1",
    ] {
      let text = "<title>A</title>" + String(repeating: part, count: (1 << 18) / part.utf8.count)
      let start = ContinuousClock.now
      let page = PageHead(Data("\(text)>".utf8), from: address)
      XCTAssertEqual(page.title, "A")
      XCTAssertLessThan(start.duration(to: .now), .seconds(10), part)
    }
    let attributes = String(repeating: "a", count: 1 << 17)
    let start = ContinuousClock.now
    let page = PageHead(Data("<meta \(attributes)><title>\(attributes)".utf8), from: address)
    XCTAssertNil(page.title)
    XCTAssertLessThan(start.duration(to: .now), .seconds(10))
  }

  func testAwakeAndAsleep() {
    let awake = Awake()
    awake.toggle()
    XCTAssertTrue(awake.isAwake)
    awake.toggle()
    XCTAssertFalse(awake.isAwake)
    XCTAssertTrue(Awake.charges.allSatisfy { (0...100).contains($0) })
  }

  func testTheSystem() {
    XCTAssertGreaterThan(Memory.bytes, 1 << 20)
    XCTAssertEqual(Memory.text("kern.ostype"), "Linux")
    var size = 0
    XCTAssertEqual(sysctlbyname("hw.nothing", nil, &size, nil, 0), -1)
    XCTAssertGreaterThan(mach_absolute_time(), 0)
    let text = NSMutableString(string: "Zürich")
    XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    XCTAssertEqual(text as String, "Zurich")
  }
}
