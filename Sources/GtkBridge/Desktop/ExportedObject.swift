internal import CGtk

/// An object of the program on a bus, whose methods other programs call. It exists
/// until this value is released.
@MainActor
public final class ExportedObject {
  /// A closure that handles a method call. It gets the name and the arguments, and returns a tuple,
  /// or nil for an error.
  public typealias Answer = @MainActor (_ method: String, _ arguments: BusArguments) -> BusValue?

  /// A closure that returns the value of a property; nil for an error.
  public typealias Property = @MainActor (_ name: String) -> BusValue?

  private let connection: ObjectRef
  private let path: String
  private let interface: String
  private var registration: guint = 0

  /// Exports an object on the user's session bus. Create it before the program owns its name, because
  /// a call that has started the program arrives as soon as the name is owned. Blocks until the session
  /// bus has answered.
  ///
  /// - Parameter description: D-Bus introspection data with one interface.
  /// - Returns: nil if there is no session bus, or if it has such an object.
  public convenience init?(path: String, description: String, answer: @escaping Answer) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    // By default GIO ends the program when the connection to the bus closes.
    g_dbus_connection_set_exit_on_close(bus, 0)
    self.init(
      on: ObjectRef(UnsafeMutableRawPointer(bus)), path: path, description: description,
      answer: answer)
  }

  /// Exports an object on a connection.
  ///
  /// - Parameters:
  ///   - description: D-Bus introspection data with one interface.
  ///   - property: Returns the values of the interface's properties.
  /// - Returns: nil if the connection has such an object.
  init?(
    on connection: ObjectRef, path: String, description: String,
    property: @escaping Property = { _ in nil }, answer: @escaping Answer
  ) {
    self.connection = connection
    guard let node = g_dbus_node_info_new_for_xml(description, nil),
      let interface = node.pointee.interfaces?.pointee
    else { preconditionFailure("The description of \(path) is not valid.") }
    defer { g_dbus_node_info_unref(node) }
    self.path = path
    self.interface = String(cString: interface.pointee.name)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation, let data else { return }
      let call = (
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
    table.get_property = { _, _, _, _, name, error, data in
      guard let name, let data else { return nil }
      let call = (name: String(cString: name), data: data)
      let value = MainActor.assumeIsolated {
        let value = Unmanaged<ReplyBox>.fromOpaque(call.data)
          .takeUnretainedValue().property(call.name)?.pointer
        return Sent(value)
      }
      if value.pointer == nil {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
          "There is no such property.")
      }
      return value.pointer
    }
    registration = g_dbus_connection_register_object(
      connection.opaque, path, interface, &table,
      Unmanaged.passRetained(ReplyBox(answer, property)).toOpaque(),
      { Unmanaged<AnyObject>.fromOpaque($0!).release() }, nil)
    if registration == 0 { return nil }
  }

  /// Sends a signal of the interface to all who listen.
  public func emit(_ signal: String, _ arguments: [BusValue] = []) {
    g_dbus_connection_emit_signal(
      connection.opaque, nil, path, interface, signal, BusValue.tuple(arguments).pointer, nil)
  }

  isolated deinit {
    if registration != 0 { g_dbus_connection_unregister_object(connection.opaque, registration) }
  }
}

private final class ReplyBox {
  let answer: ExportedObject.Answer
  let property: ExportedObject.Property
  init(_ answer: @escaping ExportedObject.Answer, _ property: @escaping ExportedObject.Property) {
    (self.answer, self.property) = (answer, property)
  }
}

/// A value on its way out of the main actor, on which it stays.
private struct Sent: @unchecked Sendable {
  let pointer: OpaquePointer?
  init(_ pointer: OpaquePointer?) { self.pointer = pointer }
}

/// The arguments of a method, valid during its call.
@MainActor
public struct BusArguments {
  let pointer: OpaquePointer

  /// The strings of an argument, which is a string or an array of them.
  public func strings(_ index: Int) -> [String] { read(index) { $0.strings } }

  /// The numbers of an argument, which is an `i` or an array or structure with some.
  public func integers(_ index: Int) -> [Int32] { read(index) { $0.integers } }

  /// The structures in an argument, which is an array of them, each with its numbers and strings.
  public func rows(_ index: Int) -> [(integers: [Int32], strings: [String])] {
    read(index) { argument in
      var rows: [(integers: [Int32], strings: [String])] = []
      argument.forEach { rows.append(($0.integers, $0.strings)) }
      return rows
    }
  }

  /// What `body` reads in an argument; nothing if there is no such argument.
  private func read<Element>(_ index: Int, _ body: (Variant) -> [Element]) -> [Element] {
    guard index < g_variant_n_children(pointer) else { return [] }
    let child = g_variant_get_child_value(pointer, gsize(index))!
    defer { g_variant_unref(child) }
    return body(Variant(child))
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

  /// A Boolean.
  public static func flag(_ flag: Bool) -> BusValue {
    BusValue(pointer: g_variant_new_boolean(flag ? 1 : 0))
  }

  /// The path of an object.
  static func path(_ path: String) -> BusValue {
    BusValue(pointer: g_variant_new_object_path(path))
  }

  /// A value with its type.
  static func variant(_ value: BusValue) -> BusValue {
    BusValue(pointer: g_variant_new_variant(value.pointer))
  }

  /// The value as GVariant's text, for tests. It ends the value.
  var text: String {
    g_variant_ref_sink(pointer)
    defer { g_variant_unref(pointer) }
    guard let text = g_variant_print(pointer, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
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

  /// An array, which may be empty.
  /// - Parameter type: The D-Bus signature of a member.
  public static func array(of type: String, _ members: [BusValue]) -> BusValue {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    var pointers: [OpaquePointer?] = members.map(\.pointer)
    return BusValue(pointer: g_variant_new_array(type, &pointers, gsize(pointers.count)))
  }
}
