internal import CGtk

/// A D-Bus connection. Nothing blocks: each answer is passed to a closure, in a later turn of the
/// main loop.
@MainActor
final class Bus {
  let connection: ObjectRef

  private init(_ connection: ObjectRef) { self.connection = connection }

  /// The user's session bus; `nil` if there is none.
  static func session(_ done: @escaping (Bus?) -> Void) { shared(G_BUS_TYPE_SESSION, done) }

  /// The computer's bus; `nil` if there is none.
  static func system(_ done: @escaping (Bus?) -> Void) { shared(G_BUS_TYPE_SYSTEM, done) }

  private static func shared(_ type: GBusType, _ done: @escaping (Bus?) -> Void) {
    g_bus_get(
      type, nil,
      { _, result, data in
        let connection = g_bus_get_finish(result, nil)
        // By default GIO ends the program by a signal when the bus goes away, and the user's input
        // with it.
        if let connection { g_dbus_connection_set_exit_on_close(connection, 0) }
        Bus.finish(connection, data)
      },
      Answer.pass(done))
  }

  /// The bus at an address; `nil` if nothing answers there.
  static func at(_ address: String, _ done: @escaping (Bus?) -> Void) {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(flags), nil, nil,
      { _, result, data in Bus.finish(g_dbus_connection_new_for_address_finish(result, nil), data)
      },
      Answer.pass(done))
  }

  private nonisolated static func finish(
    _ connection: OpaquePointer?, _ data: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let owned = connection.map { connection in
      defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
      return ObjectRef(UnsafeMutableRawPointer(connection))
    }
    nonisolated(unsafe) let data = data
    // GIO answers on the main loop.
    MainActor.assumeIsolated {
      Answer<Bus?>.consume(data)(owned.map(Bus.init))
    }
  }

  /// Calls a method of an object.
  ///
  /// - Parameters:
  ///   - arguments: A floating tuple, whose ownership is taken.
  ///   - timeout: In milliseconds; -1 is GIO's default.
  ///   - done: Gets the answer, a tuple that is valid during the closure's call; `nil` if there is
  ///     none.
  func call(
    _ name: String, _ path: String, _ method: (interface: String, name: String),
    _ arguments: OpaquePointer? = nil, timeout: Int32 = -1,
    _ done: @escaping (Variant?) -> Void
  ) {
    g_dbus_connection_call(
      connection.opaque, name, path, method.interface, method.name, arguments, nil,
      G_DBUS_CALL_FLAGS_NONE, timeout, nil,
      { connection, result, data in
        let answer = g_dbus_connection_call_finish(
          OpaquePointer(connection), result, nil)
        MainActor.assumeIsolated {
          Answer<Variant?>.consume(data)(answer.map(Variant.init))
        }
        if let answer { g_variant_unref(answer) }
      }, Answer.pass(done))
  }

  /// Pings the owner of `name`, which answers when it has nothing else to do; waits no longer than
  /// a user would notice.
  func ping(_ name: String, _ done: @escaping () -> Void) {
    call(name, "/", ("org.freedesktop.DBus.Peer", "Ping"), timeout: 150) { _ in done() }
  }

  /// Subscribes to a signal, until `ignore(_:)` or the end of the connection. `handler` gets its arguments.
  ///
  /// - Parameters:
  ///   - path: The object; `nil` for all of `name`.
  ///   - signal: `nil` for all.
  /// - Returns: The number of the subscription; 0 on a closed connection.
  @discardableResult
  func listen(
    to name: String?, _ path: String? = nil, _ signal: (interface: String, name: String)? = nil,
    firstArgument: String? = nil, _ handler: @escaping (Variant) -> Void
  ) -> UInt32 {
    // GLib would warn that it cannot subscribe (2.84); nothing arrives on a closed connection.
    if g_dbus_connection_is_closed(connection.opaque) != 0 { return 0 }
    return g_dbus_connection_signal_subscribe(
      connection.opaque, name, signal?.interface, signal?.name, path, firstArgument,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard let arguments else { return }
        let values = arguments
        MainActor.assumeIsolated { Answer<Variant>.peek(data)(Variant(values)) }
      }, Answer.pass(handler), { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
  }

  /// Ends a subscription.
  func ignore(_ subscription: UInt32) {
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection.opaque, subscription) }
  }

  /// Follows the owner of a name until `unwatch(_:)`. `changed` gets it at first, and after each change; `nil` if there
  /// is none, or the connection has ended.
  ///
  /// - Parameter isStarted: Whether the bus starts the service, if it can.
  /// - Returns: The number for `unwatch(_:)`.
  @discardableResult
  func watch(
    _ name: String, isStarted: Bool = false, _ changed: @escaping (String?) -> Void
  ) -> UInt32 {
    g_bus_watch_name_on_connection(
      connection.opaque, name,
      isStarted ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, owner, data in
        let owner = owner.map { String(cString: $0) }
        MainActor.assumeIsolated { Answer<String?>.peek(data)(owner) }
      },
      { _, _, data in
        MainActor.assumeIsolated { Answer<String?>.peek(data)(nil) }
      }, Answer.pass(changed), { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
  }

  /// Follows the owner of a name no longer.
  func unwatch(_ watch: UInt32) { if watch != 0 { g_bus_unwatch_name(watch) } }

  /// Calls `handler` once when the connection ends.
  func whenClosed(_ handler: @escaping () -> Void) -> SignalConnection {
    SignalConnection(connection, "closed", owner: self) { _, _ in handler() }
  }
}

