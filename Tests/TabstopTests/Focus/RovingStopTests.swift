import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Views of a loop that are only reached for their menus are one stop of Tab.
@preconcurrency @MainActor
final class RovingStopTests: DisplayTestCase {
  fileprivate struct Bubble: View {
    let number: Int
    let journal: Journal
    var body: some View {
      HStack {
        if number % 2 == 1 { Spacer() }
        Text("Message \(number)").padding()
          .contextMenu { Button("Copy") { journal.record("copy \(number)") } }
        if number % 2 == 0 { Spacer() }
      }
    }
  }

  fileprivate struct Conversation: View {
    let journal: Journal
    var isLazy = false
    @State private var numbers = Array(0..<30)
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Drop") { numbers.removeAll { $0 == 1 } }
        ScrollView {
          if isLazy {
            LazyVStack { bubbles }
          } else {
            VStack { bubbles }
          }
        }
        TextField("Answer", text: $text)
      }
    }
    private var bubbles: some View {
      ForEach(numbers, id: \.self) { Bubble(number: $0, journal: journal) }
    }
  }

  private func arrow(_ direction: GtkDirectionType, in window: TestWindow) {
    emit(window.context.widget.raw, "move-focus", .number(Int(direction.rawValue)))
    window.layOut()
  }

  func testAConversationIsOneStopInWhichTheArrowKeysMove() {
    for isLazy in [false, true] {
      let journal = Journal()
      let window = TestWindow(Conversation(journal: journal, isLazy: isLazy))
      window.tab()
      XCTAssertEqual(window.focus, "Drop")
      window.tab()
      XCTAssertEqual(window.focus, "Message 0")
      for number in 1...12 {
        arrow(GTK_DIR_DOWN, in: window)
        XCTAssertEqual(window.focus, "Message \(number)")
      }
      arrow(GTK_DIR_UP, in: window)
      XCTAssertEqual(window.focus, "Message 11")
      window.tab()
      XCTAssertEqual(window.focus, "Answer")
      window.tab(backward: true)
      XCTAssertEqual(window.focus, "Message 11")
      let isOpen = window.pressKeyOfFocus(GDK_KEY_Menu)
      XCTAssertTrue(isOpen)
      let menu = window.all("GtkPopoverMenu").last!
      gtk_widget_activate_action_variant(menu, "menu.i0", nil)
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      runLoopUntilIdle()
      XCTAssertEqual(journal.drain(), ["copy 11"])
      XCTAssertEqual(window.focus, "Message 11")
      window.tab(backward: true)
      XCTAssertEqual(window.focus, "Drop")
      window.close()
    }
  }

  func testTheStopsThatAreLeftAreReachedWhenTheOneThatHadTheFocusIsRemoved() {
    let window = TestWindow(Conversation(journal: Journal()))
    window.tab()
    window.tab()
    arrow(GTK_DIR_DOWN, in: window)
    XCTAssertEqual(window.focus, "Message 1")
    window.tab()
    window.press("Drop")
    window.layOut()
    gtk_widget_grab_focus(window.button("Drop"))
    runLoopUntilIdle()
    window.tab()
    XCTAssertEqual(window.focus, "Message 0")
    arrow(GTK_DIR_DOWN, in: window)
    XCTAssertEqual(window.focus, "Message 2")
    window.close()
  }

  /// They do something at once, as buttons do.
  func testViewsThatAreTappedAreStopsByThemselves() {
    let window = TestWindow(
      VStack {
        ForEach(["A", "B"], id: \.self) { name in
          Text(name).onTapGesture {}.contextMenu { Button("Copy") {} }
        }
        Text("C").contextMenu { Button("Copy") {} }
        Text("D").contextMenu { Button("Copy") {} }
      })
    var seen: [String?] = []
    for _ in 1...4 {
      window.tab()
      seen.append(window.focus)
    }
    XCTAssertEqual(seen, ["A", "B", "C", "D"])
    window.close()
  }

  func testInAGridAnArrowKeyGoesToThePictureBelow() {
    let window = TestWindow(
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(0..<9, id: \.self) { number in
          Text("\(number)").contextMenu { Button("Copy") {} }
        }
      })
    window.tab()
    arrow(GTK_DIR_RIGHT, in: window)
    arrow(GTK_DIR_RIGHT, in: window)
    XCTAssertEqual(window.focus, "2")
    arrow(GTK_DIR_DOWN, in: window)
    XCTAssertEqual(window.focus, "5")
    arrow(GTK_DIR_UP, in: window)
    XCTAssertEqual(window.focus, "2")
    window.close()
  }

  /// A control in a message is a stop, whichever message had the focus last.
  func testTabReachesTheButtonsInMessages() {
    let window = TestWindow(
      VStack {
        ForEach(["A", "B"], id: \.self) { name in
          VStack {
            Text(name)
            Button("Play \(name)") {}
          }
          .contextMenu { Button("Copy") {} }
        }
      })
    for backward in [false, true] {
      var seen: [String?] = []
      for _ in 1...5 {
        window.tab(backward: backward)
        seen.append(window.focus)
      }
      XCTAssertTrue(seen.contains("Play A") && seen.contains("Play B"), "\(seen)")
    }
    window.close()
  }
}
