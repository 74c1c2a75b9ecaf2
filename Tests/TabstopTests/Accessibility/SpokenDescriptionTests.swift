import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tests of errors that a screen reader with cached descriptions would not announce (GTK 4.14 and
/// newer).
@preconcurrency @MainActor
final class SpokenDescriptionTests: DisplayTestCase {
  private let before = SpokenDescription(text: "Return: Next", time: 10)

  func testAnErrorWithinAFewSecondsIsHidden() {
    XCTAssertTrue(before.hides(SpokenDescription(text: "Enter a name. Return: Next", time: 10.1)))
    XCTAssertTrue(before.hides(SpokenDescription(text: "Enter a name. Return: Next", time: 12)))
  }

  func testAnOldDescriptionHidesNothing() {
    XCTAssertFalse(before.hides(SpokenDescription(text: "Enter a name. Return: Next", time: 16)))
  }

  func testTheSameDescriptionIsNotHidden() {
    XCTAssertFalse(before.hides(SpokenDescription(text: "Return: Next", time: 10.1)))
  }

  func testAnAnnouncedErrorIsNoPartOfTheDescriptionUntilTheFocusLeaves() throws {
    struct Form: View {
      @FocusState var focus: Int?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($focus, equals: 1)
          Text("Enter a name").accessibilityErrorMessage(for: $focus, equals: 1)
        }
      }
    }
    let window = TestWindow(Form())
    defer { window.close() }
    let control = try XCTUnwrap(
      window.context.coordinator.root.firstNode { $0.owner is FocusableControl }?.owner
        as? FocusableControl)
    XCTAssertEqual(control.message?.text, "Enter a name")
    control.exportedDescription = "Enter a name. Return: Next"
    control.spokenDescription = SpokenDescription(
      text: "Return: Next", time: .greatestFiniteMagnitude)
    control.focusArrived()
    XCTAssertTrue(control.isMessageAnnounced)
    XCTAssertTrue(window.context.isRestPending(of: control))
    control.exportRest()
    XCTAssertFalse(control.isMessageAnnounced)
  }
}
