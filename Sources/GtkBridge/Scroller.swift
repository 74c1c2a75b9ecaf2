internal import CGtk

extension Widget {
  /// A scrolling window that is no stop of Tab itself, and lets Tab pass where nothing inside takes
  /// the focus.
  public static func scroller() -> Widget {
    let object = g_object_new_with_properties(scrollerType, 0, nil, nil)!
    let widget = Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
    gtk_widget_set_focusable(widget.pointer, 0)
    widget.silenceBars()
    return widget
  }

  /// Of a scrolling window: its bars are bars for assistive technology, and have no further parts and
  /// no names.
  public func silenceBars() {
    for bar in [
      gtk_scrolled_window_get_vscrollbar(opaque), gtk_scrolled_window_get_hscrollbar(opaque),
    ] {
      guard let bar else { continue }
      Self.setLayoutRole(gtk_widget_get_first_child(bar))
      Widget(bar).setNameless()
    }
  }
}

/// GTK's (4.8) keeps the focus where it is when neither it nor anything in it can have it: Tab would
/// never get past it.
private let scrollerType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    data!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { widget, direction in
      guard let child = gtk_scrolled_window_get_child(OpaquePointer(widget)) else { return 0 }
      return gtk_widget_child_focus(child, direction)
    }
  }
  var parent = GTypeQuery()
  g_type_query(gtk_scrolled_window_get_type(), &parent)
  return g_type_register_static_simple(
    gtk_scrolled_window_get_type(), "TabstopScroller", parent.class_size, initializeClass,
    parent.instance_size, nil, GTypeFlags(0))
}()
