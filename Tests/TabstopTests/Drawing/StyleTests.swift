import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A program's own styles, and labels and buttons in all their shapes.
@preconcurrency @MainActor
final class StyleTests: DisplayTestCase {
  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding()
        .background(configuration.isPressed ? Color.red : Color.blue)
        .foregroundColor(.white)
        .overlay { if configuration.isPressed { Text("pressed") } }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.trigger()
        configuration.trigger()
      } label: {
        configuration.label
      }
    }
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("box")
        configuration.padding(8)
      }
    }
  }

  private struct Buttons: View {
    let journal: Journal

    var body: some View {
      VStack {
        Button("Filled") { journal.record("filled") }.buttonStyle(Filled())
        Button("Twice") { journal.record("twice") }.buttonStyle(Twice())
        Button("Symbol", systemImage: "trash", role: .destructive) { journal.record("symbol") }
        Button {
          journal.record("icon")
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        Button {
        } label: {
          Label("Only", systemImage: "gear").labelStyle(.iconOnly)
        }
        Button {
        } label: {
          Image(systemName: "eye").accessibilityLabel("Show password")
        }
        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
          .controlSize(.large)
        Button(action: {}) {
          Text("Wide").frame(maxWidth: .infinity).padding().background(Color.blue)
        }
      }
    }
  }

  func testAStyledButtonIsStillAButton() {
    let journal = Journal()
    let window = TestWindow(Buttons(journal: journal))
    window.press("Filled")
    window.press("Twice")
    XCTAssertEqual(journal.drain(), ["filled", "twice", "twice"])
    XCTAssertEqual(gtk_widget_get_focusable(window.button("Filled")), 1)
    let button = window.button("Filled")
    gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("pressed"))
    gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
    runLoopUntilIdle()
    XCTAssertNil(window.label("pressed"))
    window.close()
  }

  func testALabelOfItsOwnMakingIsAllThatShows() {
    let window = TestWindow(Buttons(journal: Journal()))
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Wide"), "bare"), 1)
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Capsule"), "bare"), 0)
    XCTAssertGreaterThan(gtk_widget_get_width(window.button("Wide")), 350)
    window.close()
  }

  private struct Fields: View {
    @State private var text = ""
    let journal: Journal

    var body: some View {
      VStack {
        TextField("Styled", text: $text).textFieldStyle(Boxed())
        SecureField("Secret", text: $text).textFieldStyle(Boxed())
        TextField(text: $text) { Label("Marked", systemImage: "envelope") }
        TextField(
          "Old", text: $text, onEditingChanged: { journal.record("editing \($0)") },
          onCommit: { journal.record("commit") })
        TextField("Lines", text: $text, prompt: Text("Several"), axis: .vertical)
          .lineLimit(2...4)
        TextEditor(text: $text).accessibilityLabel("Notes")
        Text(text)
      }
    }
  }

  /// Narrower than the ellipsis, of which GTK 4.8 warns if the label may wrap: warnings fail the test.
  func testAShortTextOfOneLineCanBeMeasuredForAHeight() {
    let window = TestWindow(Text("i").multilineTextAlignment(.center).lineLimit(1))
    var natural: Int32 = 0
    gtk_widget_measure(window.label("i"), GTK_ORIENTATION_HORIZONTAL, 19, nil, &natural, nil, nil)
    XCTAssertGreaterThan(natural, 0)
    window.close()
  }

  func testAFieldInAStyleOfTheProgram() {
    let window = TestWindow(Fields(journal: Journal()), height: 600)
    XCTAssertEqual(window.titles, ["Styled", "Secret", "Marked", "Old"])
    XCTAssertEqual(window.texts.filter { $0 == "box" }.count, 2)
    XCTAssertTrue(window.field("Styled").widget.hasClass("bare"))
    window.field("Styled").type("x")
    XCTAssertEqual(window.texts.last, "x")
    window.close()
  }

  func testTheOlderClosuresAreCalled() {
    let journal = Journal()
    let window = TestWindow(Fields(journal: journal), height: 600)
    window.click("Old")
    window.field("Old").submit()
    window.click("Marked")
    XCTAssertEqual(journal.drain(), ["editing true", "commit", "editing false"])
    window.close()
  }

  func testTextsOfManyLinesEdit() {
    let window = TestWindow(Fields(journal: Journal()), height: 600)
    let areas = window.all("GtkTextView")
    XCTAssertEqual(areas.count, 2)
    for area in areas {
      XCTAssertEqual(
        gtk_text_view_get_accepts_tab(
          UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkTextView.self)), 0)
    }
    emit(UnsafeMutableRawPointer(areas[1]), "insert-at-cursor", .text("one\ntwo"))
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.last, "one\ntwo")
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(areas[0]).assumingMemoryBound(to: GtkTextView.self))
    XCTAssertEqual(gtk_text_buffer_get_char_count(buffer), 7)
    window.close()
  }

  @Observable
  final class Model { var isPicture = false }

  private struct Pictures: View {
    let model: Model
    var body: some View {
      model.isPicture
        ? Image(decorative: "none") : Image(systemName: "envelope.fill").imageScale(.large)
    }
  }

  func testAPictureTakesThePlaceOfAnIcon() {
    let model = Model()
    let window = TestWindow(Pictures(model: model))
    let icon = window.all("GtkImage").first
    XCTAssertEqual(
      gtk_image_get_icon_name(OpaquePointer(icon!)).map { String(cString: $0) },
      "mail-unread-symbolic")
    model.isPicture = true
    runLoopUntilIdle()
    XCTAssertEqual(window.all("GtkImage").count, 0)
    XCTAssertEqual(window.all("GtkPicture").count, 1)
    window.close()
  }

  func testNamesOfSymbols() {
    XCTAssertEqual(SymbolNames.icon(for: "arrow.left.arrow.right"), "object-flip-horizontal")
    XCTAssertEqual(SymbolNames.icon(for: "person.crop.circle.fill"), "avatar-default")
    XCTAssertEqual(SymbolNames.icon(for: "eye.slash.fill"), "view-conceal")
    XCTAssertEqual(SymbolNames.icon(for: "edit-copy"), "edit-copy")
    XCTAssertEqual(SymbolNames.icon(for: "record.circle"), "radio-checked")
    XCTAssertEqual(SymbolNames.spokenName(of: "person.crop.circle.fill"), "person")
    XCTAssertEqual(
      SymbolNames.spokenName(of: "exclamationmark.triangle"), "Warning")
    XCTAssertEqual(SymbolNames.spokenName(of: "plus.circle.fill"), "Add")
    XCTAssertEqual(SymbolNames.spokenName(of: "eye.slash"), "Hide")
    XCTAssertEqual(SymbolNames.spokenName(of: "wave.3.right"), "wave right")
  }

  private struct Prominent: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .background(
          RoundedRectangle(cornerRadius: 14)
            .fill(LinearGradient(colors: [.pink, .red], startPoint: .top, endPoint: .bottom))
        )
        .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
  }

  /// A view that a style draws behind the label is as large as the label, whatever its ideal size
  /// is.
  func testAStyledButtonIsAsHighAsItsLabel() {
    let window = TestWindow(
      VStack {
        Text("Above")
        Button("Go") {}.buttonStyle(Prominent())
      }
      .frame(maxWidth: 300))
    var place = graphene_rect_t()
    _ = gtk_widget_compute_bounds(
      window.button("Go"), window.context.widget.pointer, &place)
    XCTAssertLessThan(place.size.height, 60)
    XCTAssertEqual(place.size.width, 300)
    window.close()
  }
}
