internal import CGtk

/// Buttons of the rows of a list in which one row is the stop of Tab: swipe actions, and those of edit mode.
extension Widget {
  /// Whether Tab passes over the buttons of this row, because another row is the stop. While the focus is in
  /// the row, or Tab stops at something else in it anyway, they are stops.
  public var hidesButtonsFromTab: Bool {
    get { hidesButtons(pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), hidingKey, newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
    }
  }

  /// Whether Tab passes over the buttons of this row as long as the focus is elsewhere.
  public var hasHiddenButtons: Bool { hidesButtonsFromTab && !hasStop(in: pointer) }

  /// Creates a button for edits of a row.
  public static func rowButton(icon: String) -> Widget {
    let button = Widget(
      UnsafeMutableRawPointer(g_object_new_with_properties(rowButtonType, 0, nil, nil)!)
        .assumingMemoryBound(to: GtkWidget.self))
    gtk_button_set_icon_name(button.cast(to: GtkButton.self), icon)
    return button
  }
}

private let hidingKey = g_quark_from_static_string("tabstop-hides-buttons-from-tab")

private func hidesButtons(_ row: WidgetPointer) -> Bool {
  g_object_get_qdata(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GObject.self), hidingKey)
    != nil
}

/// A button that Tab passes over. GTK asks each widget whether it takes the focus; swipe actions, which may be
/// any widgets, are left out by the box that they are in.
private let rowButtonType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    own.pointee.focus = { button, direction in
      isHiddenFromTab(button!, direction) ? 0 : buttonFocus?(button, direction) ?? 0
    }
  }
  return g_type_register_static_simple(
    gtk_button_get_type(), "TabstopRowButton", guint(MemoryLayout<GtkButtonClass>.size),
    initializeClass, guint(MemoryLayout<GtkButton>.size), nil, GTypeFlags(0))
}()

private let buttonFocus = g_type_class_ref(gtk_button_get_type())!
  .assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus

private func isRowButton(_ widget: WidgetPointer) -> Bool {
  GridCellTraits.of(widget)?.isRowAction == true || widget.isInstance(of: rowButtonType)
}

/// Whether Tab passes over a widget now, because it is a button of another row than the list's stop.
func isHiddenFromTab(_ widget: WidgetPointer, _ direction: GtkDirectionType) -> Bool {
  guard direction.isTab, isRowButton(widget)
  else { return false }
  var next = widget.parent
  while let row = next {
    if hidesButtons(row) {
      // GTK's way to the focus, or to the place where it was.
      return gtk_widget_get_focus_child(row) == nil && !hasStop(in: row)
    }
    next = row.parent
  }
  return false
}

/// Whether Tab stops at something in a row besides its buttons: it would come from there to the buttons, and must
/// go the same way back.
private func hasStop(in parent: WidgetPointer) -> Bool {
  var next = parent.firstChild
  while let child = next {
    if !isRowButton(child), child.isMapped, child.canFocus,
      child.takesInput,
      child.isFocusable || hasStop(in: child)
    {
      return true
    }
    next = child.nextSibling
  }
  return false
}
