import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Links in rows with actions beside them, with badges, and in lists with a selection.
@preconcurrency @MainActor
final class SwipedLinkTests: DisplayTestCase {
  private struct Person: View {
    let name: String
    var body: some View {
      NavigationLink(value: name) { Text(name) }
    }
  }

  /// The arrows, from the top.
  private func arrows(_ window: TestWindow) -> [Bounds] {
    window.all("GtkImage").filter { Widget($0).hasClass("navigation-chevron") }
      .map { window.bounds(of: $0) }.sorted { $0.y < $1.y }
  }

  func testALinkBesideActionsFillsTheRestOfItsRow() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink("Plain", value: "a").swipeActions { Button("Delete") {} }
          NavigationLink("Menu", value: "b")
            .contextMenu { Button("Rename") {} }
            .badge(2)
            .swipeActions(edge: .leading) { Button("Pin") {} }
            .swipeActions { Button("Delete") {} }
          Person(name: "Custom").swipeActions { Button("Delete") {} }
        }
      }, width: 600, height: 400)
    window.layOut()
    let arrows = arrows(window)
    XCTAssertEqual(arrows.count, 3, "each is a row that leads on")
    for arrow in arrows { XCTAssertEqual(arrow.x, arrows[0].x, "at the same edge") }
    let badge = window.bounds(of: window.label("2")!)
    XCTAssertLessThan(badge.x, arrows[1].x, "the badge is in the link")
    XCTAssertGreaterThan(badge.x, 300)
    window.close()
  }

  /// The row itself follows its link; from an action beside it, arrow keys go to the next row.
  func testALinkBesideActionsIsNoStopOfItsOwnInAListWithASelection() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach([1, 2], id: \.self) {
              NavigationLink("Row \($0)", value: "Page \($0)").swipeActions {
                Button("Delete") {}
                Button("Edit") {}
              }
            }
          }
          .navigationDestination(for: String.self) { Text("This is \($0)") }
        }
      }
    }
    let window = TestWindow(Page(), width: 500)
    window.layOut()
    func stops(_ count: Int) -> [String?] {
      (0..<count).map { _ in
        window.tab()
        return window.focus
      }
    }
    XCTAssertEqual(stops(3), ["Row 1", "Delete", "Edit"])
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Row 2")
    XCTAssertEqual(stops(1), ["Delete"])
    window.pressKeyInList(GDK_KEY_Up)
    XCTAssertEqual(window.focus, "Row 1")
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_Return)
    runLoop(until: { window.texts.contains("This is Page 2") })
    window.close()
  }

  /// In edit mode arrow keys move the focus alone, and keys and clicks add a row or remove it, also if it is a link
  /// that selects its row.
  func testKeysSelectSeveralRowsOfAListThatIsEdited() {
    struct Page: View {
      @State private var chosen: Set<Int> = []
      let hasLinks: Bool
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(1..<4, id: \.self) { number in
              if hasLinks {
                NavigationLink("Row \(number)", value: number)
              } else {
                Text("Row \(number)")
              }
            }
          }
          .environment(\.editMode, .constant(.active))
        }
        Text("chosen \(chosen.sorted().map(String.init).joined())")
      }
    }
    for hasLinks in [false, true] {
      let window = TestWindow(Page(hasLinks: hasLinks))
      window.layOut()
      while window.focus != "Row 1" { window.tab() }
      window.pressKeyInList(GDK_KEY_space)
      window.pressKeyInList(GDK_KEY_Down)
      window.pressKeyInList(GDK_KEY_Down)
      window.pressKeyInList(GDK_KEY_space)
      XCTAssertTrue(window.texts.contains("chosen 13"), "\(window.texts)")
      if hasLinks {
        window.press("Row 2")
        XCTAssertTrue(window.texts.contains("chosen 123"), "\(window.texts)")
      }
      window.close()
    }
  }

  /// As on a phone, where a tap follows the link until the list is edited.
  func testKeysFollowALinkThatTheSelectionDoesNotAccept() {
    struct Page: View {
      @State private var chosen: Set<Int> = []
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach([1, 2], id: \.self) { NavigationLink("Row \($0)", value: "Page \($0)") }
          }
          .environment(\.editMode, $mode)
          .navigationDestination(for: String.self) { Text("This is \($0)") }
          .toolbar { Button("Turn") { mode = mode == .active ? .inactive : .active } }
        }
        Text("chosen \(chosen.sorted().map(String.init).joined())")
      }
    }
    for isEdited in [false, true] {
      let window = TestWindow(Page())
      if isEdited { window.press("Turn") }
      window.layOut()
      while window.focus != "Row 1" { window.tab() }
      window.pressKeyInList(GDK_KEY_Return)
      if !isEdited {
        // GTK shows the press of a key for a moment before it counts.
        runLoop(until: { window.texts.contains("This is Page 1") })
      }
      XCTAssertEqual(window.texts.contains("This is Page 1"), !isEdited)
      XCTAssertEqual(window.texts.contains("chosen 1"), isEdited)
      if isEdited {
        window.press("Row 2")
        XCTAssertTrue(window.texts.contains("chosen 12"), "\(window.texts)")
        window.press("Row 1")
        XCTAssertTrue(window.texts.contains("chosen 2"))
        XCTAssertFalse(window.texts.contains("This is Page 2"))
        window.press("Turn")
        window.press("Row 1")
        window.layOut()
        XCTAssertTrue(window.texts.contains("This is Page 1"), "a link again")
        XCTAssertTrue(window.texts.contains("chosen 2"), "\(window.texts)")
      }
      window.close()
    }
  }
}
