import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The keys of GTK's own lists, in lists whose rows mostly do not exist; and their cost.
@preconcurrency @MainActor
final class ListKeyTests: DisplayTestCase {
  /// Counts how often an id is read.
  @MainActor
  private enum Reads {
    nonisolated(unsafe) static var ids = 0
    nonisolated(unsafe) static var rows = 0
  }

  private struct Item: Identifiable {
    let number: Int
    var id: Int {
      Reads.ids += 1
      return number
    }
  }

  @MainActor
  private final class Model {
    var write: (([Item]) -> Void)?
    var chosen: Set<Int> = []
  }

  private struct Page: View {
    let model: Model
    @State var items: [Item]
    @State private var chosen: Set<Int> = []
    var body: some View {
      model.write = { items = $0 }
      model.chosen = chosen
      return List(items, selection: $chosen) { item in
        Reads.rows += 1
        return Text(
          verbatim: item.number % 1_000 == 999 ? "Last \(item.number)" : "Row \(item.number)")
      }
    }
  }

  private func open(_ count: Int) -> (TestWindow, Model) {
    let model = Model()
    let window = TestWindow(Page(model: model, items: (0..<count).map { Item(number: $0) }))
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Row 0")
    return (window, model)
  }

  private func press(
    _ window: TestWindow, _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(0)
  ) {
    window.pressKeyInList(key, modifiers)
    window.layOut()
  }

  /// Whether the row with the focus is whole in the visible part.
  private func isFocusSeen(_ window: TestWindow) -> Bool {
    let scroller = window.all("GtkScrolledWindow")[0]
    var bounds = graphene_rect_t()
    guard let focus = window.context.focusWidget,
      gtk_widget_compute_bounds(focus, scroller, &bounds) != 0
    else { return false }
    return bounds.origin.y > -1
      && bounds.origin.y + bounds.size.height < Float(gtk_widget_get_height(scroller)) + 1
  }

  func testKeysWithAltAreLeftToTheProgram() {
    let (window, model) = open(3)
    press(window, GDK_KEY_Down, GDK_ALT_MASK)
    XCTAssertEqual(window.focus, "Row 0")
    XCTAssertEqual(model.chosen, [])
    window.close()
  }

  func testHomeEndAndPages() {
    let (window, model) = open(10_000)
    press(window, GDK_KEY_End)
    XCTAssertEqual(window.focus, "Last 9999")
    XCTAssertTrue(isFocusSeen(window))
    XCTAssertEqual(model.chosen, [9_999])
    press(window, GDK_KEY_Page_Up)
    XCTAssertTrue(isFocusSeen(window))
    let upper = Int(window.focus!.dropFirst(4))!
    XCTAssertTrue((9_980..<9_999).contains(upper), "\(upper)")
    press(window, GDK_KEY_Home)
    XCTAssertEqual(window.focus, "Row 0")
    XCTAssertTrue(isFocusSeen(window))
    press(window, GDK_KEY_Page_Down)
    XCTAssertEqual(window.focus, "Row \(9_999 - upper)")
    press(window, GDK_KEY_Up)
    XCTAssertEqual(window.focus, "Row \(9_999 - upper - 1)")
    window.close()
  }

  /// Of some number of rows the last one alone is not created yet.
  func testEndGoesToTheLastRowWhateverIsMissing() {
    for count in 15..<45 {
      let (window, _) = open(count)
      press(window, GDK_KEY_End)
      XCTAssertEqual(window.focus?.split(separator: " ").last, "\(count - 1)")
      press(window, GDK_KEY_Home)
      XCTAssertEqual(window.focus, "Row 0")
      window.close()
    }
  }

