import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

/// A handler runs while the object, the connection and the owner exist, and never after.
@preconcurrency @MainActor
final class SignalTests: DisplayTestCase {
  private final class Owner {
    var count = 0
    var connection: SignalConnection?
    var whenCalled: () -> Void = {}
  }

  private func button() -> Widget { Widget(gtk_button_new()) }

  func testASignalRunsItsHandler() {
    let (button, owner) = (button(), Owner())
    let connection = SignalConnection(button, "clicked", owner: owner) { owner, _ in
      owner.count += 1
    }
    emit(button.raw, "clicked")
    emit(button.raw, "clicked")
    XCTAssertEqual(owner.count, 2)
    connection.disconnect()
  }

  func testADisconnectedSignalFindsNothing() {
    let (button, owner) = (button(), Owner())
    let connection = SignalConnection(button, "clicked", owner: owner) { owner, _ in
      owner.count += 1
    }
    connection.disconnect()
    connection.disconnect()
    emit(button.raw, "clicked")
    XCTAssertEqual(owner.count, 0)
  }

  func testAConnectionThatIsReleasedEnds() {
    let (button, owner) = (button(), Owner())
    let before = LiveCount.signals
    var connection: SignalConnection? = SignalConnection(button, "clicked", owner: owner) {
      owner, _ in owner.count += 1
    }
    XCTAssertNotNil(connection)
    XCTAssertEqual(LiveCount.signals, before + 1)
    connection = nil
    XCTAssertEqual(LiveCount.signals, before)
    emit(button.raw, "clicked")
    XCTAssertEqual(owner.count, 0)
  }

  func testASignalAfterTheOwnerWentFindsNothing() {
    let button = button()
    var owner: Owner? = Owner()
    weak let life = owner
    var calls = 0
    let connection = SignalConnection(button, "clicked", owner: owner!) { _, _ in calls += 1 }
    owner = nil
    XCTAssertNil(life, "the connection does not keep its owner")
    emit(button.raw, "clicked")
    XCTAssertEqual(calls, 0)
    connection.disconnect()
  }

  func testTheObjectMayBeDisposedBeforeTheConnection() {
    let owner = Owner()
    var window: Widget? = Widget(gtk_window_new())
    let life = Life(window!.raw)
    let before = LiveCount.signals
    var connection: SignalConnection? = SignalConnection(
      window!, "notify::title", owner: owner
    ) { owner, _ in owner.count += 1 }
    gtk_window_set_title(window!.cast(to: GtkWindow.self), "Title")
    XCTAssertEqual(owner.count, 1)
    // Disposes of it: GLib drops the handlers while our reference still keeps the memory.
    gtk_window_destroy(window!.cast(to: GtkWindow.self))
    XCTAssertEqual(LiveCount.signals, before + 1, "a destroyed window keeps its handlers")
    g_object_run_dispose(window!.cast(to: GObject.self))
    window = nil
    connection?.disconnect()
    connection = nil
    XCTAssertFalse(life.isAlive)
    XCTAssertEqual(LiveCount.signals, before)
  }

  func testAllHandlersDroppedByOthersAreNoFault() {
    let (button, owner) = (button(), Owner())
    let before = LiveCount.signals
    let connection = SignalConnection(button, "clicked", owner: owner) { owner, _ in
      owner.count += 1
    }
    g_signal_handlers_destroy(button.raw)
    XCTAssertEqual(LiveCount.signals, before + 1, "the connection has the box still")
    emit(button.raw, "clicked")
    connection.disconnect()
    XCTAssertEqual(owner.count, 0)
  }

  func testAnOwnerMayBeReleasedInItsOwnHandler() {
    let button = button()
    var owner: Owner? = Owner()
    weak let life = owner
    var last = 0
    owner!.whenCalled = { owner = nil }
    owner!.connection = SignalConnection(button, "clicked", owner: owner!) { owner, _ in
      owner.whenCalled()
      // The handler retains the owner while it runs.
      owner.count += 1
      last = owner.count
    }
    emit(button.raw, "clicked")
    XCTAssertEqual(last, 1)
    XCTAssertNil(life)
    emit(button.raw, "clicked")
    XCTAssertEqual(last, 1)
  }

  func testAConnectionMayEndInItsOwnHandler() {
    let (button, owner) = (button(), Owner())
    let before = LiveCount.signals
    owner.connection = SignalConnection(button, "clicked", owner: owner) { owner, _ in
      owner.connection = nil
      owner.count += 1
    }
    emit(button.raw, "clicked")
    emit(button.raw, "clicked")
    XCTAssertEqual(owner.count, 1)
    XCTAssertEqual(LiveCount.signals, before)
  }

  func testAnOwnerThatHasItsWidgetAndItsConnectionIsNoCycle() {
    final class Control {
      let widget = Widget(gtk_button_new())
      var connection: SignalConnection?
      var count = 0
      @MainActor init() {
        connection = SignalConnection(widget, "clicked", owner: self) { control, _ in
          control.count += 1
        }
      }
    }
    let (objects, signals) = (LiveCount.objects, LiveCount.signals)
    var control: Control? = Control()
    let widgetLife = Life(control!.widget.raw)
    weak let life = control
    control = nil
    XCTAssertNil(life)
    XCTAssertFalse(widgetLife.isAlive)
    XCTAssertEqual(LiveCount.objects, objects)
    XCTAssertEqual(LiveCount.signals, signals)
  }

  func testParametersAndAnswersPass() {
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    let owner = Owner()
    var seen: (key: UInt32, flags: UInt32) = (0, 0)
    let connection = SignalConnection(controller, "key-pressed", owner: owner) { _, arguments in
      seen = (arguments.uint(0), arguments.flags(2))
      arguments.answer(true)
    }
    XCTAssertTrue(emit(controller.raw, "key-pressed", .number(97), .number(38), .number(4)))
    XCTAssertEqual(seen.key, 97)
    XCTAssertEqual(seen.flags, 4)
    connection.disconnect()
    XCTAssertFalse(emit(controller.raw, "key-pressed", .number(97), .number(38), .number(4)))
    g_object_unref(controller.raw)
  }

  func testAHandlerAfterTheClassRunsAfterIt() {
    let (entry, owner) = (Widget(gtk_check_button_new()), Owner())
    let check = entry.cast(to: GtkCheckButton.self)
    var states: [gboolean] = []
    let connections = [
      SignalConnection(entry, "activate", owner: owner) { _, _ in
        states.append(gtk_check_button_get_active(check))
      },
      SignalConnection(entry, "activate", owner: owner, after: true) { _, _ in
        states.append(gtk_check_button_get_active(check))
      },
    ]
    emit(entry.raw, "activate")
    XCTAssertEqual(states.count, 2)
    for connection in connections { connection.disconnect() }
  }
}
