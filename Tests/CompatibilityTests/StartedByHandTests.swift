import PrivateDisplay
import SwiftUI
import XCTest

/// Functions that are called without an actor, as in sources of Swift 5.
@preconcurrency @MainActor
final class StartedByHandTests: DisplayTestCase {
  func testPartsThatAreMadeWithoutAnActorAreShown() {
    let window = TestWindow(Form { Parts.header("Person") })
    XCTAssertTrue(window.texts.contains("Ann"), "\(window.texts)")
    window.close()
  }

  func testActionsThatAreCalledWithoutAnActorRun() {
    var saves = 0
    let window = TestWindow(EditByHand(onSave: { saves += 1 }))
    window.press("Save")
    XCTAssertEqual(saves, 1)
    window.close()
    // It compiles; a call would start a second program.
    let start: () -> Void = startByHand
    _ = start
  }
}
