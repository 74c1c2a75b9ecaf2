import TabstopFoundation
import XCTest

/// Texts of a program without translations.
final class UntranslatedTextTests: XCTestCase {
  func testATextIsItsKeyOrItsDefault() {
    XCTAssertEqual(String(localized: "Hello, \("Ada")"), "Hello, Ada")
    XCTAssertEqual(String(localized: "Hello \("you")"), "Hello you")
    let title = LocalizedStringResource("Title")
    XCTAssertEqual(String(localized: title), "Title")
    XCTAssertEqual(String(localized: "key", defaultValue: "Words", comment: "none"), "Words")
  }
}
