import Foundation
import TabstopFoundation
import XCTest

@testable import Tabstop

/// What the ranges of an attributed text are, and its other forms.
final class AttributedStringTests: XCTestCase {
  func testMarkdownSaysWhatARangeIs() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://f.example)")
    let parts = text.runs.compactMap { run -> String? in
      guard let intent = run.inlinePresentationIntent else { return nil }
      return "\(String(text.characters[run.range])) \(intent.rawValue)"
    }
    XCTAssertEqual(parts, ["b 2", "c 1", "d 4", "e 32"])
  }

  func testARangeIsShownAsWhatItIs() throws {
    var text = AttributedString("strong")
    text.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    let style = try XCTUnwrap(Text(text).allRuns.first).style
    XCTAssertEqual(style.font?.weightValue, .bold)
    XCTAssertEqual(style.font?.isItalic, true)
    text.inlinePresentationIntent = .strikethrough
    XCTAssertNotNil(Text(text).allRuns.first?.style.traits?.values.strikethrough)
    text.inlinePresentationIntent = nil
    XCTAssertEqual(Text(text).allRuns.first?.style, TextStyle())
  }

  func testMarkdownWithTheLineEndsOfWindowsHasTheSameLines() throws {
    let text = try AttributedString(markdown: "# Tea\r\n- green\r\n- black\r\n\r\nand\r\nmilk")
    XCTAssertEqual(String(text.characters), "Tea\n• green\n• black\nand milk")
  }

  func testLocalizedLiteralsAreMarkdown() {
    let text = AttributedString(localized: "a **b**")
    XCTAssertEqual(String(text.characters), "a b")
    XCTAssertEqual(text.runs.last?.inlinePresentationIntent, .stronglyEmphasized)
  }

  func testLinksSurviveTheWayToObjectiveCsClassAndBack() throws {
    let text = try AttributedString(markdown: "see [it](https://a.example)")
    let object = NSAttributedString(text)
    XCTAssertEqual(object.string, "see it")
    let back = AttributedString(object)
    XCTAssertEqual(back.runs.compactMap(\.link), [URL(string: "https://a.example")])
    XCTAssertEqual(String(back.characters), "see it")
  }

  /// Programs write so to show Markdown that they compute.
  @MainActor func testATextOfAnInitializerShowsItsString() {
    let words = "see **this**"
    XCTAssertEqual(Text(.init(words)).content, "see this")
    XCTAssertEqual(Text(.init("a _literal_")).content, "a literal")
    XCTAssertEqual(Text(.init(stringLiteral: words)).content, "see this")
    XCTAssertEqual(Text(AttributedString(words)).content, "see **this**")
  }
}
