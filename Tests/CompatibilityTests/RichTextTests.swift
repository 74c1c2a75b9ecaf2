import SwiftUI
import UIKit
import XCTest

/// Documents in the Rich Text Format, and texts as documents.
final class RichTextTests: XCTestCase {
  private func text(_ document: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(document.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  func testTheTextsOfADocumentAreRead() throws {
    let document = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2761
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;{\f1 Menlo;}}
      {\colortbl;\red255\green0\blue0;}
      {\*\generator Some;}{\info{\title No}}
      \pard\f0\fs28 One \b two\b0 , \'e9\u8364 ?\u-10180 ?\u-8384 ?\
      three\par four\tab\{5\}\~{\pict\bin3 {{{ab}six}
      """#
    XCTAssertEqual(
      try text(document).string, "One two, é€🍀\nthree\nfour\t{5}\u{A0}six")
  }

  func testAGroupEndsWhatStandsInForACharacter() throws {
    XCTAssertEqual(try text(#"{\rtf1{\u8364}x\u8364{}y\u8364 ?z}"#).string, "€x€y€z")
  }

  func testTheCodePageIsTheDocuments() throws {
    XCTAssertEqual(try text(#"{\rtf1\ansi\ansicpg1251 \'cc\'e8\'f0}"#).string, "Мир")
    XCTAssertEqual(try text(#"{\rtf1\ansi\ansicpg1250 \'b9}"#).string, "ą")
    XCTAssertEqual(try text(#"{\rtf1\ansi\ansicpg9 \'e9}"#).string, "é")
  }

  func testPartsHaveTheirAttributes() throws {
    let text = try text(
      #"{\rtf1{\colortbl;\red255\green0\blue0;}a{\b\fs40 b}{\i\ul\cf1 c}\plain\strike d"#
        + #"{\field{\*\fldinst{HYPERLINK "https://example.org/?a=1"}}{\fldrslt e}}f}"#)
    XCTAssertEqual(text.string, "abcdef")
    XCTAssertEqual(font(text, at: 0)?.pointSize, 12)
    XCTAssertEqual(font(text, at: 1)?.pointSize, 20)
    XCTAssertEqual(font(text, at: 1)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(font(text, at: 2)?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
    let color = text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
    XCTAssertEqual(color?.redComponent, 1)
    XCTAssertNil(text.attribute(.foregroundColor, at: 3, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.underlineStyle, at: 2, effectiveRange: nil))
    XCTAssertNil(text.attribute(.underlineStyle, at: 3, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.strikethroughStyle, at: 3, effectiveRange: nil))
    XCTAssertEqual(
      text.attribute(.link, at: 4, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/?a=1"))
    XCTAssertNil(text.attribute(.link, at: 5, effectiveRange: nil))
  }

  func testADamagedDocumentIsReadAsFarAsItGoes() throws {
    let document = #"{\rtf1 a{\b b\u55357 ?}}}\'e\fs99999999999999999999 c\bin99 d\"#
    for length in 5...document.count { _ = try text(String(document.prefix(length))) }
    XCTAssertThrowsError(try text("no document"))
    XCTAssertNil(NSAttributedString(rtf: Data("no document".utf8), documentAttributes: nil))
    XCTAssertEqual(try text(#"{\rtf1 a\bin9223372036854775807 b}"#).string, "a")
    XCTAssertEqual(try text(#"{\rtf1{\colortbl\red9223372036854775807;}\cf0 a}"#).string, "a")
    let deep = String(repeating: "{", count: 100_000)
    XCTAssertEqual(try text("{\\rtf1 \(deep)a").string, "a")
  }

  /// A text with several attributes.
  private var sample: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "One {é🍀}\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 18)])
    text.append(
      NSAttributedString(
        string: "two\t\\",
        attributes: [
          .foregroundColor: UIColor(red: 0, green: 0.5, blue: 1, alpha: 1),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.append(
      NSAttributedString(
        string: "<a & b>", attributes: [.link: URL(string: "https://example.org/?a=1&b=2")!]))
    return text
  }

  private var whole: NSRange { NSRange(location: 0, length: sample.length) }

  func testADocumentIsReadAsItWasWritten() throws {
    let data = try XCTUnwrap(sample.rtf(from: whole, documentAttributes: [:]))
    let read = try XCTUnwrap(NSAttributedString(rtf: data, documentAttributes: nil))
    XCTAssertEqual(read.string, sample.string)
    XCTAssertEqual(font(read, at: 0)?.pointSize, 18)
    XCTAssertEqual(font(read, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    let end = sample.length - 1
    XCTAssertEqual(
      read.attribute(.link, at: end, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/?a=1&b=2"))
    let color = read.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor
    XCTAssertEqual(try XCTUnwrap(color?.greenComponent), 0.5, accuracy: 0.01)
    XCTAssertTrue(data.allSatisfy { $0 < 128 })
  }

  func testSizesAndColoursThatAreNoNumbersAreWritten() throws {
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.systemFont(ofSize: .nan),
        .foregroundColor: UIColor(red: .nan, green: .infinity, blue: 0, alpha: 1),
        .underlineStyle: NSUnderlineStyle.single,
      ])
    let data = try XCTUnwrap(text.rtf(from: NSRange(location: 0, length: 1)))
    let read = try XCTUnwrap(NSAttributedString(rtf: data, documentAttributes: nil))
    XCTAssertEqual(read.string, "a")
    XCTAssertNotNil(read.attribute(.underlineStyle, at: 0, effectiveRange: nil))
  }

  func testAPageIsReadAsItWasWritten() throws {
    let data = try sample.data(
      from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try XCTUnwrap(NSAttributedString(html: data, documentAttributes: nil))
    XCTAssertEqual(read.string, "One {é🍀}\ntwo \\<a & b>")
    XCTAssertEqual(font(read, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
  }

  func testAPartIsWrittenAsAText() throws {
    XCTAssertEqual(try sample.data(from: NSRange(location: 0, length: 3)), Data("One".utf8))
    XCTAssertThrowsError(try sample.data(from: NSRange(location: 5, length: .max)))
    XCTAssertNil(sample.rtf(from: NSRange(location: -1, length: 1)))
    XCTAssertThrowsError(
      try sample.data(
        from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd]))
  }
}
