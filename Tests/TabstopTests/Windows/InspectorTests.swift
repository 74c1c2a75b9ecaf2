import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The place of an inspector, and the content beside it.
@preconcurrency @MainActor
final class InspectorTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      Text("content").frame(minWidth: 200)
        .inspector(isPresented: .constant(true)) {
          Text("details").inspectorColumnWidth(min: 150, ideal: 200)
        }
    }
  }

  private func places(width: Int32) -> (
    window: Int32, content: (x: Float, y: Float), details: (x: Float, y: Float)
  ) {
    let window = TestWindow(Page(), width: width)
    window.layOut()
    defer { window.close() }
    let (content, details) = (
      window.bounds(of: window.label("content")!), window.bounds(of: window.label("details")!)
    )
    return (
      gtk_widget_get_width(window.context.widget.pointer), (content.x, content.y),
      (details.x, details.y)
    )
  }

  func testTheContentStaysWhenTheInspectorAppears() {
    struct Page: View {
      @State private var text = "Name"
      @State private var isInspected = false
      var body: some View {
        VStack {
          TextField("Title", text: $text)
          Button("Inspect") { isInspected.toggle() }
        }
        .inspector(isPresented: $isInspected) { Text("details").inspectorColumnWidth(220) }
      }
    }
    let window = TestWindow(Page())
    XCTAssertNil(window.label("details"))
    let field = window.field("Title").widget
    window.press("Inspect")
    XCTAssertNotNil(window.label("details"))
    XCTAssertEqual(window.field("Title").widget.pointer, field.pointer)
    XCTAssertEqual(window.field("Title").text, "Name")
    window.close()
  }

  func testItIsBesideTheContentWhereThereIsRoom() {
    let (_, content, details) = places(width: 600)
    XCTAssertGreaterThan(details.x, content.x + 100)
  }

  func testItIsBelowTheContentInANarrowWindow() {
    let (window, content, details) = places(width: 300)
    XCTAssertEqual(window, 300)
    XCTAssertGreaterThan(details.y, content.y + 20)
  }
}
