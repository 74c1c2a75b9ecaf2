public import CGtk

/// Traits of a widget that stands for several cells of a grid.
public enum RowGapTraits {
  fileprivate static let key = g_quark_from_static_string("tabstop-row-gap")

  /// The number of rows that the widget replaces in a collection; 0 if it is no gap.
  public static func rows(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int(bitPattern: g_object_get_qdata(object, key))
  }
}

extension Widget {
  /// The number of rows without widgets that this widget replaces in a collection; 0 for all
  /// others.
  public var gapRows: Int {
    get { RowGapTraits.rows(of: pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), RowGapTraits.key, UnsafeMutableRawPointer(bitPattern: newValue))
    }
  }

  /// Whether the widget only takes the space of rows without widgets.
  public var isRowGap: Bool { gapRows > 0 }
}
