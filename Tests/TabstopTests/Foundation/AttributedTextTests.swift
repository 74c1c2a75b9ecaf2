import CGtk
import Foundation
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// How texts with attributes, and texts of other sizes, look.
@preconcurrency @MainActor
final class AttributedTextTests: DisplayTestCase {
  func testStretchesOfAnAttributedStringHaveLooksOfTheirOwn() {
    var string = AttributedString("one two")
    let two = string.range(of: "two")!
    string[two].foregroundColor = .red
    string[two].font = .body.bold()
    string[two].underlineStyle = .single
    string[two].link = URL(string: "https://example.org")
    let window = TestWindow(Text(string))
    let markup = String(cString: gtk_label_get_label(OpaquePointer(window.label("one two")!)))
    XCTAssertTrue(markup.hasPrefix("one <span "), markup)
    for part in ["weight=\"700\"", "underline=\"single\"", "href=\"https://example.org\""] {
      XCTAssertTrue(markup.contains(part), "\(part) in \(markup)")
    }
    window.close()
  }

  func testTheSizeOfTextInTheEnvironmentIsThatOfTexts() {
    let window = TestWindow(
      VStack {
        Text("small").environment(\.sizeCategory, .extraSmall)
        Text("large").environment(\.sizeCategory, .accessibilityExtraLarge)
      })
    window.layOut()
    XCTAssertGreaterThan(
      window.bounds(of: window.label("large")!).height,
      2 * window.bounds(of: window.label("small")!).height)
    window.close()
  }
}