/// A closure that waits for an answer from GIO.
@MainActor
private final class Answer<Value> {
  private let closure: (Value) -> Void

  private init(_ closure: @escaping (Value) -> Void) { self.closure = closure }

  static func pass(_ closure: @escaping (Value) -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Answer(closure)).toOpaque()
  }

  /// The closure, for its only call.
  static func consume(_ data: UnsafeMutableRawPointer?) -> (Value) -> Void {
    Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue().closure
  }

  /// The closure, which stays in place.
  static func peek(_ data: UnsafeMutableRawPointer?) -> (Value) -> Void {
    Unmanaged<Answer>.fromOpaque(data!).takeUnretainedValue().closure
  }
}

/// A D-Bus value; valid while its owner keeps it.
@MainActor
struct Variant {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Visits the members of a tuple, array or dictionary entry; for a variant, its content.
  func forEach(_ body: (Variant) -> Void) {
    guard g_variant_is_container(pointer) != 0 else { return }
    for index in 0..<g_variant_n_children(pointer) {
      let child = g_variant_get_child_value(pointer, index)!
      body(Variant(child))
      g_variant_unref(child)
    }
  }

  /// All strings inside, in order, at any depth.
  var strings: [String] {
    if g_variant_is_of_type(pointer, tabstop_variant_type_string()) != 0 {
      return [String(cString: g_variant_get_string(pointer, nil))]
    }
    var strings: [String] = []
    forEach { strings += $0.strings }
    return strings
  }

  /// All Booleans inside, in order, at any depth.
  var booleans: [Bool] {
    if g_variant_classify(pointer) == G_VARIANT_CLASS_BOOLEAN {
      return [g_variant_get_boolean(pointer) != 0]
    }
    var booleans: [Bool] = []
    forEach { booleans += $0.booleans }
    return booleans
  }

  /// The first number inside, at any depth.
  var number: UInt32? {
    if g_variant_is_of_type(pointer, tabstop_variant_type_uint32()) != 0 {
      return g_variant_get_uint32(pointer)
    }
    var number: UInt32?
    forEach { number = number ?? $0.number }
    return number
  }

  /// All signed numbers of 32 bits inside, in order, at any depth.
  var integers: [Int32] {
    if g_variant_classify(pointer) == G_VARIANT_CLASS_INT32 {
      return [g_variant_get_int32(pointer)]
    }
    var integers: [Int32] = []
    forEach { integers += $0.integers }
    return integers
  }

  /// All floating-point numbers inside, in order, at any depth.
  var doubles: [Double] {
    if g_variant_classify(pointer) == G_VARIANT_CLASS_DOUBLE {
      return [g_variant_get_double(pointer)]
    }
    var doubles: [Double] = []
    forEach { doubles += $0.doubles }
    return doubles
  }

  /// The members, each as the strings inside it.
  var rows: [[String]] {
    var rows: [[String]] = []
    forEach { rows.append($0.strings) }
    return rows
  }
}
