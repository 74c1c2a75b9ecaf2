import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge

/// Answers each call, on GIO's own thread.
private let answer: GDBusMessageFilterFunction = { connection, message, isIncoming, _ in
  guard isIncoming != 0,
    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
  else { return message }
  let reply = g_dbus_message_new_method_reply(message)
  g_dbus_connection_send_message(
    connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
  g_object_unref(UnsafeMutableRawPointer(reply!))
  g_object_unref(UnsafeMutableRawPointer(message!))
  return nil
}

/// The answers to what a screen reader asks before the program is registered.
@preconcurrency @MainActor
final class EarlyAccessibleCallsTests: DisplayTestCase {
  /// GIO would call it for each message as long as the program runs.
  func testTheFilterEndsWithTheRegistration() {
    let (program, registry) = ConnectionEnd.pair()
    weak let registration = EarlyAccessibleCalls.watch(program.connection!)
    g_dbus_connection_add_filter(registry.connection, answer, nil, nil)
    func call(_ method: String) {
      let message = g_dbus_message_new_method_call(
        nil, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", method)
      defer { g_object_unref(UnsafeMutableRawPointer(message!)) }
      var error: UnsafeMutablePointer<GError>?
      let reply = g_dbus_connection_send_message_with_reply_sync(
        program.connection, message, GDBusSendMessageFlags(rawValue: 0), 30_000, nil, nil, &error)
      XCTAssertNil(error)
      if let reply { g_object_unref(UnsafeMutableRawPointer(reply)) }
    }
    call("Unembed")
    runLoopUntilIdle()
    XCTAssertNotNil(registration)
    call("Embed")
    runLoop(until: { registration == nil })
  }
}
