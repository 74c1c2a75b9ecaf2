internal import CGtk

/// What a screen reader says of a widget that is no control: the text of a label, unless the program has given
/// another, or none.
public enum SpokenText {
  private static let key = g_quark_from_string("tabstop-spoken-text")
  /// A key of its own: a hidden text keeps what it says when it is shown again.
  private static let hiddenKey = g_quark_from_string("tabstop-spoken-hidden")

  /// Replaces the text; `nil` for that of the widget.
  public static func set(_ text: String?, of widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard text != nil || g_object_get_qdata(object, key) != nil else { return }
    g_object_set_qdata_full(object, key, g_strdup(text), { g_free($0) })
  }

  /// Whether the program has given the widget a text.
  static func isSet(of widget: WidgetPointer) -> Bool {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key) != nil
  }

  /// Hides the widget: it says nothing, whatever its text is.
  public static func setHidden(_ isHidden: Bool, of widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata(object, hiddenKey, isHidden ? UnsafeMutableRawPointer(widget) : nil)
  }

  /// Whether the program has hidden the widget.
  static func isHidden(_ widget: WidgetPointer) -> Bool {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, hiddenKey) != nil
  }

  /// The text of a widget; `nil` if it is that of what is in it.
  public static func of(_ widget: WidgetPointer) -> String? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let isHidden = isHidden(widget)
    let text = g_object_get_qdata(object, key)
    if isHidden || text != nil, widget.firstInTree(where: { $0.isLabel }) != nil,
      widget.firstInTree(where: { $0.isFocusable }) == nil
    {
      guard !isHidden, let text else { return "" }
      return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
    guard widget.isLabel else { return nil }
    return gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
  }
}
