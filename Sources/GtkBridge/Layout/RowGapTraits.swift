public import CGtk

/// What a widget that stands for several cells of a grid tells the layout.
public enum RowGapTraits {
  fileprivate static let key = g_quark_from_static_string("tabstop-row-gap")

  /// For how many rows of a collection the widget stands; 0 for one that is no gap.
  public static func rows(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int(bitPattern: g_object_get_qdata(object, key))
  }
}

extension Widget {
  /// For how many rows of a collection the widget stands, none of which is made; 0 for all others.
  public var gapRows: Int {
    get { RowGapTraits.rows(of: pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), RowGapTraits.key, UnsafeMutableRawPointer(bitPattern: newValue))
    }
  }

  /// Whether the widget only takes the room of rows that are not made.
  public var isRowGap: Bool { gapRows > 0 }
}
