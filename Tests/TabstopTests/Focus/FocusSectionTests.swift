import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Focus sections in a window: moves by the arrow keys reach them, and Tab visits each as a whole.
@preconcurrency @MainActor
final class FocusSectionTests: DisplayTestCase {
  private struct LogIn: View {
    var hasSections = true
    @State private var email = ""
    @State private var password = ""

    var body: some View {
      HStack(spacing: 0) {
        let form = VStack {
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          Button("Sign in") {}
          Spacer()
        }
        .frame(width: 300)
        let photos = VStack {
          Spacer()
          Button("Browse") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        if hasSections {
          form.focusSection()
          photos.focusSection()
        } else {
          form
          photos
        }
      }
    }
  }

  func testSectionsAreReachedAndLeftTheWayBack() {
    let window = TestWindow(LogIn(), width: 800, height: 500)
    for field in ["Email", "Password"] {
      window.click(field)
      XCTAssertEqual(window.arrow(.right), "Browse")
      XCTAssertEqual(window.arrow(.left), field)
    }
    XCTAssertEqual(window.arrow(.down), "Sign in")
    XCTAssertEqual(window.arrow(.right), "Browse")
    XCTAssertEqual(window.arrow(.up), "Browse", "nothing lies above")
    XCTAssertEqual(window.arrow(.left), "Sign in")
    XCTAssertEqual(window.arrow(.up), "Password")
    window.close()
  }

  func testWithoutSectionsTheButtonIsOutOfReach() {
    let window = TestWindow(LogIn(hasSections: false), width: 800, height: 500)
    window.click("Password")
    XCTAssertEqual(window.arrow(.right), "Password")
    XCTAssertEqual(window.arrow(.down), "Sign in")
    XCTAssertEqual(window.arrow(.right), "Sign in")
    XCTAssertEqual(window.arrow(.down), "Sign in")
    window.close()
  }

  /// Directions are physical: in a mirrored window the keys move as seen.
  func testRightToLeft() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let window = TestWindow(LogIn(), width: 800, height: 500)
    window.click("Password")
    XCTAssertEqual(window.arrow(.right), "Password")
    XCTAssertEqual(window.arrow(.left), "Browse")
    XCTAssertEqual(window.arrow(.right), "Password")
    window.close()
  }

  /// Tab visits all of a section before it goes on, in layout order.
  func testTabVisitsASectionWhole() {
    struct Page: View {
      var body: some View {
        HStack {
          VStack {
            Button("a1") {}
            Button("a2") {}
          }
          .focusSection()
          VStack {
            Button("b1") {}
            Button("b2") {}
          }
          .focusSection()
        }
      }
    }
    let window = TestWindow(Page())
    let seen = (0..<5).map { _ in
      window.tab()
      return window.focus
    }
    XCTAssertEqual(seen, ["a1", "a2", "b1", "b2", "a1"])
    window.close()
  }

  /// A section ends with its views, and can be added and removed.
  func testASectionLeavesNothingBehind() {
    struct Page: View {
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        HStack {
          TextField("Name", text: $text)
          if isShown {
            VStack {
              Spacer()
              Button("Photos") {}
            }
            .focusSection()
          }
          Button("Toggle") { isShown.toggle() }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Name")
    XCTAssertEqual(window.arrow(.right), "Photos")
    window.press("Toggle")
    window.layOut()
    window.click("Name")
    XCTAssertEqual(window.arrow(.right), "Toggle")
    window.press("Toggle")
    window.layOut()
    window.click("Name")
    XCTAssertEqual(window.arrow(.right), "Photos")
    window.close()
  }
}
