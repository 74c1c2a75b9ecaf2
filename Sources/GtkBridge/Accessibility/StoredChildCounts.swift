internal import CGtk

/// Keeps assistive technology from storing the number of children of the program's elements.
///
/// GTK (4.8 to 4.18) sends the number with each element that it describes to clients. Of an element that is added later
/// it sends the place, and libatspi (2.46) overwrites the stored child at that place with it: of a list to whose beginning
/// rows were added, Orca announced too few ("List with 1 item"). libatspi does not store the number -1, and asks each
/// time.
enum StoredChildCounts {
  /// An element as GTK describes it: itself, its application, its parent, its place, the number of its children,
  /// interfaces, name, role, description and states.
  private static let element = "((so)(so)(so)iiassusau)"
  private static let elements = "a" + element
  private static let count = 4

  /// Replaces the numbers in what is sent over a connection to the accessibility bus. They are replaced on GIO's own
  /// thread.
  static func prevent(over connection: OpaquePointer) {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, _ in
        isIncoming != 0 ? message : StoredChildCounts.withoutCounts(message!)
      }, nil, nil)
  }

  /// Returns the message, or another one in its place.
  private static func withoutCounts(_ message: OpaquePointer) -> OpaquePointer {
    guard let signature = g_dbus_message_get_signature(message),
      let body = g_dbus_message_get_body(message), let copy = copy(body, signature)
    else { return message }
    return message.replaced(withBody: copy)
  }

  /// The body of a message with one element, or with all.
  private static func copy(
    _ body: OpaquePointer, _ signature: UnsafePointer<gchar>
  ) -> OpaquePointer? {
    if element.withCString({ strcmp($0, signature) == 0 }) {
      return body.tuple { _, child in withoutCount(child) }
    }
    guard elements.withCString({ strcmp($0, signature) == 0 }) else { return nil }
    return body.tuple { _, elements in
      var copies: [OpaquePointer?] = (0..<g_variant_n_children(elements)).map { index in
        let child = g_variant_get_child_value(elements, index)!
        defer { g_variant_unref(child) }
        return withoutCount(child)
      }
      let type = g_variant_get_type(elements)
      return g_variant_new_array(
        g_variant_type_element(type), &copies, gsize(copies.count))
    }
  }

  private static func withoutCount(_ element: OpaquePointer) -> OpaquePointer {
    element.tuple { index, child in
      index == count ? g_variant_new_int32(-1) : child
    }
  }
}
