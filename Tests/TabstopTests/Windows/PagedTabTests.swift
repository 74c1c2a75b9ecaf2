import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Pages without labels, which follow each other.
@preconcurrency @MainActor
final class PagedTabTests: DisplayTestCase {
  private struct Guide: View {
    @State private var page = 0

    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { index in
            VStack {
              Text("Step \(index)")
              Button("Next \(index)") { page = index + 1 }
            }
            .tag(index)
          }
        }
        .tabViewStyle(.page)
        Button("Next") { page = (page + 1) % 3 }
        Text("\(page)")
      }
    }
  }

  /// Before they are made.
  private func announcements(of title: String, in window: TestWindow) -> [String] {
    let button = window.button(title)
    gtk_widget_grab_focus(button)
    runLoopUntilIdle()
    let before = Announcements.shared.waiting.count
    emit(button, "clicked")
    defer { runLoopUntilIdle() }
    return Announcements.shared.waiting[before...].map(\.text)
  }

  func testAPageThatTheUserGoesToIsSaid() {
    let window = TestWindow(Guide(), height: 300)
    window.layOut()
    XCTAssertEqual(announcements(of: "Next", in: window), ["Page 2 of 3"])
    XCTAssertEqual(announcements(of: "Next 1", in: window), ["Page 3 of 3"])
    window.close()
  }

  /// Programs with a bar of their own give the pages no labels.
  func testAStackIsOnePageWhateverIsPushed() {
    struct Page: View {
      @State private var tab = 0
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            NavigationStack { NavigationLink("Open") { Text("Deep") } }.tag(0)
            NavigationStack { Text("Second") }.tag(1)
          }
          Button("Other") { tab = 1 - tab }
        }
      }
    }
    let window = TestWindow(Page())
    func shown(_ text: String) -> Bool {
      window.all.contains {
        $0.isLabel && gtk_widget_get_mapped($0) != 0
          && String(cString: gtk_label_get_text(OpaquePointer($0))) == text
      }
    }
    func dots() -> Int { window.all.filter { $0.hasClass("page-dot") }.count }
    window.layOut()
    XCTAssertEqual(dots(), 2)
    window.press("Open")
    window.layOut()
    XCTAssertEqual(dots(), 2)
    for (deep, second) in [(true, false), (false, true), (true, false)] {
      XCTAssertEqual([shown("Deep"), shown("Second"), shown("Open")], [deep, second, false])
      window.press("Other")
      window.layOut()
    }
    window.close()
  }

  private struct Toolbars: View {
    let journal: Journal
    @State private var page = 0
    @State private var count = 3

    var body: some View {
      NavigationStack {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<count, id: \.self) { index in
              Text("Page \(index)")
                .toolbar { Button("Item \(index)") {} }
                .navigationTitle("Title \(index)")
                .onAppear { journal.record("+\(index)") }
                .onDisappear { journal.record("-\(index)") }
                .tag(index)
            }
            if count < 4 {
              VStack { Text("Last") }.toolbar { Button("Item last") {} }.tag(9)
            }
          }
          .tabViewStyle(.page)
          Button("Next") { page = page == count - 1 ? 9 : page + 1 }
          Button("Fewer") { count -= 1 }
        }
      }
    }
  }

  func testWhatAPageSetsElsewhereIsThereWhileItIsShown() {
    func items(_ window: TestWindow) -> [String] {
      ["0", "1", "2", "last"].filter { name in
        window.label("Item \(name)").map { gtk_widget_get_mapped($0) != 0 } ?? false
      }
    }
    let journal = Journal()
    let window = TestWindow(Toolbars(journal: journal), width: 500, height: 400)
    window.layOut()
    XCTAssertEqual(items(window), ["0"])
    XCTAssertEqual(journal.drain(), ["+0"])
    XCTAssertEqual(window.context.title, "Title 0")
    XCTAssertNotNil(window.label("Title 0"))
    window.press("Next")
    window.layOut()
    XCTAssertEqual(items(window), ["1"])
    XCTAssertEqual(journal.drain().sorted(), ["+1", "-0"])
    XCTAssertEqual(window.context.title, "Title 1")
    XCTAssertNotNil(window.label("Title 1"))
    XCTAssertNil(window.label("Title 2"))
    window.press("Fewer")
    window.layOut()
    XCTAssertEqual(items(window), ["1"])
    XCTAssertEqual(journal.drain(), [])
    window.press("Next")
    window.layOut()
    XCTAssertEqual(items(window), ["last"])
    window.close()
  }

  func testTheOnlyPageIsShown() {
    let journal = Journal()
    let window = TestWindow(
      NavigationStack {
        TabView {
          Text("Alone").toolbar { Button("Item") {} }.onAppear { journal.record("shown") }
        }
        .tabViewStyle(.page)
      })
    window.layOut()
    XCTAssertNotNil(window.label("Item"))
    XCTAssertEqual(journal.entries, ["shown"])
    window.close()
  }

  private struct Welcome: View {
    @State private var page = 0
    @State private var name = ""

    var body: some View {
      TabView(selection: $page) {
        Button("Start") { page = 1 }.tag(0)
        VStack {
          TextField("Name", text: $name)
          Button("Done") { page = 2 }
        }
        .tag(1)
        Text("Only to read").tag(2)
      }
      .tabViewStyle(.page)
    }
  }

  /// The button that turns the page goes with its page.
  func testTheFocusFollowsToTheFirstControlOfThePageElseToItsDot() {
    let window = TestWindow(Welcome())
    window.layOut()
    gtk_widget_grab_focus(window.button("Start"))
    runLoopUntilIdle()
    window.press("Start")
    window.layOut()
    XCTAssertEqual(window.focus, "Name")
    gtk_widget_grab_focus(window.button("Done"))
    runLoopUntilIdle()
    window.press("Done")
    window.layOut()
    let focus = window.context.focusWidget.map { Widget($0) }
    XCTAssertEqual(focus?.hasClass("page-dot"), true, window.focus ?? "nothing")
    window.close()
  }

  func testPagesThatGoWhenTheFocusWouldFollowToOneOfThem() {
    struct Page: View {
      @State private var page = 0
      @State private var items = [0, 1]
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(items, id: \.self) { index in
              VStack {
                Text("Step \(index)")
                if index == 0 {
                  Button("End") {
                    page = 1
                    items = []
                  }
                }
              }
              .tag(index)
            }
          }
          .tabViewStyle(.page)
          Text("\(items.count) left")
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    gtk_widget_grab_focus(window.button("End"))
    runLoopUntilIdle()
    window.press("End")
    window.layOut()
    XCTAssertEqual(window.texts, ["0 left"])
    window.close()
  }

  /// A page that is turned from elsewhere leaves the focus there.
  func testTheFocusOutsideOfThePagesStays() {
    let window = TestWindow(Guide(), height: 300)
    window.layOut()
    gtk_widget_grab_focus(window.button("Next"))
    runLoopUntilIdle()
    window.press("Next")
    window.layOut()
    XCTAssertEqual(window.focus, "Next")
    window.close()
  }

  /// A click on a dot shows its page, and gives it the focus; so do the keys of a button.
  func testTheKeysOfAButtonOnADotDoWhatAClickDoes() {
    let window = TestWindow(Guide(), height: 300)
    window.layOut()
    let dots = window.all("GtkButton").filter { Widget($0).hasClass("page-dot") }
    XCTAssertEqual(dots.count, 3)
    for (index, dot) in dots.enumerated().reversed() {
      gtk_widget_set_focusable(dot, 1)
      gtk_widget_grab_focus(dot)
      runLoopUntilIdle()
      XCTAssertTrue(gtk_widget_activate(dot) != 0)
      runLoop(until: { window.texts.last == "\(index)" }, "Page \(index) is not shown.")
      XCTAssertEqual(window.context.focusWidget, dot)
    }
    window.close()
  }

  func testAPageWhoseViewsComeLaterIsLoaded() {
    struct Page: View {
      @State private var isLoaded = false
      var body: some View {
        TabView {
          Text("First")
          Group { if isLoaded { Text("Second") } }.task { isLoaded = true }
        }
      }
    }
    let window = TestWindow(Page())
    runLoop(until: { window.label("Second") != nil }, "The page is not loaded.")
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(window.label("First")!), 1)
    XCTAssertEqual(gtk_widget_get_mapped(window.label("Second")!), 0)
    window.close()
  }
}
