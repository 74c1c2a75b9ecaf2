import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Forms and lists in what scrolls already: they are as high as their content.
@preconcurrency @MainActor
final class NestedScrollTests: DisplayTestCase {
  private struct Fields: View {
    let name: String
    @State private var text = ""

    var body: some View {
      Section(name) {
        ForEach(0..<6) { TextField("\(name) \($0)", text: $text) }
      }
    }
  }

  private func assertWhole(_ content: some View, _ line: UInt = #line) {
    let window = TestWindow(content, width: 400, height: 300)
    window.layOut()
    for scroller in window.all("TabstopScroller").dropFirst() {
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
      XCTAssertEqual(
        gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment), line: line)
    }
    XCTAssertEqual(window.all("TabstopScroller").count, 2, line: line)
    window.close()
  }

  func testARowThatScrollsSidewaysIsAsHighAsItsContent() {
    let window = TestWindow(
      ScrollView {
        ScrollView(.horizontal) { HStack { ForEach(0..<3) { _ in mark(20, 30) } } }
        mark(50, 40)
      })
    window.layOut()
    let marks = window.marks
    XCTAssertLessThan(marks[3].y - marks[0].y, 60)
    window.close()
  }

  func testNarrowContentBeginsAtTheLeadingEdgeOfARowThatScrolls() {
    func x(_ content: some View) -> Double? {
      let window = TestWindow(content)
      window.layOut()
      defer { window.close() }
      return window.marks.first.map { Double($0.x) }
    }
    XCTAssertEqual(x(ScrollView(.horizontal) { mark(20, 30) }), 0)
    XCTAssertEqual(
      x(ScrollView(.horizontal) { mark(20, 30) }.defaultScrollAnchor(.trailing)), 380)
    XCTAssertEqual(x(ScrollView { mark(20, 30) }), 190)
  }

  func testAFormInAForm() {
    assertWhole(
      Form {
        Fields(name: "Outer")
        Form { Fields(name: "Inner") }
        Section("After") { Text("End") }
      })
  }

  func testAFormInAScrollView() {
    assertWhole(
      ScrollView {
        VStack {
          Text("Title")
          Form { Fields(name: "Inner") }
          Button("Save") {}
        }
      })
  }

  func testAListInAScrollView() {
    assertWhole(
      ScrollView {
        VStack {
          Text("Title")
          List { ForEach(0..<20) { Text("Row \($0)") } }
        }
      })
  }
}
