public import CGtk

/// Traits of a widget that stands for several cells of a grid.
public enum RowGapTraits {
  fileprivate static let key = g_quark_from_static_string("tabstop-row-gap")

  /// The number of rows that the widget replaces in a collection; 0 if it is no gap.
  public static func rows(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int(bitPattern: g_object_get_qdata(object, key))
  }

  fileprivate static let cellsKey = g_quark_from_static_string("tabstop-row-gap-cells")

  /// The number of cells of a grid that these rows take.
  public static func cells(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int(bitPattern: g_object_get_qdata(object, cellsKey))
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

  /// The number of cells of a grid that these rows take.
  public var gapCells: Int {
    get { RowGapTraits.cells(of: pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), RowGapTraits.cellsKey, UnsafeMutableRawPointer(bitPattern: newValue)
      )
    }
  }

  /// Whether the widget only takes the room of rows that are not made.
  public var isRowGap: Bool { gapRows > 0 }
}
