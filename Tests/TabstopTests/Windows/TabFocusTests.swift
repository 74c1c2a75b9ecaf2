import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tab goes through the views in pages, grids and insets as through all others.
@preconcurrency @MainActor
final class TabFocusTests: DisplayTestCase {
  private struct Chat: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let columns = [GridItem(.adaptive(minimum: 80))]

    var body: some View {
      VStack {
        LazyVGrid(columns: columns) {
          ForEach(["a", "b"], id: \.self) { name in Button(name) {} }
        }
        TextField("Message", text: $text, axis: .vertical).focused($isFocused)
        Button("Send") {}.disabled(text.isEmpty)
      }
      .onAppear { isFocused = true }
      .safeAreaInset(edge: .top) { Text("Chat") }
    }
  }

  func testNothingInAPageTrapsTheFocus() {
    let window = TestWindow(
      TabView {
        Chat().tabItem { Text("Talk") }
        Text("Two").tabItem { Text("Other") }.badge(3)
      })
    var seen: [String] = []
    for _ in 0..<4 {
      window.tab()
      seen.append(window.focus ?? "nothing")
    }
    XCTAssertEqual(seen, ["Talk", "a", "b", "GtkTextView"])
    window.close()
  }

  /// As in a program whose one stack is around its tabs.
  func testTabGoesIntoThePageThatALinkHasPushedWithoutABar() {
    let window = TestWindow(
      TabView {
        NavigationStack {
          NavigationLink("Open") {
            VStack {
              Button("First") {}
              Button("Second") {}
            }
            .toolbar(.hidden, for: .navigationBar)
          }
        }
        .tabItem { Text("Contacts") }
        Text("Two").tabItem { Text("Other") }
      })
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Open")
    window.press("Open")
    var seen: [String] = []
    for _ in 0..<3 {
      window.tab()
      seen.append(window.focus ?? "nothing")
    }
    XCTAssertEqual(seen, ["First", "Second", "Contacts"])
    window.close()
  }

  func testABarAroundTabsHasTheTitleOfTheTabThatIsShown() {
    struct Page: View {
      @State private var tab = 1
      var body: some View {
        NavigationStack {
          TabView(selection: $tab) {
            Button("Two") { tab = 2 }.navigationTitle("One of two")
              .tabItem { Text("First") }.tag(1)
            Button("One") { tab = 1 }.navigationTitle("Two of two")
              .toolbar(.hidden, for: .bottomBar).tabItem { Text("Second") }.tag(2)
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    XCTAssertNotNil(window.label("One of two"))
    window.press("Two")
    window.layOut()
    XCTAssertNotNil(window.label("Two of two"))
    XCTAssertNil(window.label("One of two"))
    window.press("One")
    window.layOut()
    XCTAssertNotNil(window.label("One of two"))
    window.close()
  }

  /// Its bar is made while it is covered, which gives the content another parent.
  func testAPageOfAStackWithATitleShowsItsContentWhenItsTabIsSelected() {
    struct Page: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Button("Two") { tab = 2 }.tabItem { Text("First") }.tag(1)
          NavigationStack {
            VStack { Text("Content") }.navigationTitle("Title")
          }
          .tabItem { Text("Second") }.tag(2)
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    window.press("Two")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Title")!), 0)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Content")!), 0)
    window.close()
  }

  func testAnEditorFillsItsPageWhicheverPageWasShownBefore() {
    struct Page: View {
      @State private var tab = 1
      @State private var text = ""
      var body: some View {
        HStack {
          TabView(selection: $tab) {
            Button("Two") { tab = 2 }.tabItem { Text("First") }.tag(1)
            VStack {
              Button("Three") { tab = 3 }
              Text("Nothing here.").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .tabItem { Text("Second") }.tag(2)
            // It is laid out again while it is hidden, and takes no space.
            TextEditor(text: $text).padding(tab == 2 ? 11 : 12).tabItem { Text("Third") }.tag(3)
          }
          .frame(minWidth: 100, maxHeight: .infinity)
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 400)
    window.press("Two")
    window.layOut()
    window.press("Three")
    window.layOut()
    let editor = window.bounds(of: window.all("GtkTextView")[0])
    XCTAssertGreaterThan(editor.width, 440)
    XCTAssertGreaterThan(editor.height, 280)
    window.close()
  }

  func testTabsThatDoNotFitStandInSeveralLines() {
    let window = TestWindow(
      TabView {
        ForEach(["Days", "Costs", "Lists", "Documents", "Notes"], id: \.self) { name in
          Text("page of \(name)").tabItem { Text(name) }
        }
      }, width: 200, height: 300)
    window.layOut()
    let tabs = window.all("GtkButton").map(window.bounds)
    XCTAssertEqual(tabs.count, 5)
    XCTAssertGreaterThan(Set(tabs.map(\.y)).count, 1)
    for tab in tabs {
      XCTAssertGreaterThanOrEqual(tab.x, 0)
      XCTAssertLessThanOrEqual(tab.x + tab.width, 200)
    }
    window.close()
  }

  private struct Steps: View {
    var asksForField = false
    @State private var tab = "a"
    @State private var text = ""
    @FocusState private var focus: Name?

    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Text(focus.map { "\($0)" } ?? "nothing")
          Button("Next") { tab = "b" }.focused($focus, equals: .first)
          Button("Next and Field") {
            tab = "b"
            focus = .second
          }
        }
        .tabItem { Text("First") }
        .tag("a")
        VStack {
          TextField("Inner", text: $text).focused($focus, equals: .second)
          Button("Back") { tab = "a" }
        }
        .defaultFocus($focus, asksForField ? .second : nil)
        .tabItem { Text("Second") }
        .tag("b")
      }
    }
  }

  func testAButtonThatSelectsAnotherTabLeavesTheFocusOnThatTab() {
    let window = TestWindow(Steps())
    gtk_widget_grab_focus(window.button("Next"))
    runLoopUntilIdle()
    window.assertFocus("Next", "first")
    window.press("Next")
    window.layOut()
    window.assertFocus("Second", "nothing")
    window.tab()
    XCTAssertEqual(window.focus, "Inner")
    window.tab()
    XCTAssertEqual(window.focus, "Back")
    // When a page is shown again, its focus returns to the same control.
    window.press("Back")
    window.layOut()
    window.assertFocus("Next", "first")
    window.close()
  }

  func testTheKeysThatTurnPagesDoTheSame() {
    let window = TestWindow(Steps())
    gtk_widget_grab_focus(window.button("Next"))
    XCTAssertTrue(window.pressKey(GDK_KEY_Page_Down, GDK_CONTROL_MASK))
    window.layOut()
    XCTAssertEqual(window.focus, "Second")
    window.close()
  }

  private struct Plain: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        ForEach(1..<4) { number in
          Button("Page \(number)") {}.tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  /// Presses a key in the row that contains the tab with this title.
  private func pressInBar(_ key: Int32, of title: String, _ window: TestWindow) {
    emitKey(key, on: gtk_widget_get_parent(window.button(title))!)
    runLoopUntilIdle()
  }

  /// The row of tabs is one stop of Tab, in which the arrow keys select.
  func testArrowKeysSelectATab() {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for (next, previous, direction) in [
      (GDK_KEY_Right, GDK_KEY_Left, GTK_TEXT_DIR_LTR),
      (GDK_KEY_Left, GDK_KEY_Right, GTK_TEXT_DIR_RTL),
    ] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(Plain())
      window.layOut()
      func press(_ key: Int32) { pressInBar(key, of: "Tab 1", window) }
      window.tab()
      XCTAssertEqual(window.focus, "Tab 1")
      press(next)
      XCTAssertEqual(window.focus, "Tab 2")
      XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Page 2")), 0)
      window.tab()
      XCTAssertEqual(window.focus, "Page 2")
      window.tab(backward: true)
      XCTAssertEqual(window.focus, "Tab 2")
      press(GDK_KEY_End)
      XCTAssertEqual(window.focus, "Tab 3")
      press(next)
      XCTAssertEqual(window.focus, "Tab 3")
      press(previous)
      XCTAssertEqual(window.focus, "Tab 2")
      press(GDK_KEY_Home)
      XCTAssertEqual(window.focus, "Tab 1")
      // The focus in the row of tabs follows the selection.
      XCTAssertTrue(window.pressKey(GDK_KEY_Page_Down, GDK_CONTROL_MASK))
      XCTAssertEqual(window.focus, "Tab 2")
      window.close()
    }
  }

  func testWhatAPageAsksForComesBeforeItsTab() {
    let window = TestWindow(Steps(asksForField: true))
    gtk_widget_grab_focus(window.button("Next"))
    window.press("Next")
    window.layOut()
    XCTAssertEqual(window.focus, "Inner")
    window.close()
    let other = TestWindow(Steps())
    gtk_widget_grab_focus(other.button("Next and Field"))
    other.press("Next and Field")
    other.layOut()
    XCTAssertEqual(other.focus, "Inner")
    other.close()
  }

  func testAPageThatHadNoFocusIsLeftWithoutOne() {
    let window = TestWindow(Steps())
    window.press("Next")
    window.layOut()
    XCTAssertNil(window.focus)
    window.close()
  }

  func testAnEmptyTitleLeavesTheWindowItsName() {
    let window = TestWindow(Text("Page").navigationTitle(""))
    XCTAssertEqual(window.windowTitle, "Test")
    window.close()
  }

  func testATabThatIsPressedKeepsTheFocus() {
    struct Page: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Text("One \(tab)").tabItem { Text("First") }.tag("a")
          Text("Two").tabItem { Text("Second") }.tag("b")
        }
      }
    }
    let window = TestWindow(Page())
    let tab = window.button("Second")
    gtk_widget_grab_focus(window.button("First"))
    XCTAssertEqual(window.focus, "First")
    window.press("Second")
    XCTAssertEqual(window.button("Second"), tab)
    XCTAssertEqual(window.focus, "Second")
    window.close()
  }

  /// Although the page had the focus when it was left.
  func testAnArrowKeyLeavesTheFocusInTheRowOfTabs() {
    let window = TestWindow(Steps())
    gtk_widget_grab_focus(window.button("Next"))
    XCTAssertTrue(window.pressKey(GDK_KEY_Page_Down, GDK_CONTROL_MASK))
    window.layOut()
    XCTAssertEqual(window.focus, "Second")
    pressInBar(GDK_KEY_Left, of: "Second", window)
    window.assertFocus("First", "nothing")
    window.close()
  }

  func testAPageThatHidesTheTabsGetsTheirFocus() {
    let window = TestWindow(
      TabView {
        Button("One") {}.tabItem { Text("First") }
        Button("Two") {}.toolbar(.hidden, for: .tabBar).tabItem { Text("Second") }
      })
    window.layOut()
    gtk_widget_grab_focus(window.button("First"))
    pressInBar(GDK_KEY_Right, of: "First", window)
    XCTAssertEqual(gtk_widget_get_mapped(window.button("First")), 0)
    XCTAssertEqual(window.focus, "Two")
    window.close()
  }

  /// The bars of a page that is hidden do not decide where the first Tab goes.
  func testTheFirstTabGoesToTheContentOfTheShownPage() {
    struct Page: View {
      let title: String
      var body: some View {
        NavigationStack {
          Button("Content of \(title)") {}.toolbar { Button("Tool of \(title)") {} }
        }
      }
    }
    let window = TestWindow(
      TabView {
        Page(title: "one").tabItem { Text("First") }
        Page(title: "two").tabItem { Text("Second") }
      })
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Content of one")
    window.close()
  }
}
