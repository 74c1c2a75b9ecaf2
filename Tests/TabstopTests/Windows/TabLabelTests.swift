import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The labels of tabs.
@preconcurrency @MainActor
final class TabLabelTests: DisplayTestCase {
  private struct Page: View {
    @State private var selection = 2
    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "house", value: 1) { Text("first") }
        Tab(value: 2) {
          Text("second")
        } label: {
          Label("Two", systemImage: "gear")
        }
        Tab(value: 3, role: .search) { Text("third") }
      }
    }
  }

  private func tabs(_ window: TestWindow) -> [String] {
    window.all("GtkButton").map { tab in
      descendants(of: tab).filter { typeName($0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }.joined()
    }
  }

  private struct Badges: View {
    @State private var count = 2
    var body: some View {
      TabView {
        Button("More") { count += 1 }.tabItem { Text("One") }.badge(count)
        Text("second").tabItem { Text("Two") }.badge(0)
        Tab("Three", systemImage: "gear") { Text("third") }.badge("New")
      }
    }
  }

  /// A picture alone is narrower than a button.
  func testALabelIsInTheMiddleOfItsTab() {
    let window = TestWindow(
      TabView {
        Text("first").tabItem { Image(systemName: "house") }
        Text("second").tabItem { Text("A longer title") }
      })
    window.layOut()
    for tab in window.all("GtkButton").prefix(2) {
      let outer = window.bounds(of: tab)
      let inner = window.bounds(of: descendants(of: tab).first { $0.isImage || $0.isLabel }!)
      XCTAssertEqual(
        Double(outer.x) + Double(outer.width) / 2, Double(inner.x) + Double(inner.width) / 2,
        accuracy: 1)
    }
    window.close()
  }

  func testABadgeIsPartOfTheTab() {
    let window = TestWindow(Badges())
    window.layOut()
    XCTAssertEqual(tabs(window).prefix(3), ["One2", "Two", "ThreeNew"])
    window.press("More")
    XCTAssertEqual(tabs(window).prefix(3), ["One3", "Two", "ThreeNew"])
    window.close()
  }

  private enum Place { case one, two, three }

  private struct ModifiedTabs: View {
    @State private var selection = Place.one
    @State private var isHidden = true
    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "house", value: .one) { Button("Show") { isHidden = false } }
          .disabled(false)
        Tab("Two", systemImage: "gear", value: .two) { Text("second") }
          .badge(3)
          .accessibilityIdentifier("two")
        Tab("Three", systemImage: "star", value: .three) { Text("third") }
          .badge("New")
          .hidden(isHidden)
      }
    }
  }

  func testAModifiedTabKeepsTheTypeOfItsValue() {
    let window = TestWindow(ModifiedTabs())
    window.layOut()
    XCTAssertEqual(tabs(window).filter { $0 != "Show" }, ["One", "Two3"])
    XCTAssertFalse(tabs(window).contains("ThreeNew"))
    window.press("Show")
    XCTAssertTrue(tabs(window).contains("ThreeNew"))
    window.close()
  }

  private struct PageThatChanges: View {
    @State private var selection = 0
    @State private var lines: [String] = []
    var body: some View {
      TabView(selection: $selection) {
        Button("Add") { lines = ["a line"] }.tabItem { Text("One") }.tag(0)
        NavigationStack {
          List { ForEach(lines, id: \.self) { Text($0) } }
            .overlay { if lines.isEmpty { Text("Empty") } }
            .navigationTitle("Lines")
            .toolbar { Button("Edit lines") {} }
        }
        .tabItem { Text("Two") }.tag(1)
      }
    }
  }

  func testAPageThatChangedWhileItWasHiddenFillsTheWindow() {
    let window = TestWindow(PageThatChanges())
    window.layOut()
    window.press("Add")
    window.press("Two")
    window.layOut()
    let list = window.all("GtkScrolledWindow").first { gtk_widget_get_mapped($0) != 0 }
    XCTAssertEqual(list.map { gtk_widget_get_width($0) }, 400)
    XCTAssertEqual(list.map { gtk_widget_get_valign($0) }, GTK_ALIGN_FILL)
    window.close()
  }

  private struct Pages: View {
    let style: PageTabViewStyle
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("Page \($0)").tag($0) }
      }.tabViewStyle(style)
    }
  }

  func testPagesWithoutLabelsHaveDotsBelowThem() {
    let window = TestWindow(Pages(style: .page))
    window.layOut()
    let dots = window.all("GtkButton")
    XCTAssertEqual(dots.count, 3)
    for dot in dots {
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(OpaquePointer(dot), GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
    XCTAssertGreaterThan(
      window.bounds(of: dots[0]).y, window.bounds(of: window.label("Page 0")!).y)
    XCTAssertEqual(dots.map { gtk_widget_get_focusable($0) }, [1, 0, 0], "one stop of Tab")
    emit(Widget(dots[2]).raw, "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(dots.map { gtk_widget_get_focusable($0) }, [0, 0, 1])
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Page 2")!), 0)
    XCTAssertTrue(
      gtk_widget_get_state_flags(dots[2]).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0)
    window.close()
    let without = TestWindow(Pages(style: .page(indexDisplayMode: .never)))
    XCTAssertEqual(without.all("GtkButton").count, 0)
    without.close()
  }

  private struct HidingPages: View {
    @State private var path: [Int] = []
    @State private var isHidden = false
    var body: some View {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack(path: $path) {
            Button("Detail") { path = [1] }
              .navigationDestination(for: Int.self) { _ in
                Button("Back home") { path = [] }.toolbar(.hidden, for: .tabBar)
              }
          }
        }
        Tab("Two", systemImage: "gear") {
          Button("Full screen") { isHidden.toggle() }
            .toolbarVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
        }
      }
    }
  }

  func testAViewHidesTheTabsWhileItIsShown() {
    let window = TestWindow(HidingPages())
    func hasTabs() -> Bool {
      window.label("Two").map { gtk_widget_get_mapped($0) != 0 } ?? false
    }
    XCTAssertTrue(hasTabs())
    window.press("Detail")
    XCTAssertFalse(hasTabs())
    window.press("Back home")
    XCTAssertTrue(hasTabs())
    // On a page that is not selected.
    window.press("Detail")
    XCTAssertTrue(window.pressKey(GDK_KEY_Page_Down, GDK_CONTROL_MASK))
    XCTAssertTrue(hasTabs())
    _ = Widget(window.button("Two")).pointer.grabFocus()
    window.press("Full screen")
    XCTAssertFalse(hasTabs())
    XCTAssertNotEqual(window.focus, "Two", "a hidden tab has no focus")
    window.press("Full screen")
    XCTAssertTrue(hasTabs())
    window.close()
  }

  func testTabsHaveLabelsOfAnyViewsAndOfTheirRole() {
    let window = TestWindow(Page())
    XCTAssertEqual(tabs(window), ["One", "Two", "Search"])
    window.press("Search")
    XCTAssertTrue(window.texts.contains("third"))
    window.close()
  }

  func testTabsWithoutValues() {
    let window = TestWindow(
      TabView {
        Tab("One", systemImage: "house", role: nil) { Text("first") }
        Tab(role: .search) { Text("second") }
        TabSection("More") {
          Tab("Three", image: "home") { Text("third") }
        }
      })
    XCTAssertEqual(tabs(window), ["One", "Search", "Three"])
    window.close()
  }

  func testASheetHidesNoTabs() {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        TabView {
          Tab("One", systemImage: "house") {
            Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                Button("Done") { isOpen = false }.toolbar(.hidden, for: .tabBar)
              }
          }
          Tab("Two", systemImage: "gear") { Text("second") }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Two")), 0)
    window.dialog()?.press("Done")
    window.close()
  }
}
