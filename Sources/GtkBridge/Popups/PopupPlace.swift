internal import CGtk

/// Keeps popups on the screen when their widget is not.
///
/// GTK (4.8 to 4.18) places a popup by the monitor of its widget. On X11 a window may be moved so
/// that the widget is on none; GTK then warns, and computes with the size of no monitor, which may
/// give the popup a negative width (`gdk_x11_surface_layout_popup`). So the popup is made to point
/// to the nearest place on a monitor, where keyboard users see it, too.
@MainActor
enum PopupPlace {
  static func bringOnScreen(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let popover = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
    restore(popover)
    guard let parent = gtk_widget_get_parent(widget),
      let window = gtk_widget_get_native(parent),
      let surface = gtk_native_get_surface(window)
    else { return }
    var corner = (x: Int32(0), y: Int32(0))
    guard tabstop_x11_place_of_surface(surface, &corner.x, &corner.y) != 0 else { return }
    // The rectangle to point to, in the parent's coordinates, and its offset from the screen's
    // corner.
    var target = GdkRectangle()
    let pointsSomewhere = gtk_popover_get_pointing_to(popover, &target) != 0
    var inWindow = (x: 0.0, y: 0.0)
    var ofWindow = (x: 0.0, y: 0.0)
    let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(parent, top, 0, 0, &inWindow.x, &inWindow.y) != 0 else {
      return
    }
    gtk_native_get_surface_transform(window, &ofWindow.x, &ofWindow.y)
    let x = corner.x + Int32(inWindow.x + ofWindow.x)
    let y = corner.y + Int32(inWindow.y + ofWindow.y)
    var onScreen = target
    onScreen.x += x
    onScreen.y += y
    onScreen.width = max(1, target.width)
    onScreen.height = max(1, target.height)
    guard let place = nearestPlace(to: onScreen) else { return }
    var shown = GdkRectangle(x: place.x - x, y: place.y - y, width: 1, height: 1)
    keep(pointsSomewhere ? target : nil, shown: shown, for: popover)
    gtk_popover_set_pointing_to(popover, &shown)
  }

  /// The point of a monitor that is nearest to `wanted`; `nil` if part of `wanted` is on a monitor.
  private static func nearestPlace(to wanted: GdkRectangle) -> (x: Int32, y: Int32)? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display)
    else { return nil }
    var nearest: (x: Int32, y: Int32)?
    var least = Int64.max
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      var bounds = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
      guard bounds.width > 0, bounds.height > 0 else { continue }
      var wanted = wanted
      if gdk_rectangle_intersect(&wanted, &bounds, nil) != 0 { return nil }
      let x = min(max(wanted.x, bounds.x), bounds.x + bounds.width - 1)
      let y = min(max(wanted.y, bounds.y), bounds.y + bounds.height - 1)
      let away = (Int64(x - wanted.x), Int64(y - wanted.y))
      let distance = away.0 * away.0 + away.1 * away.1
      if distance < least { (least, nearest) = (distance, (x, y)) }
    }
    return nearest
  }

  // MARK: What a popover pointed to before

  private static let name = "tabstop-pointed-to"

  /// The rectangle that the popover pointed to, if any, and the one that replaced it.
  private struct Kept {
    var target: GdkRectangle?
    var shown: GdkRectangle
  }

  private static func keep(
    _ target: GdkRectangle?, shown: GdkRectangle, for popover: UnsafeMutablePointer<GtkPopover>
  ) {
    let kept = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
    kept.initialize(to: Kept(target: target, shown: shown))
    g_object_set_data_full(object(popover), name, kept) { $0!.deallocate() }
  }

  private static func restore(_ popover: UnsafeMutablePointer<GtkPopover>) {
    guard let data = g_object_get_data(object(popover), name) else { return }
    let kept = data.assumingMemoryBound(to: Kept.self).pointee
    g_object_set_data(object(popover), name, nil)
    var present = GdkRectangle()
    // The code that shows the popover may have set a new rectangle: then that one applies.
    guard gtk_popover_get_pointing_to(popover, &present) != 0,
      gdk_rectangle_equal([present], [kept.shown]) != 0
    else { return }
    if let target = kept.target {
      gtk_popover_set_pointing_to(popover, [target])
    } else {
      gtk_popover_set_pointing_to(popover, nil)
    }
  }

  private static func object(
    _ popover: UnsafeMutablePointer<GtkPopover>
  ) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GObject.self)
  }
}
