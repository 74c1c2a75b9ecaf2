import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Menu bar extras in the desktop's panel.
@preconcurrency @MainActor
final class PanelExtraTests: DisplayTestCase {
  @MainActor private final class FakeItem: PanelItem {
    var looks: StatusItemLooks
    var entries: [StatusMenuEntry] = []
    let request: Panel.Request
    init(_ request: Panel.Request) { (self.request, looks) = (request, request.looks) }
  }

  private var items: [FakeItem] = []

  override func setUp() async throws {
    try await super.setUp()
    items = []
    Panel.isSupported = { true }
    Panel.show = { [unowned self] request in
      let item = FakeItem(request)
      items.append(item)
      return item
    }
  }

  override func tearDown() async throws {
    Panel.isSupported = { StatusItem.isSupported }
    Panel.show = { request in
      StatusItem(
        id: request.id, looks: request.looks, activate: request.activate, choose: request.choose)
    }
    try await super.tearDown()
  }

  @MainActor private static var captures = 0

  private struct Tool: App {
    @State private var count = 0
    @State private var isLoud = false

    var body: some Scene {
      MenuBarExtra {
        Button("Count") {
          count += 1
          PanelExtraTests.captures += 1
        }
        Toggle("Loud", isOn: $isLoud)
        Divider()
        Menu("More") { Button("Reset_it") { count = 0 } }
      } label: {
        Text("count \(count)")
      }
    }
  }

  private struct Clock: App {
    var body: some Scene {
      MenuBarExtra("Clock", systemImage: "clock") { Text("noon") }.menuBarExtraStyle(.window)
    }
  }

  private var windows: [String] {
    Updater.shared.windows.filter(\.isRealWindow).map(\.title)
  }

  /// Starts a program whose windows this test closes.
  private func start<A: App>(_ app: A) -> (ApplicationContext, ObjectRef) {
    StyleSheet.shared.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(object, name: "Program")
    context.activate(app)
    runLoopUntilIdle()
    return (context, object)
  }

  private func end() {
    for window in Updater.shared.windows { window.widget.destroyWindow() }
    runLoopUntilIdle()
  }

  func testAMenuIsInThePanelAndNoWindowOpens() throws {
    Self.captures = 0
    let program = start(Tool())
    let item = try XCTUnwrap(items.first)
    XCTAssertEqual(windows, [])
    XCTAssertEqual(item.looks.label, "count 0")
    XCTAssertEqual(
      item.entries,
      [
        StatusMenuEntry("Count"), StatusMenuEntry("Loud", .check(false)),
        StatusMenuEntry("", .separator),
        StatusMenuEntry("More", .submenu([StatusMenuEntry("Reset_it")])),
      ])
    item.request.choose?(0)
    runLoopUntilIdle()
    XCTAssertEqual(Self.captures, 1)
    XCTAssertEqual(item.looks.label, "count 1")
    item.request.choose?(1)
    runLoopUntilIdle()
    XCTAssertEqual(item.entries[1].kind, .check(true))
    // An item of a submenu counts after the menu that it is in.
    item.request.choose?(4)
    runLoopUntilIdle()
    XCTAssertEqual(item.looks.label, "count 0")
    end()
    withExtendedLifetime(program) {}
  }

  func testAWindowOpensWhenTheItemIsActivated() throws {
    let program = start(Clock())
    let item = try XCTUnwrap(items.first)
    XCTAssertEqual(windows, [])
    XCTAssertEqual(item.looks.title, "Clock")
    XCTAssertNil(item.request.choose)
    item.request.activate()
    runLoopUntilIdle()
    XCTAssertEqual(windows, ["Clock"])
    end()
    withExtendedLifetime(program) {}
  }
}
