internal import CGtk
internal import Synchronization

/// Answers what a screen reader asks of the program before the program's registration is complete.
///
/// GTK (4.8 to 4.18) exports the root of the accessible tree, and asks the registry to embed it. Until the registry
/// answers GTK does not know the desktop, and crashes when it is asked for the root's application or parent. A
/// screen reader does ask that early if the computer is busy, since GTK sends events of the first window at once.
enum EarlyAccessibleCalls {
  /// Answers until the connection is registered; what is returned lives as long.
  @discardableResult
  static func watch(_ connection: OpaquePointer) -> Registration {
    let registration = Registration()
    let filter = g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, registration in
        let registration = Unmanaged<Registration>.fromOpaque(registration!)
          .takeUnretainedValue()
        return registration.pass(message!, isIncoming: isIncoming != 0, over: connection!)
      }, Unmanaged.passRetained(registration).toOpaque(),
      { Unmanaged<Registration>.fromOpaque($0!).release() })
    registration.setFilter(filter)
    return registration
  }
}

/// The registration of a connection, as its messages tell. They are seen on GIO's own thread.
final class Registration: Sendable {
  private enum State { case unasked, asked(serial: guint32), done }
  private let state = Mutex(State.unasked)
  /// The number of the filter by which the messages are seen, once it is known.
  private let filter = Mutex<guint>(0)

  fileprivate func setFilter(_ number: guint) { filter.withLock { $0 = number } }

  /// The path of the root of the tree.
  static let root = "/org/a11y/atspi/accessible/root"

  /// Returns the message, or `nil` if it was answered here.
  func pass(
    _ message: OpaquePointer, isIncoming: Bool, over connection: OpaquePointer
  ) -> OpaquePointer? {
    let isOpen = state.withLock { state -> Bool in
      switch state {
      case .unasked:
        if !isIncoming, message.isCall("org.a11y.atspi.Socket", "Embed") {
          state = .asked(serial: g_dbus_message_get_serial(message))
        }
        return true
      case .asked(let serial):
        // After an error GTK does not know the desktop either.
        if isIncoming, g_dbus_message_get_reply_serial(message) == serial,
          g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_RETURN
        {
          state = .done
          removeFilter(from: connection)
        }
        return true
      case .done: return false
      }
    }
    guard isOpen, isIncoming, message.has(g_dbus_message_get_path, Self.root), needsDesktop(message)
    else { return message }
    answer(message, over: connection)
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  /// Removes the filter, which GIO would call for each message, when it is not running.
  private func removeFilter(from connection: OpaquePointer) {
    let number = filter.withLock { $0 }
    guard number != 0 else { return }
    g_object_ref(UnsafeMutableRawPointer(connection))
    let removal = FilterRemoval(connection: connection, number: number)
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { data in
        let removal = Unmanaged<FilterRemoval>.fromOpaque(data!).takeRetainedValue()
        g_dbus_connection_remove_filter(removal.connection, removal.number)
        g_object_unref(UnsafeMutableRawPointer(removal.connection))
        return 0
      }, Unmanaged.passRetained(removal).toOpaque(), nil)
  }

  /// Whether GTK cannot answer a call yet.
  private func needsDesktop(_ message: OpaquePointer) -> Bool {
    let accessible = "org.a11y.atspi.Accessible"
    let methods = ["GetApplication", "GetChildAtIndex", "GetChildren"]
    if methods.contains(where: { message.isCall(accessible, $0) }) { return true }
    let properties = "org.freedesktop.DBus.Properties"
    guard message.isCall(properties, "Get") || message.isCall(properties, "GetAll") else {
      return false
    }
    // (Interface, property) or (interface).
    let texts = message.texts
    return texts.first == accessible
      && (texts.count == 1 || ["Parent", "ChildCount"].contains(texts[1]))
  }

  private func answer(_ message: OpaquePointer, over connection: OpaquePointer) {
    let reply: OpaquePointer
    if message.has(g_dbus_message_get_member, "GetApplication") {
      reply = g_dbus_message_new_method_reply(message)
      let program = g_dbus_connection_get_unique_name(connection)
      g_dbus_message_set_body(reply, .reference(to: Self.root, of: program))
    } else {
      // A client keeps no answer that failed: it asks again.
      reply = g_dbus_message_new_method_error_literal(
        message, "org.freedesktop.DBus.Error.Failed", "The program is not registered yet.")
    }
    g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }
}

private final class FilterRemoval {
  let connection: OpaquePointer
  let number: guint

  init(connection: OpaquePointer, number: guint) {
    (self.connection, self.number) = (connection, number)
  }
}

extension OpaquePointer {
  /// The texts of this message's body.
  fileprivate var texts: [String] {
    guard let body = g_dbus_message_get_body(self) else { return [] }
    return (0..<g_variant_n_children(body)).compactMap { index in
      let child = g_variant_get_child_value(body, index)!
      defer { g_variant_unref(child) }
      guard g_variant_is_of_type(child, tabstop_variant_type_string()) != 0 else { return nil }
      return String(cString: g_variant_get_string(child, nil))
    }
  }
}
