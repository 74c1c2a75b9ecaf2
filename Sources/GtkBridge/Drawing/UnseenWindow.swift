internal import CGtk

extension Widget {
  /// Creates a window in which widgets are drawn, and which is never on screen. GTK draws only mapped widgets: this
  /// window maps them, but not its surface. `destroyWindow()` destroys it.
  @MainActor public static func unseenWindow() -> Widget {
    let object = g_object_new_with_properties(unseenWindowType, 0, nil, nil)!
    let window = Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
    gtk_widget_show(window.pointer)
    gtk_widget_map(window.pointer)
    return window
  }
}

private let unseenWindowType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    let plain = g_type_class_peek(gtk_widget_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    own.pointee.show = plain.pointee.show
    own.pointee.map = plain.pointee.map
  }
  var parent = GTypeQuery()
  g_type_query(gtk_window_get_type(), &parent)
  return g_type_register_static_simple(
    gtk_window_get_type(), "TabstopUnseenWindow", parent.class_size, initializeClass,
    parent.instance_size, nil, GTypeFlags(0))
}()
