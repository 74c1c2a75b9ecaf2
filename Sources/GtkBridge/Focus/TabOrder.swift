public import CGtk

extension GtkDirectionType {
  /// Whether it is that of Tab, with or without Shift, and not that of an arrow key.
  public var isTab: Bool { self == GTK_DIR_TAB_FORWARD || self == GTK_DIR_TAB_BACKWARD }
}

extension Widget {
  /// Whether Tab visits the contents of a box in the order of its children. By default GTK (4.8)
  /// sorts by the height of each child's middle: beside a field with a line of text below it, a
  /// field without one comes first.
  public var isVisitedInOrder: Bool {
    get { g_object_get_qdata(cast(to: GObject.self), inOrderKey) != nil }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), inOrderKey,
        newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
    }
  }
}

private let inOrderKey = g_quark_from_static_string("tabstop-in-order")

/// Moves the focus among the children of a box; all other moves are GTK's.
func moveFocus(in box: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> gboolean {
  let object = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GObject.self)
  let goesForward = direction == GTK_DIR_TAB_FORWARD
  guard direction.isTab, g_object_get_qdata(object, inOrderKey) != nil
  else { return gtkFocus?(box, direction) ?? 0 }
  func neighbour(
    of child: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    goesForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
  }
  var next =
    gtk_widget_get_focus_child(box)
    ?? (goesForward ? gtk_widget_get_first_child(box) : gtk_widget_get_last_child(box))
  while let child = next {
    if !isHiddenFromTab(child, direction), gtk_widget_child_focus(child, direction) != 0 {
      return 1
    }
    // The child's reaction to the key may have removed it.
    next = gtk_widget_get_parent(child) == box ? neighbour(of: child) : nil
  }
  return 0
}

private let gtkFocus = g_type_class_peek(gtk_box_get_type())!
  .assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus
