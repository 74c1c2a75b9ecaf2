import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// In a list in which one row is the stop of Tab, the buttons of that row are stops, and not those of the others:
/// swipe actions, and the buttons of edit mode.
@preconcurrency @MainActor
final class RowButtonStopTests: DisplayTestCase {
  @MainActor private final class Model {
    var change: () -> Void = {}
  }

  private struct Mails: View {
    var mode = EditMode.inactive
    var model = Model()
    @State private var chosen: String?
    @State private var names = ["Ada", "Grace", "Mary"]
    @State private var canFlag = false
    @State private var pinned = ""

    var body: some View {
      model.change = {
        canFlag = true
        names.append("Zoe")
      }
      return VStack {
        Button("Before") {}
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin \(name)") { pinned += name } }
              .swipeActions {
                if canFlag { Button("Flag \(name)") {} }
                Menu("More \(name)") { Button("Copy") {} }
                Button("Bin \(name)") { names.removeAll { $0 == name } }
              }
          }
          .onDeleteRows { names.remove(at: $0[0]) }
          .onMoveRows { _, _ in }
        }
        .environment(\.editMode, .constant(mode))
        Button("After") {}
        Text("Pinned: \(pinned)")
      }
    }
  }

  /// The title of the button that has the focus, or the name of a row, or of a button with a symbol.
  private func focus(_ window: TestWindow) -> String {
    guard let widget = window.context.focusWidget else { return "nothing" }
    let isTitled = ["GtkButton", "GtkToggleButton"].contains(typeName(widget))
    if isTitled, !widget.hasClass("form-row") { return window.focus ?? "nothing" }
    return typeName(widget) == "GtkSwitch" ? "switch" : exportedName(of: widget)
  }

  private func stops(_ window: TestWindow, _ count: Int, backward: Bool = false) -> [String] {
    (0..<count).map { _ in
      window.tab(backward: backward)
      return focus(window)
    }
  }

  /// Presses Tab until this has the focus.
  private func go(
    to name: String, _ window: TestWindow, backward: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for _ in 0..<20 where focus(window) != name { window.tab(backward: backward) }
    XCTAssertEqual(focus(window), name, file: file, line: line)
  }

  /// Fails unless Tab stops at these, from where it is now, and Shift and Tab at the same in reverse order.
  private func assertStops(
    _ expected: [String], _ window: TestWindow, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(stops(window, expected.count), expected, "Tab", file: file, line: line)
    XCTAssertEqual(
      stops(window, expected.count - 1, backward: true), expected.dropLast().reversed(),
      "Shift and Tab", file: file, line: line)
  }

  func testTheRowOfAButtonThatIsClickedIsTheListsStop() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    window.layOut()
    go(to: "Ada", window)
    // As a click does.
    gtk_widget_grab_focus(window.button("Pin Grace"))
    window.press("Pin Grace")
    assertStops(["More Grace", "Bin Grace", "After", "Before", "Grace", "Pin Grace"], window)
    XCTAssertEqual(stops(window, 2, backward: true), ["Pin Grace", "Grace"])
    XCTAssertTrue(window.texts.contains("Pinned: Grace"))
    window.close()
  }

  func testTabGoesFromTheListsStopToItsOwnButtons() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    window.layOut()
    assertStops(["Before", "Ada", "Pin Ada", "More Ada", "Bin Ada", "After", "Before"], window)
    go(to: "Ada", window)
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(focus(window), "Grace")
    assertStops(["Pin Grace", "More Grace", "Bin Grace", "After"], window)
    window.close()
  }

  func testTheArrowKeysLeadFromAButtonToTheNextRow() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    window.layOut()
    go(to: "Bin Ada", window)
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(focus(window), "Grace")
    XCTAssertEqual(stops(window, 2).last, "More Grace")
    window.pressKeyInList(GDK_KEY_Up)
    XCTAssertEqual(focus(window), "Ada")
    window.close()
  }

  func testTheButtonsOfEditModeAreStopsOfTheirRow() {
    let window = TestWindow(Mails(mode: .active), width: 800, height: 500)
    window.layOut()
    assertStops(["Before", "Ada", "Move Down Ada", "Delete Ada", "After"], window)
    _ = stops(window, 1)
    window.pressKeyInList(GDK_KEY_Down)
    assertStops(["Move Up Grace", "Move Down Grace", "Delete Grace", "After"], window)
    window.close()
  }

  func testRowsThatAreLinksHaveTheirButtonsInside() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(["Ada", "Grace"], id: \.self) { NavigationLink($0, value: $0) }
              .onDeleteRows { _ in }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 500)
    window.layOut()
    assertStops(["Ada", "Delete Ada", "Ada"], window)
    window.pressKeyInList(GDK_KEY_Down)
    assertStops(["Delete Grace", "Grace"], window)
    window.close()
  }

  /// Tab comes to the check boxes of all rows, and from there to the buttons of these rows.
  func testRowsWithOtherStopsKeepTheirButtons() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        VStack {
          Button("Before") {}
          List(selection: $chosen) {
            ForEach(["Milk", "Bread"], id: \.self) { name in
              HStack {
                Text(name)
                Toggle("Bought \(name)", isOn: .constant(false))
              }
              .swipeActions(edge: .leading) { Button("Pin \(name)") {} }
              .swipeActions { Button("Bin \(name)") {} }
            }
            ForEach(["Tea", "Rum"], id: \.self) { name in
              Text(name).swipeActions { Button("Bin \(name)") {} }
            }
          }
          Button("After") {}
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 500)
    window.layOut()
    assertStops(
      [
        "Before", "Milk", "Pin Milk", "switch", "Bin Milk", "Pin Bread", "switch", "Bin Bread",
        "After",
      ], window)
    window.close()
  }

  /// By a click, by the program or by a screen reader a button of any row can get the focus.
  func testTabGoesOnFromAButtonOfAnotherRow() {
    struct Page: View {
      @State private var chosen: String?
      @FocusState private var focused: String?
      var body: some View {
        VStack {
          Button("Go") { focused = "Grace" }
          List(selection: $chosen) {
            ForEach(["Ada", "Grace", "Mary"], id: \.self) { name in
              Text(name).swipeActions {
                Button("Pin \(name)") {}.focused($focused, equals: name)
                Menu("More \(name)") { Button("Copy") {} }
                Button("Bin \(name)") {}
              }
            }
          }
          Button("After") {}
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 500)
    window.layOut()
    window.press("Go")
    XCTAssertEqual(focus(window), "Pin Grace")
    XCTAssertEqual(stops(window, 2), ["More Grace", "Bin Grace"])
    XCTAssertEqual(stops(window, 3, backward: true), ["More Grace", "Pin Grace", "Grace"])
    XCTAssertEqual(stops(window, 2, backward: true), ["Go", "After"])
    XCTAssertEqual(stops(window, 1), ["Go"], "no place of the old focus is left")
    assertStops(["Grace", "Pin Grace", "More Grace", "Bin Grace", "After"], window)
    window.close()
  }

  func testButtonsThatAppearLaterAreThoseOfTheirRow() {
    let model = Model()
    let window = TestWindow(Mails(model: model), width: 800, height: 500)
    window.layOut()
    go(to: "Ada", window)
    model.change()
    runLoopUntilIdle()
    window.layOut()
    assertStops(["Pin Ada", "Flag Ada", "More Ada", "Bin Ada", "After"], window)
    go(to: "Ada", window, backward: true)
    window.pressKeyInList(GDK_KEY_End)
    XCTAssertEqual(focus(window), "Zoe")
    assertStops(["Pin Zoe", "Flag Zoe", "More Zoe", "Bin Zoe", "After"], window)
    window.close()
  }

  func testTheRowAfterADeletedOneHasItsButtons() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    window.layOut()
    go(to: "Ada", window)
    window.pressKeyInList(GDK_KEY_Delete)
    runLoopUntilIdle()
    XCTAssertEqual(focus(window), "Grace")
    assertStops(["Pin Grace", "More Grace", "Bin Grace", "After"], window)
    window.press("Bin Grace")
    runLoopUntilIdle()
    XCTAssertEqual(
      Set(stops(window, 6)), ["Before", "Mary", "Pin Mary", "More Mary", "Bin Mary", "After"])
    window.close()
  }

  func testTheRowAfterOneDeletedInEditModeHasItsButtons() {
    let window = TestWindow(Mails(mode: .active), width: 800, height: 500)
    window.layOut()
    go(to: "Delete Ada", window)
    gtk_widget_activate(window.context.focusWidget)
    runLoop(until: { self.focus(window) == "Delete Grace" })
    assertStops(["After", "Before", "Grace", "Move Down Grace", "Delete Grace", "After"], window)
    window.close()
  }

  func testTheRowOfTheFocusFollowsTheDeletedStop() {
    let window = TestWindow(Mails(mode: .active), width: 800, height: 500)
    window.layOut()
    go(to: "Ada", window)
    window.pressKeyInList(GDK_KEY_Down)
    go(to: "Delete Grace", window)
    gtk_widget_activate(window.context.focusWidget)
    runLoop(until: { self.focus(window) == "Delete Mary" })
    XCTAssertEqual(stops(window, 3, backward: true), ["Move Up Mary", "Mary", "Before"])
    assertStops(["Mary", "Move Up Mary", "Delete Mary", "After"], window)
    window.close()
  }

  /// The rows have no stop of their own then.
  func testButtonsAreStopsAgainInAListWithoutAStop() {
    struct Page: View {
      let model: Model
      @State private var canDelete = true
      var body: some View {
        model.change = { canDelete = false }
        return VStack {
          List {
            ForEach(["Ada", "Grace"], id: \.self) { name in
              Text(name).swipeActions { Button("Bin \(name)") {} }
            }
            .onDeleteRows(canDelete ? { _ in } : nil)
          }
          Button("After") {}
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model), width: 800, height: 500)
    window.layOut()
    assertStops(["Ada", "Bin Ada", "After", "Ada"], window)
    model.change()
    runLoopUntilIdle()
    go(to: "After", window)
    assertStops(["Bin Ada", "Bin Grace", "After"], window)
    window.close()
  }

  func testRowsThatCannotBeTheStopKeepTheirButtons() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          Text("Note").swipeActions { Button("Hide") {} }
          ForEach(["Ada", "Grace"], id: \.self) { name in
            Text(name).swipeActions { Button("Bin \(name)") {} }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 500)
    window.layOut()
    assertStops(["Hide", "Ada", "Bin Ada", "Hide"], window)
    window.close()
  }

  /// The arrow keys go over it, and Tab finds the list.
  func testADisabledFirstRowHidesNoButtons() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(["Ada", "Grace"], id: \.self) { name in
            Text(name).swipeActions { Button("Bin \(name)") {} }.disabled(name == "Ada")
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 500)
    window.layOut()
    window.tab()
    XCTAssertEqual(focus(window), "Ada")
    window.pressKeyInList(GDK_KEY_Down)
    assertStops(["Bin Grace", "Grace"], window)
    window.close()
  }

  func testAClosedSectionHidesNoButtonsOfOthers() {
    struct Page: View {
      let model: Model
      @State private var chosen: String?
      @State private var isOpen = true
      var body: some View {
        model.change = { isOpen = false }
        return List(selection: $chosen) {
          Section("Old", isExpanded: $isOpen) {
            ForEach(["Ada", "Grace"], id: \.self) { name in
              Text(name).swipeActions { Button("Bin \(name)") {} }
            }
          }
          Section("New") {
            ForEach(["Mary", "Zoe"], id: \.self) { name in
              Text(name).swipeActions { Button("Bin \(name)") {} }
            }
          }
        }
        .listStyle(.sidebar)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model), width: 800, height: 500)
    window.layOut()
    go(to: "Ada", window)
    model.change()
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(Set(stops(window, 4)).intersection(["Mary", "Bin Mary"]), ["Mary", "Bin Mary"])
    window.close()
  }

  /// A form is no long list: its rows are next to fields, which are all stops.
  func testRowsOfAFormKeepTheirButtons() {
    let window = TestWindow(
      Form {
        ForEach(["Family", "Work"], id: \.self) { Text($0) }.onDeleteRows { _ in }
      }
      .environment(\.editMode, .constant(.active)), width: 800)
    window.layOut()
    assertStops(["Family", "Delete Family", "Delete Work", "Family"], window)
    window.close()
  }

  func testAListWithoutAStopKeepsItsButtons() {
    let window = TestWindow(
      List {
        Text("Milk").swipeActions { Button("Bin Milk") {} }
        Text("Bread").swipeActions { Button("Bin Bread") {} }
      }, width: 800)
    window.layOut()
    assertStops(["Bin Milk", "Bin Bread", "Bin Milk"], window)
    window.close()
  }

  func testASwipedViewOutsideOfAListKeepsItsActions() {
    let window = TestWindow(
      VStack {
        Button("Milk") {}.swipeActions { Button("Bin Milk") {} }
        Button("Bread") {}.swipeActions { Menu("More") { Button("Bin Bread") {} } }
      }, width: 800)
    window.layOut()
    assertStops(["Milk", "Bin Milk", "Bread", "More"], window)
    window.close()
  }
}
