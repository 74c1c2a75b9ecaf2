import PrivateDisplay
import XCTest

@testable import Tabstop

/// What a screen reader that keeps descriptions for a while would not hear of (GTK 4.14 and newer).
@preconcurrency @MainActor
final class SaidDescriptionTests: DisplayTestCase {
  private let before = SaidDescription(text: "Return: Next", time: 10)

  func testAnErrorThatCameSinceAMomentAgoIsHidden() {
    XCTAssertTrue(before.hides(SaidDescription(text: "Enter a name. Return: Next", time: 10.1)))
    XCTAssertTrue(before.hides(SaidDescription(text: "Enter a name. Return: Next", time: 12)))
  }

  func testWhatWasSaidLongAgoIsForgotten() {
    XCTAssertFalse(before.hides(SaidDescription(text: "Enter a name. Return: Next", time: 16)))
  }

  func testTheSameIsSaidAgain() {
    XCTAssertFalse(before.hides(SaidDescription(text: "Return: Next", time: 10.1)))
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
    control.told = "Enter a name. Return: Next"
    control.said = SaidDescription(text: "Return: Next", time: .greatestFiniteMagnitude)
    control.focusCame()
    XCTAssertTrue(control.isMessageAnnounced)
    XCTAssertTrue(window.context.isRestUntold(of: control))
    control.tellRest()
    XCTAssertFalse(control.isMessageAnnounced)
  }
}
