import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

@preconcurrency @MainActor
final class NavigationTests: DisplayTestCase {
  /// The bars on screen, with the texts and the tooltips of the buttons in each.
  private func bars(_ window: TestWindow) -> [[String]] {
    window.all.filter {
      gtk_widget_has_css_class($0, "page-bar") != 0 && gtk_widget_get_mapped($0) != 0
    }
    .map { bar in
      descendants(of: bar).filter { gtk_widget_get_mapped($0) != 0 }.compactMap { widget in
        if let tooltip = gtk_widget_get_tooltip_text(widget) {
          return String(cString: tooltip)
        }
        return typeName(widget) == "GtkLabel"
          ? String(cString: gtk_label_get_text(OpaquePointer(widget))) : nil
      }
    }
  }

  func testAStackOnAPushedPageHasOneBarWithBack() {
    struct Inner: View {
      let title: String?
      let outerTitle: String?
      var itemsInside = false
      var itemsOutside = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Inner")
            NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep title") }
          }
          .navigationTitle(title ?? "")
          .toolbar { if itemsInside { Button("Inside") {} } }
        }
        .navigationTitle(outerTitle ?? "")
        .toolbar { if itemsOutside { Button("Outside") {} } }
      }
    }
    func open(
      _ title: String?, in outer: String?, inside: Bool = false, outside: Bool = false
    ) -> TestWindow {
      let window = TestWindow(
        NavigationStack {
          NavigationLink("Go") {
            Inner(title: title, outerTitle: outer, itemsInside: inside, itemsOutside: outside)
          }
          .navigationTitle("Home")
        }, width: 500, height: 400)
      window.layOut()
      window.press("Go")
      window.layOut()
      return window
    }
    func bars(
      _ title: String?, in outer: String?, inside: Bool = false, outside: Bool = false
    ) -> [[String]] {
      let window = open(title, in: outer, inside: inside, outside: outside)
      defer { window.close() }
      return self.bars(window)
    }
    let back = "Back to Home"
    XCTAssertEqual(bars(nil, in: nil), [[back]])
    XCTAssertEqual(bars("In", in: nil), [[back, "In"]])
    XCTAssertEqual(bars(nil, in: "Out"), [[back, "Out"]])
    XCTAssertEqual(bars("In", in: "Out"), [[back, "Out"], ["In"]])
    XCTAssertEqual(bars(nil, in: nil, inside: true), [[back, "Inside"]])
    XCTAssertEqual(bars(nil, in: nil, outside: true), [[back, "Outside"]])
    XCTAssertEqual(bars("In", in: nil, inside: true), [[back, "In", "Inside"]])
    XCTAssertEqual(bars("In", in: nil, outside: true), [[back, "Outside"], ["In"]])
    for title in ["In", nil] {
      let window = open(title, in: nil)
      window.press("Deeper")
      window.layOut()
      XCTAssertEqual(self.bars(window), [[title.map { "Back to \($0)" } ?? "Back", "Deep title"]])
      XCTAssertTrue(window.pressKey(GDK_KEY_Left, GDK_ALT_MASK))
      window.layOut()
      XCTAssertEqual(self.bars(window).first?.first, back)
      XCTAssertTrue(window.pressKey(GDK_KEY_Left, GDK_ALT_MASK))
      window.layOut()
      XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Go")), 0)
      window.close()
    }
  }

  /// A condition in a toolbar may leave it empty.
  func testABarWithoutItemsIsNotThere() {
    struct Page: View {
      @State private var isEditing = false
      var body: some View {
        VStack { Button("Edit") { isEditing.toggle() } }
          .toolbar { if isEditing { Button("Done") {} } }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(bars(window), [])
    window.press("Edit")
    window.layOut()
    XCTAssertEqual(bars(window), [["Done"]])
    window.press("Edit")
    window.layOut()
    XCTAssertEqual(bars(window), [])
    window.close()
  }

  /// A click on the label runs its tap, so the keys do, too: lists of games edit a row so, while they are edited.
  func testKeysRunTheTapOnTheLabelOfALink() {
    struct Page: View {
      @State private var isEditing = true
      @State private var edited = 0
      var body: some View {
        NavigationStack {
          Button("Edit") { isEditing.toggle() }
          Text("Edited \(edited)")
          List {
            NavigationLink {
              Text("Game")
            } label: {
              VStack { Text("Row") }
                .gesture(isEditing ? TapGesture().onEnded { edited += 1 } : nil)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotEqual(gtk_widget_activate(window.button("Row")), 0)
    runLoop(until: { window.label("Edited 1") != nil }, "the tap did not run")
    XCTAssertNil(window.label("Game"))
    window.press("Edit")
    XCTAssertNotEqual(gtk_widget_activate(window.button("Row")), 0)
    runLoop(until: { window.label("Game") != nil }, "the link was not followed")
    window.close()
  }

  func testTheFocusStaysOnALinkOfASideBar() {
    struct Page: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("First") { Text("Detail 1") }
            NavigationLink("Second") { TextField("Field", text: .constant("")) }
          }
        } detail: {
          Text("None")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.layOut()
    for title in ["First", "Second", "First"] {
      gtk_widget_grab_focus(window.button(title))
      window.press(title)
      XCTAssertEqual(window.focus, title)
    }
    XCTAssertNotNil(window.label("Detail 1"))
    window.close()
  }

  private struct Rows: View {
    private struct Row: Identifiable {
      let id = UUID()
      let title: String
    }
    @State private var rows = ["A", "B", "C"].map { Row(title: $0) }

    var body: some View {
      NavigationStack {
        List(rows) { row in
          NavigationLink(row.title) {
            Button("Replace") { rows = rows.map { Row(title: $0.title) } }
            Button("Remove") { rows.removeAll { $0.id == row.id } }
          }
        }
      }
    }
  }

  /// The row of the page that goes is removed, or replaced by one of another identity.
  func testTheFocusGoesBackToThePlaceOfARowThatIsGone() {
    for (action, row) in [("Replace", "B"), ("Remove", "C")] {
      let window = TestWindow(Rows())
      gtk_widget_grab_focus(window.button("B"))
      window.press("B")
      window.press(action)
      window.pressKey(GDK_KEY_Escape)
      window.layOut()
      XCTAssertEqual(window.focus, row, action)
      window.close()
    }
  }

  /// Each title that is set is announced.
  func testATitleThatFollowsTypingIsSetWhenTheFocusLeavesTheField() {
    struct Page: View {
      @State private var name = ""
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: $name)
            TextField("Other", text: .constant("x"))
            NavigationLink("Go") { Text("End").navigationTitle("Name: \(name)") }
            Button("Count") { count += 1 }
          }
          .navigationTitle(name.isEmpty ? "New" : "\(name) \(count)")
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(windowTitle(window), "New")
    window.click("Name")
    window.field("Name").type("Zoe")
    runLoopUntilIdle()
    XCTAssertEqual(windowTitle(window), "New")
    window.click("Other")
    XCTAssertEqual(windowTitle(window), "Zoe 0")
    window.press("Count")
    XCTAssertEqual(windowTitle(window), "Zoe 1", "the focus is in another field")
    window.click("Name")
    window.press("Go")
    XCTAssertEqual(windowTitle(window), "Name: Zoe", "the title of another page")
    window.close()
  }

  func testATitleThatFollowsTypingIsSetAlsoIfTheNextFieldHasItsText() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: $name)
            TextField("Town", text: $name)
          }
          .navigationTitle(name.isEmpty ? "New" : name)
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.click("Name")
    window.field("Name").type("Zoe")
    runLoopUntilIdle()
    XCTAssertEqual(windowTitle(window), "New")
    window.click("Town")
    XCTAssertEqual(windowTitle(window), "Zoe")
    window.field("Town").type("y")
    runLoopUntilIdle()
    XCTAssertEqual(windowTitle(window), "Zoe", "it follows the second field now")
    window.click("Name")
    XCTAssertEqual(windowTitle(window), window.context.title)
    XCTAssertTrue(windowTitle(window).contains("y"))
    window.close()
  }

  private struct Searched: View {
    var hasTabs = false, hasSearch = false, hasMoves = false, hasActions = false
    @State private var path = NavigationPath()
    @State private var text = ""

    var body: some View {
      if hasTabs { TabView { stack.tabItem { Text("Tab") } } } else { stack }
    }

    @ViewBuilder private var stack: some View {
      NavigationStack(path: $path) {
        if hasSearch {
          list.searchable(text: $text).navigationTitle("Groups")
        } else {
          list.navigationTitle("Groups")
        }
      }
    }

    private var list: some View {
      List {
        if hasMoves {
          ForEach(["A", "B", "C"], id: \.self) { row($0) }.onMove { _, _ in }.onDelete { _ in }
        } else {
          ForEach(["A", "B", "C"], id: \.self) { row($0) }
        }
      }
      .navigationDestination(for: String.self) { Text("Page \($0)").navigationTitle("Page") }
    }

    @ViewBuilder private func row(_ name: String) -> some View {
      if hasActions {
        NavigationLink(name, value: name).swipeActions { Button("Delete") {} }
      } else {
        NavigationLink(name, value: name)
      }
    }
  }

  func testTheFocusGoesBackToTheRow() {
    for (name, page) in [
      ("plain", Searched()), ("moves", Searched(hasMoves: true)),
      ("actions", Searched(hasActions: true)),
      ("moves and actions", Searched(hasMoves: true, hasActions: true)),
      ("all", Searched(hasTabs: true, hasSearch: true, hasMoves: true, hasActions: true)),
    ] {
      let window = TestWindow(page)
      window.layOut()
      for _ in 0..<4 where window.focus != "A" { window.tab() }
      window.pressKeyInList(GDK_KEY_Down)
      // A row without actions is a button.
      if window.focus != "B" { gtk_widget_grab_focus(window.button("B")) }
      XCTAssertEqual(window.focus, "B", name)
      if let row = window.context.focusWidget, typeName(row) == "GtkButton" {
        window.press("B")
      } else {
        window.pressKeyInList(GDK_KEY_Return)
      }
      // GTK shows a pressed button for a moment first.
      runLoop(until: { window.label("Page B") != nil }, "The link was not followed: \(name)")
      window.layOut()
      window.pressKey(GDK_KEY_Escape)
      window.layOut()
      XCTAssertEqual(window.focus, "B", name)
      window.close()
    }
  }

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

  private func windowTitle(_ window: TestWindow) -> String {
    String(cString: gtk_window_get_title(window.context.widget.cast(to: GtkWindow.self)))
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
    XCTAssertEqual(windowTitle(window), "Page 7")
    XCTAssertEqual(journal.drain().sorted(), ["7 appears", "root disappears"])

    XCTAssertTrue(window.pressKey(GDK_KEY_Escape))
    XCTAssertEqual(visibleTitles(window), ["Name", "City"])
    XCTAssertEqual(window.focus, "City")
    XCTAssertEqual(window.texts.prefix(2), ["Root", "second"])
    XCTAssertEqual(window.field("City").text, "Oslo")
    XCTAssertEqual(windowTitle(window), "Root")
    XCTAssertEqual(journal.drain().sorted(), ["7 disappears", "root appears"])
    window.close()
  }

  func testTheWayToAnotherPageGivesTheWindowOneTitle() {
    let window = TestWindow(Pages(journal: Journal()))
    var titles: [String] = []
    let connection = SignalConnection(window.context.widget, "notify::title", owner: self) {
      test, _ in titles.append(test.windowTitle(window))
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
    XCTAssertEqual(windowTitle(window), "Page 2")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(windowTitle(window), "Page 1")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(windowTitle(window), "Root")
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

  func testAnOlderLinkPushesItsDestination() {
    struct Page: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Text(isActive ? "active" : "inactive")
            NavigationLink(destination: Text("Far"), isActive: $isActive) { Text("Go") }
            NavigationLink("Plain") { Text("Near") }
          }
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let window = TestWindow(Page())
    window.press("Go")
    XCTAssertTrue(window.texts.contains("Far"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("active"))
    window.pressKey(GDK_KEY_Escape)
    XCTAssertFalse(window.texts.contains("Far"))
    XCTAssertTrue(window.texts.contains("inactive"))
    window.press("Plain")
    XCTAssertTrue(window.texts.contains("Near"))
    window.close()
  }

  func testALinkWithoutALabelIsInvisibleAndTheProgramFollowsIt() {
    struct Page: View {
      @State private var isActive = false
      @State private var tag: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("Far"), isActive: $isActive) { EmptyView() }
            NavigationLink("", destination: Text("Farther"), tag: 1, selection: $tag)
            Button("Go") { isActive = true }
            Button("Go Farther") { tag = 1 }
            // This one the user sees and follows.
            NavigationLink {
              Text("Profile")
            } label: {
              Text(Image(systemName: "person"))
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.all("GtkButton").count, 3)
    window.press("Go")
    XCTAssertTrue(window.texts.contains("Far"), "\(window.texts)")
    window.pressKey(GDK_KEY_Escape)
    window.press("Go Farther")
    XCTAssertTrue(window.texts.contains("Farther"), "\(window.texts)")
    window.close()
  }

  func testAPageStaysWhenTheRowOfItsLinkIsReplaced() {
    struct Habit: Hashable {
      var name = "Run"
      var count = 0
    }
    struct Detail: View {
      @Binding var habits: [Habit]
      @State private var pressed = 0
      var body: some View {
        Text("Pressed \(pressed) of \(habits.first?.count ?? -1)")
        Button("Increment") {
          pressed += 1
          habits[0].count += 1
        }
        Button("Remove") { habits = [] }
      }
    }
    struct Page: View {
      @State private var habits = [Habit()]
      var body: some View {
        NavigationStack {
          List {
            ForEach(habits, id: \.self) { habit in
              NavigationLink("\(habit.name) \(habit.count)") { Detail(habits: $habits) }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Run 0")
    window.press("Increment")
    window.press("Increment")
    XCTAssertTrue(window.texts.contains("Pressed 2 of 2"), "\(window.texts)")
    window.press("Remove")
    XCTAssertTrue(window.texts.contains("Pressed 2 of -1"), "\(window.texts)")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(window.texts, [])
    window.close()
  }

  func testAPageGoesWithTheViewThatItsLinkIsIn() {
    struct Page: View {
      @State private var isSignedIn = false
      var body: some View {
        NavigationStack {
          if isSignedIn {
            Text("Home")
          } else {
            NavigationLink("Sign up") { Button("Create") { isSignedIn = true } }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Sign up")
    window.press("Create")
    XCTAssertTrue(window.texts.contains("Home"), "\(window.texts)")
    XCTAssertFalse(window.texts.contains("Create"), "\(window.texts)")
    window.close()
  }

  func testTheBackButtonCanBeHidden() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Own Back") { dismiss() }.navigationBarBackButtonHidden(true)
      }
    }
    let window = TestWindow(NavigationStack { NavigationLink("Go") { Page() } })
    window.press("Go")
    XCTAssertFalse(window.pressKey(GDK_KEY_Escape))
    window.press("Own Back")
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Go")), 0)
    window.close()
  }

  /// The title is a heading of the page, so nothing would be in the bar.
  func testABarWithoutTheBackButtonHasNoHeightIfNothingElseIsInIt() {
    func place(hidesBack: Bool) -> Float {
      let window = TestWindow(
        NavigationStack {
          NavigationLink("Go") {
            List { Text("Row") }
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.large)
              .navigationBarBackButtonHidden(hidesBack)
          }
        })
      defer { window.close() }
      window.press("Go")
      window.layOut()
      return window.bounds(of: window.label("Title")!).y
    }
    XCTAssertLessThan(place(hidesBack: true), place(hidesBack: false) - 20)
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

  func testTheSideBarLeadsToTheDetail() {
    struct Page: View {
      @State private var chosen: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2, 3], id: \.self, selection: $chosen) { Text("Item \($0)") }
        } detail: {
          Text("Detail \(chosen ?? 0)")
        }
      }
    }
    let window = TestWindow(Page(), width: 700)
    XCTAssertTrue(window.texts.contains("Detail 1"))
    window.close()
  }
}
