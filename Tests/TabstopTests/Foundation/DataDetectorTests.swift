import Foundation
import TabstopFoundation
import XCTest

/// Addresses and telephone numbers in texts.
final class DataDetectorTests: XCTestCase {
  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let all = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, range: all).map { match in
      let place = Range(match.range, in: text).map { String(text[$0]) } ?? "nowhere"
      return "\(place) → \(match.url?.absoluteString ?? match.phoneNumber ?? "nothing")"
    }
  }

  // Foundation's `.link` and `.phoneNumber`.
  private let link: UInt64 = 1 << 5
  private let number: UInt64 = 1 << 11

  func testLinksEndBeforeTheMarksOfTheSentence() throws {
    XCTAssertEqual(
      try found("See https://example.org/a?b=c#d, or (www.example.com).", link),
      [
        "https://example.org/a?b=c#d → https://example.org/a?b=c#d",
        "www.example.com → http://www.example.com",
      ])
    XCTAssertEqual(try found("Use file.swift, e.g. v1.2.3 or 3.5", link), [])
    XCTAssertEqual(
      try found("ä example.org/x und ada.l@mail.example.co.uk!", link),
      [
        "example.org/x → http://example.org/x",
        "ada.l@mail.example.co.uk → mailto:ada.l@mail.example.co.uk",
      ])
  }

  func testNumbersHaveEnoughDigits() throws {
    XCTAssertEqual(
      try found("Call +386 40 123 456 or (212) 555-0100, room 12-34", number),
      ["+386 40 123 456 → +386 40 123 456", "(212) 555-0100 → (212) 555-0100"])
    XCTAssertEqual(try found("Call +386 40 123 456", link), [])
  }

  func testTheBlockEndsTheSearch() throws {
    let text = "a@b.org c@d.org"
    var count = 0
    try NSDataDetector(types: link).enumerateMatches(
      in: text, range: NSRange(location: 0, length: 15)
    ) { result, _, stop in
      XCTAssertEqual(result?.url?.scheme, "mailto")
      count += 1
      stop.pointee = true
    }
    XCTAssertEqual(count, 1)
  }
}
