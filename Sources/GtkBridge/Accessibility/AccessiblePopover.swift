internal import CGtk

/// Adds names and roles to popovers: roles to their parts, and a name to a menu.
///
/// GTK before 4.14 names a popover, and the parts between it and its content, after their classes,
/// and gives every menu item the same role, checkable or not. GTK also creates popovers of its own
/// on demand, such as the context menu of a text field: so the missing parts are added whenever a
/// popover is about to be shown (`Popovers`).
@MainActor
public enum AccessiblePopover {
  /// Names a menu after what it belongs to.
  public static func name(_ menu: Widget, _ title: String) {
    menu.mark(named)
    tabstop_accessible_set_string(menu.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, title)
  }

  /// Makes a menu of a popover with any controls, and names it. Must be called before it is shown.
  public static func makeMenu(_ popover: Widget, named title: String) {
    popover.setRole(.menu)
    name(popover, title)
  }

  private static let named = "tabstop-named"
  private static let described = "tabstop-described"

  /// Prepares a popover that has just been created: clients that read the whole tree know it before
  /// it is shown, and the role cannot be set after that.
  public static func describe(_ popover: Widget) {
    if GtkVersion.isModern { return }
    let isMenu =
      g_type_check_instance_is_a(
        popover.cast(to: GTypeInstance.self), gtk_popover_menu_get_type()) != 0
    if !popover.isMarked(described) {
      popover.mark(described)
      if !isMenu {
        let own = UnsafeMutableRawPointer(
          popover.cast(to: GTypeInstance.self).pointee.g_class!)
        prepare(own.assumingMemoryBound(to: GtkWidgetClass.self))
        if !popover.isMarked(named) { popover.setNameless() }
      }
      // Sets no role: GTK may have shown the content of a text's menu to assistive technology
      // already.
      if let content = gtk_widget_get_first_child(popover.pointer) { Widget(content).setNameless() }
    }
    if isMenu {
      if !popover.isMarked(named) { name(popover, "") }
      describeParts(of: popover.pointer)
    }
  }

  /// Gives a class of popovers that are no menus a role for layout: that of one object cannot be set
  /// once assistive technology knows it, which may read the tree before the popover is shown.
  static func prepare(_ popovers: UnsafeMutablePointer<GtkWidgetClass>) {
    guard !GtkVersion.isModern,
      gtk_widget_class_get_accessible_role(popovers) != .layout
    else { return }
    gtk_widget_class_set_accessible_role(popovers, .layout)
  }

  private static func describeParts(of widget: UnsafeMutablePointer<GtkWidget>) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      let part = Widget(child)
      let type = tabstop_object_type(part.raw)
      if type == gtk_stack_get_type() {
        silencePages(of: part)
      } else if type == gtk_scrolled_window_get_type() {
        // Otherwise it would get the focus after an item of a submenu was chosen.
        gtk_widget_set_focusable(child, 0)
        if !part.isMarked(described) {
          part.mark(described)
          part.silenceBars()
        }
      } else if type == g_type_from_name("GtkBuiltinIcon"), !part.isMarked(described) {
        part.mark(described)
        part.setNameless()
      } else if type == g_type_from_name("GtkModelButton"), !part.isMarked(described) {
        part.mark(described)
        setRole(ofItem: part)
      }
      describeParts(of: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Stops GTK before 4.14 from naming the pages of a stack after their class.
  public static func silencePages(of stack: Widget) {
    var next = gtk_widget_get_first_child(stack.pointer)
    while let child = next {
      if let page = gtk_stack_get_page(stack.opaque, child) {
        // A GtkStackPage is not a widget, but a GtkAccessible, which is all that the call needs.
        let accessible = UnsafeMutableRawPointer(page).assumingMemoryBound(to: GtkWidget.self)
        tabstop_accessible_set_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
      }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Sets the role of an item that is on or off, or one of several.
  private static func setRole(ofItem item: Widget) {
    var role = GValue()
    g_object_get_property(item.cast(to: GObject.self), "role", &role)
    // 1: it has a check mark; 2: it is one of several.
    switch g_value_get_enum(&role) {
    case 1: item.setRole(.menuItemCheckbox)
    case 2: item.setRole(.menuItemRadio)
    default: break
    }
    g_value_unset(&role)
  }
}

extension Widget {
  fileprivate func mark(_ key: String) { g_object_set_data(cast(to: GObject.self), key, raw) }
  fileprivate func isMarked(_ key: String) -> Bool {
    g_object_get_data(cast(to: GObject.self), key) != nil
  }
}
