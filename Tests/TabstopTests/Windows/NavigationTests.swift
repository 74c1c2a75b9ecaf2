import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Pages of a stack and of tabs: their titles, their state and their focus on the way there and back.
@preconcurrency @MainActor
final class NavigationTests: DisplayTestCase {
  private struct Pages: View {
    let journal: Journal
    @State private var name = ""
    @State private var city = ""
    @State private var path: [Int] = []
    @FocusState private var focus: Name?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(focus.map { "\($0)" } ?? "nothing")
          TextField("Name", text: $name).focused($focus, equals: .first)
          TextField("City", text: $city).focused($focus, equals: .second)
          NavigationLink("Next", value: 7)
          Button("Two") { path = [1, 2] }
        }
        .navigationTitle("Root")
        .onAppear { journal.record("root appears") }
        .onDisappear { journal.record("root disappears") }
        .navigationDestination(for: Int.self) { Pushed(number: $0, journal: journal) }
      }
    }
  }

  private struct Pushed: View {
    let number: Int
    let journal: Journal
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Page \(number)")
        TextField("Inner", text: $text)
        Button("Leave") { dismiss() }
      }
      .navigationTitle("Page \(number)")
      .onAppear { journal.record("\(number) appears") }
      .onDisappear { journal.record("\(number) disappears") }
    }
  }

  private func visibleTitles(_ window: TestWindow) -> [String] {
    window.fields.filter { gtk_widget_get_mapped($0.widget.pointer) != 0 }.map(\.title)
  }

  func testGoingBackRestoresTheFieldAndItsText() {
    let journal = Journal()
    let window = TestWindow(Pages(journal: journal))
    XCTAssertEqual(journal.drain(), ["root appears"])
    window.click("City")
    window.field("City").type("Oslo")
    window.press("Next")
    XCTAssertEqual(visibleTitles(window), ["Inner"])
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.windowTitle, "Page 7")
    XCTAssertEqual(journal.drain().sorted(), ["7 appears", "root disappears"])

    XCTAssertTrue(window.pressKey(GDK_KEY_Escape))
    XCTAssertEqual(visibleTitles(window), ["Name", "City"])
    XCTAssertEqual(window.focus, "City")
    XCTAssertEqual(window.texts.prefix(2), ["Root", "second"])
    XCTAssertEqual(window.field("City").text, "Oslo")
    XCTAssertEqual(window.windowTitle, "Root")
    XCTAssertEqual(journal.drain().sorted(), ["7 disappears", "root appears"])
    window.close()
  }

  func testTheWayToAnotherPageGivesTheWindowOneTitle() {
    let window = TestWindow(Pages(journal: Journal()))
    var titles: [String] = []
    let connection = SignalConnection(window.context.widget, "notify::title", owner: self) {
      _, _ in titles.append(window.windowTitle)
    }
    window.press("Next")
    XCTAssertTrue(window.pressKey(GDK_KEY_Escape))
    XCTAssertEqual(titles, ["Page 7", "Root"])
    connection.disconnect()
    window.close()
  }

  func testAltLeftAndDismissGoBack() {
    let window = TestWindow(Pages(journal: Journal()))
    window.press("Next")
    XCTAssertTrue(window.pressKey(GDK_KEY_Left, GDK_ALT_MASK))
    XCTAssertEqual(visibleTitles(window), ["Name", "City"])
    XCTAssertFalse(window.pressKey(GDK_KEY_Left, GDK_ALT_MASK), "there is nothing to go back to")
    window.press("Next")
    window.press("Leave")
    XCTAssertEqual(visibleTitles(window), ["Name", "City"])
    window.close()
  }

  func testTheFirstTabOnANewPageGoesToItsFirstControl() {
    let window = TestWindow(Pages(journal: Journal()))
    window.press("Next")
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Inner")
    window.close()
  }

  func testACoveredPageIsOutOfReachOfTab() {
    let window = TestWindow(Pages(journal: Journal()))
    window.press("Next")
    window.layOut()
    var seen: [String?] = []
    for _ in 0..<6 {
      window.tab()
      seen.append(window.focus)
    }
    XCTAssertFalse(seen.contains("Name"), "\(seen)")
    XCTAssertFalse(seen.contains("City"), "\(seen)")
    window.close()
  }

  func testAPathOfSeveralValuesGoesBackOneByOne() {
    let window = TestWindow(Pages(journal: Journal()))
    window.press("Two")
    XCTAssertEqual(window.windowTitle, "Page 2")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(window.windowTitle, "Page 1")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(window.windowTitle, "Root")
    window.close()
  }

  func testAWriteWinsOverTheRestoredField() {
    struct Page: View {
      @State private var isShown = false
      @FocusState private var focus: Name?
      var body: some View {
        NavigationStack {
          VStack {
            Text(focus.map { "\($0)" } ?? "nothing")
            TextField("Name", text: .constant("")).focused($focus, equals: .first)
            TextField("City", text: .constant("")).focused($focus, equals: .second)
            Button("Show") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) {
            Button("Back with city") {
              isShown = false
              focus = .second
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Name")
    window.press("Show")
    window.press("Back with city")
    window.assertFocus("City", "second")
    window.close()
  }

  func testAStackLeavesNothingBehind() {
    let window = TestWindow(Pages(journal: Journal()))
    let nodes = NodeCount.live
    for _ in 0..<3 {
      window.press("Next")
      window.pressKey(GDK_KEY_Escape)
    }
    XCTAssertEqual(NodeCount.live, nodes)
    window.close()
  }

  func testTabsKeepTheirStateAndFocus() {
    struct Page: View {
      @State private var one = ""
      @State private var two = ""
      @FocusState private var focus: Name?
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          VStack {
            Text(focus.map { "\($0)" } ?? "nothing")
            TextField("One", text: $one).focused($focus, equals: .first)
          }
          .tabItem { Text("First") }
          .tag("a")
          TextField("Two", text: $two).focused($focus, equals: .second)
            .tabItem { Text("Second") }
            .tag("b")
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(visibleTitles(window), ["One"])
    window.click("One")
    window.field("One").type("x")
    XCTAssertTrue(window.pressKey(GDK_KEY_Page_Down, GDK_CONTROL_MASK))
    XCTAssertEqual(visibleTitles(window), ["Two"])
    window.press("First")
    XCTAssertEqual(visibleTitles(window), ["One"])
    XCTAssertEqual(window.focus, "One")
    XCTAssertEqual(window.field("One").text, "x")
    window.close()
  }
}
