public import CGtk

/// What a widget tells the layout that it stands in, beyond what GTK's widgets say.
public enum LayoutTraits {
  private static let priorityKey = g_quark_from_static_string("tabstop-layout-priority")

  /// Who chooses first in a stack: 0 unless set.
  public static func priority(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    // The bits of a number lie where GLib keeps a pointer; those of 0 are none.
    let bits = UInt(bitPattern: g_object_get_qdata(object, priorityKey))
    return Double(bitPattern: UInt64(bits))
  }

  private static let valuesKey = g_quark_from_static_string("tabstop-layout-values")

  /// What a program has said of a view to a layout of its own.
  public static func value(
    of key: ObjectIdentifier, of widget: UnsafeMutablePointer<GtkWidget>
  ) -> Any? { values(of: widget)[key] }

  fileprivate static func values(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [ObjectIdentifier: Any] {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, valuesKey).map {
      Unmanaged<LayoutValues>.fromOpaque($0).takeUnretainedValue().values
    } ?? [:]
  }

  fileprivate static func setValues(
    _ values: [ObjectIdentifier: Any], of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata_full(
      object, valuesKey, Unmanaged.passRetained(LayoutValues(values)).toOpaque(),
      { Unmanaged<LayoutValues>.fromOpaque($0!).release() })
  }

  fileprivate static func setPriority(
    _ priority: Double, of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata(
      object, priorityKey, UnsafeMutableRawPointer(bitPattern: UInt(priority.bitPattern)))
  }
}

private final class LayoutValues {
  let values: [ObjectIdentifier: Any]
  init(_ values: [ObjectIdentifier: Any]) { self.values = values }
}

/// How a widget stands in a grid.
public final class GridCellTraits {
  public init() {}

  /// How many columns it takes.
  public var columns = 1
  /// Where it stands in its cell, each from 0 to 1, if not where the others do.
  public var x: Double?
  public var y: Double?
  /// Where all cells of its column stand.
  public var columnX: Double?
  /// Whether the cell leaves the size of the column and the row to others.
  public var isUnsizedHorizontally = false
  public var isUnsizedVertically = false

  fileprivate static let key = g_quark_from_static_string("tabstop-grid-cell")

  public static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> GridCellTraits? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map {
      Unmanaged<GridCellTraits>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

extension Widget {
  /// How the widget stands in a grid, if that was said.
  public var gridCell: GridCellTraits? {
    get { GridCellTraits.of(pointer) }
    set {
      g_object_set_qdata_full(
        cast(to: GObject.self), GridCellTraits.key,
        newValue.map { Unmanaged.passRetained($0).toOpaque() },
        { Unmanaged<GridCellTraits>.fromOpaque($0!).release() })
    }
  }

  /// Takes on what `inner`, which this widget stands for in a layout, says to layouts.
  public func takeLayoutTraits(of inner: Widget) {
    zIndex = inner.zIndex
    layoutPriority = inner.layoutPriority
    if let cell = inner.gridCell { gridCell = cell }
    let values = inner.layoutValues
    if !values.isEmpty { layoutValues = values }
  }

  /// What a program has said of the view to a layout of its own.
  public var layoutValues: [ObjectIdentifier: Any] {
    get { LayoutTraits.values(of: pointer) }
    set { LayoutTraits.setValues(newValue, of: pointer) }
  }

  public var layoutPriority: Double {
    get { LayoutTraits.priority(of: pointer) }
    set {
      guard newValue != layoutPriority else { return }
      LayoutTraits.setPriority(newValue, of: pointer)
    }
  }
}
