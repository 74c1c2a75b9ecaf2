import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Sheets in sheets and one after another: the order in which they close, and the focus.
@preconcurrency @MainActor
final class NestedSheetTests: DisplayTestCase {
  private struct Thing: Identifiable { let id: Int }

  private struct ItemPage: View {
    let journal: Journal
    @State private var thing: Thing?

    var body: some View {
      VStack {
        Button("One") { thing = Thing(id: 1) }
      }
      .sheet(item: $thing, onDismiss: { journal.record("dismissed") }) { thing in
        VStack {
          Text("thing \(thing.id)")
          Button("Two") { self.thing = Thing(id: 2) }
        }
        .onAppear { journal.record("appeared \(thing.id)") }
      }
    }
  }

  func testAnotherItemIsAnotherSheet() {
    let journal = Journal()
    let window = TestWindow(ItemPage(journal: journal))
    window.press("One")
    XCTAssertTrue(window.dialog()!.texts.contains("thing 1"))
    window.dialog()!.press("Two")
    XCTAssertTrue(window.dialog()!.texts.contains("thing 2"))
    XCTAssertEqual(journal.drain(), ["appeared 1", "dismissed", "appeared 2"])
    window.close()
  }

  private struct NestedPage: View {
    let journal: Journal
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
      VStack {
        Button("Before") {}
        Button("Open") { isOuter = true }
      }
      .sheet(isPresented: $isOuter, onDismiss: { journal.record("outer") }) {
        Button("Inner") { isInner = true }
          .sheet(isPresented: $isInner, onDismiss: { journal.record("inner") }) {
            Button("Close All") { isOuter = false }
          }
      }
    }
  }

  func testASheetOverADismissedOneIsDismissed() {
    let journal = Journal()
    let window = TestWindow(NestedPage(journal: journal))
    gtk_widget_grab_focus(window.button("Open"))
    window.press("Open")
    runLoop(until: { window.dialog() != nil })
    window.dialog()!.press("Inner")
    runLoop(until: { window.dialog()?.dialog() != nil })
    window.dialog()!.dialog()!.press("Close All")
    runLoop(until: { window.dialog() == nil })
    XCTAssertEqual(journal.drain(), ["inner", "outer"])
    XCTAssertEqual(window.focus, "Open")
    window.close()
    XCTAssertEqual(journal.drain(), [])
  }

  func testASheetThatClosesWithItsWindowIsNotDismissed() {
    let journal = Journal()
    let window = TestWindow(NestedPage(journal: journal))
    window.press("Open")
    runLoop(until: { window.dialog() != nil })
    window.close()
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [])
  }

  private struct Nest: View {
    let depth: Int
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Open \(depth)") { isShown = true }
        TextField("Field \(depth)", text: .constant(""))
      }
      .sheet(isPresented: $isShown) { AnyView(Nest(depth: depth + 1, journal: journal)) }
      .onSubmit { journal.record("submitted at \(depth)") }
    }
  }

  func testASheetInASheetAndSubmitStaysInside() {
    let journal = Journal()
    let window = TestWindow(Nest(depth: 0, journal: journal))
    window.press("Open 0")
    let first = window.dialog()!
    first.press("Open 1")
    let second = first.dialog()!
    second.field("Field 2").submit()
    XCTAssertEqual(journal.drain(), ["submitted at 2"])
    second.pressKey(GDK_KEY_Escape)
    XCTAssertNil(first.dialog())
    XCTAssertNotNil(window.dialog())
    window.close()
    XCTAssertTrue(TestWindow.dialogs.isEmpty)
  }

  private struct FormWithQuestion: View {
    @State private var showsForm = false
    @State private var asks = false

    var body: some View {
      Button("New") { showsForm = true }
        .sheet(isPresented: $showsForm) {
          Button("Cancel") { asks = true }
            .alert("Discard?", isPresented: $asks) {
              Button("Discard", role: .destructive) { showsForm = false }
            }
        }
    }
  }

  func testAWindowIsActiveAgainAfterTwoDialogsThatCloseAtOnce() {
    let window = TestWindow(FormWithQuestion())
    window.press("New")
    let form = window.dialog()!
    form.press("Cancel")
    let question = form.dialog()!
    runLoop(until: { question.context.isActive }, "The alert did not get active.")
    question.press("Discard")
    XCTAssertTrue(TestWindow.dialogs.isEmpty)
    runLoop(until: { window.context.isActive }, "The window did not get active.")
    window.close()
  }
}
