import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What a field tells of the word that its `submitLabel` has for Return.
@preconcurrency @MainActor
final class SubmitHintTests: DisplayTestCase {
  private struct Page: View {
    @State private var text = ""
    @State private var isNext = true
    var body: some View {
      VStack {
        TextField("Named", text: $text).submitLabel(isNext ? .next : .return)
        TextField("Plain", text: $text)
        Button("No field") { isNext = false }.submitLabel(.done)
      }
    }
  }

  /// As a hint for the pointer, on fields alone, and not by the property that is a description too.
  func testTheLabelIsAHintForThePointer() {
    let window = TestWindow(Page())
    let (named, plain) = (window.field("Named").widget, window.field("Plain").widget)
    XCTAssertNotEqual(gtk_widget_get_has_tooltip(named.pointer), 0)
    XCTAssertNil(gtk_widget_get_tooltip_text(named.pointer))
    XCTAssertEqual(gtk_widget_get_has_tooltip(plain.pointer), 0)
    XCTAssertEqual(gtk_widget_get_has_tooltip(window.button("No field")), 0)
    window.close()
  }

  private struct FaultyPage: View {
    @State private var text = ""
    @State private var isNext = false
    @State private var isFaulty = true
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Field", text: $text).submitLabel(isNext ? .next : .return).focused($isFocused)
        if isFaulty { Text("Wrong").accessibilityErrorMessage(for: $isFocused, equals: true) }
        Button("Next") { isNext.toggle() }
        Button("Mend") { isFaulty = false }
      }
    }
  }

  /// The hint and an error that stands are both told, whichever comes first.
  func testAHintAndAnErrorAreBothTold() throws {
    guard !GtkVersion.isModern else { throw XCTSkip("Told by a description here.") }
    let window = TestWindow(FaultyPage())
    let field = window.field("Field").widget
    let error = window.label("Wrong")!
    XCTAssertNil(problem(of: field, error, nil))
    window.press("Next")
    XCTAssertNil(problem(of: field, error, window.context.hiddenLabel("Return: Next").pointer))
    window.press("Next")
    XCTAssertNil(problem(of: field, error, nil))
    window.press("Next")
    window.press("Mend")
    let hint = window.context.hiddenLabel("Return: Next").pointer
    XCTAssertNil(problem(of: field, hint, nil))
    window.press("Next")
    XCTAssertEqual(
      gtk_test_accessible_has_relation(
        OpaquePointer(field.pointer), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY), 0)
    window.close()
  }

  private func problem(
    of field: Widget, _ first: UnsafeMutablePointer<GtkWidget>,
    _ second: UnsafeMutablePointer<GtkWidget>?
  ) -> String? {
    tabstop_accessible_check_relations(
      field.pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, first, second
    ).map { problem in
      defer { g_free(problem) }
      return String(cString: problem)
    }
  }

  /// It never moves the focus, and goes when the label does.
  func testTheHintGoesWithTheLabel() {
    let window = TestWindow(Page())
    XCTAssertNil(window.focus)
    window.press("No field")
    XCTAssertEqual(gtk_widget_get_has_tooltip(window.field("Named").widget.pointer), 0)
    window.close()
  }
}
