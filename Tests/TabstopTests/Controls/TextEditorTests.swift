import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Editors and fields of several lines: their height, their scroll bar, and their place in a form.
@preconcurrency @MainActor
final class TextEditorTests: DisplayTestCase {
  private struct Page: View {
    var body: some View {
      TextEditor(text: .constant(String(repeating: "line\n", count: 40))).frame(height: 60)
      Text("below")
    }
  }

  /// Changes the length of a scroll bar while the widget is being allocated.
  private final class LengthChanger: LayoutDelegate {
    let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private(set) var changes = 0
    init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) { self.adjustment = adjustment }

    func measure(
      _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
    ) -> (minimum: Int32, natural: Int32) { (10, 10) }

    func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
      changes += 1
      gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + 100)
    }
  }

  /// GTK (4.8) would draw the bar without its trough, and warn.
  func testAScrollBarThatChangesWhileOthersArePlacedIsDrawn() throws {
    let window = TestWindow(Page())
    let scroller = try XCTUnwrap(window.all("GtkScrolledWindow").first)
    let bar = try XCTUnwrap(gtk_scrolled_window_get_vscrollbar(OpaquePointer(scroller)))
    let changer = LengthChanger(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
    let placed = Widget.container(changer)
    let label = window.label("below")!
    gtk_widget_insert_after(placed.pointer, gtk_widget_get_parent(label), label)
    var edges: [[Int32]] = []
    for _ in 0..<4 {
      gtk_widget_queue_resize(placed.pointer)
      window.layOut()
      var place = GtkAllocation()
      gtk_widget_get_allocation(bar, &place)
      // (The width changes gradually, since the pointer is away.)
      edges.append([place.x + place.width, place.y, place.height])
    }
    XCTAssertGreaterThan(changer.changes, 3)
    XCTAssertEqual(edges, Array(repeating: edges[0], count: 4), "the bar stays where it is")
    window.close()
  }

  func testInARowAFieldOfSeveralLinesStartsWhereItsLabelDoes() {
    let window = TestWindow(
      Form {
        TextField("Note", text: .constant("No salt"), axis: .vertical)
        TextEditor(text: .constant("Text"))
      })
    window.layOut()
    let texts = window.all("GtkTextView")
    let start = window.bounds(of: texts[0]).x
    XCTAssertEqual(
      start
        + Float(
          gtk_text_view_get_left_margin(
            UnsafeMutableRawPointer(texts[0])
              .assumingMemoryBound(to: GtkTextView.self))),
      window.bounds(of: window.label("Note")!).x, accuracy: 1)
    window.close()
  }

  /// `TextEditor` has no prompt: sources put a text over it, by the padding that an editor has on iOS.
  func testAnEditorsTextStartsWhereSourcesPutTheirPlaceholder() throws {
    let window = TestWindow(
      ZStack(alignment: .topLeading) {
        TextEditor(text: .constant(""))
        Text("Write here").padding(.horizontal, 5).padding(.vertical, 8)
      })
    window.layOut()
    let editor = try XCTUnwrap(window.all("GtkTextView").first)
    let text = UnsafeMutableRawPointer(editor).assumingMemoryBound(to: GtkTextView.self)
    let place = window.bounds(of: window.label("Write here")!)
    let bounds = window.bounds(of: editor)
    XCTAssertEqual(
      bounds.x + Float(gtk_text_view_get_left_margin(text)), place.x, accuracy: 1.5)
    XCTAssertEqual(bounds.y + Float(gtk_text_view_get_top_margin(text)), place.y, accuracy: 1.5)
    window.close()
  }

  func testAPlainEditorHasNoBox() {
    let window = TestWindow(TextEditor(text: .constant("Text")).textEditorStyle(.plain))
    let editor = window.all.first { gtk_widget_has_css_class($0, "text-editor") != 0 }
    XCTAssertEqual(editor.map { gtk_widget_has_css_class($0, "bare") }, 1)
    window.close()
  }

  /// A scroll bar has a least height, which must not be the field's.
  func testAFieldOfSeveralLinesIsFirstAsHighAsOne() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Message", text: $text, axis: .vertical).lineLimit(1...5)
            .textFieldStyle(.plain)
          Button("Type") { text = "one\ntwo\nthree" }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func height() -> Float {
      window.all("GtkScrolledWindow").map { window.bounds(of: $0).height }.max() ?? 0
    }
    XCTAssertLessThanOrEqual(height(), 28)
    window.press("Type")
    window.layOut()
    XCTAssertGreaterThan(height(), 50)
    window.close()
  }

  /// The last line is not cut.
  func testAFieldWithALineLimitShowsWholeLines() {
    let text = (1...9).map { "Line \($0)" }.joined(separator: "\n")
    for style in [Font.body, .title] {
      let window = TestWindow(
        TextField("Note", text: .constant(text), axis: .vertical).lineLimit(3)
          .textFieldStyle(.plain).font(style))
      window.layOut()
      let view = Widget(window.all("GtkTextView")[0]).cast(to: GtkTextView.self)
      var (line, start) = (GtkTextIter(), (y: Int32(0), height: Int32(0)))
      gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view), &line)
      gtk_text_view_get_line_yrange(view, &line, &start.y, &start.height)
      let height = window.all("GtkScrolledWindow").map { window.bounds(of: $0).height }.max() ?? 0
      XCTAssertEqual(Double(height) / Double(start.height), 3, accuracy: 0.15)
      window.close()
    }
  }
}
