import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus when other content takes the place of the view that has it.
@preconcurrency @MainActor
final class ReplacedViewTests: DisplayTestCase {
  private struct Steps: View {
    @State var step = 0
    @FocusState private var isFocused: Bool
    var says: String?

    var body: some View {
      VStack {
        Text("\(isFocused)")
        Button("Before") {}
        switch step {
        case 0:
          VStack {
            Button("Send") { next() }.focused($isFocused)
            Button("Skip") { step = 2 }
          }
        case 1:
          Text("Sent.")
          Text("Thank you.")
        case 2: Button("Again") { step = 3 }
        default: EmptyView()
        }
        Button("After") {}
        Button("Start Over") { step = 0 }
      }
    }

    private func next() {
      if let says { AccessibilityNotification.Announcement(says).post() }
      step = 1
    }
  }

  /// The number of announcements that an action leads to.
  private func announcements(by action: () -> Void) -> Int {
    let before = Announcements.shared.count
    action()
    runLoopUntilIdle()
    return Announcements.shared.count - before
  }

  /// Fails if a control has the focus. (GTK's may be on a part of the window that only announces.)
  private func assertNoFocus(
    in window: TestWindow, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(window.context.focusWidget, file: file, line: line)
    XCTAssertNil(window.context.coordinator.focusedNode, file: file, line: line)
  }

  /// Presses the button that has the focus.
  private func press(_ title: String, in window: TestWindow) {
    XCTAssertEqual(window.focus, title)
    window.press(title)
  }

