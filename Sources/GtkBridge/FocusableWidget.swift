internal import CGtk

extension Widget {
  /// A container that can have the keyboard focus itself, before what is in it. For assistive
  /// technology it is a group; a role given at once makes it something else.
  public static func focusable(_ layout: any LayoutDelegate) -> Widget {
    let object = g_object_new_with_properties(focusableType, 0, nil, nil)!
    let widget = Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
    gtk_widget_set_layout_manager(widget.pointer, makeLayoutManager(layout))
    return widget
  }
}

/// A box takes no focus itself, and hands it on to its children; a plain widget takes it.
private let focusableType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    let plain = g_type_class_peek(gtk_widget_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    own.pointee.focus = plain.pointee.focus
    own.pointee.grab_focus = plain.pointee.grab_focus
  }
  return g_type_register_static_simple(
    gtk_box_get_type(), "TabstopFocusable", guint(MemoryLayout<GtkBoxClass>.size),
    initializeClass, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(0))
}()
