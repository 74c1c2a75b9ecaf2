import SwiftUI
import UIKit
import XCTest

/// Pages as texts with attributes.
final class HTMLTextTests: XCTestCase {
  private func text(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  func testTheTextsOfAPageAreRead() throws {
    let page = """
      <html><head><title>No</title><style>p { }</style></head><body>
      <h1>Head</h1><p>One &amp; <b>two</b>,
        three&nbsp;&#8364;<br/>four</p><!-- no > text --><ul><li>a</li><li>b &lt; c</li></ul>
      """
    XCTAssertEqual(
      try text(page).string, "Head\nOne & two, three\u{A0}€\nfour\n\t•\ta\n\t•\tb < c")
  }

  func testPartsHaveTheirAttributes() throws {
    let text = try text(#"a <a href="https://example.org/?a=1&amp;b=2">link</a> <s>old</s>"#)
    XCTAssertEqual(text.string, "a link old")
    XCTAssertEqual(
      text.attribute(.link, at: 3, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/?a=1&b=2"))
    XCTAssertNil(text.attribute(.link, at: 0, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.strikethroughStyle, at: 8, effectiveRange: nil))
  }

  func testScriptsAndQuotesHideNoText() throws {
    let page = #"""
      <p>one</p><script>if (a<b) { document.write("<p>"); }</script><STYLE>a>b<c { }</Style>
      <p title="a > b">two <a data-href="https://example.org/no" title='>'
        href = 'https://example.org/yes'>three</a></p>
      """#
    let text = try text(page)
    XCTAssertEqual(text.string, "one\ntwo three")
    XCTAssertEqual(
      text.attribute(.link, at: 9, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/yes"))
    XCTAssertEqual(try self.text("<p title=it's>a</p> it's").string, "a\nit's")
    XCTAssertEqual(try self.text("a<script>b").string, "a")
  }

  func testWhatIsNoTagIsText() throws {
    XCTAssertEqual(try text("1 < 2 & 3 > 2 &unknown; &").string, "1 < 2 & 3 > 2 &unknown; &")
    XCTAssertEqual(try text("").string, "")
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
  }
}
