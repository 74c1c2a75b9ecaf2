import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import WatchKit
import XCTest

@testable import Tabstop

/// Sources for a watch and for a headset.
@preconcurrency @MainActor
final class WatchAndSpaceTests: DisplayTestCase {
  // MARK: Watch

  func testACrownWithOneValueStaysAtIt() {
    struct Page: View {
      @State private var index: UInt = 0
      let last: UInt
      var body: some View {
        Text("At \(index)").focusable()
          .digitalCrownRotation(detent: $index, from: 0, through: last, by: 1)
      }
    }
    let window = TestWindow(Page(last: 0))
    window.tab()
    window.pressKey(GDK_KEY_Up)
    window.pressKey(GDK_KEY_Down)
    XCTAssertEqual(window.texts, ["At 0"])
    window.close()
  }

  func testACrownGoesRoundToTheLargestNumberOfItsType() {
    struct Page: View {
      @State private var index = 0
      var body: some View {
        Text(verbatim: "At \(index)").focusable()
          .digitalCrownRotation(detent: $index, from: 0, through: .max, by: 1, isContinuous: true)
      }
    }
    let window = TestWindow(Page())
    window.tab()
    window.pressKey(GDK_KEY_Down)
    XCTAssertEqual(window.texts, ["At \(Int.max)"])
    window.close()
  }

  func testACrownWithLimitsThatAreNoNumbersTurns() {
    struct Page: View {
      @State private var level = 0.5
      var body: some View {
        Text("At \(level)").focusable()
          .digitalCrownRotation($level, from: .nan, through: .infinity)
      }
    }
    let window = TestWindow(Page())
    window.tab()
    window.pressKey(GDK_KEY_Up)
    XCTAssertEqual(window.texts, ["At 1.5"])
    window.close()
  }

  func testTheArrowKeysTurnTheCrown() {
    let model = LapModel()
    let window = TestWindow(LapView(model: model))
    window.tab()
    XCTAssertTrue(window.pressKey(GDK_KEY_Up))
    XCTAssertEqual(model.volume, 0.6, accuracy: 0.001)
    for _ in 1...7 { window.pressKey(GDK_KEY_Down) }
    XCTAssertEqual(model.volume, 0, accuracy: 0.001, "It stays within its range.")
    window.close()
  }

  func testACrownCanGoRound() {
    let model = LapModel()
    let window = TestWindow(LapView(model: model))
    window.tab()
    window.tab()
    window.pressKey(GDK_KEY_Up)
    window.pressKey(GDK_KEY_Up)
    XCTAssertEqual(model.laps, 1, "After 4.")
    XCTAssertEqual(model.turned, [4, 0, 5, 0])
    window.close()
  }

  func testPagesAndRowsOfAWatch() {
    let pages = TestWindow(LapPages())
    XCTAssertTrue(pages.texts.contains("First page"), "\(pages.texts)")
    pages.close()
    let rows = TestWindow(LapList())
    XCTAssertTrue(rows.texts.contains("Two"), "\(rows.texts)")
    rows.close()
  }

  func testTheDelegateOfAWatchIsNotified() {
    let adaptor = WKApplicationDelegateAdaptor(LapDelegate.self)
    defer { ProgramLife.observers.removeAll() }
    XCTAssertIdentical(WKApplication.shared().delegate, adaptor.wrappedValue)
    for observer in ProgramLife.observers { observer.programWillOpenWindows() }
    XCTAssertEqual(adaptor.wrappedValue.events, ["launched"])
  }

  private struct Laps: App {
    @WKApplicationDelegateAdaptor(LapDelegate.self) var delegate
    @WKExtensionDelegateAdaptor var older: LapExtension
    var body: some Scene { WindowGroup("Laps") { Text("Laps") } }
  }

  func testTheDelegateOfAWatchIsNotifiedOfActiveWindows() {
    StyleSheet.shared.install()
    let application = ObjectRef(
      UnsafeMutableRawPointer(gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!))
    g_object_unref(application.raw)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(application, name: "Laps")
    let program = Laps()
    defer { ProgramLife.observers.removeAll() }
    let (delegate, older) = (program.delegate, program.older)
    // As before the first window of a program is active.
    DesktopState.shared.setActive(true)
    DesktopState.shared.setActive(false)
    (delegate.events, older.events) = ([], [])
    context.activate(program)
    runLoop(until: { delegate.events.count == 2 }, "\(delegate.events)")
    XCTAssertEqual(delegate.events, ["launched", "active"])
    XCTAssertEqual(older.events, ["active"])
    XCTAssertEqual(WKApplication.shared().applicationState, .active)
    // Another window takes the activation.
    let other = TestWindow(Text("Other"))
    gtk_window_present(other.context.widget.cast(to: GtkWindow.self))
    runLoop(until: { delegate.events.count == 3 }, "\(delegate.events)")
    XCTAssertEqual(delegate.events.last, "inactive")
    XCTAssertEqual(older.events, ["active", "inactive"])
    other.close()
    for window in Updater.shared.windows { window.widget.destroyWindow() }
    runLoopUntilIdle()
    DesktopState.shared.setActive(true)
    withExtendedLifetime(context) {}
  }

  func testASessionOfAWatchRunsUntilItEnds() {
    let model = LapModel()
    model.start()
    model.session.invalidate()
    model.session.invalidate()
    XCTAssertEqual(model.states, [.running, .invalid])
  }

  // MARK: Headset

  func testASpaceDoesNotOpen() {
    let window = TestWindow(GlobeWindow(), width: 600, height: 500)
    window.press("Go into orbit")
    runLoop(until: { window.texts.contains("Answer: error") }, "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Below"), "An ornament is in the window.")
    XCTAssertFalse(window.texts.contains("Beside"))
    window.close()
  }
}
