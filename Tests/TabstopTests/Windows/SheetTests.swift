import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A sheet: its effect on the focus, its height, and the ways to dismiss it.
@preconcurrency @MainActor
final class SheetTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    var isDismissDisabled = false
    var act: (FocusState<Name?>.Binding, Binding<Bool>) -> Void = { _, isShown in
      isShown.wrappedValue = true
    }
    @State private var isShown = false
    @State private var text = ""
    @State private var count = 0
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
        Button("Act") { act($focus, $isShown) }
        Text(focus.map { "\($0)" } ?? "nil")
      }
      .onAppear { journal.record("page") }
      .sheet(isPresented: $isShown, onDismiss: { journal.record("dismissed") }) {
        Sheet(journal: journal, count: $count, outer: $focus, isShown: $isShown)
          .interactiveDismissDisabled(isDismissDisabled)
      }
    }
  }

  private struct Sheet: View {
    let journal: Journal
    @Binding var count: Int
    let outer: FocusState<Name?>.Binding
    @Binding var isShown: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        TextField("Inner", text: $text).focused($isFocused)
        TextField("Third", text: $text).focused(outer, equals: .third)
        Text("count \(count)")
        Text(isPresented ? "presented" : "not presented")
        Text(isFocused ? "inner focused" : "inner not focused")
        Button("Count") { count += 1 }
        Button("Dismiss") { dismiss() }
        Button("Old Dismiss") { presentationMode.wrappedValue.dismiss() }
        Button("Third") { outer.wrappedValue = .third }
        Button("Leave to Second") {
          isShown = false
          outer.wrappedValue = .second
        }
      }
      .onAppear {
        journal.record("sheet")
        isFocused = true
      }
      .onDisappear { journal.record("sheet gone") }
    }
  }

  private func open(_ page: Page) -> (TestWindow, TestWindow) {
    let window = TestWindow(page)
    window.press("Act")
    return (window, window.dialog()!)
  }

  func testASheetIsAModalDialogWithAFocusOfItsOwn() {
    let journal = Journal()
    let (window, sheet) = open(Page(journal: journal))
    let pointer = sheet.context.widget.cast(to: GtkWindow.self)
    XCTAssertNotEqual(gtk_window_get_modal(pointer), 0)
    XCTAssertEqual(
      gtk_window_get_transient_for(pointer), window.context.widget.cast(to: GtkWindow.self))
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(sheet.context.widget.opaque), GTK_ACCESSIBLE_ROLE_DIALOG)
    XCTAssertEqual(sheet.focus, "Inner")
    XCTAssertTrue(sheet.texts.contains("inner focused"))
    XCTAssertTrue(sheet.texts.contains("presented"))
    window.close()
  }

  func testTheFocusComesBackAndThePresenterDoesNotAppearAgain() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("First")
    window.press("Act")
    let sheet = window.dialog()!
    sheet.press("Dismiss")
    XCTAssertNil(window.dialog())
    XCTAssertEqual(window.focus, "First")
    XCTAssertTrue(window.texts.contains("first"))
    XCTAssertEqual(journal.drain(), ["page", "sheet", "sheet gone", "dismissed"])
    window.close()
  }

  func testEveryWayToEndASheet() {
    for end: (TestWindow) -> Void in [
      { $0.press("Dismiss") }, { $0.press("Old Dismiss") }, { $0.pressKey(GDK_KEY_Escape) },
      {
        emit($0.context.widget.raw, "close-request"); runLoopUntilIdle()
      },
    ] {
      let journal = Journal()
      let (window, sheet) = open(Page(journal: journal))
      end(sheet)
      XCTAssertNil(window.dialog())
      XCTAssertEqual(journal.count("dismissed"), 1)
      // The next sheet is a new one.
      window.press("Act")
      XCTAssertEqual(window.dialog()?.focus, "Inner")
      XCTAssertEqual(journal.count("sheet"), 2)
      window.close()
    }
  }

  func testAUserCannotEndASheetThatForbidsIt() {
    let (window, sheet) = open(Page(journal: Journal(), isDismissDisabled: true))
    sheet.pressKey(GDK_KEY_Escape)
    emit(sheet.context.widget.raw, "close-request")
    runLoopUntilIdle()
    XCTAssertNotNil(window.dialog())
    sheet.press("Dismiss")
    XCTAssertNil(window.dialog())
    window.close()
  }

  func testAFocusValueOfThePresenterWrittenAsItClosesIsHonoured() {
    let (window, sheet) = open(Page(journal: Journal()))
    sheet.press("Leave to Second")
    XCTAssertNil(window.dialog())
    window.assertFocus("Second", "second")
    window.close()
  }

  func testAFocusValueOfThePresenterWorksInTheSheet() {
    let (window, sheet) = open(Page(journal: Journal()))
    sheet.press("Third")
    XCTAssertEqual(sheet.focus, "Third")
    XCTAssertTrue(window.texts.contains("third"))
    sheet.press("Dismiss")
    XCTAssertFalse(window.texts.contains("third"))
    window.close()
  }

  func testContentStaysUpToDateAndIsBuiltOnce() {
    let journal = Journal()
    let (window, sheet) = open(Page(journal: journal))
    sheet.press("Count")
    sheet.press("Count")
    XCTAssertTrue(sheet.texts.contains("count 2"))
    XCTAssertEqual(journal.count("sheet"), 1)
    window.close()
  }

  func testDetentsGiveTheHeight() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text("page").sheet(isPresented: $isShown) {
          Text("short").presentationDetents([.height(200), .large])
        }
      }
    }
    let window = TestWindow(Page())
    let sheet = window.dialog()!
    sheet.layOut()
    XCTAssertEqual(gtk_widget_get_height(sheet.context.widget.pointer), 200)
    window.close()
  }

  func testTheSelectedDetentIsTheHeightAndFollowsTheUser() {
    struct Page: View {
      @State private var isShown = true
      @State private var detent = PresentationDetent.height(150)
      var body: some View {
        Text(detent == .height(150) ? "low" : detent == .height(250) ? "high" : "other")
          .sheet(isPresented: $isShown) {
            Button("Raise") { detent = .height(250) }
              .presentationDetents([.height(150), .height(250)], selection: $detent)
          }
      }
    }
    let window = TestWindow(Page())
    let sheet = window.dialog()!
    sheet.layOut()
    let pointer = sheet.context.widget.cast(to: GtkWindow.self)
    func height() -> Int32 {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(pointer, &width, &height)
      return height
    }
    XCTAssertEqual(height(), 150)
    sheet.press("Raise")
    XCTAssertEqual(height(), 250)
    XCTAssertEqual(window.texts, ["high"])
    // The X server answers the first change of the size before the user makes another one.
    runLoop(until: { gtk_widget_get_height(sheet.context.widget.pointer) == 250 })
    // The window manager does this when the user drags the edge.
    gtk_window_set_default_size(pointer, -1, 170)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["low"])
    XCTAssertEqual(height(), 170, "the size that the user has chosen")
    window.close()
  }

  func testNothingIsLeftOfASheet() {
    func use() {
      let (window, sheet) = open(Page(journal: Journal()))
      sheet.press("Dismiss")
      window.press("Act")
      window.close()
    }
    use()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    use()
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
  }
}
