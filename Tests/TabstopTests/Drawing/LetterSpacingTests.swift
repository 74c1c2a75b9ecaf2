import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Texts with space between their letters.
@preconcurrency @MainActor
final class LetterSpacingTests: DisplayTestCase {
  private let words = "The quick brown fox jumps"

  private func layout(_ text: some View) -> (lines: Int32, isTruncated: Bool) {
    let window = TestWindow(HStack { text }, width: 900)
    defer { window.close() }
    window.layOut()
    let layout = gtk_label_get_layout(OpaquePointer(window.label(words)!))
    return (pango_layout_get_line_count(layout), pango_layout_is_ellipsized(layout) != 0)
  }

  func testASpacedTextStaysInOneLine() {
    for spacing in [0, 8.0, 20] {
      XCTAssertEqual(layout(Text(words).kerning(spacing)).lines, 1, "\(spacing)")
      let limited = layout(Text(words).tracking(spacing).lineLimit(1))
      XCTAssertFalse(limited.isTruncated, "\(spacing)")
      let part = Text(words.prefix(9)).kerning(spacing) + Text(words.dropFirst(9))
      XCTAssertEqual(layout(part).lines, 1, "\(spacing)")
    }
  }

  func testASpacingThatGoesTakesItsRoom() {
    struct Page: View {
      @State private var spacing = 20.0
      var body: some View {
        VStack {
          Text("Wide").kerning(spacing)
          Button("Narrow") { spacing = 0 }
        }
      }
    }
    let window = TestWindow(Page())
    let wide = window.bounds(of: window.label("Wide")!).width
    window.press("Narrow")
    window.layOut()
    XCTAssertEqual(window.bounds(of: window.label("Wide")!).width, wide - 80, accuracy: 2)
    window.close()
  }
}
