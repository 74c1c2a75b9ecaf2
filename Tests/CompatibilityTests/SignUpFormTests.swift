import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class SignUpFormTests: DisplayTestCase {
  func testTheFocusMovesOnAndTheFormIsSent() {
    let window = TestWindow(SignUpForm())
    XCTAssertEqual(window.focus, "Username")
    window.field("Username").type("ada")
    window.field("Username").submit()
    XCTAssertEqual(window.focus, "Email")
    window.field("Email").type("ada")
    XCTAssertNotNil(window.label("Not an email address"))
    window.field("Email").type("@example.org")
    XCTAssertNil(window.label("Not an email address"))
    window.field("Email").submit()
    XCTAssertEqual(window.focus, "Password")
    window.field("Password").type("Secret123")
    window.field("Password").submit()
    XCTAssertEqual(window.focus, "Password again")
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("Sign Up")), 0)
    window.field("Password again").type("Secret123")
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("Sign Up")), 1)
    window.press("Sign Up")
    runLoop(until: { window.label("Welcome, ada") != nil }, "The form was not sent.")
    window.close()
  }

  func testAPreviewCanBeShown() {
    let window = TestWindow(SignUpForm_Previews._previews)
    XCTAssertEqual(window.titles, ["Username", "Email", "Password", "Password again"])
    window.close()
  }
}