  func testNothingHasTheFocusWhenTextsReplaceTheFocusedControl() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    window.assertFocus("Send", "true")
    XCTAssertEqual(announcements { press("Send", in: window) }, 1)
    assertNoFocus(in: window)
    XCTAssertEqual(window.texts.first, "false")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testShiftTabGoesOnBeforeTheTexts() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    press("Send", in: window)
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Before")
    window.close()
  }

  func testAControlOfTheNewContentHasTheFocus() {
    let window = TestWindow(Steps())
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(announcements { press("Skip", in: window) }, 0)
    XCTAssertEqual(window.focus, "Again")
    window.close()
  }

  func testContentThatIsReplacedByNothingLeavesTheFocusToANeighbour() {
    let window = TestWindow(Steps(step: 2))
    window.tab()
    window.tab()
    press("Again", in: window)
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testAFocusElsewhereStays() {
    let window = TestWindow(Steps(step: 1))
    for _ in 1...3 { window.tab() }
    XCTAssertEqual(announcements { press("Start Over", in: window) }, 0)
    XCTAssertEqual(window.focus, "Start Over")
    window.close()
  }

  func testAProgramThatAnnouncesTheChangeItselfIsNotJoined() {
    let window = TestWindow(Steps(says: "Done."))
    window.tab()
    window.tab()
    XCTAssertEqual(announcements { press("Send", in: window) }, 1)
    window.close()
  }

  func testTabGoesIntoControlsThatComeLater() {
    let window = TestWindow(Steps())
    window.tab()
    window.tab()
    press("Send", in: window)
    window.press("Start Over")
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "Send")
    window.close()
  }

  private struct Working: View {
    @State private var isWorking = false
    @State private var isDone = false
    var body: some View {
      VStack {
        Button("Before") {}
        if isDone {
          Text("Done.")
        } else {
          VStack {
            if isWorking {
              Text("Working…").onAppear { isDone = true }
            } else {
              Button("Work") { isWorking = true }
            }
          }
        }
        Button("After") {}
      }
    }
  }

  func testWhatIsThereAtTheEndOfTheTurnIsAnnounced() {
    let window = TestWindow(Working())
    window.tab()
    window.tab()
    XCTAssertEqual(announcements { press("Work", in: window) }, 1)
    XCTAssertEqual(window.texts, ["Done."])
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  private struct Shopping: View {
    @State private var items = ["Bread", "Milk"]
    var body: some View {
      VStack {
        Button("Before") {}
        if items.isEmpty {
          ContentUnavailableView("No Items", systemImage: "cart")
        } else {
          List {
            ForEach(items, id: \.self) { Text($0) }.onDeleteRows { items.remove(at: $0[0]) }
          }
        }
        Button("After") {}
      }
    }
  }

  func testTabGoesOnFromThePlaceOfAListThatGoesWithItsLastRow() {
    let window = TestWindow(Shopping())
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Bread")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(window.focus, "Milk")
    window.pressKeyInList(GDK_KEY_Delete)
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  /// An empty announcement would add a full stop to the one before it.
  func testContentWithoutTextIsNotAnnounced() {
    struct Page: View {
      @State private var isDone = false
      var body: some View {
        if isDone {
          Rectangle().frame(width: 40, height: 40)
        } else {
          Button("Send") { isDone = true }
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertEqual(announcements { press("Send", in: window) }, 0)
    assertNoFocus(in: window)
    window.close()
  }

  // MARK: Replaced later

  /// What a test does later, in place of a task of the program.
  @MainActor
  private final class Later { var action: (() -> Void)? }

  /// A button that is disabled while it works. What the user reads at the end takes its place.
  private struct Sending: View {
    let later: Later
    var disablesAll = false
    var leadsToControls = false
    @State private var isSending = false
    @State private var isSent = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("\(isFocused)")
        Button("Before") {}
        if !isSent {
          Button("Send") {
            isSending = true
            later.action = { (isSending, isSent) = (false, true) }
          }
          .disabled(isSending)
          .focused($isFocused)
        } else if leadsToControls {
          Button("Again") {}
        } else {
          Text("Sent.")
        }
        Button("Cancel") {}
        Button("After") {}
      }
      .disabled(disablesAll && isSending)
    }
  }

  func testTextsThatReplaceADisabledButtonTakeTheFocusFromItsNeighbour() {
    let later = Later()
    let window = TestWindow(Sending(later: later))
    window.tab()
    window.tab()
    press("Send", in: window)
    window.assertFocus("Cancel", "false")
    XCTAssertEqual(announcements { later.action?() }, 1)
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "Cancel")
    window.close()
  }

  func testTextsThatReplaceAButtonOfADisabledFormAreAnnounced() {
    let later = Later()
    let window = TestWindow(Sending(later: later, disablesAll: true))
    window.tab()
    window.tab()
    press("Send", in: window)
    assertNoFocus(in: window)
    XCTAssertEqual(announcements { later.action?() }, 1)
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "Cancel")
    window.close()
  }

  func testTheFocusThatTheUserHasMovedStaysWhenADisabledButtonIsReplaced() {
    let later = Later()
    let window = TestWindow(Sending(later: later))
    window.tab()
    window.tab()
    press("Send", in: window)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    XCTAssertEqual(announcements { later.action?() }, 0)
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testTheNeighbourKeepsTheFocusWhenControlsReplaceADisabledButton() {
    let later = Later()
    let window = TestWindow(Sending(later: later, leadsToControls: true))
    window.tab()
    window.tab()
    press("Send", in: window)
    XCTAssertEqual(announcements { later.action?() }, 0)
    XCTAssertEqual(window.focus, "Cancel")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  private struct Loading: View {
    let later: Later
    @State private var isLoading = false

    var body: some View {
      if isLoading {
        Text("Loading…")
      } else {
        Button("Refresh") {}.onAppear { later.action = { isLoading = true } }
      }
    }
  }

  /// A screen reader announces what is in the window that the user uses.
  func testTextsInAnotherWindowAreNotAnnounced() {
    let later = Later()
    let window = TestWindow(Loading(later: later))
    window.tab()
    XCTAssertEqual(window.focus, "Refresh")
    let other = TestWindow(Button("Other") {})
    XCTAssertEqual(announcements { later.action?() }, 0)
    assertNoFocus(in: window)
    other.close()
    window.close()
  }

  private struct Emptying: View {
    @State private var isAsking = false
    @State private var isEmpty = false

    var body: some View {
      VStack {
        Button("Before") {}
        if isEmpty {
          Text("No items.")
        } else {
          VStack {
            Button("Delete All") { isAsking = true }
              .alert("Delete all?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { isEmpty = true }
                Button("Keep") {}
              }
          }
        }
        Button("After") {}
      }
    }
  }

  func testNothingHasTheFocusWhenTextsReplaceAButtonByWayOfAnAlert() {
    let window = TestWindow(Emptying())
    window.tab()
    window.tab()
    press("Delete All", in: window)
    XCTAssertEqual(announcements { window.dialog()?.press("Delete") }, 1)
    XCTAssertNil(window.dialog())
    assertNoFocus(in: window)
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  private struct Notes: View {
    let later: Later
    @State private var notes = ["1", "2"]
    @State private var isSent = false

    var body: some View {
      VStack {
        Button("Before") {}
        ForEach(notes, id: \.self) { Text($0) }
        if isSent {
          Text("Sent.")
        } else {
          Button("Send") {
            isSent = true
            later.action = { notes = [] }
          }
        }
        Button("After") {}
      }
    }
  }

  func testTabGoesOnFromThePlaceWhenWhatIsBeforeItGoesLater() {
    for isBackward in [false, true] {
      let later = Later()
      let window = TestWindow(Notes(later: later))
      window.tab()
      window.tab()
      press("Send", in: window)
      later.action?()
      runLoopUntilIdle()
      window.tab(backward: isBackward)
      XCTAssertEqual(window.focus, isBackward ? "Before" : "After")
      window.close()
    }
  }
}
