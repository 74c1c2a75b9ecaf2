import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The view that has the focus of assistive technology for each keyboard focus.
@preconcurrency @MainActor
final class AccessibilityFocusTests: DisplayTestCase {
  private struct Page: View {
    @AccessibilityFocusState private var place: String?
    @State private var text = ""
    @State private var isRenewed = false

    var body: some View {
      VStack {
        VStack {
          TextField("Inner", text: $text).accessibilityFocused($place, equals: "inner")
          TextField("Outer", text: $text)
        }
        .accessibilityFocused($place, equals: "outer")
        Group {
          if isRenewed { Text("New") }
          Button("One") { isRenewed = true }
          Button("Two") {}
        }
        .accessibilityFocused($place, equals: "group")
        Text("Selectable").textSelection(.enabled).accessibilityFocused($place, equals: "text")
        TextField("None", text: $text)
      }
    }
  }

  /// The text of the target around a widget, which identifies it here.
  private func target(
    _ window: TestWindow, _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> AccessibilityTarget? {
    window.context.accessibilityFocus.target(of: widget)
  }

  /// A summary of errors has a title, which is spoken although the focus goes to the first error.
  func testAViewThatBeginsWithATextIsIntroducedByIt() throws {
    struct Summary: View {
      @AccessibilityFocusState private var place: Int?
      var body: some View {
        VStack {
          VStack {
            Label("There are 2 problems", systemImage: "exclamationmark.triangle")
            Button("Name: empty") {}
            Button("City: empty") {}
          }
          .accessibilityFocused($place, equals: 1)
          HStack {
            Text("Email")
            TextField("", text: .constant(""))
          }
          .accessibilityFocused($place, equals: 2)
          Button("Book") {}.accessibilityFocused($place, equals: 3)
        }
      }
    }
    let window = TestWindow(Summary())
    XCTAssertEqual(
      target(window, window.button("City: empty"))?.introduction, "There are 2 problems")
    let field = try XCTUnwrap(window.fields.first).widget
    XCTAssertNil(try XCTUnwrap(target(window, field.pointer)).introduction, "the field's name")
    XCTAssertNil(try XCTUnwrap(target(window, window.button("Book"))).introduction)
    window.close()
  }

  func testTheInnermostTargetAroundTheFocusIsFound() throws {
    let window = TestWindow(Page())
    let inner = try XCTUnwrap(target(window, window.field("Inner").widget.pointer))
    let outer = try XCTUnwrap(target(window, window.field("Outer").widget.pointer))
    XCTAssertGreaterThan(inner.depth, outer.depth)
    XCTAssertTrue(try XCTUnwrap(outer.widget).contains(window.field("Inner").widget.pointer))
    XCTAssertNil(target(window, window.field("None").widget.pointer))
    let group = try XCTUnwrap(target(window, window.button("Two")))
    XCTAssertTrue(target(window, window.button("One")) === group, "all views of a group")
    XCTAssertEqual(
      target(window, try XCTUnwrap(window.label("Selectable")))?.text, "Selectable",
      "GTK's own focus, in no control")
    window.press("One")
    XCTAssertTrue(target(window, window.button("One")) === group)
    window.close()
  }

  /// The bar that says whether an answer is right gives the keyboard focus to a button in it, in the same turn.
  func testAViewInWhichAControlHasTheFocusKeepsIt() throws {
    struct Quiz: View {
      @AccessibilityFocusState private var isRead: Bool
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("Check") { isFocused = true }
          VStack {
            Label("Correct!", systemImage: "checkmark")
            Button("Report") {}
            Button("Continue") {}.focused($isFocused)
          }
          .padding()
          .background(.green)
          .accessibilityFocused($isRead)
        }
      }
    }
    let window = TestWindow(Quiz())
    window.press("Check")
    XCTAssertEqual(window.focus, "Continue")
    let bar = try XCTUnwrap(target(window, window.button("Continue")))
    XCTAssertTrue(
      window.context.takeAccessibilityFocus(try XCTUnwrap(bar.widget), saying: bar.text))
    XCTAssertEqual(window.focus, "Continue")
    window.close()
  }
}
