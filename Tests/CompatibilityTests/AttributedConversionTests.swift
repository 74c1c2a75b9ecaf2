import SwiftUI
import UIKit
import XCTest

/// Texts with UIKit's attributes, which become SwiftUI's for a `Text`.
final class AttributedConversionTests: XCTestCase {
  private let font = UIFont.boldSystemFont(ofSize: 20)

  private var styled: NSAttributedString {
    let text = NSMutableAttributedString(string: "Warm bread")
    text.addAttributes(
      [
        .font: font, .foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.yellow,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2, .baselineOffset: 1.5,
        .link: "https://bread.example",
      ], range: NSRange(location: 0, length: 4))
    return text
  }

  func testFontsColoursLinesAndDistancesBecomeSwiftUIs() throws {
    for text in [
      AttributedString(styled), try AttributedString(styled, including: \.uiKit),
      try AttributedString(styled, including: \.appKit),
      try AttributedString(styled, including: AttributeScopes.UIKitAttributes.self),
    ] {
      let run = try XCTUnwrap(text.runs.first)
      XCTAssertEqual(String(text.characters[run.range]), "Warm")
      XCTAssertEqual(run.font, Font(font))
      XCTAssertEqual(run.foregroundColor, Color(UIColor.systemRed))
      XCTAssertEqual(run.backgroundColor, Color(UIColor.yellow))
      XCTAssertEqual(run.underlineStyle, .single)
      XCTAssertNil(run.strikethroughStyle)
      XCTAssertEqual(run.kern, 2)
      XCTAssertEqual(run.baselineOffset, 1.5)
      XCTAssertEqual(run.link, URL(string: "https://bread.example"))
      XCTAssertNil(text.runs.map { $0.font }.last ?? nil)
    }
  }

  func testAScopeWithoutFontsHasTheLettersAndTheLink() throws {
    for text in [
      try AttributedString(styled, including: \.foundation),
      try AttributedString(styled, including: \.swiftUI),
    ] {
      XCTAssertEqual(String(text.characters), "Warm bread")
      XCTAssertNil(text.runs.first?.font)
      XCTAssertNil(text.runs.first?.foregroundColor)
      XCTAssertNotNil(text.runs.first?.link)
    }
  }

  private struct PlainScope: AttributeScope {
    let swiftUI: AttributeScopes.SwiftUIAttributes
    let foundation: AttributeScopes.FoundationAttributes
  }

  private struct StyledScope: AttributeScope {
    struct Inner: AttributeScope { let uiKit: AttributeScopes.UIKitAttributes }
    let inner: Inner
  }

  func testAScopeOfAProgramHasFontsAndColoursIfItHasUIKits() throws {
    let plain = try AttributedString(styled, including: PlainScope.self)
    XCTAssertNil(plain.runs.first?.font)
    XCTAssertNil(plain.runs.first?.foregroundColor)
    XCTAssertNotNil(plain.runs.first?.link)
    let rich = try AttributedString(styled, including: StyledScope.self)
    XCTAssertEqual(rich.runs.first?.font, Font(font))
  }

  func testSwiftUIsAttributesComeBack() throws {
    var text = AttributedString("title")
    text.font = .title
    text.foregroundColor = .green
    text.strikethroughStyle = .single
    text.tracking = 3
    let object = try NSAttributedString(text, including: \.swiftUI)
    XCTAssertNil(object.attribute(.font, at: 0, effectiveRange: nil), "not UIKit's attribute")
    XCTAssertEqual(AttributedString(object), text)
  }

  func testStrongWordsOfAPageAreStrongInAText() throws {
    let page = try NSAttributedString(
      data: Data("<p>fresh <b>today</b></p>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let fonts = AttributedString(page).runs.map { $0.font }
    XCTAssertEqual(Set(fonts).count, 2)
  }
}
