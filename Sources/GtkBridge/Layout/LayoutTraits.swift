public import CGtk

/// The values that a widget passes to the layout around it, in addition to GTK's properties.
public enum LayoutTraits {
  private static let priorityKey = g_quark_from_static_string("tabstop-layout-priority")

  /// The layout priority in a stack: 0 unless set.
  public static func priority(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    // The bits of a number are stored in GLib's pointer; those of 0 are null.
    let bits = UInt(bitPattern: g_object_get_qdata(object, priorityKey))
    return Double(bitPattern: UInt64(bits))
  }

  private static let spacerKey = g_quark_from_static_string("tabstop-spacer")

  /// What a spacer means to a stack.
  public static func spacer(of widget: UnsafeMutablePointer<GtkWidget>) -> SpacerTrait {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let value = UInt(bitPattern: g_object_get_qdata(object, spacerKey))
    return SpacerTrait(rawValue: value) ?? .none
  }

  fileprivate static func setSpacer(
    _ spacer: SpacerTrait, of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata(object, spacerKey, UnsafeMutableRawPointer(bitPattern: spacer.rawValue))
  }

  private static let valuesKey = g_quark_from_static_string("tabstop-layout-values")

  /// A value that the program has set on a view for its own layouts.
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

/// Whether a widget is a space between others, which a stack without a spacing of its own does not space from them.
public enum SpacerTrait: UInt {
  case none, spacer
  /// A space that is at least as long as the spacing that a stack has by default.
  case spacerOfDefaultLength
}

private final class LayoutValues {
  let values: [ObjectIdentifier: Any]
  init(_ values: [ObjectIdentifier: Any]) { self.values = values }
}

/// The place of a widget in a grid.
public final class GridCellTraits {
  /// Creates the default traits.
  public init() {}

  /// The number of columns that the cell spans.
  public var columns = 1
  /// The horizontal alignment in the cell, from 0 to 1; `nil` for the grid's.
  public var x: Double?
  /// The vertical alignment in the cell, from 0 to 1; `nil` for the grid's.
  public var y: Double?
  /// The alignment of all cells of the column.
  public var columnX: Double?
  /// Whether the cell does not contribute to the width of its column.
  public var isUnsizedHorizontally = false
  /// Whether a cell without a width of its own fills its column.
  public var fillsColumn = false
  /// Whether a cell without a height of its own fills its row.
  public var fillsRow = false
  /// Whether the cell does not contribute to the height of its row.
  public var isUnsizedVertically = false
  /// Whether the view takes a whole line of a lazy grid: the title of a section.
  public var isFullWidth = false
  /// Whether the view is an action at the end of a row.
  public var isRowAction = false
  /// Whether the view is a section with rows in a box of its own.
  public var isSection = false
  /// Whether the row can be deleted or moved.
  public var hasRowActions = false

  fileprivate static let key = g_quark_from_static_string("tabstop-grid-cell")

  /// The traits of a widget, if it has any.
  public static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> GridCellTraits? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map {
      Unmanaged<GridCellTraits>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

extension Widget {
  /// The widget's place in a grid, if one was set.
  public var gridCell: GridCellTraits? {
    get { GridCellTraits.of(pointer) }
    set {
      g_object_set_qdata_full(
        cast(to: GObject.self), GridCellTraits.key,
        newValue.map { Unmanaged.passRetained($0).toOpaque() },
        { Unmanaged<GridCellTraits>.fromOpaque($0!).release() })
    }
  }

  /// Changes the widget's place in a grid; it has the default one until then.
  public func changeGridCell(_ change: (GridCellTraits) -> Void) {
    let traits = gridCell ?? GridCellTraits()
    change(traits)
    gridCell = traits
  }

  /// Copies the layout traits of `inner`, which this widget wraps.
  public func takeLayoutTraits(of inner: Widget) {
    zIndex = inner.zIndex
    layoutPriority = inner.layoutPriority
    if inner.spacer != .none { spacer = inner.spacer }
    if let cell = inner.gridCell { gridCell = cell }
    let values = inner.layoutValues
    if !values.isEmpty { layoutValues = values }
  }

  /// The values that the program has set on the view for its own layouts.
  public var layoutValues: [ObjectIdentifier: Any] {
    get { LayoutTraits.values(of: pointer) }
    set { LayoutTraits.setValues(newValue, of: pointer) }
  }

  /// Whether the widget is a space between others.
  public var spacer: SpacerTrait {
    get { LayoutTraits.spacer(of: pointer) }
    set { LayoutTraits.setSpacer(newValue, of: pointer) }
  }

  /// The priority with which the widget gets its size, as `layoutPriority(_:)` sets it.
  public var layoutPriority: Double {
    get { LayoutTraits.priority(of: pointer) }
    set {
      guard newValue != layoutPriority else { return }
      LayoutTraits.setPriority(newValue, of: pointer)
    }
  }
}
