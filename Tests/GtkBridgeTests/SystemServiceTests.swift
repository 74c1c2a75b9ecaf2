import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge

/// Services on the computer's bus, on a bus of the test's own.
@preconcurrency @MainActor
final class SystemServiceTests: DisplayTestCase {
  private let service = "org.example.Power"

  func testAServiceIsFollowedAsItComesAndGoes() {
    let daemon = g_test_dbus_new(G_TEST_DBUS_NONE)!
    let former = g_getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) }
    g_test_dbus_up(daemon)
    defer {
      g_test_dbus_stop(daemon)
      g_object_unref(UnsafeMutableRawPointer(daemon))
      if let former { g_setenv("DBUS_SESSION_BUS_ADDRESS", former, 1) }
    }
    let address = String(cString: g_test_dbus_get_bus_address(daemon))
    var (presence, signals): ([Bool], Int) = ([], 0)
    var followed: SystemService? = SystemService(service) {
      Bus.at(address, $0)
    } presence: {
      presence.append($0)
    } signal: {
      signals += 1
    }
    runLoop(until: { presence == [false] }, "\(presence)")

    var other: Bus?
    Bus.at(address) { other = $0 }
    runLoop(until: { other != nil })
    let connection = other!.connection
    let ownership = g_bus_own_name_on_connection(
      connection.opaque, service, GBusNameOwnerFlags(rawValue: 0), nil, nil, nil, nil)
    runLoop(until: { presence == [false, true] }, "\(presence)")
    func emit() {
      g_dbus_connection_emit_signal(
        connection.opaque, nil, "/org/example/Power", "org.example.Power", "Changed", nil, nil)
    }
    emit()
    runLoop(until: { signals == 1 })
    g_bus_unown_name(ownership)
    runLoop(until: { presence == [false, true, false] }, "\(presence)")
    weak let life = followed
    followed = nil
    XCTAssertNil(life)
  }

  func testWithoutABusThereIsNoService() {
    var presence: [Bool] = []
    let followed = SystemService(service) {
      presence.append($0)
    } signal: {
    }
    runLoop(until: { presence == [false] }, "\(presence)")
    withExtendedLifetime(followed) {}
  }
}
