import CGtk
import PrivateDisplay
import Tabstop
import XCTest

/// A label of several views is a row, in which a spacer takes the rest.
@preconcurrency @MainActor
final class ButtonSpacerTests: DisplayTestCase {
  private func sizes<V: View>(of view: V) -> (width: Int32, height: Int32) {
    let window = TestWindow(view)
    window.layOut()
    defer { window.close() }
    let button = window.button("Save")
    return (gtk_widget_get_width(button), gtk_widget_get_height(button))
  }

  func testSpacersMakeAWideButtonNotAHighOne() {
    let plain = sizes(
      of: VStack {
        Button(action: {}) {
          Spacer()
          Text("Save")
          Spacer()
        }
      }.frame(width: 400, height: 300))
    XCTAssertEqual(plain.width, 400)
    XCTAssertLessThan(plain.height, 60)
    let bordered = sizes(
      of: VStack {
        Button(action: {}) {
          Text("Save")
          Spacer()
        }
        .buttonStyle(.bordered)
      }.frame(width: 400, height: 300))
    // (Without its padding.)
    XCTAssertGreaterThan(bordered.width, 350)
    XCTAssertLessThan(bordered.height, 60)
  }

  /// A target is at least 24 points wide and high.
  func testASmallLabelIsInTheMiddleOfItsButton() {
    let button = Button(action: {}) {
      Color.red.frame(width: 8, height: 8).styleClass("mark")
    }
    for view in [AnyView(button), AnyView(button.buttonStyle(Bare()))] {
      let window = TestWindow(view)
      window.layOut()
      let (button, label) = (window.bounds(of: window.all("GtkButton")[0]), window.marks[0])
      XCTAssertEqual(button.width, 24)
      XCTAssertEqual(label.x - button.x, 8)
      XCTAssertEqual(label.y - button.y, 8)
      window.close()
    }
  }

  /// As in SwiftUI: text and picture of a plain button begin where the button does.
  func testAPlainButtonHasNoPadding() {
    let window = TestWindow(Button("A long title") {}.buttonStyle(.plain))
    window.layOut()
    let button = window.bounds(of: window.all("GtkButton")[0])
    let label = window.bounds(of: window.label("A long title")!)
    XCTAssertEqual(label.x, button.x)
    XCTAssertEqual(label.width, button.width)
    window.close()
  }

  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
}
