import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tests of split views, which divide their space as the user chooses.
@preconcurrency @MainActor
final class SplitViewTests: DisplayTestCase {
  private struct Page: View {
    @State private var hasMiddle = true
    @State private var text = "a"

    var body: some View {
      HSplitView {
        Button("Turn") { hasMiddle.toggle() }
          .frame(minWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
        if hasMiddle { Text("Middle").frame(minWidth: 60, maxWidth: .infinity) }
        TextField("End", text: $text).frame(minWidth: 100, maxWidth: .infinity)
      }
    }
  }

  func testViewsAreBesideEachOtherAndCanBeInsertedAndRemoved() {
    let window = TestWindow(Page(), width: 500)
    XCTAssertEqual(window.all("GtkPaned").count, 2)
    XCTAssertEqual(window.texts, ["Middle"])
    gtk_widget_grab_focus(window.button("Turn"))
    window.press("Turn")
    XCTAssertEqual(window.all("GtkPaned").count, 1)
    XCTAssertEqual(window.texts, [])
    XCTAssertEqual(window.focus, "Turn", "moved to another place with its focus")
    window.press("Turn")
    XCTAssertEqual(window.texts, ["Middle"])
    XCTAssertEqual(window.all("GtkPaned").count, 2)
    window.close()
  }

  func testTheDividerIsSeenInAMirroredWindow() {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(
        HSplitView {
          Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
          Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
        })
      window.layOut()
      let picture = window.picture()
      let line = (100..<300).filter { picture[$0, 150] != picture[100, 150] }
      XCTAssertEqual(line.count, 1)
      XCTAssertEqual(
        line.first.map { picture[$0, 150] }, Picture.Color(red: 228, green: 227, blue: 231))
      window.close()
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }

  func testTabVisitsTheViewsAndTheKeyboardMovesTheDivider() {
    let window = TestWindow(
      VSplitView {
        Button("Above") {}.frame(maxHeight: .infinity)
        Button("Below") {}.frame(maxHeight: .infinity)
      })
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Above")
    window.tab()
    XCTAssertEqual(window.focus, "Below")
    let paned = OpaquePointer(window.all("GtkPaned")[0])
    let before = gtk_paned_get_position(paned)
    XCTAssertEqual(gtk_orientable_get_orientation(paned), GTK_ORIENTATION_VERTICAL)
    emit(UnsafeMutableRawPointer(paned), "cycle-handle-focus", .number(0))
    emit(
      UnsafeMutableRawPointer(paned), "move-handle", .number(Int(GTK_SCROLL_STEP_UP.rawValue)))
    runLoopUntilIdle()
    XCTAssertLessThan(gtk_paned_get_position(paned), before)
    window.close()
  }

  /// A table above an editor that is shown while a row is selected: a screen reader said nothing about the row, whose
  /// widget was put into another parent, and the divider went back to its first place.
  func testAViewThatReplacesAnotherLeavesTheOtherPanesAndTheDividerInPlace() throws {
    struct Page: View {
      @State private var isChosen = false
      var body: some View {
        VSplitView {
          Button("Choose") { isChosen.toggle() }
          Group { if isChosen { Text("Chosen") } else { Text("Nothing") } }
          Text("Below")
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let paneds = window.all("GtkPaned")
    XCTAssertEqual(paneds.count, 2)
    gtk_paned_set_position(OpaquePointer(paneds[0]), 123)
    window.layOut()
    let position = gtk_paned_get_position(OpaquePointer(paneds[0]))
    for text in ["Chosen", "Nothing"] {
      window.press("Choose")
      window.layOut()
      XCTAssertEqual(window.all("GtkPaned"), paneds)
      XCTAssertEqual(gtk_paned_get_position(OpaquePointer(paneds[0])), position)
      XCTAssertEqual(window.texts.suffix(2), [text, "Below"])
    }
    window.close()
  }
}
