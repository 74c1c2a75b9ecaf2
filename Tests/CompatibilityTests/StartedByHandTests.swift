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
    let window = TestWindow(EditByHand())
    window.press("Save")
    window.close()
    // To be called would be to run a second program.
    let start: () -> Void = startByHand
    _ = start
  }
}
