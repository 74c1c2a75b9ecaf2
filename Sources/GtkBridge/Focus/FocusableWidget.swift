public import CGtk

extension Widget {
  /// Creates a container that can have the keyboard focus itself, before its contents. Its
  /// accessible role is a group; another role may be set before it is shown.
  public static func focusable(_ layout: any LayoutDelegate) -> Widget {
    let object = g_object_new_with_properties(focusableType, 0, nil, nil)!
    let widget = Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
    gtk_widget_set_layout_manager(widget.pointer, makeLayoutManager(layout))
    return widget
  }

  /// Creates a box of a row that can have the focus.
  public static func focusableBox(vertical: Bool, spacing: Int32 = 0) -> Widget {
    let widget = Widget(
      UnsafeMutableRawPointer(g_object_new_with_properties(focusableType, 0, nil, nil)!)
        .assumingMemoryBound(to: GtkWidget.self))
    gtk_orientable_set_orientation(
      widget.opaque, vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_box_set_spacing(widget.cast(to: GtkBox.self), spacing)
    return widget
  }
}

/// Creates a box for layout only, with a role that says so: for GTK each box is a group, which
/// assistive technology sees as nested panels.
func newLayoutBox(vertical: Bool) -> UnsafeMutablePointer<GtkWidget> {
  let object = UnsafeMutableRawPointer(g_object_new_with_properties(layoutBoxType, 0, nil, nil)!)
  if vertical { gtk_orientable_set_orientation(OpaquePointer(object), GTK_ORIENTATION_VERTICAL) }
  return object.assumingMemoryBound(to: GtkWidget.self)
}

let layoutBoxType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_accessible_role(own, .layout)
    HitTesting.letThroughEmptyBoxes(own)
    own.pointee.focus = { box, direction in moveFocus(in: box!, direction) }
  }
  return g_type_register_static_simple(
    gtk_box_get_type(), "TabstopBox", guint(MemoryLayout<GtkBoxClass>.size),
    initializeClass, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(0))
}()

extension WidgetPointer {
  /// Whether it and all in it are boxes without style classes: nothing to see, and nothing to announce. A
  /// background or a border is a style class.
  ///
  /// - Parameter layoutClass: A style class of boxes that draw nothing.
  public func isVacant(ignoring layoutClass: String) -> Bool {
    firstInTree { !$0.isPlainBox(ignoring: layoutClass) } == nil
  }

  private func isPlainBox(ignoring layoutClass: String) -> Bool {
    let type = tabstop_object_type(self)
    guard type == layoutBoxType || type == focusableType else { return false }
    let classes = gtk_widget_get_css_classes(self)
    defer { g_strfreev(classes) }
    // A box has the class of its orientation.
    return g_strv_length(classes) <= (hasClass(layoutClass) ? 2 : 1)
  }
}

extension Widget {
  /// Turns a widget that is only there for layout into a group, for a name.
  public func becomeGroupIfLayout() {
    let isLayout = g_type_check_instance_is_a(cast(to: GTypeInstance.self), layoutBoxType) != 0
    if isLayout, accessibleRole == .layout {
      setRole(GTK_ACCESSIBLE_ROLE_GROUP)
    }
  }
}

/// Menu buttons. For assistive technology the inner button is the button, and the outer widget is
/// layout.
extension Widget {
  /// Creates a `GtkMenuButton`.
  public static func menuButton() -> Widget {
    let widget = Widget(gtk_menu_button_new())
    widget.setRolesAroundButton(GTK_ACCESSIBLE_ROLE_BUTTON)
    return widget
  }
}

extension Widget {
  /// Sets the role of a menu button's or drop-down's inner button, which has the focus.
  ///
  /// On newer GTK the inner button takes the name of the widget around it, so that must have a role
  /// that allows a name: a button, which Orca (48) does not announce before the inner one.
  public func setRolesAroundButton(_ role: GtkAccessibleRole) {
    let isModern = GtkVersion.isModern
    setRole(isModern ? GTK_ACCESSIBLE_ROLE_BUTTON : .layout)
    if let button = gtk_widget_get_first_child(pointer) {
      Widget(button).setRole(isModern ? GTK_ACCESSIBLE_ROLE_BUTTON : role)
    }
  }
}

private let plainFocus = g_type_class_ref(gtk_widget_get_type())!
  .assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus

/// Moves the focus by Tab to the first control in a widget that does not have it, or to the last.
private func focusChild(of widget: WidgetPointer, _ direction: GtkDirectionType) -> Bool {
  let isBack = direction == GTK_DIR_TAB_BACKWARD
  var next = isBack ? widget.lastChild : widget.firstChild
  while let child = next {
    if gtk_widget_child_focus(child, direction) != 0 { return true }
    next = isBack ? child.previousSibling : child.nextSibling
  }
  return false
}

/// A box does not take the focus itself, but passes it to its children; a plain widget takes it.
private let focusableType: GType = {
  let initializeClass: GClassInitFunc = { data, _ in
    let own = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    let plain = g_type_class_peek(gtk_widget_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    own.pointee.focus = { widget, direction in
      guard let widget, isPassedByTab(widget, direction) else {
        return plainFocus?(widget, direction) ?? 0
      }
      return focusChild(of: widget, direction) ? 1 : 0
    }
    own.pointee.grab_focus = plain.pointee.grab_focus
  }
  return g_type_register_static_simple(
    gtk_box_get_type(), "TabstopFocusable", guint(MemoryLayout<GtkBoxClass>.size),
    initializeClass, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(0))
}()
