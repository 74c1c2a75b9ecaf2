import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Actions that the desktop asks the program for reach its views.
@preconcurrency @MainActor
final class DesktopActionTests: DisplayTestCase {
  @MainActor private static var journal = Journal()

  private struct Program: App {
    static var desktopActions: [String] { ["new-trip", "import"] }
    var body: some Scene { WindowGroup("Main") { Page() } }
  }

  private struct Page: View {
    @State private var isIn = false
    var body: some View {
      VStack {
        Button("Log In") { isIn = true }
        if isIn {
          Text("in")
            .onDesktopAction("new-trip") { DesktopActionTests.journal.record("new trip") }
            .onOpenNotification { DesktopActionTests.journal.record("notification \($0)") }
        }
      }
      .onDesktopAction("import") { DesktopActionTests.journal.record("import") }
    }
  }

  private var application: ObjectRef!
  private var context: ApplicationContext!
  private var connections: [SignalConnection] = []

  private func start() {
    Self.journal = Journal()
    StyleSheet.shared.install()
    application = Application.make(id: nil)
    context = ApplicationContext(application, name: "Program")
    let program = Program()
    connections =
      Application.connect(application, by: context, program)
      + DesktopActions.add(program, to: application, of: context)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
  }

  private func end() {
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    connections = []
    context = nil
    application = nil
    runLoopUntilIdle()
  }

  /// As GApplication has it, be it from another start or from the desktop.
  private func ask(_ name: String, target: String? = nil) {
    let target = target.map { g_variant_new_string($0)! }
    g_action_group_activate_action(application.opaque, name, target)
    runLoopUntilIdle()
  }

  private var window: TestWindow {
    TestWindow(Updater.shared.windows.first { $0.title == "Main" && $0.isRealWindow }!)
  }

  func testAnActionOpensAWindowAndIsDoneThere() {
    start()
    ask("import")
    XCTAssertEqual(Updater.shared.windows.filter(\.isRealWindow).count, 1)
    XCTAssertEqual(Self.journal.drain(), ["import"])
    ask("import")
    XCTAssertEqual(Updater.shared.windows.filter(\.isRealWindow).count, 1)
    XCTAssertEqual(Self.journal.drain(), ["import"])
    end()
  }

  func testAnActionWaitsForTheViewThatDoesIt() {
    start()
    ask("new-trip")
    ask("import")
    XCTAssertEqual(Self.journal.drain(), ["import"])
    window.press("Log In")
    XCTAssertEqual(Self.journal.drain(), ["new trip"])
    ask("new-trip")
    XCTAssertEqual(Self.journal.drain(), ["new trip"])
    end()
  }

  func testAChosenNotificationHasItsTarget() {
    start()
    ask("open-notification", target: "booking 5")
    window.press("Log In")
    XCTAssertEqual(Self.journal.drain(), ["notification booking 5"])
    end()
  }

  func testTheFirstStartAsksItself() {
    start()
    DesktopActions.start("import", in: application)
    g_application_activate(application.cast(to: GApplication.self))
    runLoopUntilIdle()
    XCTAssertEqual(Self.journal.drain(), ["import"])
    end()
  }
}
