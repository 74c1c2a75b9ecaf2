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
  /// One end of a connection without a bus.
  private final class End {
    var connection: OpaquePointer?

    init(_ descriptor: Int32, isServer: Bool) {
      let socket = g_socket_new_from_fd(descriptor, nil)
      defer { g_object_unref(UnsafeMutableRawPointer(socket!)) }
      let stream = UnsafeMutableRawPointer(g_socket_connection_factory_create_connection(socket)!)
      defer { g_object_unref(stream) }
      let guid = isServer ? g_dbus_generate_guid() : nil
      defer { g_free(guid) }
      g_dbus_connection_new(
        stream.assumingMemoryBound(to: GIOStream.self), guid,
        isServer
          ? G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_SERVER
          : G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, nil, nil,
        { _, result, data in
          Unmanaged<End>.fromOpaque(data!).takeUnretainedValue().connection =
            g_dbus_connection_new_finish(result, nil)
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) } }
  }

  /// GIO would call it for each message as long as the program runs.
  func testTheFilterEndsWithTheRegistration() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    let program = End(ends[0], isServer: false)
    let registry = End(ends[1], isServer: true)
    runLoop(until: { program.connection != nil && registry.connection != nil })
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
