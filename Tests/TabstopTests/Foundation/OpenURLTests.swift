import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Addresses that the desktop opens with the program reach its views.
@preconcurrency @MainActor
final class OpenURLTests: DisplayTestCase {
  @MainActor private static var journal = Journal()

  private struct Program: App {
    var body: some Scene {
      WindowGroup("Main") { Main() }
      Window("Other", id: "other") { Text("other") }
    }
  }

  private struct Main: View {
    @State private var address = "none"
    @State private var isReady = true
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text(address)
        Button("Leave") { isReady = false }
        Button("Come") { isReady = true }
        Button("Other") { openWindow(id: "other") }
        if isReady {
          Text("inner").onOpenURL { OpenURLTests.journal.record("inner \($0.absoluteString)") }
        }
      }
      .onOpenURL { url in
        address = url.absoluteString
        OpenURLTests.journal.record("outer \(url.absoluteString)")
      }
    }
  }

  /// The handler is there only after a button was pressed.
  private struct Late: App {
    var body: some Scene { WindowGroup("Main") { LatePage() } }
  }

  private struct LatePage: View {
    @State private var isIn = false
    var body: some View {
      if isIn {
        Text("in").onOpenURL { OpenURLTests.journal.record($0.absoluteString) }
      } else {
        Button("Log In") { isIn = true }
      }
    }
  }

  private var application: ObjectRef!
  private var context: ApplicationContext!
  private var connections: [SignalConnection] = []

  private func start(_ program: some App, with addresses: [String]) {
    Self.journal = Journal()
    StyleSheet.shared.install()
    application = Application.make(id: nil)
    context = ApplicationContext(application, name: "Program")
    connections = Application.connect(application, by: context, program)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    open(addresses)
  }

  /// As GApplication has it, be it from the program's own arguments or from another start.
  private func open(_ addresses: [String]) {
    let object = application.cast(to: GApplication.self)
    var files = addresses.map { g_file_new_for_commandline_arg($0) }
    if files.isEmpty {
      g_application_activate(object)
    } else {
      g_application_open(object, &files, Int32(files.count), "")
    }
    for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
    runLoopUntilIdle()
  }

  private func window(_ title: String) -> TestWindow {
    TestWindow(Updater.shared.windows.first { $0.title == title && $0.isRealWindow }!)
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

  func testTheFirstStartOpensAWindowAndHandsItTheAddress() {
    start(Program(), with: ["example://trips/5?day=1"])
    XCTAssertTrue(window("Main").texts.contains("example://trips/5?day=1"))
    XCTAssertEqual(
      Self.journal.drain(), ["outer example://trips/5?day=1", "inner example://trips/5?day=1"])
    end()
  }

  func testLaterAddressesReachTheWindowThatIsThere() {
    start(Program(), with: [])
    XCTAssertEqual(Self.journal.drain(), [])
    open(["example:a", "example:b"])
    XCTAssertEqual(
      Self.journal.drain(),
      ["outer example:a", "inner example:a", "outer example:b", "inner example:b"])
    XCTAssertEqual(Updater.shared.windows.filter(\.isRealWindow).count, 1)
    window("Main").press("Leave")
    open(["example:c"])
    XCTAssertEqual(Self.journal.drain(), ["outer example:c"])
    end()
  }

  func testAFileIsAnAddress() {
    start(Program(), with: ["/tmp/a b.txt"])
    XCTAssertTrue(window("Main").texts.contains("file:///tmp/a%20b.txt"))
    end()
  }

  func testAWindowWithoutAHandlerDoesNotKeepItFromTheOther() {
    start(Program(), with: [])
    window("Main").press("Other")
    open(["example:x"])
    XCTAssertTrue(window("Main").texts.contains("example:x"))
    end()
  }

  func testAnAddressWaitsForAViewThatTakesIt() {
    start(Late(), with: ["example:early"])
    XCTAssertEqual(Self.journal.drain(), [])
    window("Main").press("Log In")
    XCTAssertEqual(Self.journal.drain(), ["example:early"])
    open(["example:late"])
    XCTAssertEqual(Self.journal.drain(), ["example:late"])
    end()
  }

  func testALinkInATextIsOpenedByTheProgramsAction() throws {
    Self.journal = Journal()
    let window = TestWindow(
      Text("Read [this](https://example.org/a?b=c)").environment(
        \.openURL,
        OpenURLAction {
          OpenURLTests.journal.record($0.absoluteString)
          return .handled
        }))
    defer { window.close() }
    let label = try XCTUnwrap(window.label("Read this"))
    XCTAssertTrue(emit(label, "activate-link", .text("https://example.org/a?b=c")))
    XCTAssertEqual(Self.journal.drain(), ["https://example.org/a?b=c"])
  }

  func testOnlyAddressesAndFilesOfTheCommandLineAreOpened() {
    XCTAssertEqual(
      Application.openable([
        "--page", "menus", "example://a", "-x", "/", "no/such/file", "mailto:a@b.c",
        "--gapplication-service", "",
      ]),
      ["--gapplication-service", "example://a", "/", "mailto:a@b.c"])
    XCTAssertEqual(Application.openable([]), [])
  }
}
