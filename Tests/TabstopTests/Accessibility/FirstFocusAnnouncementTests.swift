import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus of a program's first window is sent again for a screen reader; the program does not
/// notice it.
@preconcurrency @MainActor
final class FirstFocusAnnouncementTests: DisplayTestCase {
  @MainActor
  private final class Record { var values: [String?] = [] }

  private struct Page: View {
    let record: Record
    let first: String?
    @State private var text = "Travel"
    @FocusState private var focus: String?

    var body: some View {
      Form {
        TextField("Title", text: $text).focused($focus, equals: "title")
        TextField("Symbol", text: $text).focused($focus, equals: "symbol")
      }
      .onAppear { focus = first }
      .onChange(of: focus) { record.values.append(focus) }
    }
  }

  func testTheFieldKeepsTheFocusAndItsSelectionUnnoticed() {
    let record = Record()
    let window = TestWindow(Page(record: record, first: "symbol"))
    let entry = window.field("Symbol").widget
    gtk_editable_select_region(entry.opaque, 1, 3)
    record.values = []
    window.context.repeatFocus()
    runLoopUntilIdle()
    XCTAssertEqual(record.values, [])
    let focus = window.context.focusWidget
    XCTAssertTrue(focus.map { gtk_widget_is_ancestor($0, entry.pointer) != 0 } ?? false)
    var (start, end): (gint, gint) = (0, 0)
    gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
    XCTAssertEqual([start, end], [1, 3])
    window.close()
  }

  func testWhereNothingHasTheFocusNothingGetsIt() {
    let record = Record()
    let window = TestWindow(Page(record: record, first: nil))
    window.context.repeatFocus()
    runLoopUntilIdle()
    XCTAssertEqual(record.values, [])
    XCTAssertNil(window.context.focusWidget)
    // And Tab goes to the first field.
    window.tab()
    XCTAssertEqual(record.values, ["title"])
    window.close()
  }

  func testAnArrowKeyGoesToTheFirstFieldToo() {
    let record = Record()
    let window = TestWindow(Page(record: record, first: nil))
    window.context.repeatFocus()
    window.arrow(.down)
    XCTAssertEqual(record.values, ["title"])
    window.close()
  }

  /// Orca announces the new name of a frame, but not that of a dialog.
  func testAPageThatIsPushedInASheetIsAnnouncedByTheFocusOnTheDialog() {
    struct Sheet: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Members") {
              VStack { TextField("Name", text: $text) }
                .navigationTitle("Members")
                .toolbar { Button("Edit") {} }
            }
          }
          .navigationTitle("Settings")
        }
      }
    }
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    let sheet = window.dialog()!
    runLoop(until: { sheet.context.isActive })
    sheet.tab()
    XCTAssertNotNil(sheet.context.focusWidget)
    sheet.press("Members")
    XCTAssertEqual(sheet.context.title, "Members")
    XCTAssertNil(sheet.context.focusWidget)
    XCTAssertEqual(sheet.context.widget.windowFocus, sheet.context.widget.pointer)
    sheet.tab()
    XCTAssertEqual(sheet.focus, "Name")
    sheet.close()
    window.close()
  }
}
