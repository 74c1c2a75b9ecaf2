import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Gesture recognizers of UIKit in sources that wrap them.
@preconcurrency @MainActor
final class GestureRepresentableTests: DisplayTestCase {
  func testARecognizerFollowsADrag() {
    let journal = Journal()
    let window = TestWindow(Color.red.gesture(PanReader { journal.record($0) }))
    for (signal, x) in [
      ("drag-begin", 5.0), ("drag-update", 30), ("drag-update", 40), ("drag-end", 40),
    ] {
      window.drag(signal, x)
    }
    XCTAssertEqual(journal.drain(), ["1 30.0", "2 40.0", "3 40.0"])
    window.close()
  }
}

extension TestWindow {
  /// A step of a drag to the right, in each view that follows drags.
  func drag(_ signal: String, _ x: Double) {
    for widget in all {
      for controller in controllers(of: widget) {
        if typeName(controller) == "GtkGestureDrag" {
          emit(controller, signal, .real(x), .real(0))
        }
        g_object_unref(controller)
      }
    }
    runLoopUntilIdle()
  }
}
