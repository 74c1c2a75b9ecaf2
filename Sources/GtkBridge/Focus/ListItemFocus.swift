public import CGtk

extension Widget {
  /// The first widget of a type in this one, in depth-first order.
  public func firstDescendant(of type: GType) -> Widget? {
    pointer.firstInTree { $0 != pointer && $0.isInstance(of: type) }.map(Widget.init)
  }

  /// Scrolls a list view to its selected item and gives that item the keyboard focus.
  ///
  /// - Parameter position: The item's position. GTK 4.8 has an action to scroll to a position, but
  ///   no function that moves the focus to one.
  public func focusSelectedItem(at position: UInt32) {
    // GTK (4.8) does not take over the floating reference.
    let target = g_variant_ref_sink(g_variant_new_uint32(position))
    defer { g_variant_unref(target) }
    gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", target)
    var next = gtk_widget_get_first_child(pointer)
    while let item = next {
      if gtk_widget_get_state_flags(item).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 {
        gtk_widget_grab_focus(item)
        return
      }
      next = gtk_widget_get_next_sibling(item)
    }
  }
}
