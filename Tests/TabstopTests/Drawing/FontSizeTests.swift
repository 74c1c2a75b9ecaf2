import XCTest

@testable import Tabstop

/// The sizes of fonts.
final class FontSizeTests: XCTestCase {
  func testTheSmallestFontCanBeScaled() {
    XCTAssertEqual(Font.caption2.approximateSize, 11.4, accuracy: 0.001)
    XCTAssertLessThan(Font.caption2.approximateSize, Font.caption.approximateSize)
    let twice = Font.caption2.scaled(by: 2)
    XCTAssertEqual(twice.approximateSize, 22.8, accuracy: 0.001)
    let sizes = twice.declarations(weight: nil, isItalic: false).filter {
      $0.hasPrefix("font-size")
    }
    XCTAssertEqual(sizes, ["font-size: \(twice.size! * 0.75)pt;"], "The later one would win.")
    XCTAssertEqual(
      Font.caption2.declarations(weight: nil, isItalic: false), ["font-size: 76%;"])
  }
}
