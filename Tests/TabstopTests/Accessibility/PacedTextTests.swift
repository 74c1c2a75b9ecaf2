import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Texts that change too often for a screen reader to follow.
@preconcurrency @MainActor
final class PacedTextTests: DisplayTestCase {
  func testAssistiveTechnologyGetsTheLastOfManyTexts() {
    struct Watch: View {
      @State private var hundredths = 0
      var body: some View {
        Text("00:00,\(hundredths)")
        Button("Tick") { hundredths += 1 }
      }
    }
    let window = TestWindow(Watch())
    let label = window.label("00:00,0")!
    var exported: Set<String> = []
    for tick in 1...50 {
      window.press("Tick")
      XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(label))), "00:00,\(tick)")
      exported.insert(exportedName(of: label))
    }
    XCTAssertLessThan(exported.count, 20, "\(exported)")
    runLoop(
      until: { exportedName(of: label).contains("00:00,50") }, "The last text was not exported.")
    window.close()
  }

  func testASlowTextIsSentAtOnce() {
    let label = Widget(gtk_label_new("0"))
    let text = PacedText(of: label)
    for count in 1...PacedText.limit {
      text.set("\(count)")
      XCTAssertTrue(exportedName(of: label.pointer).contains("\(count)"))
    }
  }
}
