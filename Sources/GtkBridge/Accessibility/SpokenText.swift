internal import CGtk

/// What a screen reader says of a widget that is no control: the text of a label, unless the program has given
/// another, or none.
public enum SpokenText {
  private static let key = g_quark_from_string("tabstop-spoken-text")

  /// Replaces the text; `nil` for that of the widget.
  public static func set(_ text: String?, of widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard text != nil || g_object_get_qdata(object, key) != nil else { return }
    g_object_set_qdata_full(object, key, g_strdup(text), { g_free($0) })
  }

  /// The text of a widget; `nil` if it is that of what is in it.
  public static func of(_ widget: WidgetPointer) -> String? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    if let text = g_object_get_qdata(object, key), widget.firstInTree(where: { $0.isLabel }) != nil,
      widget.firstInTree(where: { $0.isFocusable }) == nil
    {
      return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
    guard widget.isLabel else { return nil }
    return gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
  }
}
