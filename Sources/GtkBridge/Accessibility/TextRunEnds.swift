internal import CGtk

/// Lets a run of equal attributes in the text of a field reach to its end.
///
/// GTK (4.8 to 4.18) takes the number of characters for one of bytes when it looks for the end of the last run: that of
/// "€130" ended after two characters. Orca (43) reads a field run by run, and left out the rest: of "Zürich" the last
/// letter, of an Arabic text its second half.
///
/// GTK answers on the main thread, messages are seen on GIO's own: the text is not known here, and a client takes an end
/// behind the text for the end of the text. A text of several lines that can be edited has other code, whose ends are
/// right.
enum TextRunEnds {
  /// The answer to `GetAttributeRun`: the attributes, the start and the end.
  private static let answer = "a{ss}ii"
  private static let end = 2

  /// Replaces the ends in what is sent over a connection to the accessibility bus.
  static func correct(over connection: OpaquePointer) {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, _ in
        isIncoming != 0 ? message : TextRunEnds.corrected(message!)
      }, nil, nil)
  }

  /// Returns the message, or another one in its place.
  private static func corrected(_ message: OpaquePointer) -> OpaquePointer {
    guard let signature = g_dbus_message_get_signature(message),
      answer.withCString({ strcmp($0, signature) == 0 }),
      let body = g_dbus_message_get_body(message), isWholeField(body)
    else { return message }
    return message.replaced(
      withBody: body.tuple { index, member in
        index == end ? g_variant_new_int32(.max) : member
      })
  }

  /// Whether a run is the first of a text that is no text view.
  private static func isWholeField(_ body: OpaquePointer) -> Bool {
    let (attributes, start) = (
      g_variant_get_child_value(body, 0)!, g_variant_get_child_value(body, 1)!
    )
    defer {
      g_variant_unref(attributes)
      g_variant_unref(start)
    }
    guard g_variant_get_int32(start) == 0 else { return false }
    guard
      let editable = g_variant_lookup_value(attributes, "editable", tabstop_variant_type_string())
    else { return true }
    defer { g_variant_unref(editable) }
    return strcmp(g_variant_get_string(editable, nil), "false") == 0
  }
}
