import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A screen reader ignores a window in the background: what has changed in it is sent again when it is
/// active. The program does not notice that.
@preconcurrency @MainActor
final class MissedSpeechTests: DisplayTestCase {
  @MainActor @Observable
  final class Model {
    var wanted: String?
    var isAsking = false
    @ObservationIgnored var values: [String?] = []
  }

  private struct Page: View {
    let model: Model
    @State private var text = "Travel"
    @FocusState private var focus: String?

    var body: some View {
      Form {
        TextField("Title", text: $text).focused($focus, equals: "title")
        TextField("Symbol", text: $text).focused($focus, equals: "symbol")
      }
      .onAppear { focus = "title" }
      .alert("Discard?", isPresented: Bindable(model).isAsking) { Button("Yes") {} }
      .onChange(of: model.wanted) { focus = model.wanted }
      .onChange(of: focus) { model.values.append(focus) }
    }
  }

  private func activate(_ window: UnsafeMutablePointer<GtkWindow>) {
    gtk_window_present(window)
    runLoop(until: { gtk_window_is_active(window) != 0 }, "The window did not get active.")
    runLoopUntilIdle()
  }

  /// The number of moves of the focus, and of announcements, while the user returns from another
  /// window.
  private func onReturn(
    _ model: Model, asks: Bool = false, _ change: () -> Void
  ) -> (moves: Int, announcements: Int) {
    let window = TestWindow(Page(model: model))
    let pointer = window.context.widget.cast(to: GtkWindow.self)
    activate(pointer)
    if asks {
      model.isAsking = true
      runLoopUntilIdle()
      activate(window.dialog()!.context.widget.cast(to: GtkWindow.self))
    }
    // Of another program, for all that Tabstop knows.
    let other = Widget(gtk_window_new())
    activate(other.cast(to: GtkWindow.self))
    runLoop(until: { !window.context.isActive }, "The window stayed active.")
    change()
    runLoopUntilIdle()
    model.values = []
    var moves = 0
    let connection = SignalConnection(window.context.widget, "notify::focus-widget", owner: self) {
      _, _ in moves += 1
    }
    let count = Announcements.shared.count
    activate(pointer)
    runLoopUntilIdle()
    let announcements = Announcements.shared.count - count
    connection.disconnect()
    gtk_window_destroy(other.cast(to: GtkWindow.self))
    window.close()
    return (moves, announcements)
  }

  func testAFocusThatHasMovedMeanwhileIsSentAgain() {
    let model = Model()
    XCTAssertGreaterThan(onReturn(model) { model.wanted = "symbol" }.moves, 0)
    XCTAssertEqual(model.values, [])
  }

  func testAFocusThatHasNotMovedIsNotButWhatWasAnnouncedIs() {
    let model = Model()
    let heard = onReturn(model) { AccessibilityNotification.Announcement("Saved").post() }
    XCTAssertEqual(heard.moves, 0)
    XCTAssertEqual(heard.announcements, 1)
    XCTAssertEqual(model.values, [])
  }

  /// The alert had the focus when the user left.
  func testTheFocusIsSentAgainIfAnAlertHasClosedMeanwhile() {
    let model = Model()
    let heard = onReturn(model, asks: true) { model.isAsking = false }
    XCTAssertGreaterThan(heard.moves, 0)
    XCTAssertEqual(model.values, [])
  }

  func testNothingIsAnnouncedIfNothingHasHappened() {
    let heard = onReturn(Model()) {}
    XCTAssertEqual(heard.moves, 0)
    XCTAssertEqual(heard.announcements, 0)
  }
}
