import Combine
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// Labels and subviews of UIKit.
@preconcurrency @MainActor
final class KitLabelTests: DisplayTestCase {
  private func withWindow(_ content: some View = Text("x"), _ body: (TestWindow) -> Void) {
    let window = TestWindow(content)
    body(window)
    window.close()
  }

  func testALabelShowsItsAttributes() {
    withWindow(RichLabel()) { window in
      XCTAssertTrue(window.texts.contains { $0.contains("Read the manual") })
    }
  }

  func testATextOfALabelRemovesItsAttributes() {
    let label = PaddedLabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    XCTAssertEqual(label.text, "a")
    label.text = "b"
    XCTAssertEqual(label.attributedText?.string, "b")
    XCTAssertNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
    label.attributedText = nil
    XCTAssertNil(label.text)
    label.attributedText = NSAttributedString(string: "c")
    label.attributedText = nil
    XCTAssertNil(label.attributedText)
  }

  func testAViewIsExchangedWithAnother() {
    let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for child in [a, b, c] { view.addSubview(child) }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertEqual(view.subviews, [c, b, a])
  }
}
