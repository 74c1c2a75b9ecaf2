public import CGtk

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

/// A box that is there for the layout only, and says so: to GTK each box is a group, which makes
/// panels in panels for assistive technology.
func newLayoutBox(vertical: Bool) -> UnsafeMutablePointer<GtkWidget> {
  let object = UnsafeMutableRawPointer(g_object_new_with_properties(layoutBoxType, 0, nil, nil)!)
  if vertical { gtk_orientable_set_orientation(OpaquePointer(object), GTK_ORIENTATION_VERTICAL) }
  return object.assumingMemoryBound(to: GtkWidget.self)
}

let layoutBoxType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_accessible_role(own, .layout)
    own.pointee.focus = { box, direction in moveFocus(in: box!, direction) }
  }
  return g_type_register_static_simple(
    gtk_box_get_type(), "TabstopBox", guint(MemoryLayout<GtkBoxClass>.size),
    initializeClass, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(0))
}()

extension Widget {
  /// What is there for the layout only is a group once it has a name.
  public func becomeGroupIfLayout() {
    let isLayout = g_type_check_instance_is_a(cast(to: GTypeInstance.self), layoutBoxType) != 0
    if isLayout, accessibleRole == .layout {
      setRole(GTK_ACCESSIBLE_ROLE_GROUP)
    }
  }
}

/// A menu button. For assistive technology the button inside is the button, and this is nothing.
extension Widget {
  public static func menuButton() -> Widget {
    let widget = Widget(gtk_menu_button_new())
    widget.setRolesAroundButton(GTK_ACCESSIBLE_ROLE_BUTTON)
    return widget
  }
}

extension Widget {
  /// Of a menu button or a drop-down: `role` is that of the button in it, which has the focus.
  ///
  /// On newer GTK that has the name of what is around it, hence this has to be something that can
  /// have one: a button, of which Orca (48) says nothing before the button itself.
  public func setRolesAroundButton(_ role: GtkAccessibleRole) {
    let isModern = GtkVersion.isModern
    setRole(isModern ? GTK_ACCESSIBLE_ROLE_BUTTON : .layout)
    if let button = gtk_widget_get_first_child(pointer) {
      Widget(button).setRole(isModern ? GTK_ACCESSIBLE_ROLE_BUTTON : role)
    }
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
