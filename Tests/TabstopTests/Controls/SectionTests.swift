import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Sections, disclosure groups and labelled rows: their widgets, and their names.
@preconcurrency @MainActor
final class SectionTests: ControlTestCase {
  func testWhatIsPutAwayIsNotThere() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form {
          Section("One") {
            DisclosureGroup("Advanced", isExpanded: $model.isOpen) { Text("Inside") }
            Text("Below")
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.texts, ["One", "Below"])
    window.press("Advanced")
    XCTAssertTrue(model.isOpen)
    XCTAssertEqual(window.texts, ["One", "Inside", "Below"])
    model.isOpen = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["One", "Below"])
    window.close()
  }

  func testWhateverIsInASectionIsARow() {
    let window = TestWindow(
      Form {
        Section("One") {
          Text("A text")
          HStack { Text("Left") }
          Button("Act") {}
        }
        Text("Free")
      })
    for text in ["A text", "Left"] {
      var widget = window.label(text)
      while let here = widget, gtk_widget_has_css_class(here, "form-row") == 0 {
        widget = gtk_widget_get_parent(here)
      }
      XCTAssertNotNil(widget, text)
    }
    XCTAssertNotEqual(gtk_widget_has_css_class(window.button("Act"), "form-row"), 0)
    XCTAssertEqual(
      gtk_widget_has_css_class(gtk_widget_get_parent(window.label("Free")), "form-row"), 0)
    window.close()
  }

  func testASectionCanBeCollapsed() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form { Section("More", isExpanded: $model.isOpen) { Text("Row") } }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.texts, [])
    window.press("More")
    XCTAssertEqual(window.texts, ["Row"])
    window.close()
  }

  func testLabelsNameEveryControlAndAnExchangedOne() {
    struct Page: View {
      @Bindable var model: Model
      @State private var text = ""
      var body: some View {
        LabeledContent("Address") {
          if model.isOpen {
            TextField("Street", text: $text)
          } else {
            TextField("Town", text: $text)
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.titles, ["Address"])
    model.isOpen = true
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, ["Address"])
    window.close()
  }

  func testHiddenLabelsAreNotSeen() {
    let window = TestWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    let control = control(window, "GtkSwitch")
    XCTAssertNil(label(of: control))
    XCTAssertEqual(gtk_widget_get_visible(window.label("Wi-Fi")), 0)
    window.close()
  }
}
