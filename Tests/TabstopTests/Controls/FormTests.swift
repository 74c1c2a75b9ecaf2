import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows of a form: labels that stay, names for the controls, rounded corners at the ends.
@preconcurrency @MainActor
final class FormTests: DisplayTestCase {
  @Observable
  final class Model { var title = "Email" }

  @Observable
  final class Shape {
    var showsMore = false
    var title = "Name"
    var page = "Page"
  }

  private struct Page: View {
    let shape: Shape
    @State private var text = ""

    var body: some View {
      Form {
        TextField(shape.title, text: $text)
        if shape.showsMore { TextField("More", text: $text) }
        SecureField("Password", text: $text)
        Section { Text("Between") }
        TextField("Last", text: $text, prompt: Text("optional"))
        Button("Send") {}
      }
    }
  }

  private func row(of field: Field) -> UnsafeMutablePointer<GtkWidget> {
    gtk_widget_get_parent(field.widget.pointer)
  }

  private func corners(_ field: Field) -> String {
    ["first", "last"].filter { gtk_widget_has_css_class(row(of: field), $0) != 0 }
      .joined(separator: " ")
  }

  func testAFieldWithoutATitleIsInTheMiddleOfItsRow() {
    let window = TestWindow(List { TextField("", text: .constant("")) })
    window.layOut()
    let field = window.fields[0].widget
    let inner = window.bounds(of: field.pointer)
    let row = window.bounds(of: gtk_widget_get_parent(field.pointer))
    XCTAssertEqual(inner.y - row.y, row.y + row.height - inner.y - inner.height, accuracy: 1.5)
    window.close()
  }

