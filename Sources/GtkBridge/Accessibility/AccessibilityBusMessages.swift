internal import CGtk

/// Installs `EarlyAccessibleCalls`, `WindowRequests`, `StoredChildCounts` and `TextRunEnds`, which change the messages
/// on GTK's connection to the accessibility bus.
///
/// GTK does not give its connection to programs. It opens it when the first widget in a window changes, and the main
/// thread waits for it: no other part of a program connects on the main thread.
public enum AccessibilityBusMessages {
  /// GIO's own function. Unsafe: it is set once, before it is needed.
  private nonisolated(unsafe) static var open:
    (
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<GCancellable>?,
        UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
      ) -> gboolean
    )?

  /// Installs them. Must be called before the program has a window; another call has no effect.
  @MainActor public static func filter() { filtering }

  private static let filtering: Void = {
    let methods = g_type_class_ref(g_dbus_connection_get_type())!
    let opening = g_type_interface_peek(methods, g_initable_get_type())!
      .assumingMemoryBound(to: GInitableIface.self)
    open = opening.pointee.`init`
    // Called on any thread.
    opening.pointee.`init` = { connection, cancellable, error in
      let isOpen = AccessibilityBusMessages.open!(connection, cancellable, error)
      if isOpen != 0, let connection, MainLoop.isMainThread {
        EarlyAccessibleCalls.watch(connection)
        WindowRequests.answer(over: connection)
        StoredChildCounts.prevent(over: connection)
        TextRunEnds.correct(over: connection)
      }
      return isOpen
    }
  }()
}

extension OpaquePointer {
  /// Whether a header of this message is a text.
  func has(
    _ header: (OpaquePointer?) -> UnsafePointer<gchar>?, _ text: String
  ) -> Bool {
    guard let value = header(self) else { return false }
    return text.withCString { strcmp(value, $0) == 0 }
  }

  /// Whether this message calls a method.
  func isCall(_ interface: String, _ method: String) -> Bool {
    g_dbus_message_get_message_type(self) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
      && has(g_dbus_message_get_member, method) && has(g_dbus_message_get_interface, interface)
  }

  /// This message with another body. It is released: a filter returns one message for another.
  func replaced(withBody body: OpaquePointer) -> OpaquePointer {
    guard let other = g_dbus_message_copy(self, nil) else { return self }
    g_dbus_message_set_body(other, body)
    g_object_unref(UnsafeMutableRawPointer(self))
    return other
  }

  /// The body of an answer with a reference to one element.
  ///
  /// - Parameters:
  ///   - path: The path of the element.
  ///   - owner: The name of its program on the bus.
  static func reference(to path: String, of owner: UnsafePointer<gchar>?) -> OpaquePointer {
    var reference = [g_variant_new_string(owner), g_variant_new_object_path(path)]
    var body = [g_variant_new_tuple(&reference, 2)]
    return g_variant_new_tuple(&body, 1)
  }

  /// This tuple with other members.
  func tuple(_ member: (Int, OpaquePointer) -> OpaquePointer) -> OpaquePointer {
    var old: [OpaquePointer] = []
    defer { for child in old { g_variant_unref(child) } }
    var members: [OpaquePointer?] = (0..<g_variant_n_children(self)).map { index in
      let child = g_variant_get_child_value(self, index)!
      old.append(child)
      return member(Int(index), child)
    }
    return g_variant_new_tuple(&members, gsize(members.count))
  }
}
