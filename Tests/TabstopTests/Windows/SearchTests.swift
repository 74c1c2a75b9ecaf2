import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

@preconcurrency @MainActor
final class SearchTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "focused" : "elsewhere")
          Text("query \(text)")
          Results()
          Button("Find") { isFocused = true }
        }
        .searchable(text: $text, prompt: "Search things")
        .searchFocused($isFocused)
        .onSubmit(of: .search) { journal.record("search \(text)") }
        .onSubmit { journal.record("text") }
        .onSubmit(of: [.text, .search]) { journal.record("either") }
      }
    }
  }

  func testTheSelectionOfTheSearchFieldIsBound() {
    struct Page: View {
      @State private var text = "blue lake"
      @State private var selection: TextSelection?
      var body: some View {
        NavigationStack {
          VStack {
            Text(words)
            Button("Select") {
              selection = text.range(of: "lake").map { TextSelection(range: $0) }
            }
          }
          .searchable(text: $text)
          .searchSelection($selection)
        }
      }
      private var words: String {
        guard let selection, case .selection(let range) = selection.indices else { return "none" }
        return selection.isInsertion ? "caret" : "selected \(text[range])"
      }
    }
    let window = TestWindow(Page())
    defer { window.close() }
    XCTAssertNotNil(window.label("none"))
    window.press("Select")
    XCTAssertNotNil(window.label("selected lake"))
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(OpaquePointer(entry(window)), &start, &end)
    XCTAssertEqual(start..<end, 5..<9)
    gtk_editable_select_region(OpaquePointer(entry(window)), 0, 4)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("selected blue"))
  }

  func testAnotherBindingTakesOverTheSearchField() {
    struct Page: View {
      @State private var text = ""
      @State private var takesSecond = false
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text("\(first) \(second)")
            Button("Change") { takesSecond = true }
            Button("Second") { second = true }
          }
          .searchable(text: $text)
          .searchFocused(takesSecond ? $second : $first)
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("true false"))
    window.press("Change")
    XCTAssertNotNil(window.label("false true"))
    gtk_window_set_focus(window.context.widget.cast(to: GtkWindow.self), nil)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("false false"))
    window.press("Second")
    XCTAssertTrue(isSearchFocused(window))
    window.close()
  }

  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("Dismiss") { dismissSearch() }
    }
  }

  private func entry(_ window: TestWindow) -> UnsafeMutablePointer<GtkWidget> {
    window.all("GtkSearchEntry")[0]
  }

  private func isSearchFocused(_ window: TestWindow) -> Bool {
    window.context.focusWidget.map { gtk_widget_is_ancestor($0, entry(window)) != 0 } ?? false
  }

  func testControlFGoesToTheFieldAndReturnSubmitsTheSearch() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertFalse(isSearchFocused(window))
    XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    XCTAssertTrue(isSearchFocused(window))
    XCTAssertTrue(window.texts.contains("focused"))
    XCTAssertTrue(window.texts.contains("searching"))
    gtk_editable_set_text(OpaquePointer(entry(window)), "abc")
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("query abc"))
    emit(UnsafeMutableRawPointer(entry(window)), "activate")
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["either", "search abc"])
    window.close()
  }

  /// The field of a stack in a tab is above the tabs, but belongs to its own tab alone.
  func testTheSearchOfATabIsHiddenInOtherTabs() {
    struct Page: View {
      @State private var text = ""
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack { Button("First") {} }.searchable(text: $text)
            .tabItem { Text("Things") }.tag(0)
          Button("Second") {}.tabItem { Text("Other") }.tag(1)
        }
        Button("Turn") { tab = 1 - tab }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(gtk_widget_get_mapped(entry(window)), 0)
    window.layOut()
    var met: [String?] = []
    for _ in 0..<4 {
      window.tab()
      met.append(window.focus)
    }
    XCTAssertFalse(met.contains(nil), "\(met)")
    window.press("Turn")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(entry(window)), 0)
    XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
    runLoopUntilIdle()
    window.press("Turn")
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(entry(window)), 0)
    window.close()
  }

  /// Not to the row that had the focus before the search.
  func testDownFromTheSearchLeadsToTheFirstResult() {
    struct Page: View {
      enum Kind: CaseIterable { case links, valueLinks, buttons, selection, taps }
      let kind: Kind
      @State private var text = ""
      @State private var selection: String?
      private var names: [String] {
        (1...4).map { "Row \($0)" }.filter { text.isEmpty || $0 != "Row 1" }
      }
      var body: some View {
        NavigationStack {
          Group {
            if kind == .selection {
              List(names, id: \.self, selection: $selection) { Text($0) }
            } else {
              List(names, id: \.self) { name in
                switch kind {
                case .links: NavigationLink(name) { Text("Page") }
                case .valueLinks: NavigationLink(name, value: name)
                case .buttons: Button(name) {}
                default: Text(name).onTapGesture {}
                }
              }
            }
          }
          .searchable(text: $text)
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    for kind in Page.Kind.allCases {
      let window = TestWindow(Page(kind: kind), width: 500, height: 500)
      window.layOut()
      XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
      runLoopUntilIdle()
      func down() -> String? {
        // The rows of a list with a selection handle the key themselves.
        guard kind == .selection, !isSearchFocused(window) else { return window.arrow(.down) }
        window.pressKeyInList(GDK_KEY_Down)
        return window.focus
      }
      for row in ["Row 1", "Row 2", "Row 3"] { XCTAssertEqual(down(), row, "\(kind)") }
      XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
      XCTAssertTrue(isSearchFocused(window))
      XCTAssertEqual(down(), "Row 1", "\(kind)")
      _ = down()
      XCTAssertEqual(down(), "Row 3", "\(kind)")
      XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
      gtk_editable_set_text(OpaquePointer(entry(window)), "abc")
      runLoopUntilIdle()
      window.layOut()
      XCTAssertEqual(down(), "Row 2", "\(kind), the first result")
      window.close()
    }
  }

  func testEscapeAndDismissSearchEndIt() {
    let window = TestWindow(Page(journal: Journal()))
    for end in [
      {
        emit(UnsafeMutableRawPointer(self.entry(window)), "stop-search"); runLoopUntilIdle()
      },
      { window.press("Dismiss") },
    ] as [() -> Void] {
      window.press("Find")
      XCTAssertTrue(isSearchFocused(window))
      gtk_editable_set_text(OpaquePointer(entry(window)), "abc")
      runLoopUntilIdle()
      end()
      XCTAssertTrue(window.texts.contains("query "), "\(window.texts)")
      XCTAssertTrue(window.texts.contains("idle"))
      XCTAssertFalse(isSearchFocused(window))
    }
    window.close()
  }

  func testTheProgramClearsATextWhoseSearchItFollows() {
    struct Page: View {
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Clear") { text = "" }
            Button("Fill") { text = "filled" }
          }
          .searchable(text: $text, isPresented: $isPresented)
        }
      }
    }
    let window = TestWindow(Page())
    func shown() -> String { String(cString: gtk_editable_get_text(OpaquePointer(entry(window)))) }
    window.press("Fill")
    XCTAssertEqual(shown(), "filled")
    window.press("Clear")
    XCTAssertEqual(shown(), "")
    window.close()
  }

  /// Around a stack it is the field of the stack's first page.
  func testTheSearchAroundAStackIsHiddenOnPushedPages() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path = [1] }
            .navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(entry(window)), 0)
    XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
    runLoopUntilIdle()
    window.press("Push")
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(entry(window)), 0)
    XCTAssertFalse(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    window.press("Pop")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(entry(window)), 0)
    XCTAssertTrue(isSearchFocused(window), "it had the focus before")
    window.close()
  }

  /// The field above tabs belongs to the pages of all of them, but not to those that were pushed there.
  func testTheSearchAboveTabsIsHiddenOnPushedPagesOfTheSelectedTab() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      @State private var tab = 0
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              Button("Push") { path = [1] }
                .navigationDestination(for: Int.self) { _ in Text("Pushed") }
            }
            .tabItem { Text("Things") }.tag(0)
            Text("Second").tabItem { Text("Other") }.tag(1)
          }
          Button("Turn") { tab = 1 - tab }
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func isVisible() -> Bool { gtk_widget_get_mapped(entry(window)) != 0 }
    XCTAssertTrue(isVisible())
    window.press("Turn")
    XCTAssertTrue(isVisible())
    window.press("Turn")
    window.press("Push")
    XCTAssertFalse(isVisible())
    window.press("Turn")
    XCTAssertTrue(isVisible())
    window.press("Turn")
    XCTAssertFalse(isVisible())
    window.close()
  }

  /// Selecting a tab is not going back, although a stack that covers the field's page is hidden.
  func testTheFocusIsInTheTabThatIsEnteredAndReturnsToTheSearchAboveTabsOnlyByGoingBack() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      @State private var tab = 0
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              Button("Push") { path = [1] }
                .navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
            }
            .tabItem { Text("Things") }.tag(0)
            Text("Second").tabItem { Text("Other") }.tag(1)
          }
          Button("Turn") { tab = 1 - tab }
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
    runLoopUntilIdle()
    window.press("Push")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_grab_focus(window.button("Pop")), 0)
    runLoopUntilIdle()
    window.press("Turn")
    window.layOut()
    XCTAssertEqual(window.focus, "Other")
    window.press("Turn")
    window.layOut()
    window.press("Pop")
    window.layOut()
    XCTAssertTrue(isSearchFocused(window), "it had the focus before")
    window.close()
  }

  func testEachOfTwoStacksBelowOneSearchReturnsTheFocusThatItTook() {
    struct Page: View {
      @State private var text = ""
      @State private var paths: [[Int]] = [[], []]
      @State private var tab = 0
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            ForEach(0..<2) { number in
              NavigationStack(path: $paths[number]) {
                Button("Push \(number)") { paths[number] = [1] }
                  .navigationDestination(for: Int.self) { _ in
                    Button("Pop \(number)") { paths[number] = [] }
                  }
              }
              .tabItem { Text("Tab \(number)") }.tag(number)
            }
          }
          Button("Turn") { tab = 1 - tab }
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func press(_ title: String) {
      window.button(title).grabFocus()
      runLoopUntilIdle()
      window.press(title)
      window.layOut()
    }
    entry(window).grabFocus()
    runLoopUntilIdle()
    window.press("Push 0")
    window.layOut()
    press("Turn")
    press("Push 1")
    press("Pop 1")
    XCTAssertFalse(isSearchFocused(window), "it was elsewhere before")
    press("Turn")
    press("Pop 0")
    XCTAssertTrue(isSearchFocused(window), "it had the focus before")
    window.close()
  }

  func testTheFocusReturnsToTheSearchOfATabThatWasLeftInBetween() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      @State private var tab = 0
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              Button("Push") { path = [1] }
                .navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
            }
            .searchable(text: $text)
            .tabItem { Text("Things") }.tag(0)
            Text("Second").tabItem { Text("Other") }.tag(1)
          }
          Button("Turn") { tab = 1 - tab }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotEqual(gtk_widget_grab_focus(entry(window)), 0)
    runLoopUntilIdle()
    for button in ["Push", "Turn", "Turn"] {
      window.press(button)
      window.layOut()
      XCTAssertFalse(isSearchFocused(window), button)
    }
    window.press("Pop")
    window.layOut()
    XCTAssertTrue(isSearchFocused(window), "it had the focus before")
    window.close()
  }

  func testASearchThatIsPresentedOnAPushedPageGetsTheFocusWhenItIsShown() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      @State private var isPresented = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path = [1] }
            .navigationDestination(for: Int.self) { _ in
              VStack {
                Button("Search") { isPresented = true }
                Button("Pop") { path = [] }
              }
            }
        }
        .searchable(text: $text, isPresented: $isPresented)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Push")
    window.layOut()
    window.press("Search")
    XCTAssertFalse(isSearchFocused(window))
    window.press("Pop")
    window.layOut()
    XCTAssertTrue(isSearchFocused(window))
    window.close()
  }

  /// On a desktop it serves all columns.
  func testTheSearchAroundASplitViewStaysOnPushedPages() {
    struct Page: View {
      @State private var text = ""
      @State private var path: [Int] = []
      var body: some View {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          NavigationStack(path: $path) {
            Button("Push") { path = [1] }
              .navigationDestination(for: Int.self) { _ in Text("Pushed") }
          }
        }
        .searchable(text: $text)
      }
    }
    let window = TestWindow(Page(), width: 900)
    window.layOut()
    window.press("Push")
    XCTAssertNotEqual(gtk_widget_get_mapped(entry(window)), 0)
    window.close()
  }
}