  private struct UnequalPage: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(0..<3_000, id: \.self, selection: $chosen) { number in
        VStack {
          Text(verbatim: "Row \(number)")
          if number > 1_000 { ForEach(0..<(number / 1_000), id: \.self) { Text("Line \($0)") } }
        }
      }
    }
  }

  /// The rows that are measured on the way change what is expected of all others, and their places.
  func testTheRowWithTheFocusIsSeenAfterAJumpBetweenRowsOfOtherLengths() {
    let window = TestWindow(UnequalPage())
    window.layOut()
    window.tab()
    for key in [
      GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Up, GDK_KEY_Home, GDK_KEY_Page_Down,
      GDK_KEY_End, GDK_KEY_Up, GDK_KEY_Home, GDK_KEY_Down, GDK_KEY_End, GDK_KEY_Home,
    ] {
      press(window, key)
      window.layOut()
      XCTAssertTrue(isFocusSeen(window), "\(window.focus ?? "nothing")")
    }
    window.close()
  }

  func testShiftExtendsOverRowsThatAreNotMade() {
    let (window, model) = open(5_000)
    press(window, GDK_KEY_Down)
    XCTAssertEqual(model.chosen, [1])
    press(window, GDK_KEY_Down, GDK_SHIFT_MASK)
    XCTAssertEqual(model.chosen, [1, 2])
    press(window, GDK_KEY_End, GDK_SHIFT_MASK)
    XCTAssertEqual(model.chosen, Set(1..<5_000))
    press(window, GDK_KEY_Home, GDK_SHIFT_MASK)
    XCTAssertEqual(model.chosen, [0, 1])
    press(window, GDK_KEY_a, GDK_CONTROL_MASK)
    XCTAssertEqual(model.chosen.count, 5_000)
    press(window, GDK_KEY_Down, GDK_CONTROL_MASK)
    XCTAssertEqual(window.focus, "Row 1")
    XCTAssertEqual(model.chosen.count, 5_000)
    window.close()
  }

  func testLettersGoToTheNextRowThatBeginsSo() {
    let (window, _) = open(5_000)
    press(window, GDK_KEY_l)
    runLoop(until: { window.focus == "Last 999" }, "\(window.focus ?? "nothing")")
    press(window, GDK_KEY_l)
    runLoop(until: { window.focus == "Last 1999" }, "\(window.focus ?? "nothing")")
    window.close()
  }

  func testSpaceChoosesAfterTheWordIsOver() {
    let (window, model) = open(100)
    press(window, GDK_KEY_l)
    press(window, GDK_KEY_Down, GDK_CONTROL_MASK)
    press(window, GDK_KEY_space)
    XCTAssertEqual(model.chosen, [1])
    window.close()
  }

  func testAllRowsAreChosenByTheirTags() {
    struct Tags: View {
      let journal: Journal
      @State private var chosen: Set<Int> = []
      var body: some View {
        journal.record("\(chosen.count) \(chosen.min() ?? 0)")
        return List(selection: $chosen) {
          ForEach(0..<30) { section in
            Section("Section \(section)") {
              ForEach(0..<10) { Text(verbatim: "Row \($0)").tag(10_000 + section * 10 + $0) }
            }
          }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Tags(journal: journal))
    window.layOut()
    window.tab()
    press(window, GDK_KEY_a, GDK_CONTROL_MASK)
    XCTAssertEqual(journal.entries.last, "300 10000")
    press(window, GDK_KEY_End)
    XCTAssertEqual(window.focus, "Row 9")
    XCTAssertTrue(isFocusSeen(window))
    XCTAssertEqual(journal.entries.last, "1 10299")
    press(window, GDK_KEY_Home)
    XCTAssertEqual(journal.entries.last, "1 10000")
    window.close()
  }

  /// The element of the outer collection is not what is selected, although it has one row only.
  func testAllRowsAreChosenByTheElementsOfACollectionInside() {
    struct Page: View {
      let model: Model
      @State private var chosen: Set<Int> = []
      var body: some View {
        model.chosen = chosen
        return List(selection: $chosen) {
          ForEach(0..<300) { group in
            ForEach([10_000 + group], id: \.self) { Text(verbatim: "Row \($0)") }
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.layOut()
    window.tab()
    press(window, GDK_KEY_a, GDK_CONTROL_MASK)
    XCTAssertEqual(model.chosen, Set(10_000..<10_300))
    window.close()
  }

  func testRowsThatCannotBeChosenAreNotChosenWithAllOthers() {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "Row \(number)").selectionDisabled(number % 10 == 3) }
    }
    struct Page: View {
      let model: Model
      let isWhole: Bool
      @State private var chosen: Set<Int> = []
      var body: some View {
        model.chosen = chosen
        return List(0..<5_000, id: \.self, selection: $chosen) { Row(number: $0) }
          .selectionDisabled(isWhole)
      }
    }
    for isWhole in [false, true] {
      let model = Model()
      let window = TestWindow(Page(model: model, isWhole: isWhole))
      window.layOut()
      window.tab()
      press(window, GDK_KEY_a, GDK_CONTROL_MASK)
      XCTAssertEqual(model.chosen.count, isWhole ? 0 : 4_500)
      XCTAssertEqual(model.chosen.filter { $0 % 10 == 3 }, [])
      window.close()
    }
  }

  func testAnArrowKeyCostsTheSameWhateverTheNumberOfRows() {
    var costs: [[Int]] = []
    for count in [1_000, 100_000] {
      let (window, _) = open(count)
      press(window, GDK_KEY_Down)
      let before = (Reads.ids, Reads.rows)
      for _ in 0..<3 { press(window, GDK_KEY_Down) }
      costs.append([Reads.ids - before.0, Reads.rows - before.1])
      window.close()
    }
    XCTAssertEqual(costs[0], costs[1])
  }

  func testAnUpdateIsOnePassOverTheIds() {
    for count in [1_000, 100_000] {
      let (window, model) = open(count)
      let items = (0..<count).map { Item(number: $0) }
      let changes: [[Item]] = [
        [Item(number: -1)] + items, items, Array(items.dropFirst()), items.reversed(), items,
      ]
      for change in changes {
        let before = (Reads.ids, Reads.rows)
        model.write?(change)
        runLoopUntilIdle()
        XCTAssertLessThan(Reads.ids - before.0, 4 * count + 500)
        XCTAssertLessThan(Reads.rows - before.1, 300)
        window.layOut()
      }
      window.close()
    }
  }

  // MARK: Headers

  private struct Sections: View {
    @State private var chosen: Int? = 7
    @State private var isFirstOpen = true
    @State private var isLastOpen = false
    var body: some View {
      List(selection: $chosen) {
        Section("First", isExpanded: $isFirstOpen) {
          ForEach(1..<4, id: \.self) { Text("Row \($0)") }
        }
        Section("Second", isExpanded: .constant(true)) {
          ForEach(5..<8, id: \.self) { Text("Row \($0)") }
        }
        Section("Third", isExpanded: $isLastOpen) { Text("Row 9").tag(9) }
      }
    }
  }

  /// The header of a section that collapses is no row: the next one is that below it.
  func testArrowKeysLeaveAHeaderForItsNeighbours() {
    let window = TestWindow(Sections(), height: 600)
    window.layOut()
    func focusHeader(_ title: String) {
      _ = Widget(window.button(title)).pointer.grabFocus()
      runLoopUntilIdle()
      XCTAssertEqual(window.focus, title)
    }
    focusHeader("First")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Row 1")
    focusHeader("Second")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Row 5")
    focusHeader("Second")
    press(window, GDK_KEY_Up)
    XCTAssertEqual(window.focus, "Row 3")
    window.press("First")
    focusHeader("First")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Second", "a collapsed section has no rows")
    focusHeader("Third")
    press(window, GDK_KEY_Up)
    XCTAssertEqual(window.focus, "Row 7")
    window.close()
  }
}
