import CGtk
import PrivateDisplay
import Synchronization
import XCTest

@testable import GtkBridge

/// What arrives, on GIO's own thread.
private let arrived = Mutex<[String]>([])

private let record: GDBusMessageFilterFunction = { _, message, isIncoming, _ in
  if isIncoming != 0, let body = g_dbus_message_get_body(message),
    let text = g_variant_print(body, 0)
  {
    arrived.withLock { $0.append(String(cString: text)) }
    g_free(text)
  }
  return message
}

/// The numbers of children that assistive technology does not get to store.
@preconcurrency @MainActor
final class StoredChildCountsTests: DisplayTestCase {
  func testOfAnElementThatIsAddedTheNumberOfChildrenIsNotSent() {
    let (program, registry) = ConnectionEnd.pair()
    StoredChildCounts.prevent(over: program.connection!)
    g_dbus_connection_add_filter(registry.connection, record, nil, nil)
    func send(_ body: String) {
      let message = g_dbus_message_new_signal(
        "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "AddAccessible")
      defer { g_object_unref(UnsafeMutableRawPointer(message!)) }
      g_dbus_message_set_body(message, g_variant_parse(nil, body, nil, nil, nil))
      g_dbus_connection_send_message(
        program.connection, message, GDBusSendMessageFlags(rawValue: 0), nil, nil)
    }
    func element(_ count: Int) -> String {
      "((':1.3', objectpath '/a'), (':1.3', objectpath '/b'), (':1.3', objectpath '/c'), 2, "
        + "\(count), ['i'], 'name', uint32 31, 'text', [uint32 7, 0])"
    }
    let other = "('add', 3, 2)"
    for body in ["(\(element(3)),)", "([\(element(1)), \(element(0))],)", other] { send(body) }
    runLoop(until: { arrived.withLock { $0.count } == 3 })
    func plain(_ text: String) -> String { text.filter { $0 != " " } }
    let wanted = ["(\(element(-1)),)", "([\(element(-1)), \(element(-1))],)", other]
    let texts = arrived.withLock { $0 }
    for (text, body) in zip(texts, wanted) {
      let words = plain(body)
        .replacingOccurrences("objectpath", with: "").replacingOccurrences("uint32", with: "")
      XCTAssertEqual(plain(text), words)
    }
  }
}

extension String {
  fileprivate func replacingOccurrences(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
