internal import CGtk

/// An object of the program on the user's session bus, whose methods other programs call. It exists
/// until this value is released.
@MainActor
public final class ExportedObject {
  /// A closure that handles a method call. It gets the name and the arguments, and returns a tuple,
  /// or nil for an error.
  public typealias Answer = @MainActor (_ method: String, _ arguments: BusArguments) -> BusValue?

  private let connection: ObjectRef
  private var registration: guint = 0

  /// Exports an object. Create it before the program owns its name, because a call that has started
  /// the program arrives as soon as the name is owned. Blocks until the session bus has answered.
  ///
  /// - Parameters:
  ///   - description: D-Bus introspection data with one interface.
  /// - Returns: nil if there is no session bus, or if it has such an object.
  public init?(path: String, description: String, answer: @escaping Answer) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    connection = ObjectRef(UnsafeMutableRawPointer(bus))
    g_object_unref(UnsafeMutableRawPointer(bus))
    // By default GIO ends the program when the connection to the bus closes.
    g_dbus_connection_set_exit_on_close(bus, 0)
    guard let node = g_dbus_node_info_new_for_xml(description, nil),
      let interface = node.pointee.interfaces?.pointee
    else { preconditionFailure("The description of \(path) is not valid.") }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation, let data else { return }
      nonisolated(unsafe) let call = (
        method: String(cString: method), arguments: arguments, invocation: invocation, data: data
      )
      // GDBus calls on the main loop, from which the object was exported.
      MainActor.assumeIsolated {
        let answer = Unmanaged<ReplyBox>.fromOpaque(call.data).takeUnretainedValue().answer
        if let reply = answer(call.method, BusArguments(pointer: call.arguments)) {
          g_dbus_method_invocation_return_value(call.invocation, reply.pointer)
        } else {
          g_dbus_method_invocation_return_dbus_error(
            call.invocation, "org.freedesktop.DBus.Error.Failed", "The program has no answer.")
        }
      }
    }
    registration = g_dbus_connection_register_object(
      bus, path, interface, &table, Unmanaged.passRetained(ReplyBox(answer)).toOpaque(),
      { Unmanaged<AnyObject>.fromOpaque($0!).release() }, nil)
    if registration == 0 { return nil }
  }

  isolated deinit {
    if registration != 0 { g_dbus_connection_unregister_object(connection.opaque, registration) }
  }
}

private final class ReplyBox {
  let answer: ExportedObject.Answer
  init(_ answer: @escaping ExportedObject.Answer) { self.answer = answer }
}

/// The arguments of a method, valid during its call.
@MainActor
public struct BusArguments {
  let pointer: OpaquePointer

  /// The strings of an argument, which is a string or an array of them.
  public func strings(_ index: Int) -> [String] {
    guard index < g_variant_n_children(pointer) else { return [] }
    let child = g_variant_get_child_value(pointer, gsize(index))!
    defer { g_variant_unref(child) }
    return Variant(child).strings
  }
}

/// A value for the bus.
@MainActor
public struct BusValue {
  /// A floating reference: the user of the value owns it.
  let pointer: OpaquePointer

  /// A string.
  public static func string(_ text: String) -> BusValue {
    BusValue(pointer: g_variant_new_string(text))
  }

  static func unsigned(_ number: UInt32) -> BusValue {
    BusValue(pointer: g_variant_new_uint32(number))
  }

  static func signed(_ number: Int32) -> BusValue { BusValue(pointer: g_variant_new_int32(number)) }

  /// An array of strings.
  public static func strings(_ texts: [String]) -> BusValue {
    array(of: "s", texts.map { string($0) })
  }

  /// A tuple.
  public static func tuple(_ members: [BusValue]) -> BusValue {
    var pointers: [OpaquePointer?] = members.map(\.pointer)
    return BusValue(pointer: g_variant_new_tuple(&pointers, gsize(pointers.count)))
  }

  /// A dictionary of variants (`a{sv}`).
  public static func dictionary(_ entries: [(String, BusValue)]) -> BusValue {
    array(
      of: "{sv}",
      entries.map { key, value in
        BusValue(
          pointer: g_variant_new_dict_entry(
            g_variant_new_string(key), g_variant_new_variant(value.pointer)))
      })
  }

  /// - Parameter type: The D-Bus signature of a member.
  public static func array(of type: String, _ members: [BusValue]) -> BusValue {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    var pointers: [OpaquePointer?] = members.map(\.pointer)
    return BusValue(pointer: g_variant_new_array(type, &pointers, gsize(pointers.count)))
  }
}