  func testTheLabelStaysAndNamesTheField() {
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    XCTAssertEqual(window.texts, ["Name", "Password", "Between", "Last"])
    XCTAssertEqual(window.titles, ["Name", "Password", "Last"], "by their mnemonic labels")
    XCTAssertEqual(window.fields.map(\.placeholder), ["", "", "optional"])
    window.field("Name").type("x")
    XCTAssertEqual(window.texts.first, "Name")
    shape.title = "Full name"
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, ["Full name", "Password", "Last"])
    window.close()
  }

  func testAClickOnTheLabelTakesTheField() {
    let window = TestWindow(Page(shape: Shape()))
    gtk_widget_mnemonic_activate(window.label("Password"), 0)
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Password")
    window.close()
  }

  func testTheEndsOfEachRunOfRowsAreRound() {
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    XCTAssertEqual(window.fields.map(corners), ["first", "last", "first"])
    shape.showsMore = true
    runLoopUntilIdle()
    XCTAssertEqual(window.fields.map(corners), ["first", "", "last", "first"])
    shape.showsMore = false
    runLoopUntilIdle()
    XCTAssertEqual(window.fields.map(corners), ["first", "last", "first"])
    window.close()
  }

  func testRowsThatMoveKeepTheirCornersRight() {
    struct Rows: View {
      let inSection: Bool
      @State private var names = ["a", "b", "c"]
      @State private var text = ""
      var body: some View {
        Form {
          if inSection {
            Section("Names") { rows }
          } else {
            rows
          }
          Section {
            Button("Turn") { names = ["c", "a", "b"] }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      private var rows: some View {
        ForEach(names, id: \.self) { TextField($0, text: $text) }
      }
    }
    for inSection in [false, true] {
      let window = TestWindow(Rows(inSection: inSection))
      XCTAssertEqual(window.fields.map(corners), ["first", "", "last"])
      window.press("Turn")
      XCTAssertEqual(window.titles, ["c", "a", "b"])
      XCTAssertEqual(window.fields.map(corners), ["first", "", "last"], "in section: \(inSection)")
      window.press("Drop")
      XCTAssertEqual(window.fields.map(corners), ["first", "last"])
      window.press("Drop")
      XCTAssertEqual(window.fields.map(corners), ["first last"])
      window.close()
    }
  }

  func testOutsideAFormTheTitleIsThePlaceholder() {
    let window = TestWindow(
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant(""))
        TextField("Mail", text: .constant(""), prompt: Text("name@example.org"))
      })
    XCTAssertEqual(window.fields.map(\.placeholder), ["Name", "Password", "name@example.org"])
    window.close()
  }

  func testASectionHasATitleAndAFooter() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        Form {
          Section {
            TextField("Name", text: $text)
          } header: {
            Text("You")
          } footer: {
            Text("As in your passport.")
          }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts, ["You", "Name", "As in your passport."])
    XCTAssertNotEqual(gtk_widget_has_css_class(window.label("You"), "form-section-title"), 0)
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(
        OpaquePointer(gtk_widget_get_parent(window.label("You")))), GTK_ACCESSIBLE_ROLE_GROUP)
    window.close()
  }

  func testAHeaderWithAButtonNamesTheGroupWithoutIt() {
    let window = TestWindow(
      Form {
        Section {
          Text("Flour")
        } header: {
          HStack {
            Text("Ingredients")
            Button("Change") {}
          }
        }
      })
    var group = gtk_widget_get_parent(window.label("Ingredients"))
    while let current = group, Widget(current).accessibleRole != GTK_ACCESSIBLE_ROLE_GROUP {
      group = gtk_widget_get_parent(current)
    }
    XCTAssertEqual(group.flatMap { window.wrapper(of: $0)?.accessibleName }, "Ingredients")
    window.close()
  }

  func testLabeledContentNamesItsControl() {
    struct Page: View {
      let model: Model
      @State private var text = ""
      var body: some View {
        VStack { LabeledContent(model.title) { TextField("Address", text: $text) } }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(window.titles, ["Email"])
    model.title = "E-mail"
    runLoopUntilIdle()
    XCTAssertEqual(window.titles, ["E-mail"])
    window.close()
  }

  func testTheTitleOfAFieldInLabeledContentIsItsPlaceholder() {
    let window = TestWindow(
      Form {
        LabeledContent("Energy") { TextField("kcal", text: .constant("")) }
        LabeledContent("Notes") { TextField("Any", text: .constant(""), axis: .vertical) }
        LabeledContent("Weight") { TextField("Weight", text: .constant("")) }
        LabeledContent("Size") { TextField("Size", text: .constant("")) }.labelsHidden()
      })
    XCTAssertEqual(window.titles, ["Energy", "Weight", "Size"])
    XCTAssertEqual(
      window.fields.map(\.placeholder), ["kcal", "", "Size"], "the same words only once")
    XCTAssertTrue(window.texts.contains("Any"), "\(window.texts)")
    let isPromptSpoken = window.fields.map {
      gtk_test_accessible_has_property($0.widget.opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) != 0
    }
    XCTAssertEqual(isPromptSpoken, [true, false, false], "the name says the same words")
    window.close()
  }

  private struct Mood: View {
    @State private var isShown = false
    @State private var mood = 1

    var body: some View {
      Form {
        Button("Show") { isShown = true }
        if isShown {
          Section("Mood") {
            Picker("Mood", selection: $mood) {
              Text("Good").tag(1)
              Text("Bad").tag(2)
            }
            .pickerStyle(.segmented)
          }
        }
      }
    }
  }

  func testASectionWithTheNameOfItsPickerIsNoGroupInAWindowOnScreen() {
    let window = TestWindow(Mood())
    window.layOut()
    window.press("Show")
    window.layOut()
    let section = window.all.first { gtk_widget_has_css_class($0, "form-section") != 0 }
    XCTAssertNotEqual(section.map { Widget($0).accessibleRole }, GTK_ACCESSIBLE_ROLE_GROUP)
    window.close()
  }

  func testTheNavigationTitleIsTheWindowsAndHeadsTheForm() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        NavigationStack {
          VStack {
            if shape.showsMore {
              Form { Text("Row") }.navigationTitle("Inner")
            } else {
              Form { Text("Row") }.navigationTitle(shape.page)
            }
          }
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    XCTAssertEqual(window.windowTitle, "Page")
    XCTAssertEqual(window.texts, ["Page", "Row"])
    shape.page = "Other"
    runLoopUntilIdle()
    XCTAssertEqual(window.windowTitle, "Other")
    XCTAssertEqual(window.texts, ["Other", "Row"])
    shape.showsMore = true
    runLoopUntilIdle()
    XCTAssertEqual(window.windowTitle, "Inner")
    window.close()
  }

  func testAPasswordIsNotLeftInAWidget() {
    struct Page: View {
      @State private var isThere = true
      @State private var text = "secret"
      var body: some View {
        VStack {
          if isThere { SecureField("Password", text: $text) }
          Button("Away") { isThere = false }
        }
      }
    }
    let window = TestWindow(Page())
    let field = window.field("Password")
    XCTAssertEqual(field.text, "••••••")
    window.press("Away")
    XCTAssertEqual(field.text, "")
    window.close()
  }

  /// A field is one control of its row however often its title changes.
  func testARowForgetsAFieldWhoseTitleHasChanged() {
    struct Page: View {
      @State private var text = ""
      @State private var number = 1
      @State private var isShown = true
      var body: some View {
        Form {
          LabeledContent("Row") {
            if isShown { TextField("Field \(number)", text: $text) }
            Toggle("Toggle", isOn: $isShown)
          }
          Button("Change") { number += 1 }
          Button("Remove") { isShown = false }
        }
      }
    }
    let window = TestWindow(Page())
    let row = gtk_widget_get_ancestor(window.fields[0].widget.pointer, gtk_box_get_type())!
    XCTAssertNotEqual(gtk_widget_has_css_class(row, "controls"), 1)
    window.press("Change")
    window.press("Remove")
    XCTAssertEqual(window.fields.count, 0)
    // Without the field the row belongs to the switch.
    XCTAssertEqual(gtk_widget_has_css_class(row, "controls"), 1)
    window.close()
  }

  /// Assistive technology does not see the wrapper of a control.
  func testTheNameOfAControlWithABackgroundIsTheControls() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("A", text: $text)
            .padding()
            .background(Text("behind"))
            .overlay(Text("before"))
            .accessibilityIdentifier("inner")
          Form { Section { Slider(value: .constant(1)).accessibilityIdentifier("slider") } }
        }
      }
    }
    let window = TestWindow(Page())
    let named = window.all.filter { String(cString: gtk_widget_get_name($0)) == "inner" }
    XCTAssertEqual(named.map { typeName($0) }, ["GtkEntry"])
    window.close()
  }

  private struct ModifiedSections: View {
    var body: some View {
      Section("A") { Text("x") }.background(GeometryReader { _ in Color.clear })
      Section("B") { Text("y") }.overlay { Color.clear }
    }
  }

  /// A background or overlay is a widget around the section, beside another one.
  private func assertSectionsAreNoRows(of window: TestWindow) {
    let sections = window.all.filter { gtk_widget_has_css_class($0, "form-section") != 0 }
    XCTAssertEqual(sections.count, 2)
    for section in sections {
      var next = gtk_widget_get_parent(section)
      while let widget = next {
        XCTAssertEqual(gtk_widget_has_css_class(widget, "form-row"), 0)
        next = gtk_widget_get_parent(widget)
      }
    }
    window.close()
  }

  func testASectionWithABackgroundIsNoRow() {
    assertSectionsAreNoRows(of: TestWindow(Form { ModifiedSections() }))
    assertSectionsAreNoRows(of: TestWindow(List { ModifiedSections() }))
  }

  func testARowThatBeginsToExpandFillsTheForm() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Form {
          VStack {
            Button("Edit") { isOn.toggle() }
            if isOn { TextField("T", text: .constant("")) }
          }
          Section { TextField("Other", text: .constant("")) }
        }
      }
    }
    let window = TestWindow(Page(), width: 500)
    window.layOut()
    func column() -> UnsafeMutablePointer<GtkWidget> {
      gtk_widget_get_parent(window.button("Edit"))
    }
    let before = window.bounds(of: column()).width
    window.press("Edit")
    window.layOut()
    let form = window.bounds(of: window.field("Other").widget.pointer).width
    XCTAssertGreaterThan(window.bounds(of: column()).width, form - 40)
    window.press("Edit")
    window.layOut()
    XCTAssertEqual(window.bounds(of: column()).width, before)
    window.close()
  }
}
