import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// How a field exposes the word that its `submitLabel` has for Return.
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

  /// As the property for help text, only on fields, and not by the property that is also a
  /// description.
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

  /// The hint and a present error are both exposed, in either order.
  func testAHintAndAnErrorAreBothAnnounced() {
    let window = TestWindow(FaultyPage())
    func described() -> [String] { description(of: "Field", in: window) }
    XCTAssertEqual(described(), ["Wrong"])
    window.press("Next")
    XCTAssertEqual(described(), ["Wrong", ". Return: Next"])
    window.press("Next")
    XCTAssertEqual(described(), ["Wrong"])
    window.press("Next")
    window.press("Mend")
    XCTAssertEqual(described(), ["Return: Next"])
    window.press("Next")
    XCTAssertEqual(described(), [])
    window.close()
  }

  private func description(of field: String, in window: TestWindow) -> [String] {
    let widget = window.field(field).widget
    let control = window.context.focusables[widget.raw]?.object.owner as? FocusableControl
    return (control?.describingLabels ?? []).map {
      String(cString: gtk_label_get_text($0.opaque))
    }
  }

  func testThatAFieldIsRequiredIsAnnounced() {
    struct Page: View {
      @State private var text = ""
      @State private var isRequired = true
      var body: some View {
        TextField("Name", text: $text).submitLabel(.next)
          .accessibilityHint("As in your passport.").accessibilityRequired(isRequired)
        Button("Not any more") { isRequired = false }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(
      description(of: "Name", in: window), ["Required. As in your passport. Return: Next"])
    window.press("Not any more")
    XCTAssertEqual(description(of: "Name", in: window), ["As in your passport. Return: Next"])
    window.close()
  }

  /// The hint never moves the focus, and is removed with the label.
  func testTheHintGoesWithTheLabel() {
    let window = TestWindow(Page())
    XCTAssertNil(window.focus)
    window.press("No field")
    XCTAssertEqual(gtk_widget_get_has_tooltip(window.field("Named").widget.pointer), 0)
    window.close()
  }

  /// The error keeps the field to which it is connected.
  func testAnErrorOutlivesItsField() {
    struct Page: View {
      @State private var text = ""
      @State private var hasField = true
      @State private var hasError = true
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          if hasError {
            Text("Wrong").accessibilityErrorMessage(for: $field, equals: 1)
          }
          if hasField {
            TextField("Named", text: $text).submitLabel(.next).focused($field, equals: 1)
          }
          Button("Field") { hasField = false }
          Button("Error") { hasError = false }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Field")
    window.press("Error")
    XCTAssertNil(window.label("Wrong"))
    window.close()
  }
}
