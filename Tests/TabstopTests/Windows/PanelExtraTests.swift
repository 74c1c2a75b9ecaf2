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
    var hasMenu = true
    let request: Panel.Request
    private(set) var registrations = 0
    init(_ request: Panel.Request) { (self.request, looks) = (request, request.looks) }
    func register() { registrations += 1 }
  }

  /// The panel of the tests.
  @MainActor private enum FakePanel {
    static var items: [FakeItem] = []
    static var changed: ((_ isThere: Bool) -> Void)?
    private static let real = (Panel.follow, Panel.show)

    static func install() {
      _ = real
      (items, changed) = ([], nil)
      Panel.follow = { changed = $0 }
      Panel.show = { request in
        let item = FakeItem(request)
        items.append(item)
        return item
      }
    }

    static func uninstall() { (Panel.follow, Panel.show) = real }
  }

  private var items: [FakeItem] { FakePanel.items }
  private var panelChanged: ((_ isThere: Bool) -> Void)? { FakePanel.changed }

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { FakePanel.install() }
  }

  override func tearDown() {
    MainActor.assumeIsolated { FakePanel.uninstall() }
    super.tearDown()
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

  private struct Quiet: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }
    }
  }

  private struct Removable: App {
    @State private var isInserted = true

    var body: some Scene {
      MenuBarExtra("Tool", isInserted: $isInserted) {
        Button("Remove") { isInserted = false }
      }
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
    XCTAssertTrue(items.isEmpty, "The answer of the bus has not arrived.")
    panelChanged?(true)
    runLoopUntilIdle()
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
    panelChanged?(true)
    runLoopUntilIdle()
    let item = try XCTUnwrap(items.first)
    XCTAssertEqual(windows, [])
    XCTAssertEqual(item.looks.title, "Clock")
    XCTAssertNil(item.request.choose)
    // The secondary button does not open it.
    item.request.activate(true)
    runLoopUntilIdle()
    XCTAssertEqual(windows, [])
    item.request.activate(false)
    runLoopUntilIdle()
    XCTAssertEqual(windows, ["Clock"])
    end()
    withExtendedLifetime(program) {}
  }

  func testAnExtraIsAWindowIfThereIsNoPanelAndInThePanelThatComes() throws {
    let program = start(Clock())
    XCTAssertEqual(windows, [])
    panelChanged?(false)
    runLoopUntilIdle()
    XCTAssertEqual(windows, ["Clock"])
    XCTAssertTrue(items.isEmpty)
    panelChanged?(true)
    runLoopUntilIdle()
    XCTAssertEqual(items.map(\.looks.title), ["Clock"])
    end()
    withExtendedLifetime(program) {}
  }

  func testAnItemStaysForAPanelThatStartsAgain() throws {
    let program = start(Tool())
    panelChanged?(true)
    runLoopUntilIdle()
    let item = try XCTUnwrap(items.first)
    item.request.choose?(0)
    panelChanged?(false)
    runLoopUntilIdle()
    XCTAssertEqual(windows, [])
    panelChanged?(true)
    runLoopUntilIdle()
    XCTAssertEqual(items.count, 1)
    XCTAssertEqual(item.registrations, 1)
    XCTAssertEqual(item.looks.label, "count 1")
    end()
    withExtendedLifetime(program) {}
  }

  func testAnExtraIsAWindowWhenThePanelDoesNotComeBack() {
    // For the task that waits, if no test with a window has run before.
    MainLoop.attachMainQueue()
    PanelExtras.patience = .milliseconds(50)
    defer { PanelExtras.patience = .seconds(10) }
    let program = start(Clock())
    panelChanged?(true)
    runLoopUntilIdle()
    panelChanged?(false)
    runLoopUntilIdle()
    XCTAssertEqual(windows, [], "It may only start again.")
    runLoop(until: { windows == ["Clock"] }, "There is no window.")
    panelChanged?(true)
    runLoopUntilIdle()
    XCTAssertEqual(windows, ["Clock"])
    XCTAssertEqual(items.count, 1)
    end()
    withExtendedLifetime(program) {}
  }

  func testAnExtraIsAWindowForALinkAndForAnotherStart() {
    for isAtStart in [true, false] {
      StyleSheet.shared.install()
      let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
      let object = ObjectRef(UnsafeMutableRawPointer(application))
      g_object_unref(object.raw)
      g_application_register(object.cast(to: GApplication.self), nil, nil)
      let context = ApplicationContext(object, name: "Program")
      if isAtStart {
        context.open(["planner:trip"], with: Clock())
      } else {
        context.activate(Clock())
        panelChanged?(true)
        runLoopUntilIdle()
        XCTAssertEqual(windows, [])
        context.activate(Clock())
      }
      runLoopUntilIdle()
      XCTAssertEqual(windows, ["Clock"], "at start: \(isAtStart)")
      panelChanged?(true)
      runLoopUntilIdle()
      XCTAssertEqual(windows, ["Clock"])
      end()
    }
  }

  func testARemovedExtraLeavesThePanel() {
    let program = start(Removable())
    panelChanged?(true)
    runLoopUntilIdle()
    weak var item: FakeItem?
    item = items.first
    FakePanel.items = []
    XCTAssertNotNil(item)
    item?.request.choose?(0)
    runLoopUntilIdle()
    XCTAssertNil(item)
    end()
    withExtendedLifetime(program) {}
  }

  func testAProgramWithoutExtrasDoesNotAskForAPanel() {
    let program = start(Quiet())
    XCTAssertEqual(windows, ["Main"])
    XCTAssertNil(panelChanged)
    end()
    withExtendedLifetime(program) {}
  }

  func testAnItemThatTheProgramAddsIsInThePanelUntilItIsRemoved() {
    var activations: [Bool] = []
    let extra = AddedExtra(named: "Added") { activations.append($0) }
    let (context, object) = start(Quiet())
    panelChanged?(true)
    runLoopUntilIdle()
    XCTAssertEqual(items.map(\.looks.title), ["Added"])
    items[0].request.activate(false)
    items[0].request.activate(true)
    XCTAssertEqual(activations, [false, true])
    let menu = AddedExtra(
      name: { "Menu" }, label: AnyView(Text("M")), menu: AnyView(Button("One") {}),
      hasMenu: { true }, willOpen: {}, activate: { _ in })
    runLoopUntilIdle()
    XCTAssertEqual(items.map(\.entries.count), [0, 1])
    XCTAssertEqual(items.map(\.hasMenu), [false, true])
    extra.remove()
    menu.remove()
    end()
    withExtendedLifetime((context, object)) {}
  }

  func testAnItemKeepsItsPlaceWhenItsNameAndItsMenuChange() {
    var (name, hasMenu) = ("Idle", false)
    let extra = AddedExtra(
      name: { name }, label: AnyView(Text("A")), menu: AnyView(Button("One") {}),
      hasMenu: { hasMenu }, willOpen: {}, activate: { _ in })
    let (context, object) = start(Quiet())
    panelChanged?(true)
    runLoopUntilIdle()
    (name, hasMenu) = ("Busy", true)
    extra.refresh()
    runLoopUntilIdle()
    XCTAssertEqual(items.map(\.looks.title), ["Busy"])
    XCTAssertEqual(items.map(\.hasMenu), [true])
    extra.remove()
    end()
    withExtendedLifetime((context, object)) {}
  }

  /// A desktop without a panel.
  func testAMenuIsPreparedBeforeAWindowShowsIt() throws {
    var preparations = 0
    let extra = AddedExtra(
      name: { "Added" }, label: AnyView(Text("A")), menu: AnyView(Button("One") {}),
      hasMenu: { true }, willOpen: { preparations += 1 }, activate: { _ in })
    let (context, object) = start(Quiet())
    panelChanged?(false)
    runLoopUntilIdle()
    let window = try XCTUnwrap(Updater.shared.windows.first { $0.title == "Main" })
    let button = try XCTUnwrap(
      TestWindow(window).all("GtkMenuButton").first {
        gtk_menu_button_get_primary(OpaquePointer($0)) != 0
      })
    XCTAssertEqual(preparations, 0)
    gtk_menu_button_popup(OpaquePointer(button))
    runLoopUntilIdle()
    XCTAssertEqual(preparations, 1)
    extra.remove()
    end()
    withExtendedLifetime((context, object)) {}
  }

  func testAProgramWithAnAddedItemAloneIsInThePanel() {
    var activations = 0
    let extra = AddedExtra(named: "Added") { _ in activations += 1 }
    let (context, object) = start(OnlySettings())
    XCTAssertEqual(windows, [])
    XCTAssertFalse(context.hasNoScene)
    // A desktop without a panel.
    panelChanged?(false)
    runLoopUntilIdle()
    XCTAssertEqual(activations, 1)
    extra.remove()
    end()
    withExtendedLifetime((context, object)) {}
  }

  func testAnItemThatTheProgramAddsWhenItHasStartedIsInThePanel() {
    let observer = AddsItem()
    ProgramLife.observers.append(observer)
    defer { ProgramLife.observers.removeAll { $0 === observer } }
    let (context, object) = start(OnlySettings())
    XCTAssertFalse(context.hasNoScene)
    panelChanged?(true)
    runLoopUntilIdle()
    XCTAssertEqual(items.map(\.looks.title), ["Added"])
    observer.extra?.remove()
    end()
    withExtendedLifetime((context, object)) {}
  }

  /// Adds an item to the panel once, as a delegate does.
  @MainActor private final class AddsItem: ProgramObserver {
    var extra: AddedExtra?
    private var hasAdded = false
    func programWillOpenWindows() {}
    func programDidOpenWindows() {
      guard !hasAdded else { return }
      hasAdded = true
      extra = AddedExtra(named: "Added") { _ in }
    }
  }

  private struct OnlySettings: App {
    var body: some Scene { Settings { EmptyView() } }
  }
}

extension AddedExtra {
  /// Adds an item without a menu.
  fileprivate convenience init(named name: String, activate: @escaping (Bool) -> Void) {
    self.init(
      name: { name }, label: AnyView(Text("A")), menu: AnyView(EmptyView()), hasMenu: { false },
      willOpen: {}, activate: activate)
  }
}
