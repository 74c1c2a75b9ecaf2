import AppKit
import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SelectorSources
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Sources with selectors, targets and actions, built by the plugin Selectors.
@preconcurrency @MainActor
final class SelectorTests: DisplayTestCase {
  /// Foundation's run loop is part of the main loop of a program with a window.
  private var page: TestWindow!

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { page = TestWindow(Text("Page")) }
  }

  override func tearDown() {
    MainActor.assumeIsolated { page.close() }
    super.tearDown()
  }

  func testATimerCallsAMethod() {
    let clock = TowerClock()
    clock.start()
    runLoop(until: { clock.ticks == 3 }, "\(clock.ticks)")
    XCTAssertEqual(clock.information as? String, "every second")
    XCTAssertEqual(clock.timer?.isValid, false)
    clock.startQuietly()
    runLoop(until: { clock.ticks == 4 }, "\(clock.ticks)")
  }

  func testNotificationsCallAMethodUntilTheObserverEndsOrIsRemoved() {
    let clock = TowerClock()
    NotificationCenter.default.post(name: TowerClock.struck, object: "one")
    XCTAssertEqual(clock.strokes, ["one"])
    clock.stop()
    NotificationCenter.default.post(name: TowerClock.struck, object: "two")
    XCTAssertEqual(clock.strokes, ["one"])

    var other: TowerClock? = TowerClock()
    weak let weakOther = other
    NotificationCenter.default.post(name: TowerClock.struck, object: "three")
    XCTAssertEqual(other?.strokes, ["three"])
    other = nil
    XCTAssertNil(weakOther)
    NotificationCenter.default.post(name: TowerClock.struck, object: "four")
  }

  func testMethodsArePerformedByTheirNames() {
    let clock = TowerClock()
    clock.perform(TowerClockSelectors.strike, with: "noon")
    XCTAssertEqual(clock.strokes, ["noon"])
    clock.perform(Selector(("strike:")), with: "midnight")
    XCTAssertEqual(clock.strokes, ["noon", "midnight"])
    let name = clock.perform(TowerClockSelectors.name, with: "twelve", with: "English")
    XCTAssertEqual(name?.takeUnretainedValue() as? NSString, "twelve (English)")
    clock.strikeLater()
    runLoop(until: { clock.strokes.count == 3 }, "\(clock.strokes)")
    clock.strikeLater()
    clock.doNotStrike()
    DispatchQueue.main.async { clock.startQuietly() }
    runLoop(until: { clock.ticks == 1 }, "\(clock.ticks)")
    XCTAssertEqual(clock.strokes.count, 3)
  }

  func testAnObjectRespondsToItsMethodsOnly() {
    let clock = TowerClock()
    XCTAssertTrue(clock.responds(to: TowerClockSelectors.strike))
    XCTAssertFalse(NSObject().responds(to: TowerClockSelectors.strike))
    XCTAssertFalse(clock.responds(to: Selector(("nobody:"))))
    XCTAssertNil(NSObject().perform(TowerClockSelectors.strike, with: "noon"))
    // An argument of another type.
    clock.perform(TowerClockSelectors.strike, with: 12)
    XCTAssertEqual(clock.strokes, [])
    XCTAssertNotNil(TowerClockSelectors.shared.call(TowerClock.self))
  }

  func testTheNamesAreThoseOfObjectiveC() {
    XCTAssertEqual(NSStringFromSelector(TowerClockSelectors.strike), "strike:")
    XCTAssertEqual(TowerClockSelectors.strike, NSSelectorFromString("strike:"))
    XCTAssertEqual(TowerClockSelectors.name.description, "nameOf:in:")
    XCTAssertEqual(TowerClockSelectors.hour.name, "hour")
    XCTAssertEqual(TowerClockSelectors.shared.name, "shared")
    XCTAssertEqual(TowerClockSelectors.path, "hour")
    for (name, parameters, expected) in [
      ("step", 0, "step"), ("step", 2, "step::"), ("step()", 0, "step"), ("step(_:)", 1, "step:"),
      ("step(_:_:)", 2, "step::"), ("step(by:)", 1, "stepBy:"),
      ("step(sender:)", 1, "stepWithSender:"),
      ("step(forRow:at:)", 2, "stepForRow:at:"), ("step(format:)", 1, "stepWithFormat:"),
    ] {
      XCTAssertEqual(SelectorName.objectiveC(name, parameters: parameters), expected)
    }
  }

  func testControlsAndRecognizersCallTheirTargets() throws {
    let log = SelectorSources.Form.Log()
    let window = TestWindow(SelectorSources.Form(log: log))
    window.press("Send")
    XCTAssertEqual(log.entries, ["send Send"])
    let toggle = try XCTUnwrap(window.all("GtkSwitch").first)
    gtk_switch_set_active(OpaquePointer(toggle), 1)
    runLoopUntilIdle()
    XCTAssertEqual(log.entries.last, "change true")
    // The space bar taps a view with a recognizer.
    for _ in 0..<3 { window.tab() }
    window.pressKeyOfFocus(GDK_KEY_space)
    XCTAssertEqual(log.entries.last, "tap true true")
    window.close()
  }

  func testTargetsAreWeakAndCanBeRemoved() {
    let button = UIButton(type: .system)
    var clock: TowerClock? = TowerClock()
    let strokes = { clock?.ticks }
    weak let weakClock = clock
    button.addTarget(clock, action: Selector(("tickOnce")), for: .touchUpInside)
    clock?.startQuietly()
    runLoop(until: { strokes() == 1 })
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    XCTAssertEqual(strokes(), 2)
    XCTAssertEqual(button.allTargets.count, 1)
    XCTAssertEqual(button.actions(forTarget: clock, forControlEvent: .touchUpInside), ["tickOnce"])
    button.removeTarget(clock, action: nil, for: .touchUpInside)
    XCTAssertNil(button.actions(forTarget: clock, forControlEvent: .touchUpInside))
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(strokes(), 2)
    button.addTarget(clock, action: Selector(("tickOnce")), for: .touchUpInside)
    clock = nil
    XCTAssertNil(weakClock)
    button.sendActions(for: .touchUpInside)
  }

  func testTheKeyboardIsHiddenByTheResponderSelector() {
    let window = TestWindow(KeyboardForm())
    XCTAssertEqual(window.all("GtkText").filter { gtk_widget_is_focus($0) != 0 }.count, 1)
    window.press("Hide")
    XCTAssertEqual(window.all("GtkText").filter { gtk_widget_is_focus($0) != 0 }.count, 0)
    window.close()
  }

  private struct KeyboardForm: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
      Button("Hide") { hideKeyboard() }
    }
  }

  func testBarButtonsAndKeysOfAPage() {
    let page = PageController()
    let window = TestWindow(
      UIViewControllerPage(make: { UINavigationController(rootViewController: page) }))
    window.press("Save")
    window.press("Add")
    XCTAssertTrue(window.pressKey(GDK_KEY_d, GDK_CONTROL_MASK))
    XCTAssertEqual(page.log, ["save", "add", "duplicate"])
    window.close()
  }

  func testTheEndOfSavingAPictureCallsAMethod() {
    let page = PageController()
    let output = StandardErrorCapture()
    // There is nothing to save.
    page.savePicture(UIImage())
    XCTAssertEqual(page.log, ["not saved"])
    XCTAssertTrue(output.text.contains("UIImageWriteToSavedPhotosAlbum"), output.text)
  }

  private struct UIViewControllerPage: UIViewControllerRepresentable {
    let make: () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  func testButtonsOfAMacAndAnItemOfThePanel() {
    let bar = MenuBar()
    bar.install()
    bar.button.performClick(nil)
    bar.item?.button?.performClick(nil)
    XCTAssertEqual(bar.log, ["refresh", "toggle"])
    let menu = bar.makeMenu()
    let window = TestWindow(VStack { MenuItems(menu: menu) })
    window.press("Open")
    XCTAssertEqual(bar.log.last, "open page")
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("Stop")), 0)
    bar.mayQuit = true
    menu.update()
    runLoopUntilIdle()
    window.press("Stop")
    XCTAssertEqual(bar.log.last, "stop")
    menu.items[0].title = "Open the page"
    menu.items[2].isHidden = true
    runLoopUntilIdle()
    window.press("Open the page")
    XCTAssertNil(window.label("Stop"))
    window.close()
    NSStatusBar.system.removeStatusItem(bar.item!)
  }

  private struct Program: App {
    var body: some Scene { WindowGroup("Main") { Text("Main") } }
  }

  /// Starts a program with a window.
  private func startProgram() -> ApplicationContext {
    StyleSheet.shared.install()
    let object = ObjectRef(
      UnsafeMutableRawPointer(gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(object, name: "Program")
    context.activate(Program())
    runLoopUntilIdle()
    return context
  }

  /// Closes the windows of a program.
  private func end(_ program: ApplicationContext) {
    for window in Desktop.windows { window.close() }
    runLoopUntilIdle()
    withExtendedLifetime(program) {}
  }

  func testTheSecondaryButtonOfAnItemOpensAMenu() throws {
    let item = TwoButtons()
    item.install()
    let program = startProgram()
    let button = try XCTUnwrap(item.item.button)
    button.click(isSecondary: false)
    XCTAssertEqual(item.log, ["left"])
    button.click(isSecondary: true)
    runLoopUntilIdle()
    XCTAssertEqual(item.log, ["left", "right"])
    XCTAssertNil(NSApp.currentEvent)
    try chooseInMenu("About")
    XCTAssertEqual(item.log, ["left", "right", "about", "closed"])
    NSStatusBar.system.removeStatusItem(item.item)
    end(program)
  }

  func testAnItemWithoutTheSecondaryButtonIsNotClickedByIt() throws {
    let bar = MenuBar()
    bar.install()
    let button = try XCTUnwrap(bar.item?.button)
    button.click(isSecondary: true)
    XCTAssertEqual(bar.log, [])
    NSStatusBar.system.removeStatusItem(bar.item!)
  }

  func testAMenuOfALabelHasWhatItCanDo() throws {
    let program = startProgram()
    let label = CopyableLabel()
    label.showMenu(sender: nil)
    runLoopUntilIdle()
    XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    try chooseInMenu("Share")
    XCTAssertEqual(label.shares, 1)
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    label.showMenu(sender: nil)
    runLoopUntilIdle()
    try chooseInMenu("Copy")
    XCTAssertEqual(label.copies, 1)
    end(program)
  }

  /// Presses an item of the menu that the program has opened, after which the page and the program's window are left.
  private func chooseInMenu(_ title: String) throws {
    let menu = try XCTUnwrap(Updater.shared.windows.map { TestWindow($0) }.last)
    menu.press(title)
    runLoopUntilIdle()
    XCTAssertEqual(Desktop.windows.count, 2)
  }

  func testEditingCommandsAreNamedByTheirProtocol() {
    let field = PastelessField()
    XCTAssertTrue(field.canPerformAction(Selector(("copy:")), withSender: nil))
    XCTAssertFalse(field.canPerformAction(Selector(("paste:")), withSender: nil))
    XCTAssertNil(DoneBar().item(for: field).target)
  }

  func testMethodsGetWhatTheyTake() {
    let methods = Methods()
    _ = methods.endSelector.call(methods, [methods])
    _ = methods.endSelector.call(methods, [nil])
    _ = methods.fourSelector.call(methods, ["a", "b", "c"])
    XCTAssertNotNil(methods.saveSelector.call(methods))
    _ = methods.anythingSelector.call(methods, [nil])
    XCTAssertEqual(methods.log, ["end true", "end false", "four abc-", "anything"])
    XCTAssertEqual(methods.fourSelector.name, "four:b:c:d:")
    XCTAssertEqual(methods.sharedSelector.call(Methods.self, ["one"]) as? String, "shared one")
    // The program has no window that could be minimized.
    UIApplication.shared.perform(methods.suspendSelector)
  }

  func testUndoManagersAndThreadsCallMethods() {
    let methods = Methods()
    let manager = UndoManager()
    manager.registerUndo(withTarget: methods, selector: methods.workSelector, object: "undone")
    manager.undo()
    XCTAssertEqual(methods.log, ["work undone"])
    Thread.detachNewThreadSelector(methods.backgroundSelector, toTarget: methods, with: "thread")
    runLoop(until: { methods.log.count == 2 }, "\(methods.log)")
    XCTAssertEqual(methods.log.last, "work thread")
  }

  func testAnAddressIsAnAppleEvent() {
    let opener = AddressOpener()
    XCTAssertFalse(NSAppleEventManager.handle([URL(string: "notes:1")!]))
    opener.install()
    XCTAssertTrue(NSAppleEventManager.handle([URL(string: "notes:1")!]))
    XCTAssertEqual(opener.addresses, ["notes:1"])
    NSAppleEventManager.shared().removeEventHandler(
      forEventClass: AEEventClass(kInternetEventClass), andEventID: AEEventID(kAEGetURL))
  }

  func testADelegateMayLeaveMethodsOut() {
    let (ending, first, second) = (Ending(), BeginningWatch(), EndingWatch())
    XCTAssertTrue(ending.end())
    ending.delegate = first
    XCTAssertTrue(ending.end())
    XCTAssertEqual(first.log, ["began"])
    ending.delegate = second
    XCTAssertTrue(ending.end())
    second.allows = false
    XCTAssertFalse(ending.end())
    XCTAssertEqual(second.log, ["began", "ended done", "began"])
    XCTAssertEqual(askTwice(first, ending), [nil, nil])
    XCTAssertEqual(askTwice(second, ending), [false, false])
  }

  func testADisplayLinkCallsUntilItIsInvalidated() {
    let clock = TowerClock()
    clock.startQuietly()
    runLoop(until: { clock.ticks == 1 })
    let link = CADisplayLink(target: clock, selector: Selector(("tickOnce")))
    link.add(to: .main, forMode: .common)
    runLoop(until: { clock.ticks > 3 }, "\(clock.ticks)")
    XCTAssertGreaterThan(link.targetTimestamp, link.timestamp)
    link.isPaused = true
    link.invalidate()
  }

  func testTheCommandsOfTextsAreForTheFieldWithTheFocus() throws {
    let window = TestWindow(KeyboardForm())
    let text = try XCTUnwrap(window.all("GtkText").first)
    XCTAssertTrue(sendEditingCommands())
    runLoopUntilIdle()
    XCTAssertNotEqual(gtk_widget_is_focus(text), 0)
    window.close()
    XCTAssertFalse(NSApplication.shared.sendAction(Selector(("copy:")), to: nil, from: nil))
  }

  func testTheSidebarIsToggled() {
    let window = TestWindow(
      NavigationSplitView {
        List { Text("Sidebar") }
      } detail: {
        Text("Detail")
      }, width: 900, height: 600)
    XCTAssertNotNil(window.label("Sidebar"))
    toggleSidebar()
    runLoopUntilIdle()
    XCTAssertEqual(window.label("Sidebar").map { gtk_widget_get_mapped($0) } ?? 0, 0)
    window.close()
  }
}
