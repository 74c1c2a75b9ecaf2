import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Delegates of UIKit's and AppKit's kind in an `App`.
@preconcurrency @MainActor
final class ApplicationDelegateTests: DisplayTestCase {
  @MainActor private static var journal = Journal()

  private class PhoneDelegate: NSObject, UIApplicationDelegate {
    let text: String

    override init() {
      text = "made"
      super.init()
      ApplicationDelegateTests.journal.record("init")
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      ApplicationDelegateTests.journal.record("launched, \(application.windows.count) windows")
      return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
      ApplicationDelegateTests.journal.record("end")
    }
  }

  private class ResponderDelegate: UIResponder, UIApplicationDelegate {
    var numbers = [1, 2, 3]
  }

  private class DeskDelegate: NSObject, NSApplicationDelegate {
    func applicationWillFinishLaunching(_ notification: Notification) {
      ApplicationDelegateTests.journal.record("will, \(NSApp.windows.count) windows")
    }
    func applicationDidFinishLaunching(_ notification: Notification) {
      ApplicationDelegateTests.journal.record("did, \(NSApp.windows.count) windows")
    }
    func applicationShouldTerminate(
      _ sender: NSApplication
    ) -> NSApplication.TerminateReply {
      ApplicationDelegateTests.journal.record("may it?")
      return .terminateCancel
    }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
      ApplicationDelegateTests.journal.record("last window")
      return false
    }
    func applicationWillTerminate(_ notification: Notification) {
      ApplicationDelegateTests.journal.record(notification.name.rawValue)
    }
  }

  private struct PhoneProgram: App {
    @UIApplicationDelegateAdaptor(PhoneDelegate.self) private var delegate
    var body: some Scene { WindowGroup("Main") { Text(delegate.text) } }
  }

  @Observable
  fileprivate class ObservedDelegate: NSObject, UIApplicationDelegate {
    var count = 1
  }

  private struct ObservedProgram: App {
    @UIApplicationDelegateAdaptor private var delegate: ObservedDelegate
    var body: some Scene { WindowGroup("Main") { ObservedPage() } }
  }

  private struct ObservedPage: View {
    @Environment(ObservedDelegate.self) private var delegate
    var body: some View {
      Text("count \(delegate.count)")
      Button("Count") { delegate.count += 1 }
    }
  }

  private struct DeskProgram: App {
    @NSApplicationDelegateAdaptor private var delegate: DeskDelegate
    var body: some Scene { WindowGroup("Main") { Text("desk") } }
  }

  private var object: ObjectRef!
  private var context: ApplicationContext!

  @MainActor private static var observersBefore: [any ProgramObserver] = []

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { Self.observersBefore = ProgramLife.observers }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      ProgramLife.observers = Self.observersBefore
      Self.journal = Journal()
    }
    super.tearDown()
  }

  private func open(_ program: some App, id: String? = nil) {
    StyleSheet.shared.install()
    let application = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)!
    object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    context = ApplicationContext(object, name: "Program")
    context.activate(program)
    runLoopUntilIdle()
  }

  private func end() {
    closeWindows()
    context = nil
    ProgramLife.willEnd()
  }

  private func closeWindows() {
    for window in Updater.shared.windows where window.isRealWindow {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    runLoopUntilIdle()
  }

  func testADelegateIsMadeOnceAndNotifiedOfTheStart() {
    let program = PhoneProgram()
    XCTAssertEqual(Self.journal.drain(), ["init"])
    open(program)
    XCTAssertEqual(Self.journal.drain(), ["launched, 0 windows"])
    XCTAssertEqual(TestWindow(Updater.shared.windows.last!).texts, ["made"])
    XCTAssertTrue(UIApplication.shared.delegate is PhoneDelegate)
    context.activate(program)
    XCTAssertEqual(Self.journal.drain(), [], "a second start only shows the window")
    end()
    XCTAssertEqual(Self.journal.drain(), ["end"])
  }

  func testADelegateMayBeAResponder() {
    let adaptor = UIApplicationDelegateAdaptor(ResponderDelegate.self)
    XCTAssertEqual(adaptor.wrappedValue.numbers, [1, 2, 3])
    ProgramLife.willOpenWindows()
    ProgramLife.willEnd()
    XCTAssertTrue(UIApplication.shared.delegate === adaptor.wrappedValue)
  }

  func testViewsFindADelegateThatCanBeObserved() {
    open(ObservedProgram())
    let window = TestWindow(Updater.shared.windows.last!)
    window.press("Count")
    XCTAssertEqual(window.texts, ["count 2"])
    end()
  }

  func testAnAppKitDelegateIsNotifiedAndDecides() {
    open(DeskProgram())
    XCTAssertEqual(Self.journal.drain(), ["will, 0 windows", "did, 1 windows"])
    NSApp.terminate(nil)
    runLoopUntilIdle()
    XCTAssertEqual(Self.journal.drain(), ["may it?"])
    XCTAssertEqual(NSApp.windows.count, 1)
    end()
    XCTAssertEqual(
      Self.journal.drain(), ["NSApplicationWillTerminateNotification"],
      "a program without an id ends with its last window")
  }

  func testAProgramWithAnIdMayOutlastItsWindows() {
    let program = DeskProgram()
    open(program, id: "org.example.tabstop.desk")
    _ = Self.journal.drain()
    closeWindows()
    XCTAssertEqual(Self.journal.drain(), ["last window"])
    context.activate(program)
    runLoopUntilIdle()
    XCTAssertEqual(NSApp.windows.count, 1, "another start shows it again")
    XCTAssertEqual(Self.journal.drain(), [])
    end()
    XCTAssertEqual(
      Self.journal.drain(), ["NSApplicationWillTerminateNotification"], "asked once: it stays")
  }
}
