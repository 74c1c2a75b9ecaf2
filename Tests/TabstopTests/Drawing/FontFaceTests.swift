import XCTest

@testable import Tabstop

/// Names of fonts that name a face, not a family.
final class FontFaceTests: XCTestCase {
  private func assert(
    _ name: String, _ families: String, _ weight: Font.Weight? = nil, isItalic: Bool = false,
    line: UInt = #line
  ) {
    let face = FontFace(name)
    XCTAssertEqual(face.families, families, line: line)
    XCTAssertEqual(face.weight, weight, line: line)
    XCTAssertEqual(face.isItalic, isItalic, line: line)
  }

  func testAWeightAtTheEndIsAlsoTheFamilysWeight() {
    assert("Avenir-Heavy", #""Avenir-Heavy", "Avenir""#, .heavy)
    assert("Poppins SemiBold", #""Poppins SemiBold", "Poppins""#, .semibold)
    assert(
      "HelveticaNeue-BoldItalic", #""HelveticaNeue-BoldItalic", "HelveticaNeue""#, .bold,
      isItalic: true)
    assert("Georgia-Italic", #""Georgia-Italic", "Georgia""#, isItalic: true)
    assert("Arial-BoldMT", #""Arial-BoldMT", "Arial""#, .bold)
  }

  func testOtherNamesAreFamilies() {
    assert("Avenir", #""Avenir""#)
    assert("Noto Sans", #""Noto Sans""#)
    assert("Black", #""Black""#)
    assert("Marker Felt", #""Marker Felt""#)
    assert("Bra\"dley", #""Bradley""#)
  }
}
