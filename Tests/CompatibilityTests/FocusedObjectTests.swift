import Combine
import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class FocusedObjectTests: DisplayTestCase {
  final class Note: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Bar: View {
    @FocusedObject private var note: Note?
    var body: some View {
      Text("note \(note?.name ?? "nil")")
      if let bindings = $note { TextField("Name", text: bindings.name) }
      Button("Rename") { note?.name += "!" }
    }
  }

  private struct Page: View {
    @StateObject private var first = Note("first")
    @StateObject private var second = Note("second")
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("First", text: $text).focusedObject(first)
        TextField("Second", text: $text).focusedObject(Optional(second))
        TextField("Other", text: $text)
        Bar()
      }
    }
  }

  func testTheObjectClosestToTheFocusIsReadAndFollowed() {
    let window = TestWindow(Page())
    XCTAssertNotNil(window.label("note nil"))
    window.click("First")
    XCTAssertNotNil(window.label("note first"))
    window.press("Rename")
    XCTAssertNotNil(window.label("note first!"))
    window.click("Second")
    XCTAssertNotNil(window.label("note second"))
    window.click("Other")
    XCTAssertNotNil(window.label("note nil"))
    window.close()
  }

  func testASceneObjectNeedsNoFocus() {
    struct Scene: View {
      @StateObject private var note = Note("scene")
      var body: some View { VStack { Bar() }.focusedSceneObject(note) }
    }
    let window = TestWindow(Scene())
    XCTAssertNotNil(window.label("note scene"))
    window.press("Rename")
    XCTAssertNotNil(window.label("note scene!"))
    XCTAssertEqual(window.field("Name").text, "scene!")
    window.close()
  }
}
