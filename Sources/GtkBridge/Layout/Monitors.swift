internal import CGtk

/// The screens of the display.
@MainActor
public enum Monitors {
  /// The width of the widest, in points; the greatest number if there is none.
  public static var greatestWidth: Int32 { greatest(\.width) }

  /// The height of the highest, in points; the greatest number if there is none.
  public static var greatestHeight: Int32 { greatest(\.height) }

  private static func greatest(_ length: KeyPath<GdkRectangle, Int32>) -> Int32 {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display)
    else { return .max }
    var result: Int32 = 0
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      var bounds = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
      result = max(result, bounds[keyPath: length])
    }
    return result > 0 ? result : .max
  }
}
