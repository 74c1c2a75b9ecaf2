import PrivateDisplay
import SwiftUI
import XCTest

/// Drawing the letters of a text by the program.
@preconcurrency @MainActor
final class TextRendererTests: DisplayTestCase {
  func testARendererGetsTheLettersOfEachLine() {
    final class Seen { var lines: [[Int]] = [] }
    struct Recorder: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        seen.lines = layout.map { line in
          line.map { run in run[Emphasis.self] == nil ? -run.count : run.count }
        }
        for line in layout { ctx.draw(line) }
      }
    }
    let seen = Seen()
    let text = Text("\(Text("Hello").customAttribute(Emphasis())) world")
    let window = TestWindow(text.textRenderer(Recorder(seen: seen)))
    runLoop(until: { !seen.lines.isEmpty }, "Nothing was drawn.")
    XCTAssertEqual(seen.lines, [[5, -6]])
    window.close()
  }
}
