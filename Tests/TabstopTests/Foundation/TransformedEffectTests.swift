import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Transforms among the effects of a view that depend on its place.
@preconcurrency @MainActor
final class TransformedEffectTests: DisplayTestCase {
  // 40 × 20, which starts at (180, 140); 30 to the right and 10 up.
  private func assertMoves<E: VisualEffect>(
    _ change: @escaping @Sendable (EmptyVisualEffect) -> E, line: UInt = #line
  ) {
    let red = Color(red: 1, green: 0, blue: 0)
    let window = TestWindow(
      mark(40, 20).foregroundStyle(red).visualEffect { effect, _ in change(effect) })
    XCTAssertEqual(window.picture().extent(of: .red), Bounds(210, 130, 40, 20), line: line)
    window.close()
  }

  func testATransformMovesTheDrawing() {
    let move = CGAffineTransform(translationX: 30, y: -10)
    assertMoves { $0.transformEffect(move) }
    assertMoves { $0.transformEffect(ProjectionTransform(move)) }
  }
}
