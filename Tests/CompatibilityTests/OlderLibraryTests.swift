import Foundation
import XCTest

/// Tests of the modules of libraries in C.
final class OlderLibraryTests: XCTestCase {
  func testHashFunctionsOfCommonCrypto() {
    XCTAssertEqual(
      Checksums.sha256(Data("abc".utf8)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      Checksums.sha256(Data()), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    XCTAssertEqual(
      Checksums.md5(ofParts: [Data("a".utf8), Data(), Data("bc".utf8)]),
      "900150983cd24fb0d6963f7d28e17f72")
    // RFC 4231, case 2.
    XCTAssertEqual(
      Checksums.code("what do ya want for nothing?", key: "Jefe"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  func testADatabaseKeepsItsRows() throws {
    let store = try XCTUnwrap(NoteStore(path: ":memory:"))
    XCTAssertTrue(store.add("Größe"))
    XCTAssertTrue(store.add(""))
    XCTAssertEqual(store.all, ["Größe", ""])
  }
}
