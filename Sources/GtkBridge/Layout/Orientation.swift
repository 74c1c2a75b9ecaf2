public import CGtk

/// The direction of a layout, by GTK's names.
public typealias Orientation = GtkOrientation

extension GtkOrientation {
  /// GTK's constant of this name.
  @inlinable public static var horizontal: GtkOrientation { GTK_ORIENTATION_HORIZONTAL }
  /// GTK's constant of this name.
  @inlinable public static var vertical: GtkOrientation { GTK_ORIENTATION_VERTICAL }
}

/// The alignment of a widget in its allocation, by GTK's names.
public typealias WidgetAlignment = GtkAlign

extension GtkAlign {
  /// GTK's constant of this name.
  @inlinable public static var fill: GtkAlign { GTK_ALIGN_FILL }
  /// GTK's constant of this name.
  @inlinable public static var start: GtkAlign { GTK_ALIGN_START }
  /// GTK's constant of this name.
  @inlinable public static var end: GtkAlign { GTK_ALIGN_END }
  /// GTK's constant of this name.
  @inlinable public static var center: GtkAlign { GTK_ALIGN_CENTER }
  /// Only vertical: on the line of text of its neighbours.
  @inlinable public static var baseline: GtkAlign { GTK_ALIGN_BASELINE }
}
