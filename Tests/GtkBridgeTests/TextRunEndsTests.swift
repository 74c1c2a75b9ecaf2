import CGtk
import PrivateDisplay
import Synchronization
import XCTest

@testable import GtkBridge

/// The ends that have arrived, on GIO's own thread.
private let arrived = Mutex<[Int32]>([])

private let record: GDBusMessageFilterFunction = { _, message, isIncoming, _ in
  if isIncoming != 0, let body = g_dbus_message_get_body(message),
    g_variant_n_children(body) == 3
  {
    let end = g_variant_get_child_value(body, 2)!
    arrived.withLock { $0.append(g_variant_get_int32(end)) }
    g_variant_unref(end)
  }
  return message
}

/// The ends of runs of equal attributes, as assistive technology gets them.
@preconcurrency @MainActor
final class TextRunEndsTests: DisplayTestCase {
  func testTheRunOfAFieldReachesToTheEndOfItsText() {
    let (program, client) = ConnectionEnd.pair()
    TextRunEnds.correct(over: program.connection!)
    g_dbus_connection_add_filter(client.connection, record, nil, nil)
    let bodies = [
      "({'language': 'c', 'editable': 'false'}, 0, 2)",
      "(@a{ss} {}, 0, 2)",
      "({'editable': 'true'}, 0, 7)",
      "({'editable': 'false'}, 3, 5)",
    ]
    for body in bodies {
      let message = g_dbus_message_new_signal("/a", "org.a11y.atspi.Text", "Answer")
      defer { g_object_unref(UnsafeMutableRawPointer(message!)) }
      g_dbus_message_set_body(message, g_variant_parse(nil, body, nil, nil, nil))
      g_dbus_connection_send_message(
        program.connection, message, GDBusSendMessageFlags(rawValue: 0), nil, nil)
    }
    runLoop(until: { arrived.withLock { $0.count } == bodies.count })
    XCTAssertEqual(arrived.withLock { $0 }, [.max, .max, 7, 5])
  }
}
