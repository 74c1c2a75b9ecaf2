import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// Controls whose title is empty.
@preconcurrency @MainActor
final class EmptyTitleTests: DisplayTestCase {
  private func center(_ bounds: Bounds) -> Double {
    Double(bounds.y + bounds.height / 2)
  }

  /// A control without a title over a shorter and narrower text has no line above it.
  func testAnEmptyTitleTakesNoLine() {
    let window = TestWindow(
      VStack(spacing: 100) {
        Text("ab").overlay {
          Picker("", selection: .constant(0)) { Text("A long option").tag(0) }.pickerStyle(.menu)
        }
        Text("cd").overlay { Toggle("", isOn: .constant(true)) }
      })
    window.layOut()
    let texts = window.all("GtkLabel").filter {
      ["ab", "cd"].contains(String(cString: gtk_label_get_text(OpaquePointer($0))))
    }
    XCTAssertEqual(texts.count, 2)
    for (text, type) in zip(texts, ["GtkDropDown", "GtkSwitch"]) {
      XCTAssertEqual(
        center(window.bounds(of: window.all(type)[0])), center(window.bounds(of: text)),
        accuracy: 1, type)
    }
    window.close()
  }

  /// Where there is space, the control is at the trailing edge.
  func testAnEmptyTitleLeadsToTheTrailingEdge() {
    let window = TestWindow(Form { Toggle("", isOn: .constant(true)) }, width: 400, height: 200)
    window.layOut()
    let toggle = window.bounds(of: window.all("GtkSwitch")[0])
    XCTAssertGreaterThan(toggle.x, 250)
    window.close()
  }
}
