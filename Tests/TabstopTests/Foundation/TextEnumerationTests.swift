import Foundation
import XCTest

@testable import TabstopFoundation

final class TextEnumerationTests: XCTestCase {
  private func parts(_ text: String, _ options: String.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, _, _ in
      XCTAssertEqual(part, String(text[range]))
      found.append(part ?? "")
    }
    return found
  }

  func testWords() {
    XCTAssertEqual(
      parts("Hello, wide world! It’s 3.5 km.", .byWords),
      ["Hello", "wide", "world", "It’s", "3.5", "km"])
    XCTAssertEqual(parts("", .byWords), [])
    XCTAssertEqual(parts("مرحبا بالعالم", .byWords), ["مرحبا", "بالعالم"])
    XCTAssertEqual(parts("one two", [.byWords, .reverse]), ["two", "one"])
  }

  func testSentences() {
    XCTAssertEqual(
      parts("Where to? To Japan. Soon!", .bySentences).map {
        $0.trimmingCharacters(in: .whitespaces)
      }, ["Where to?", "To Japan.", "Soon!"])
  }

  func testOtherUnitsAreFoundations() {
    XCTAssertEqual(parts("a\nb", .byLines), ["a", "b"])
    XCTAssertEqual(parts("e\u{301}a", .byComposedCharacterSequences), ["e\u{301}", "a"])
  }

  func testTheEnclosingRangesAreTheWholePart() {
    let text = "– one, two three –"
    var enclosing: [String] = []
    let end = text.range(of: " three")!.lowerBound
    text.enumerateSubstrings(in: ..<end, options: [.byWords, .substringNotRequired]) {
      part, _, range, _ in
      XCTAssertNil(part)
      enclosing.append(String(text[range]))
    }
    XCTAssertEqual(enclosing, ["– one, ", "two"])
  }

  func testItEndsWhenTheClosureSaysSo() {
    var count = 0
    let text = "one two three"
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    XCTAssertEqual(count, 2)
  }
}
