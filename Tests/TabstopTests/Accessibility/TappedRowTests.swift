import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// An element of a list with a tap gesture and controls: all of them can be reached.
@preconcurrency @MainActor
final class TappedRowTests: DisplayTestCase {
  private struct Row: View {
    let name: String
    let journal: Journal
    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Button("Like") { journal.record("like \(name)") }.buttonStyle(.borderless)
      }
      .contentShape(Rectangle())
      .onTapGesture { journal.record("open \(name)") }
    }
  }

  private func stops(_ window: TestWindow, _ count: Int) -> [String] {
    (0..<count).map { _ in
      window.tab()
      return window.focus ?? "nothing"
    }
  }

  private func tap(_ window: TestWindow) { window.pressKeyOfFocus(GDK_KEY_Return) }

  func testARowIsAStopBeforeItsControls() {
    let journal = Journal()
    let window = TestWindow(
      List {
        ForEach(["Run", "Read"], id: \.self) { name in
          Row(name: name, journal: journal).swipeActions { Button("Delete") {} }
        }
      }, width: 600)
    window.layOut()
    XCTAssertEqual(
      stops(window, 6), ["Run", "Like", "Delete", "Read", "Like", "Delete"])
    XCTAssertEqual(stops(window, 1), ["Run"])
    tap(window)
    XCTAssertEqual(journal.drain(), ["open Run"])
    window.tab()
    let control = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    gtk_widget_activate(control)
    // GTK shows the press of a key for a moment before it counts.
    runLoop(until: { !journal.entries.isEmpty })
    XCTAssertEqual(journal.drain(), ["like Run"], "a control's key is not for the row")
    window.close()
  }

  /// Where rows have the focus because they can be deleted, a row with a tap would be two stops.
  func testARowThatCanBeDeletedIsOneStopBesideItsSwipeActions() {
    let journal = Journal()
    let window = TestWindow(
      List {
        ForEach(["Run", "Read"], id: \.self) { name in
          Text(name).onTapGesture { journal.record("open \(name)") }
            .swipeActions { Button("More") {} }
        }
        .onDelete { _ in }
      }, width: 600)
    window.layOut()
    // The arrow keys go to the other rows, and Tab from there to their actions.
    XCTAssertEqual(stops(window, 3), ["Run", "More", "Run"])
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(journal.drain().count, 1)
    window.close()
  }

  func testACardOfALoopIsAStopBeforeItsControls() {
    let journal = Journal()
    let window = TestWindow(
      ScrollView {
        LazyVStack { ForEach(["Bled", "Kyoto"], id: \.self) { Row(name: $0, journal: journal) } }
      })
    window.layOut()
    XCTAssertEqual(stops(window, 4), ["Bled", "Like", "Kyoto", "Like"])
    window.close()
  }

  /// A bar with what is being played opens the player; the tap on a page ends typing.
  func testABarIsAStopBeforeItsControlsAndAPageIsNone() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        VStack {
          Text("Page")
          Button("First") {}
          Spacer()
        }
        .onTapGesture { journal.record("page") }
        Row(name: "Song", journal: journal)
      })
    window.layOut()
    XCTAssertEqual(stops(window, 4), ["First", "Song", "Like", "First"])
    window.tab()
    tap(window)
    XCTAssertEqual(journal.drain(), ["open Song"])
    window.close()
  }

  func testARowIsNamedWithoutTheLabelOfItsButton() {
    struct Named: View {
      let name: String
      var body: some View {
        HStack {
          Text(name)
          Button {
          } label: {
            Image(systemName: "circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Mark \(name) done")
        }
        .onTapGesture {}
      }
    }
    let window = TestWindow(
      List { ForEach(["Run", "Read"], id: \.self) { Named(name: $0) } }, width: 600)
    window.layOut()
    let names = (0..<4).map { _ -> String? in
      window.tab()
      let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
      let node = window.context.focusables[UnsafeMutableRawPointer(focus)]?.object
      return (node?.owner as? FocusableControl)?.widget.exportedName
    }
    XCTAssertEqual(names, ["Run", "Mark Run done", "Read", "Mark Read done"])
    window.close()
  }

  func testARowOfAFieldAndAContainerAreNone() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          List {
            HStack {
              Text("Name")
              TextField("Name", text: $text)
            }
            .onTapGesture {}
          }
          VStack { Button("Button") {} }.onTapGesture {}
          ForEach(["A", "B"], id: \.self) { name in
            Button(name) {}.onTapGesture {}
            HStack { Button("In \(name)") {} }.onTapGesture {}
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 500)
    window.layOut()
    XCTAssertEqual(
      stops(window, 7), ["Name", "Button", "A", "In A", "B", "In B", "Name"])
    window.close()
  }
}
