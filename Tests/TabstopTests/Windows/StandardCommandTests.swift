import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The commands that a program gets without declaring them one by one.
@preconcurrency @MainActor
final class StandardCommandTests: DisplayTestCase {
  @Observable
  fileprivate final class Page {
    var visibility: NavigationSplitViewVisibility?
    var isInspectorShown = false
    var hasColumns = true
    var hasMiddle = false
  }

  private struct Program: App {
    let page: Page
    var width: Double = 900

    init() { page = Page() }
    init(_ page: Page, width: Double) { (self.page, self.width) = (page, width) }

    var body: some Scene {
      WindowGroup("Main") { MainPage(page: page) }
        .defaultSize(width: width, height: 300)
        .commands {
          SidebarCommands()
          InspectorCommands()
          ToolbarCommands()
          TextEditingCommands()
          TextFormattingCommands()
          ImportFromDevicesCommands()
          EmptyCommands()
        }
    }
  }

  private struct MainPage: View {
    @Bindable var page: Page

    var body: some View {
      if !page.hasColumns {
        Button("Alone") {}
      } else if page.hasMiddle {
        NavigationSplitView {
          Button("Side") {}
        } content: {
          Button("Middle") {}
        } detail: {
          Button("Detail") {}
        }
      } else if let visibility = Binding($page.visibility) {
        NavigationSplitView(columnVisibility: visibility) {
          Button("Side") {}
        } detail: {
          Button("Detail") {}
        }
      } else {
        NavigationSplitView {
          Button("Side") {}
        } detail: {
          Button("Detail") {}.inspector(isPresented: $page.isInspectorShown) { Text("Details") }
        }
      }
    }
  }

  private var context: ApplicationContext!

  private func start(_ page: Page, width: Double = 900) -> TestWindow {
    StyleSheet.shared.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    context = ApplicationContext(object, name: "Program")
    context.activate(Program(page, width: width))
    runLoopUntilIdle()
    let window = TestWindow(Updater.shared.windows.first { $0.title == "Main" }!)
    window.layOut()
    return window
  }

  private func end() {
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    context = nil
    runLoopUntilIdle()
  }

  /// The commands in the window's menu.
  private func commands(_ window: TestWindow) -> [String] {
    let titles = ["Hide Sidebar", "Show Sidebar", "Hide Inspector", "Show Inspector"]
    return titles.filter { window.label($0) != nil }
  }

  func testTheSidebarIsShownAndHidden() {
    let page = Page()
    let window = start(page)
    XCTAssertEqual(commands(window), ["Hide Sidebar", "Show Inspector"])
    let side = window.button("Side")
    XCTAssertNotEqual(gtk_widget_get_mapped(side), 0)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(side), 0)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Detail")), 0)
    XCTAssertEqual(commands(window), ["Show Sidebar", "Show Inspector"])
    window.press("Show Sidebar")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(side), 0)
    end()
  }

  func testTheProgramsBindingIsWritten() {
    let page = Page()
    page.visibility = .all
    let window = start(page)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    XCTAssertEqual(page.visibility, .detailOnly)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    XCTAssertEqual(page.visibility, .all)
    page.visibility = .detailOnly
    runLoopUntilIdle()
    XCTAssertEqual(commands(window), ["Show Sidebar"])
    end()
  }

  func testOfThreeColumnsTheOtherTwoStay() {
    let page = Page()
    page.hasMiddle = true
    let window = start(page, width: 1000)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(window.button("Side")), 0)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Middle")), 0)
    end()
  }

  func testInANarrowWindowTheCommandGoesToTheSidebarAndBack() {
    let window = start(Page(), width: 400)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Side")), 0)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(window.button("Side")), 0)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Detail")), 0)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9))
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(window.button("Side")), 0)
    end()
  }

  func testTheInspectorIsShownAndHidden() {
    let page = Page()
    let window = start(page)
    XCTAssertTrue(window.pressKey(GDK_KEY_F9, GDK_SHIFT_MASK))
    XCTAssertTrue(page.isInspectorShown)
    XCTAssertEqual(commands(window), ["Hide Sidebar", "Hide Inspector"])
    window.press("Hide Inspector")
    XCTAssertFalse(page.isInspectorShown)
    end()
  }

  /// So there is no menu without items either.
  func testAWindowWithoutPanesHasNoCommands() {
    let page = Page()
    page.hasColumns = false
    let window = start(page)
    XCTAssertEqual(commands(window), [])
    XCTAssertFalse(window.pressKey(GDK_KEY_F9))
    page.hasColumns = true
    runLoopUntilIdle()
    XCTAssertEqual(commands(window), ["Hide Sidebar", "Show Inspector"])
    end()
  }
}
