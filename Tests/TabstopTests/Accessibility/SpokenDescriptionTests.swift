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

  /// The label of a button is a part of it; a hint of the button itself takes the place of the label's.
  func testTheHintOfALabelDescribesItsButton() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button {
            isOn.toggle()
          } label: {
            Image(systemName: "minus").accessibilityHint(isOn ? "Adds it again" : "Removes it")
          }
          .accessibilityLabel("Change")
          Button {
          } label: {
            HStack { Text("Copy").accessibilityHint("Inner") }
          }
          .accessibilityHint("Outer")
          Button("Plain") {}
        }
      }
    }
    let window = TestWindow(Page())
    defer { window.close() }
    window.layOut()
    var descriptions: [[String]] {
      (0..<3).map { _ in
        window.tab()
        return window.context.focusedControl?.widget.accessibleDescriptions ?? ["none"]
      }
    }
    XCTAssertEqual(descriptions, [["Removes it"], ["Outer"], []])
    emit(window.all("GtkButton")[0], "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(descriptions, [["Adds it again"], ["Outer"], []])
  }

  func testTheHintOfAViewDescribesItsRow() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Text("Soup").accessibilityHint("Opens the recipe").tag(1)
          Text("Tea").tag(2)
        }
      }
    }
    let window = TestWindow(Page())
    defer { window.close() }
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Soup")
    XCTAssertEqual(
      window.context.focusWidget.map { exportedDescription(of: $0) }, "Opens the recipe")
  }
}
