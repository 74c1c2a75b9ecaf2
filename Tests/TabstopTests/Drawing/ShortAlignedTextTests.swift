import PrivateDisplay
import XCTest

@testable import Tabstop

/// A text that is shorter than an ellipsis, in one line, aligned to the end.
@preconcurrency @MainActor
final class ShortAlignedTextTests: DisplayTestCase {
  /// GTK would warn, which fails a test.
  func testAShortTextInOneLineIsMeasuredForAHeight() {
    let window = TestWindow(
      VStack {
        Text("4").lineLimit(1).multilineTextAlignment(.trailing).frame(maxWidth: .infinity)
        Text("5").lineLimit(1).multilineTextAlignment(.center).frame(maxWidth: .infinity)
      })
    window.layOut()
    XCTAssertEqual(window.texts, ["4", "5"])
    window.close()
  }
}
