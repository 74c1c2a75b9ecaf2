import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Columns without space keep their contents.
@preconcurrency @MainActor
final class SplitViewColumnTests: DisplayTestCase {
  private struct Column: View {
    let name: String
    let journal: Journal
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text)
        .onAppear { journal.record("\(name) appears") }
        .onDisappear { journal.record("\(name) disappears") }
    }
  }

  private struct Page: View {
    let journal: Journal
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Column(name: "Filter", journal: journal)
      } detail: {
        VStack {
          Column(name: "Detail", journal: journal)
          Button("Detail Only") { visibility = .detailOnly }
          Button("All") { visibility = .all }
          Button("To Sidebar") { column = .sidebar }
        }
      }
    }
  }

  private final class Asker: _Node {}

  func testValuesWithoutLinksAreForgotten() {
    let link = SplitLink()
    let window = TestWindow(Text("Page"))
    let context = _Context(window: window.context, environment: EnvironmentValues())
    for round in 0..<20 {
      let links = (0..<20).map { _ in Asker(context) }
      for (index, node) in links.enumerated() {
        XCTAssertFalse(node.track { link.shows(20 * round + index) })
      }
      for node in links { node.unmount() }
    }
    XCTAssertLessThanOrEqual(link.valueCount, 64)
    let (one, other) = (Asker(context), Asker(context))
    XCTAssertFalse(one.track { link.shows("one") })
    link.didShow("one")
    XCTAssertTrue(one.track { link.shows("one") })
    XCTAssertFalse(other.track { link.shows("other") })
    one.unmount()
    other.unmount()
    window.close()
  }

  private func titles(_ window: TestWindow) -> [String] {
    window.fields.filter { gtk_widget_get_mapped($0.widget.pointer) != 0 }.map(\.title)
  }

  private func resize(_ window: TestWindow, to width: Int32) {
    let pointer = window.context.widget.cast(to: GtkWindow.self)
    gtk_window_set_default_size(pointer, width, 400)
    runLoop(
      until: { gtk_widget_get_width(window.context.widget.pointer) == width },
      "The window is not \(width) wide.")
    window.layOut()
  }

  func testTabGoesToTheFirstOfThreeColumnsWhereverThereAreBars() {
    let window = TestWindow(
      NavigationSplitView {
        List { Button("Sidebar") {} }.navigationTitle("One")
      } content: {
        List { Button("Content") {} }.navigationTitle("Two").toolbar { Button("Add") {} }
      } detail: {
        Button("Detail") {}.navigationTitle("Three").toolbar { Button("Share") {} }
      }, width: 1000)
    window.tab()
    XCTAssertEqual(window.focus, "Sidebar")
    window.close()
  }

  /// Also one that is wider than its share of the space.
  func testAColumnHasItsIdealWidthIfThereIsRoom() {
    let window = TestWindow(
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(min: 160, ideal: 200)
      } content: {
        TextField("Content", text: .constant(""))
          .navigationSplitViewColumnWidth(min: 320, ideal: 480)
      } detail: {
        TextField("Detail", text: .constant(""))
      }, width: 1000)
    window.layOut()
    XCTAssertEqual(
      window.bounds(of: window.field("Content").widget.pointer).width, 480, accuracy: 1)
    resize(window, to: 850)
    func content() -> Float { window.bounds(of: window.field("Content").widget.pointer).width }
    XCTAssertEqual(content(), 850 - 200 - 280, accuracy: 4, "the detail needs some width, too")
    resize(window, to: 750)
    XCTAssertEqual(content(), 320, accuracy: 1, "its least width")
    window.close()
  }

  func testANarrowWindowHidesColumnsAndAWideOneHasThemAsTheyWere() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 900, height: 400)
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    window.field("Filter").type("abc")
    window.click("Filter")
    _ = journal.drain()

    resize(window, to: 450)
    XCTAssertEqual(titles(window), ["Detail"])
    XCTAssertNil(window.focus, "what cannot be seen has no focus")
    XCTAssertEqual(journal.drain(), ["Filter disappears"])
    window.tab()
    XCTAssertNotEqual(window.focus, "Filter")

    window.press("To Sidebar")
    XCTAssertEqual(titles(window), ["Filter"])
    XCTAssertEqual(window.field("Filter").text, "abc")

    resize(window, to: 900)
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    XCTAssertEqual(window.field("Filter").text, "abc")
    window.close()
  }

  func testTheFocusComesBackWithItsColumn() {
    let window = TestWindow(Page(journal: Journal()), width: 900, height: 400)
    window.click("Filter")
    resize(window, to: 450)
    XCTAssertNil(window.focus)
    resize(window, to: 900)
    XCTAssertEqual(window.focus, "Filter")
    window.close()
  }

  private struct ChoicePage: View {
    @State private var isLong = false
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        VStack {
          Button("Choose") { isLong = true }
          Button("To Detail") { column = .detail }
        }
      } detail: {
        if isLong {
          Form { Section { ForEach(0..<40, id: \.self) { Text("Row \($0)") } } }
        } else {
          Button("To Sidebar") { column = .sidebar }
        }
      }
    }
  }

  func testADetailThatIsReplacedWhileItIsCoveredFillsTheWindow() throws {
    let window = TestWindow(ChoicePage(), width: 400, height: 400)
    window.press("To Sidebar")
    window.press("Choose")
    window.press("To Detail")
    window.layOut()
    let rows = try XCTUnwrap(window.all("GtkScrolledWindow").last)
    XCTAssertEqual(gtk_widget_get_mapped(rows), 1)
    XCTAssertGreaterThan(gtk_widget_get_height(rows), 250)
    XCTAssertGreaterThan(gtk_widget_get_width(rows), 350)
    window.close()
  }

  func testColumnsThatAreLeftOutKeepTheirState() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 900, height: 400)
    window.field("Filter").type("abc")
    _ = journal.drain()
    window.press("Detail Only")
    XCTAssertEqual(titles(window), ["Detail"])
    XCTAssertEqual(journal.drain(), ["Filter disappears"])
    window.press("All")
    XCTAssertEqual(titles(window), ["Filter", "Detail"])
    XCTAssertEqual(window.field("Filter").text, "abc")
    XCTAssertEqual(journal.drain(), ["Filter appears"])
    window.close()
  }

  func testWhatANarrowWindowNeverShowedIsNotMade() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 450, height: 400)
    XCTAssertEqual(window.titles, ["Detail"])
    XCTAssertEqual(journal.drain(), ["Detail appears"])
    window.close()
  }

  private struct ThreeColumns: View {
    @State private var kind: String?
    @State private var name: String?

    var body: some View {
      NavigationSplitView {
        List(["Lakes", "Towns"], id: \.self, selection: $kind) { Text($0) }
          .navigationTitle("Kinds")
      } content: {
        List(["Bled", "Como"], id: \.self, selection: $name) { Text($0) }
          .navigationTitle(kind ?? "No kind")
      } detail: {
        Form { TextField("Note", text: .constant("")) }
          .navigationTitle(name ?? "No name")
      }
    }
  }

  /// One column at a time, each as wide as the window, and a way from each to the others by keys.
  func testThreeColumnsAreOneAfterTheOtherInANarrowWindow() {
    let window = TestWindow(ThreeColumns(), width: 360, height: 400)
    func isSeen(_ text: String) -> Bool {
      window.all("GtkLabel").contains {
        gtk_widget_get_mapped($0) != 0
          && String(cString: gtk_label_get_text(OpaquePointer($0))) == text
      }
    }
    XCTAssertLessThanOrEqual(gtk_widget_get_width(window.context.widget.pointer), 360)
    func checkList(_ row: String) {
      XCTAssertTrue(isSeen(row), "\(row): \(window.texts)")
      let list = window.all.first {
        gtk_widget_has_css_class($0, "list") != 0
          && gtk_widget_get_mapped($0) != 0
      }!
      XCTAssertGreaterThan(gtk_widget_get_width(list), 320)
    }
    checkList("Lakes")
    XCTAssertFalse(isSeen("Bled") || isSeen("No name"), "\(window.texts)")
    press(window, GDK_KEY_Return, "Lakes")
    checkList("Bled")
    press(window, GDK_KEY_Return, "Bled")
    XCTAssertTrue(isSeen("Note"), "\(window.texts)")
    goBack(window)
    checkList("Bled")
    goBack(window)
    checkList("Lakes")
    press(window, GDK_KEY_Return, "Lakes")
    press(window, GDK_KEY_Return, "Bled")
    XCTAssertTrue(isSeen("Note"), "\(window.texts)")
    XCTAssertTrue(isSeen("Bled"), "the title: \(window.texts)")
    resize(window, to: 900)
    XCTAssertTrue(isSeen("Lakes") && isSeen("Como") && isSeen("Note"), "\(window.texts)")
    // Wider than what is compact, and too narrow for three columns: the last two.
    resize(window, to: 620)
    XCTAssertTrue(isSeen("Note") && isSeen("Como") && !isSeen("Towns"), "\(window.texts)")
    resize(window, to: 360)
    XCTAssertTrue(isSeen("Note") && !isSeen("Lakes"), "\(window.texts)")
    window.close()
  }

  private struct TwoColumns: View {
    @State var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(["Bled", "Como"], id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        if let chosen {
          Button("Forget \(chosen)") { self.chosen = nil }
            .frame(minWidth: chosen == "Como" ? 600 : nil)
        } else {
          Text("Nothing")
        }
      }
    }
  }

  private func isMapped(_ text: String, in window: TestWindow) -> Bool {
    window.all("GtkLabel").contains {
      gtk_widget_get_mapped($0) != 0
        && String(cString: gtk_label_get_text(OpaquePointer($0))) == text
    }
  }

  func testANarrowWindowStartsWithItsSidebarUntilARowIsSelected() {
    let window = TestWindow(TwoColumns(), width: 400, height: 400)
    window.layOut()
    XCTAssertTrue(isMapped("Bled", in: window) && !isMapped("Nothing", in: window))
    press(window, GDK_KEY_Return, "Bled")
    XCTAssertTrue(isMapped("Forget Bled", in: window) && !isMapped("Como", in: window))
    window.press("Forget Bled")
    window.layOut()
    XCTAssertTrue(isMapped("Bled", in: window) && !isMapped("Nothing", in: window))
    window.close()
    let other = TestWindow(TwoColumns(chosen: "Bled"), width: 400, height: 400)
    other.layOut()
    XCTAssertTrue(isMapped("Forget Bled", in: other) && !isMapped("Como", in: other))
    goBack(other)
    XCTAssertTrue(isMapped("Como", in: other))
    other.close()
  }

  func testAWindowThatBecomesNarrowShowsWhatIsSelected() {
    let window = TestWindow(TwoColumns(), width: 900, height: 400)
    window.layOut()
    resize(window, to: 400)
    XCTAssertTrue(isMapped("Bled", in: window) && !isMapped("Nothing", in: window))
    resize(window, to: 900)
    while window.focus != "Bled" { window.tab() }
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertTrue(isMapped("Forget Bled", in: window))
    resize(window, to: 400)
    XCTAssertTrue(isMapped("Forget Bled", in: window) && !isMapped("Como", in: window))
    window.close()
  }

  /// The arrow keys select a row whose detail needs much room.
  func testTheListWithTheFocusStaysWhereTwoColumnsHaveNoRoom() {
    let window = TestWindow(TwoColumns(), width: 700, height: 400)
    window.layOut()
    while window.focus != "Bled" { window.tab() }
    window.pressKeyInList(GDK_KEY_Down)
    window.layOut()
    XCTAssertEqual(window.focus, "Como")
    XCTAssertTrue(isMapped("Como", in: window) && !isMapped("Forget Como", in: window))
    window.pressKeyInList(GDK_KEY_Return)
    window.layOut()
    XCTAssertTrue(isMapped("Forget Como", in: window) && !isMapped("Bled", in: window))
    window.close()
  }

  private func goBack(_ window: TestWindow) {
    let back = window.all("GtkButton").first { button in
      gtk_widget_get_mapped(button) != 0
        && descendants(of: button).contains { typeName($0) == "GtkImage" }
    }
    XCTAssertNotNil(back, "There is no way back.")
    XCTAssertEqual(back.map { gtk_widget_grab_focus($0) }, 1)
    if let back { emit(back, "clicked") }
    runLoopUntilIdle()
    window.layOut()
  }

  private func press(_ window: TestWindow, _ key: Int32, _ row: String) {
    for _ in 0..<3 where window.focus != row { window.tab() }
    XCTAssertEqual(window.focus, row)
    window.pressKeyInList(key)
    window.layOut()
  }

  private struct ListPage: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        Text("Folder")
      } content: {
        List(["Bled", "Kyoto"], id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        if let chosen {
          Text("Shown: \(chosen)").frame(minWidth: 600)
        } else {
          Text("Nothing")
        }
      }
    }
  }

  /// The user goes through a list with the arrow keys, and one of its elements needs much room.
  func testTheSidebarGoesFirstWhereThreeColumnsHaveNoRoom() {
    let window = TestWindow(ListPage(), width: 1000, height: 400)
    XCTAssertNotNil(window.label("Folder"))
    while window.focus != "Bled" { window.tab() }
    window.pressKeyInList(GDK_KEY_Down)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Shown: Kyoto"))
    XCTAssertNil(window.label("Folder").flatMap { gtk_widget_get_mapped($0) != 0 ? $0 : nil })
    XCTAssertEqual(window.focus, "Kyoto")
    goBack(window)
    window.layOut()
    XCTAssertNotEqual(window.label("Folder").map(gtk_widget_get_mapped), 0)
    window.close()
  }

  func testAColumnHasTheWidthThatItRequests() {
    struct Page: View {
      @State private var width = 150.0
      var body: some View {
        NavigationSplitView {
          List { Button("Wider") { width = 200 } }
            .navigationSplitViewColumnWidth(min: 100, ideal: width, max: 300)
            .navigationTitle("Sidebar")
        } content: {
          Rectangle().styleClass("mark").navigationSplitViewColumnWidth(320)
        } detail: {
          Text("Detail").frame(maxWidth: .infinity)
        }
      }
    }
    let window = TestWindow(Page(), width: 1000, height: 400)
    XCTAssertEqual(window.marks[0].width, 320)
    XCTAssertEqual(window.marks[0].x, 151)
    window.press("Wider")
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 201)
    window.close()
  }

  private struct StackedDetail: View {
    @State private var column = NavigationSplitViewColumn.detail
    var hidesBar = false

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationStack { List { Text("Inbox") }.navigationTitle("Boxes") }
      } detail: {
        NavigationStack {
          VStack {
            Text("A message")
            NavigationLink("More") { Text("All of it").navigationTitle("Whole") }
          }
          .navigationTitle("Message")
          .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
        }
      }
    }
  }

  private func bars(_ window: TestWindow) -> [UnsafeMutablePointer<GtkWidget>] {
    window.all.filter {
      gtk_widget_has_css_class($0, "top-bar") != 0 && gtk_widget_get_mapped($0) != 0
    }
  }

  private func backButtons(_ window: TestWindow) -> [String] {
    window.all("GtkButton").filter { gtk_widget_get_mapped($0) != 0 }
      .compactMap { gtk_widget_get_tooltip_text($0).map { String(cString: $0) } }
  }

  func testAStackInTheOnlyColumnHasOneBarWithTheWayBack() {
    let window = TestWindow(StackedDetail(), width: 400, height: 400)
    window.layOut()
    XCTAssertEqual(bars(window).count, 1)
    XCTAssertEqual(backButtons(window), ["Show Sidebar"])
    XCTAssertTrue(window.texts.contains("Message"))
    window.press("More")
    window.layOut()
    XCTAssertEqual(bars(window).count, 1)
    XCTAssertEqual(backButtons(window), ["Back to Message"])
    pressBack(in: window)
    XCTAssertEqual(backButtons(window), ["Show Sidebar"])
    pressBack(in: window)
    XCTAssertEqual(backButtons(window), [])
    XCTAssertTrue(window.texts.contains("Inbox"))
    XCTAssertEqual(bars(window).count, 1)
    resize(window, to: 900)
    XCTAssertEqual(backButtons(window), [])
    window.close()
  }

  func testAStackWithoutABarLeavesTheWayBackToTheColumn() {
    let window = TestWindow(StackedDetail(hidesBar: true), width: 400, height: 400)
    window.layOut()
    XCTAssertEqual(bars(window).count, 1)
    XCTAssertEqual(backButtons(window), ["Show Sidebar"])
    window.close()
  }

  private func pressBack(in window: TestWindow) {
    let button = window.all("GtkButton").first {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_get_tooltip_text($0) != nil
    }
    if let button { emit(button, "clicked") }
    runLoopUntilIdle()
    window.layOut()
  }
}
