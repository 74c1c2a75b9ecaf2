import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tests of sections, disclosure groups and labelled rows: their widgets and accessible names.
@preconcurrency @MainActor
final class SectionTests: ControlTestCase {
  func testCollapsedContentIsNotShown() {
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

  func testActionsAreTheLastRowsOfASection() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List {
          Section("One") { Text("Row") }
            .sectionActions { Button("Open") { model.isOpen = true } }
          Section("Two") { Text("Next") }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.texts.filter { $0 != "Open" }, ["One", "Row", "Two", "Next"])
    XCTAssertLessThan(
      window.bounds(of: window.button("Open")).y,
      window.bounds(
        of: window.all("GtkLabel").first {
          String(cString: gtk_label_get_text(OpaquePointer($0))) == "Two"
        }!
      ).y)
    window.press("Open")
    XCTAssertTrue(model.isOpen)
    window.close()
  }

  func testATitleThatIsAButtonLooksLikeAnother() {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Form {
          Section("Same") { Text("One") }
          Section("Same", isExpanded: $isOpen) { Text("Two") }
        }
        .tint(.red)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let titles = window.all("GtkLabel")
      .filter { String(cString: gtk_label_get_text(OpaquePointer($0))) == "Same" }
    XCTAssertEqual(titles.count, 2)
    let looks = titles.map { title in
      let font = pango_context_get_font_description(gtk_widget_get_pango_context(title))
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(title), &color)
      return [
        Float(pango_font_description_get_weight(font).rawValue), color.red, color.green, color.blue,
      ]
    }
    XCTAssertEqual(looks[0], looks[1])
    window.close()
  }

  /// Orca (43) counts the items of a list that are directly in it.
  func testRowsBesideSectionsAreNotCountedAsThoseOfAList() {
    func roles(_ content: some View) -> [GtkAccessibleRole] {
      let window = TestWindow(List { content })
      defer { window.close() }
      return window.all.map { gtk_accessible_get_accessible_role(OpaquePointer($0)) }
        .filter { $0 == GTK_ACCESSIBLE_ROLE_LIST }
    }
    XCTAssertEqual(roles(Group { Text("One") }).count, 1)
    XCTAssertEqual(roles(Section("First") { Text("One") }).count, 1)
    XCTAssertEqual(
      roles(
        Group {
          Text("One")
          Section("First") { Text("Two") }
        }
      ).count, 0)
  }

  /// The row that a widget is in, or is.
  private func row(of widget: UnsafeMutablePointer<GtkWidget>?) -> WidgetPointer? {
    var widget = widget
    while let here = widget, gtk_widget_has_css_class(here, "form-row") == 0 {
      widget = gtk_widget_get_parent(here)
    }
    return widget
  }

  private func corners(_ row: WidgetPointer?) -> String {
    ["first", "last"].filter { row?.hasClass($0) ?? false }.joined(separator: " ")
  }

  func testEveryViewInASectionIsARow() {
    let window = TestWindow(
      Form {
        Section {
          Text("A text")
          HStack { Text("Left") }
          Button("Act") {}
        } header: {
          Text("One")
        } footer: {
          Text("Note")
        }
      })
    for text in ["A text", "Left"] { XCTAssertNotNil(row(of: window.label(text)), text) }
    for text in ["One", "Note"] { XCTAssertNil(row(of: window.label(text)), text) }
    XCTAssertNotEqual(gtk_widget_has_css_class(window.button("Act"), "form-row"), 0)
    window.close()
  }

  private struct Loose: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Text("A text")
        if model.isOpen { Text("More") }
        HStack { Text("Left") }
        Button("Act") {}
        Section("One") { Text("Inside") }.padding(4)
        Button("Bordered") {}.buttonStyle(.bordered)
        TextField("Name", text: .constant(""))
      }
    }
  }

  /// The views of a form that are in no section are rows, in a box up to the next section.
  func testViewsOutsideOfSectionsAreRows() {
    let model = Model()
    let window = TestWindow(Loose(model: model))
    var rows: [WidgetPointer?] {
      ["A text", "Left", "Act", "Inside", "Bordered"].map { row(of: window.label($0)) }
    }
    XCTAssertFalse(rows.contains(nil))
    XCTAssertEqual(rows.map(corners), ["first", "", "last", "first last", "first"])
    XCTAssertEqual(corners(row(of: window.fields[0].widget.pointer)), "last")
    XCTAssertEqual(row(of: window.label("Act")), window.button("Act"))
    XCTAssertNotEqual(row(of: window.label("Bordered")), window.button("Bordered"))
    XCTAssertNil(row(of: gtk_widget_get_parent(window.label("One"))), "the title")
    model.isOpen = true
    runLoopUntilIdle()
    XCTAssertEqual(corners(row(of: window.label("More"))), "")
    model.isOpen = false
    runLoopUntilIdle()
    XCTAssertEqual(rows.map(corners), ["first", "", "last", "first last", "first"])
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

  func testALabelAlsoNamesAReplacedControl() {
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

  func testHiddenLabelsAreInvisible() {
    let window = TestWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    let control = control(window, "GtkSwitch")
    XCTAssertNil(label(of: control))
    XCTAssertEqual(gtk_widget_get_visible(window.label("Wi-Fi")), 0)
    window.close()
  }
}
