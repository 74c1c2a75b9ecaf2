import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The bar of a page and its title, which is also that of the window.
@preconcurrency @MainActor
final class NavigationBarTests: DisplayTestCase {
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

  func testTheBackButtonFollowsTheTitleOfThePageBelow() {
    struct Inbox: View {
      @State private var count = 1
      let hasInnerStack: Bool
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            if hasInnerStack {
              NavigationStack { page.navigationTitle("Letter") }
            } else {
              page
            }
          }
          .navigationTitle("Inbox \(count)")
        }
      }

      private var page: some View { Button("Read") { count += 1 } }
    }
    for hasInnerStack in [false, true] {
      let window = TestWindow(Inbox(hasInnerStack: hasInnerStack), width: 500, height: 400)
      window.press("Open")
      window.layOut()
      XCTAssertEqual(bars(window).first?.first, "Back to Inbox 1")
      window.press("Read")
      window.layOut()
      XCTAssertEqual(bars(window).first?.first, "Back to Inbox 2")
      XCTAssertTrue(window.pressKey(GDK_KEY_Left, GDK_ALT_MASK))
      window.layOut()
      XCTAssertEqual(bars(window).first?.first, "Inbox 2")
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
    XCTAssertEqual(window.windowTitle, "New")
    window.click("Name")
    window.field("Name").type("Zoe")
    runLoopUntilIdle()
    XCTAssertEqual(window.windowTitle, "New")
    window.click("Other")
    XCTAssertEqual(window.windowTitle, "Zoe 0")
    window.press("Count")
    XCTAssertEqual(window.windowTitle, "Zoe 1", "the focus is in another field")
    window.click("Name")
    window.press("Go")
    XCTAssertEqual(window.windowTitle, "Name: Zoe", "the title of another page")
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
    XCTAssertEqual(window.windowTitle, "New")
    window.click("Town")
    XCTAssertEqual(window.windowTitle, "Zoe")
    window.field("Town").type("y")
    runLoopUntilIdle()
    XCTAssertEqual(window.windowTitle, "Zoe", "it follows the second field now")
    window.click("Name")
    XCTAssertEqual(window.windowTitle, window.context.title)
    XCTAssertTrue(window.windowTitle.contains("y"))
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
}
