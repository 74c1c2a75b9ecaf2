import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Suggestions of text fields: when the list opens and closes, keys, and where the focus is.
@preconcurrency @MainActor
final class SuggestionTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    var count = 0
    @State private var text = ""
    @State private var other = ""
    @State private var isEmptied = false
    @FocusState private var focus: Name?

    private static let cities = ["Lisbon", "Ljubljana", "London", "Lyon", "Oslo"]

    private var found: [String] {
      if count > 0 { return (1...count).map { "Row \($0)" } }
      return isEmptied || text.isEmpty ? [] : Self.cities.filter { $0.hasPrefix(text) }
    }

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        TextField("City", text: $text)
          .textInputSuggestions(found, id: \.self) { city in
            if city == "Lyon" {
              Text("Lyon is full")
            } else {
              Text("To \(city)").textInputCompletion(city)
            }
          }
          .focused($focus, equals: .first)
        TextField("Next", text: $other).focused($focus, equals: .second)
        Button("Elsewhere") { focus = .second }
        Button("Dismiss") { focus = nil }
        Button("Empty") { isEmptied = true }
      }
      .onSubmit { journal.record("submit \(text)") }
      .onExitCommand { journal.record("exit") }
    }
  }

  private func open(count: Int = 0) -> (TestWindow, Journal) {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal, count: count))
    window.click("City")
    return (window, journal)
  }

  private func popover(_ window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    window.all("GtkPopover").first { gtk_widget_get_mapped($0) != 0 }
  }

  /// The texts of the suggestions that exist.
  private func suggestions(_ window: TestWindow) -> [String] {
    guard let popover = popover(window) else { return [] }
    return descendants(of: popover).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  /// The text of the row that has the focus.
  private func row(_ window: TestWindow) -> String? {
    guard let popover = popover(window), let focus = window.context.focusWidget,
      gtk_widget_is_ancestor(focus, popover) != 0
    else { return nil }
    return descendants(of: focus).first { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  /// Sends a key to the entry, and to the list if the focus is there and the entry does not use it.
  @discardableResult
  private func press(_ window: TestWindow, _ key: Int32) -> Bool {
    var receivers = [window.field("City").widget.pointer]
    if let popover = popover(window) {
      var next = window.context.focusWidget.flatMap { gtk_widget_get_parent($0) }
      while let widget = next, gtk_widget_is_ancestor(widget, popover) != 0 {
        receivers.append(widget)
        next = gtk_widget_get_parent(widget)
      }
    }
    let isUsed = receivers.contains { emitKey(key, on: $0) }
    runLoopUntilIdle()
    window.layOut()
    return isUsed
  }

  func testTypingOpensTheListAndGoesOn() {
    let (window, _) = open()
    XCTAssertEqual(suggestions(window), [])
    window.field("City").type("L")
    XCTAssertEqual(
      suggestions(window), ["To Lisbon", "To Ljubljana", "To London", "Lyon is full"])
    window.assertFocus("City", "first")
    window.field("City").type("o")
    XCTAssertEqual(suggestions(window), ["To London"])
    window.assertFocus("City", "first")
    window.field("City").type("x")
    XCTAssertNil(popover(window), "nothing to suggest")
    window.field("City").pressBackspace()
    XCTAssertEqual(suggestions(window), ["To London"])
    window.close()
  }

  func testDownGoesInAndTheFocusValueStays() {
    let (window, _) = open()
    window.field("City").type("L")
    XCTAssertTrue(press(window, GDK_KEY_Down))
    XCTAssertEqual(row(window), "To Lisbon")
    XCTAssertEqual(window.texts.first, "first")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(row(window), "To Ljubljana")
    press(window, GDK_KEY_End)
    XCTAssertEqual(row(window), "Lyon is full")
    XCTAssertTrue(press(window, GDK_KEY_Down), "there is nothing below")
    XCTAssertEqual(row(window), "Lyon is full")
    press(window, GDK_KEY_Home)
    XCTAssertTrue(press(window, GDK_KEY_Up))
    window.assertFocus("City", "first")
    XCTAssertEqual(suggestions(window).count, 4, "still open")
    XCTAssertNil(window.field("City").selection)
    window.close()
  }

  func testReturnTakesASuggestionAndDoesNotSubmit() {
    let (window, journal) = open()
    window.field("City").type("L")
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_Return)
    XCTAssertEqual(window.field("City").text, "Ljubljana")
    XCTAssertEqual(window.field("City").caret, 9)
    window.assertFocus("City", "first")
    XCTAssertNil(popover(window))
    XCTAssertEqual(journal.drain(), [])
    window.field("City").submit()
    XCTAssertEqual(journal.drain(), ["submit Ljubljana"])
    window.field("City").pressBackspace()
    XCTAssertEqual(suggestions(window), ["To Ljubljana"], "the user types again")
    window.close()
  }

  func testReturnInTheFieldSubmitsWhatWasTyped() {
    let (window, journal) = open()
    window.field("City").type("Lo")
    window.field("City").submit()
    XCTAssertEqual(journal.drain(), ["submit Lo"])
    XCTAssertNil(popover(window))
    window.assertFocus("City", "first")
    window.close()
  }

  func testASuggestionWithoutACompletionDoesNothing() {
    let (window, _) = open()
    window.field("City").type("Ly")
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_Return)
    XCTAssertEqual(window.field("City").text, "Ly")
    XCTAssertEqual(row(window), "Lyon is full")
    window.close()
  }

  func testSuggestionsInSectionsAndWithoutElements() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("City", text: $text)
          .textInputSuggestions {
            Section("Concerts") {
              Text("The Fillmore").textInputCompletion("1805 Geary Blvd")
              ForEach(["The Catalyst"], id: \.self) { Text($0).textInputCompletion("Santa Cruz") }
            }
            Section("Films") {
              HStack {
                Text("Rio Theatre").textInputCompletion("1205 Soquel Ave")
                Text("closed")
              }
            }
          }
      }
    }
    let window = TestWindow(Page())
    window.click("City")
    window.field("City").type("x")
    var reached: [String?] = []
    for _ in 0..<3 {
      press(window, GDK_KEY_Down)
      reached.append(row(window))
    }
    XCTAssertEqual(reached, ["The Fillmore", "The Catalyst", "Rio Theatre"])
    press(window, GDK_KEY_Return)
    XCTAssertEqual(window.field("City").text, "1205 Soquel Ave")
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_Return)
    XCTAssertEqual(window.field("City").text, "1805 Geary Blvd")
    window.close()
  }

  func testEscapeLeavesWhatWasTyped() {
    let (window, journal) = open()
    window.field("City").type("Lo")
    XCTAssertTrue(press(window, GDK_KEY_Escape))
    XCTAssertNil(popover(window))
    XCTAssertEqual(window.field("City").text, "Lo")
    XCTAssertFalse(press(window, GDK_KEY_Escape), "the next one is for the page")
    window.field("City").type("n")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(row(window), "To London")
    XCTAssertTrue(press(window, GDK_KEY_Escape))
    XCTAssertNil(popover(window))
    window.assertFocus("City", "first")
    XCTAssertEqual(window.field("City").text, "Lon")
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testDownOpensTheListIfThereAreSuggestions() {
    let (window, _) = open()
    XCTAssertFalse(press(window, GDK_KEY_Down), "nothing to suggest")
    window.field("City").type("Lo")
    press(window, GDK_KEY_Escape)
    XCTAssertTrue(press(window, GDK_KEY_Down))
    XCTAssertEqual(row(window), "To London")
    window.close()
  }

  func testTabLeavesTheFieldAndTheList() {
    let (window, _) = open()
    window.field("City").type("L")
    press(window, GDK_KEY_Tab)
    XCTAssertNil(popover(window))
    window.tab()
    window.assertFocus("Next", "second")
    window.tab(backward: true)
    window.assertFocus("City", "first")
    XCTAssertNil(popover(window), "arriving opens nothing")
    press(window, GDK_KEY_Down)
    XCTAssertEqual(row(window), "To Lisbon")
    press(window, GDK_KEY_Tab)
    window.tab()
    window.assertFocus("Next", "second")
    XCTAssertNil(popover(window))
    window.close()
  }

  func testTheListClosesWhenTheFocusLeaves() {
    let (window, _) = open()
    for isInside in [false, true] {
      for (button, title) in [("Elsewhere", "Next"), ("Dismiss", nil)] {
        window.click("City")
        window.field("City").pressBackspace()
        window.field("City").type("L")
        if isInside { press(window, GDK_KEY_Down) }
        XCTAssertNotNil(popover(window), button)
        window.press(button)
        XCTAssertEqual(window.focus, title, button)
        XCTAssertNil(popover(window), button)
      }
    }
    window.close()
  }

  func testLettersInTheListGoOnInTheField() {
    let (window, _) = open()
    window.field("City").type("L")
    press(window, GDK_KEY_Down)
    XCTAssertTrue(press(window, GDK_KEY_o))
    window.assertFocus("City", "first")
    XCTAssertNotNil(popover(window))
    window.close()
  }

  func testTheFocusGoesBackFromARowThatGoes() {
    let (window, _) = open()
    window.field("City").type("L")
    press(window, GDK_KEY_Down)
    window.press("Empty")
    window.assertFocus("City", "first")
    XCTAssertNil(popover(window))
    window.close()
  }

  func testAThousandSuggestionsCostWhatIsShown() {
    let (window, _) = open(count: 1_000)
    let before = NodeCount.live
    window.field("City").type("R")
    window.layOut()
    let made = suggestions(window).count
    XCTAssertGreaterThan(made, 5)
    XCTAssertLessThan(made, 60)
    XCTAssertLessThan(NodeCount.live - before, 400)
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_End)
    XCTAssertEqual(row(window), "To Row 1000")
    press(window, GDK_KEY_Return)
    XCTAssertEqual(window.field("City").text, "Row 1000")
    window.close()
  }

  func testTheListIsAsWideAsTheFieldAndNotHigherThanItsLimit() {
    let (window, _) = open(count: 1_000)
    window.field("City").type("R")
    window.layOut()
    let list = popover(window)!
    let field = gtk_widget_get_width(window.field("City").widget.pointer)
    XCTAssertGreaterThanOrEqual(gtk_widget_get_width(list), field)
    XCTAssertLessThan(gtk_widget_get_height(list), 340)
    window.close()
  }

  func testAClosedWindowLeavesNothing() {
    func use() {
      let (window, _) = open()
      window.field("City").type("L")
      press(window, GDK_KEY_Down)
      window.close()
    }
    use()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 0..<3 { use() }
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
  }
}
