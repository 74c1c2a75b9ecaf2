import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The effect of a popover on the focus.
@preconcurrency @MainActor
final class PopoverTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var isShown = false
    @State private var text = ""
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        Button("Act") { isShown = true }
          .popover(isPresented: $isShown) { Inside(outer: $focus) }
        TextField("Second", text: $text).focused($focus, equals: .second)
        Text(isShown ? "open" : "closed")
      }
    }
  }

  private struct Inside: View {
    let outer: FocusState<Name?>.Binding
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextField("Inner", text: $text)
        Button("Done") { dismiss() }
        Button("To Second") {
          outer.wrappedValue = .second
          dismiss()
        }
      }
    }
  }

  private func open() -> TestWindow {
    let window = TestWindow(Page(journal: Journal()))
    window.click("First")
    window.press("Act")
    return window
  }

  func testTheFocusGoesIntoAPopoverAndBack() {
    let window = open()
    XCTAssertEqual(window.focus, "Inner")
    window.press("Done")
    XCTAssertTrue(window.texts.contains("closed"))
    XCTAssertEqual(window.focus, "First")
    window.close()
  }

  /// Nothing in it takes the focus, so that a screen reader would be silent.
  func testAPopoverOfTextsIsAnnouncedAndTheFocusComesBack() {
    struct Help: View {
      @State private var isShown = false

      var body: some View {
        Button("Help") { isShown = true }.popover(isPresented: $isShown) { Text("Some help") }
      }
    }
    let window = TestWindow(Help())
    window.tab()
    XCTAssertEqual(window.focus, "Help")
    let announced = Announcements.shared.count
    window.press("Help")
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    XCTAssertNil(window.focus)
    gtk_popover_popdown(
      UnsafeMutableRawPointer(window.all("GtkPopover")[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Help")
    window.close()
  }

  func testAWriteDecidesWhereTheFocusGoesBackTo() {
    let window = open()
    window.press("To Second")
    XCTAssertEqual(window.focus, "Second")
    window.close()
  }

  func testGtkClosesItAndTheBindingSaysSo() {
    let window = open()
    gtk_popover_popdown(
      UnsafeMutableRawPointer(window.all("GtkPopover")[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("closed"))
    XCTAssertEqual(window.focus, "First")
    // And again.
    window.press("Act")
    XCTAssertEqual(window.focus, "Inner")
    window.close()
  }

  /// GTK sends the keys of a popover to that alone.
  func testTheKeysOfAPopoverAreThoseOfItsViews() {
    struct Page: View {
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown) {
            Button("Inside") {}.onKeyPress(.escape) {
              journal.record("inside")
              return .handled
            }
          }
          .onKeyPress(.escape) {
            journal.record("around")
            return .handled
          }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Show")
    window.layOut()
    XCTAssertEqual(window.focus, "Inside")
    let popover = window.all("GtkPopover")[0]
    let isUsed = emitKey(
      GDK_KEY_Escape, code: Int(GDK_KEY_Escape), on: popover, in: GTK_PHASE_CAPTURE)
    XCTAssertTrue(isUsed)
    XCTAssertEqual(journal.drain(), ["inside"])
    gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    window.layOut()
    XCTAssertEqual(window.focus, "Show")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Escape))
    XCTAssertEqual(journal.drain(), ["around"])
    window.close()
  }

  /// In a dark colour it had a light frame.
  func testABackgroundReachesToTheEdgesOfThePopover() {
    struct Page: View {
      @State private var isShown = false
      @State private var isPlain = false
      var body: some View {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown) {
            if isPlain {
              Text("Plain")
            } else {
              Button("Inside") { isPlain = true }.padding().background(.black)
            }
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Show")
    window.layOut()
    func edge() -> Int32 {
      let popover = window.all("GtkPopover")[0]
      let content = gtk_popover_get_child(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))!
      return gtk_widget_get_width(gtk_widget_get_parent(content)) - gtk_widget_get_width(content)
    }
    XCTAssertEqual(edge(), 0)
    window.press("Inside")
    window.layOut()
    XCTAssertNotNil(window.label("Plain"))
    XCTAssertGreaterThan(edge(), 0)
    window.close()
  }

  func testItGrowsWithItsContent() {
    struct Page: View {
      @State private var isShown = false
      @State private var isLong = false
      var body: some View {
        Button("Act") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack {
              Button("More") { isLong = true }
              if isLong { ForEach(0..<5) { Text("Line \($0)") } }
            }
          }
      }
    }
    let window = TestWindow(Page(), height: 500)
    window.press("Act")
    window.layOut()
    let popover = window.all("GtkPopover")[0]
    let before = gtk_widget_get_height(popover)
    window.press("More")
    window.layOut()
    window.layOut()
    var natural: Int32 = 0
    gtk_widget_measure(popover, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
    XCTAssertGreaterThan(natural, before)
    XCTAssertEqual(gtk_widget_get_height(popover), natural)
    window.close()
  }

  private struct FormPage: View {
    @State private var isShown = false

    var body: some View {
      Button("Add") { isShown = true }
        .popover(isPresented: $isShown) {
          Form {
            ForEach(0..<4, id: \.self) { TextField("Field \($0)", text: .constant("")) }
          }
          .frame(width: 200)
        }
    }
  }

  func testAFormInAPopoverIsAsHighAsItsRows() {
    let window = TestWindow(FormPage(), width: 500, height: 500)
    window.press("Add")
    window.layOut()
    let heights = window.all("GtkPopover").map { gtk_widget_get_height($0) }
    XCTAssertEqual(heights.count, 1)
    XCTAssertGreaterThan(heights.first ?? 0, 160)
    window.close()
  }
}
