public import CGtk

/// The direction of a layout, by GTK's names.
public typealias Orientation = GtkOrientation

extension GtkOrientation {
  /// `GTK_ORIENTATION_HORIZONTAL`.
  @inlinable public static var horizontal: GtkOrientation { GTK_ORIENTATION_HORIZONTAL }
  /// `GTK_ORIENTATION_VERTICAL`.
  @inlinable public static var vertical: GtkOrientation { GTK_ORIENTATION_VERTICAL }
}

/// The alignment of a widget in its allocation, by GTK's names.
public typealias WidgetAlignment = GtkAlign

extension GtkAlign {
  /// `GTK_ALIGN_FILL`: the widget fills its allocation.
  @inlinable public static var fill: GtkAlign { GTK_ALIGN_FILL }
  /// `GTK_ALIGN_START`: the leading edge, or the top.
  @inlinable public static var start: GtkAlign { GTK_ALIGN_START }
  /// `GTK_ALIGN_END`: the trailing edge, or the bottom.
  @inlinable public static var end: GtkAlign { GTK_ALIGN_END }
  /// `GTK_ALIGN_CENTER`.
  @inlinable public static var center: GtkAlign { GTK_ALIGN_CENTER }
  /// `GTK_ALIGN_BASELINE`, for vertical alignment: on the baseline of the neighbours' texts.
  @inlinable public static var baseline: GtkAlign { GTK_ALIGN_BASELINE }
}
