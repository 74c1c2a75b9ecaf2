import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The bar below the page while a text is edited.
@preconcurrency @MainActor
final class KeyboardBarTests: DisplayTestCase {
  private struct Page: View {
    @State private var note = ""
    @State private var name = ""
    @FocusState private var isEditing: Bool

    var body: some View {
      Form {
        ForEach(0..<8) { Text("Row \($0)") }
        Button("Other") {}
        TextField("Name", text: $name).focused($isEditing)
        TextField("Note", text: $note, axis: .vertical).lineLimit(1...12)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Clear") { name = "" }
          Button("Done") { isEditing = false }
        }
      }
    }
  }

  private struct SheetPage: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Page() }
    }
  }

  private func isShown(_ window: TestWindow) -> Bool {
    gtk_widget_get_mapped(window.button("Done")) != 0
  }

  private func assertIsAboveBar(
    _ widget: UnsafeMutablePointer<GtkWidget>, in window: TestWindow, _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let place = window.bounds(of: widget)
    let page = window.bounds(of: window.all("GtkScrolledWindow")[0])
    let bar = window.bounds(of: window.button("Done"))
    XCTAssertLessThanOrEqual(page.y + page.height, bar.y, message, file: file, line: line)
    XCTAssertGreaterThanOrEqual(place.y, page.y - 0.5, message, file: file, line: line)
    XCTAssertLessThanOrEqual(
      place.y + place.height, page.y + page.height + 0.5, message, file: file, line: line)
  }

  /// It also stays so as the text gets more lines.
  func testTheLastFieldOfASheetIsWhollyAboveTheBar() throws {
    let window = TestWindow(SheetPage(), width: 500, height: 400)
    window.press("Show")
    let sheet = try XCTUnwrap(window.dialog())
    sheet.layOut()
    sheet.click("Name")
    sheet.layOut()
    XCTAssertTrue(isShown(sheet))
    assertIsAboveBar(sheet.field("Name").widget.pointer, in: sheet, "a line")

    let note = try XCTUnwrap(sheet.all("GtkTextView").first)
    XCTAssertNotEqual(gtk_widget_grab_focus(note), 0)
    runLoopUntilIdle()
    sheet.layOut()
    let control = try XCTUnwrap(sheet.context.focusedControl?.widget.pointer)
    assertIsAboveBar(control, in: sheet, "an empty text")
    let height = sheet.bounds(of: control).height
    for line in 0..<5 {
      emit(note, "insert-at-cursor", .text("Line \(line)\n"))
      runLoopUntilIdle()
      sheet.layOut()
      assertIsAboveBar(control, in: sheet, "\(line + 2) lines")
    }
    XCTAssertGreaterThan(sheet.bounds(of: control).height, height)
    window.close()
  }

  /// A user who has scrolled away stays where the page is.
  func testAFieldOutOfSightIsLeftThereAsTheWindowChanges() throws {
    let window = TestWindow(Page(), width: 400, height: 300)
    window.click("Name")
    window.layOut()
    let scroller = OpaquePointer(window.all("GtkScrolledWindow")[0])
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(scroller))
    XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 0)
    gtk_adjustment_set_value(adjustment, 0)
    window.layOut()
    gtk_widget_set_size_request(window.button("Done"), -1, 70)
    window.layOut()
    XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0)
    window.close()
  }

  func testTheBarGoesAsAButtonOfThePageGetsTheFocus() {
    let window = TestWindow(Page())
    window.click("Name")
    XCTAssertTrue(isShown(window))
    window.layOut()
    XCTAssertNotEqual(gtk_widget_grab_focus(window.button("Other")), 0)
    runLoopUntilIdle()
    XCTAssertFalse(isShown(window))
    XCTAssertEqual(window.focus, "Other")
    window.close()
  }

  /// Between a field and the bar there may be other controls, which Tab would go to.
  func testF6GoesFromTheFieldToTheBarAndBack() {
    let window = TestWindow(Page())
    window.click("Name")
    window.layOut()
    window.pressF6()
    XCTAssertEqual(window.focus, "Clear")
    XCTAssertTrue(isShown(window))
    window.tab()
    XCTAssertEqual(window.focus, "Done")
    window.pressF6()
    XCTAssertEqual(window.focus, "Name")
    window.pressF6(GDK_SHIFT_MASK)
    XCTAssertEqual(window.focus, "Done", "where it was left")
    window.press("Done")
    XCTAssertNil(window.focus)
    XCTAssertFalse(isShown(window))
    window.close()
  }

  private struct Chain: View {
    private enum Name: Int { case first, second, third }
    @State private var texts = ["", "", ""]
    @FocusState private var focus: Name?

    var body: some View {
      Form {
        TextField("First", text: $texts[0]).focused($focus, equals: .first)
        TextField("Second", text: $texts[1]).focused($focus, equals: .second)
        TextField("Third", text: $texts[2]).focused($focus, equals: .third)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Up") { step(-1) }.disabled(focus == .first)
          Button("Down") { step(1) }.disabled(focus == .third)
          Button("Done") { focus = nil }
        }
      }
    }

    private func step(_ count: Int) {
      guard let focus else { return }
      self.focus = Name(rawValue: focus.rawValue + count)
    }
  }

  /// The focus value is still that of the field while the focus is in the bar.
  func testTheButtonsForThePreviousAndTheNextFieldWork() {
    let window = TestWindow(Chain())
    window.click("Third")
    window.layOut()
    XCTAssertTrue(isShown(window))
    window.pressF6()
    XCTAssertEqual(window.focus, "Up", "“Down” is disabled in the last field")
    window.press("Up")
    XCTAssertEqual(window.focus, "Second")
    window.pressF6()
    window.press("Down")
    XCTAssertEqual(window.focus, "Third")
    window.pressF6()
    window.press("Up")
    window.pressF6()
    window.press("Up")
    XCTAssertEqual(window.focus, "First")
    window.pressF6()
    XCTAssertEqual(window.focus, "Down", "“Up” is disabled in the first field")
    window.close()
  }

  private struct Clearing: View {
    let isRemoved: Bool
    private enum Name { case first, second }
    @State private var texts = ["", ""]
    @FocusState private var focus: Name?

    var body: some View {
      Form {
        TextField("First", text: $texts[0]).focused($focus, equals: .first)
        TextField("Second", text: $texts[1]).focused($focus, equals: .second)
        Text(focus == .first ? "In the first" : "Elsewhere")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          if isRemoved {
            if !texts[0].isEmpty { Button("Clear") { texts[0] = "" } }
            Button("Done") { focus = nil }
          } else {
            Button("Clear") { texts[0] = "" }.disabled(texts[0].isEmpty)
          }
        }
      }
    }
  }

  func testTheFocusValueStaysWhenTheBarsFocusedItemIsRemoved() {
    assertClearing(Clearing(isRemoved: true), leavesFocusAt: "Done")
  }

  func testTheFocusGoesBackToTheFieldWhenTheBarHasNothingElse() {
    assertClearing(Clearing(isRemoved: false), leavesFocusAt: "First")
  }

  private func assertClearing(
    _ page: Clearing, leavesFocusAt title: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let window = TestWindow(page)
    window.click("First")
    window.field("First").type("x")
    window.layOut()
    window.pressF6()
    XCTAssertEqual(window.focus, "Clear", file: file, line: line)
    window.press("Clear")
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, title, file: file, line: line)
    XCTAssertNotNil(window.label("In the first"), file: file, line: line)
    window.close()
  }
}
