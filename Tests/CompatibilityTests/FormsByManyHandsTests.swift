import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Forms as they are written for Apple's modules, in several styles: how the focus moves through
/// them.
@preconcurrency @MainActor
final class FormsByManyHandsTests: DisplayTestCase {
  /// The number of the field that has the focus.
  private func focusedField(of window: TestWindow) -> Int? {
    window.fields.firstIndex {
      gtk_widget_get_state_flags($0.widget.pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
        != 0
    }
  }

  func testReturnGoesThroughThePollsOptions() {
    let window = TestWindow(PollEditor(), height: 600)
    XCTAssertEqual(window.focus, "GtkTextView")
    XCTAssertEqual(window.fields.count, 2)
    window.fields[0].type("Rice")
    window.fields[0].submit()
    XCTAssertEqual(focusedField(of: window), 1)
    window.fields[1].submit()
    XCTAssertEqual(window.focus, nil)
    window.press("Add option")
    runLoop(until: { window.fields.count == 3 && window.focus != nil }, "No third option.")
    XCTAssertEqual(focusedField(of: window), 2)
    window.close()
  }

  /// Of the user's device, from outside of views.
  func testServicesOfAPhone() {
    let window = TestWindow(InviteView())
    window.press("Copy")
    XCTAssertEqual(window.texts, ["Copied"])
    window.close()
  }

  func testACheckoutGoesFromFieldToField() {
    let window = TestWindow(CheckoutView(), width: 600, height: 900)
    window.click("Full name")
    window.field("Full name").type("Ada")
    window.field("Full name").submit()
    XCTAssertEqual(window.focus, "Street")
    window.field("Street").submit()
    XCTAssertEqual(window.focus, "ZIP")
    window.field("Card number").type("12345678")
    XCTAssertEqual(window.field("Card number").text, "1234 5678")
    window.close()
  }

  func testAToDoItemIsAddedAndTheFieldKeepsTheFocus() {
    let window = TestWindow(TodoView(), width: 600, height: 600)
    XCTAssertNotEqual(window.focus, "New item…")
    window.field("New item…").type("Eggs")
    window.field("New item…").submit()
    XCTAssertEqual(window.field("New item…").text, "")
    XCTAssertEqual(window.focus, "New item…")
    XCTAssertNotNil(window.label("2 left"))
    window.close()
  }

  func testAWizardStartsInItsFirstFieldAndGoesOn() {
    let window = TestWindow(Wizard(), height: 600)
    XCTAssertEqual(window.focus, "Name")
    window.field("Name").type("Ad")
    XCTAssertNotNil(window.label("At least 3 characters"))
    window.field("Name").type("a")
    XCTAssertNil(window.label("At least 3 characters"))
    window.press("Next")
    XCTAssertEqual(window.focus, "Age")
    window.close()
  }

  func testTheOptionsOfATelevisionsMenuTakeTheFocus() {
    let window = TestWindow(TVMenu(), width: 800, height: 400)
    window.press("Options")
    XCTAssertEqual(window.focus, "Item 0")
    window.press("Options")
    XCTAssertEqual(window.focus, "Options")
    window.close()
  }

  func testVenuesAreSuggestedInSections() {
    let window = TestWindow(VenueForm())
    XCTAssertNotEqual(gtk_widget_grab_focus(window.fields[0].widget.pointer), 0)
    window.fields[0].type("T")
    runLoopUntilIdle()
    XCTAssertEqual(
      window.texts, ["Concerts", "The Fillmore", "The Catalyst", "Films", "Rio Theatre"])
    window.close()
  }
}
