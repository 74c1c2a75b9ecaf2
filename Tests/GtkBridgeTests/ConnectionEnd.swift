import CGtk
import PrivateDisplay
import XCTest

/// One end of a connection without a bus.
final class ConnectionEnd {
  var connection: OpaquePointer?

  /// Both ends of a new connection, when it is open.
  @MainActor static func pair() -> (program: ConnectionEnd, registry: ConnectionEnd) {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    let program = ConnectionEnd(ends[0], isServer: false)
    let registry = ConnectionEnd(ends[1], isServer: true)
    runLoop(until: { program.connection != nil && registry.connection != nil })
    return (program, registry)
  }

  private init(_ descriptor: Int32, isServer: Bool) {
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
        Unmanaged<ConnectionEnd>.fromOpaque(data!).takeUnretainedValue().connection =
          g_dbus_connection_new_finish(result, nil)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) } }
}
