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
    let start = ContinuousClock.now
    for tick in 1...50 {
      window.press("Tick")
      XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(label))), "00:00,\(tick)")
      exported.insert(exportedName(of: label))
    }
    let seconds = Int((ContinuousClock.now - start) / .seconds(1)) + 1
    // Within a second a few at once, and the last of the second before.
    XCTAssertLessThanOrEqual(exported.count, (PacedText.limit + 1) * seconds + 1, "\(exported)")
    runLoop(
      until: { exportedName(of: label).contains("00:00,50") }, "The last text was not exported.")
    window.close()
  }

  func testTheLastOfManyTextsHasItsValueAndNoneOfAnEarlierText() {
    struct Watch: View {
      @State private var count = 0
      var body: some View {
        Text("Elapsed \(count)").accessibilityValue("\(count) ticks")
        Text(count == 9 ? "Donau\u{AD}dampf" : "Plain \(count)")
        Button("Tick") { count += 1 }
      }
    }
    let window = TestWindow(Watch())
    let labels = [window.label("Elapsed 0")!, window.label("Plain 0")!]
    for _ in 1...10 { window.press("Tick") }
    runLoop(
      until: {
        exportedName(of: labels[0]).contains("Elapsed 10, 10 ticks")
          && exportedName(of: labels[1]).contains("Plain 10")
      }, "The last names were not exported.")
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
