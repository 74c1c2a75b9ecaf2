public import CGtk

/// A GTK widget that is owned elsewhere: what layouts and searches through the widget tree work with, without
/// the cost of a reference. `Widget` owns one.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension WidgetPointer {
  // MARK: The widget tree

  /// The parent.
  @inlinable public var parent: WidgetPointer? { gtk_widget_get_parent(self) }
  /// The child at this end.
  @inlinable public var firstChild: WidgetPointer? { gtk_widget_get_first_child(self) }
  /// The child at this end.
  @inlinable public var lastChild: WidgetPointer? { gtk_widget_get_last_child(self) }
  /// The sibling in this direction.
  @inlinable public var nextSibling: WidgetPointer? { gtk_widget_get_next_sibling(self) }
  /// The sibling in this direction.
  @inlinable public var previousSibling: WidgetPointer? { gtk_widget_get_prev_sibling(self) }

  /// Whether the widget is in a window.
  @inlinable public var hasRoot: Bool { gtk_widget_get_root(self) != nil }
  /// The window that it is in.
  public var root: WidgetPointer? {
    gtk_widget_get_root(self).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// Whether this widget comes before another one of the same window that it is not in.
  public func comes(before other: WidgetPointer) -> Bool {
    let (own, others) = (lineage, other.lineage)
    guard let fork = zip(own, others).first(where: { $0 != $1 }) else { return false }
    var next = fork.0.nextSibling
    while let sibling = next {
      if sibling == fork.1 { return true }
      next = sibling.nextSibling
    }
    return false
  }

  /// The widgets around this one, and itself, from the outside in.
  private var lineage: [WidgetPointer] {
    Array(sequence(first: self) { $0.parent }).reversed()
  }

  /// Whether the widget is inside another; a widget is not inside itself.
  @inlinable public func isInside(_ ancestor: WidgetPointer) -> Bool {
    gtk_widget_is_ancestor(self, ancestor) != 0
  }

  /// The first of the widget and its descendants, depth first, for which `condition` is true.
  public func firstInTree(where condition: (WidgetPointer) -> Bool) -> WidgetPointer? {
    if condition(self) { return self }
    var child = firstChild
    while let current = child {
      if let found = current.firstInTree(where: condition) { return found }
      child = current.nextSibling
    }
    return nil
  }

  /// Sets the parent: `gtk_widget_set_parent`.
  @inlinable public func setParent(_ parent: WidgetPointer) { gtk_widget_set_parent(self, parent) }
  /// Removes the widget from its parent: `gtk_widget_unparent`.
  @inlinable public func unparent() { gtk_widget_unparent(self) }

  // MARK: Kinds

  /// Whether it is of a type, or of one derived from it.
  public func isInstance(of type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }

  /// Whether the widget has this GTK type.
  public var isButton: Bool { tabstop_is_button(self) != 0 }
  /// Whether the widget has this GTK type.
  public var isEditable: Bool { tabstop_is_editable(self) != 0 }
  /// Whether the widget has this GTK type.
  public var isEntry: Bool { tabstop_is_entry(self) != 0 }
  /// Whether the widget has this GTK type.
  public var isImage: Bool { tabstop_is_image(self) != 0 }
  /// Whether the widget has this GTK type.
  public var isLabel: Bool { tabstop_is_label(self) != 0 }
  /// Whether the widget has this GTK type.
  public var isTextView: Bool { tabstop_is_text_view(self) != 0 }

  /// The icon that a `GtkImage` shows, by name; `nil` for another picture.
  public var iconName: String? {
    gtk_image_get_icon_name(OpaquePointer(self)).map { String(cString: $0) }
  }

  // MARK: Layout

  /// The allocated width without margins, in application pixels.
  @inlinable public var width: Int32 { gtk_widget_get_width(self) }
  /// The allocated height without margins, in application pixels.
  @inlinable public var height: Int32 { gtk_widget_get_height(self) }

  /// Whether the widget's text direction is from right to left.
  @inlinable public var isRightToLeft: Bool { gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL }

  /// Whether the widget takes part in the layout of its parent: it is visible, and no popup.
  @inlinable public var shouldLayout: Bool { gtk_widget_should_layout(self) != 0 }

  /// Whether the widget, or something in it, wants to expand.
  @inlinable public func expands(_ orientation: GtkOrientation) -> Bool {
    gtk_widget_compute_expand(self, orientation) != 0
  }

  /// The alignment: `gtk_widget_get_halign`, `gtk_widget_get_valign`.
  @inlinable public var halign: GtkAlign {
    get { gtk_widget_get_halign(self) }
    nonmutating set { gtk_widget_set_halign(self, newValue) }
  }

  /// The alignment: `gtk_widget_get_halign`, `gtk_widget_get_valign`.
  @inlinable public var valign: GtkAlign {
    get { gtk_widget_get_valign(self) }
    nonmutating set { gtk_widget_set_valign(self, newValue) }
  }

  /// Sets the minimum size in application pixels; -1 is the widget's own.
  @inlinable public func setSizeRequest(_ width: Int32, _ height: Int32) {
    gtk_widget_set_size_request(self, width, height)
  }

  /// Calls GTK's function of this name.
  @inlinable public func queueResize() { gtk_widget_queue_resize(self) }
  /// Calls GTK's function of this name.
  @inlinable public func queueAllocate() { gtk_widget_queue_allocate(self) }

  /// Whether a parent that shows some of its children shows this one.
  @inlinable public var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(self) != 0 }
    nonmutating set { gtk_widget_set_child_visible(self, newValue ? 1 : 0) }
  }

  /// Sets for each direction whether the widget's own expand flag takes precedence over those of
  /// its children.
  public func keepsExpansion(horizontal: Bool, vertical: Bool) {
    gtk_widget_set_hexpand_set(self, horizontal ? 1 : 0)
    gtk_widget_set_vexpand_set(self, vertical ? 1 : 0)
  }

  /// The direction of texts and layouts of the user's language.
  public static var isRightToLeftByDefault: Bool {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  /// The bounds in the coordinates of another widget; `nil` if they have no common ancestor.
  public func bounds(
    in other: WidgetPointer
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return nil }
    return (
      Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
      Double(bounds.size.height)
    )
  }

  // MARK: Drawing

  /// Whether the widget is on screen, as far as its ancestors are visible.
  @inlinable public var isMapped: Bool { gtk_widget_get_mapped(self) != 0 }

  /// The opacity, from 0 to 1.
  @inlinable public var opacity: Double {
    get { gtk_widget_get_opacity(self) }
    nonmutating set { gtk_widget_set_opacity(self, newValue) }
  }

  /// Whether what is outside of the widget's box is not drawn.
  @inlinable public var clipsContent: Bool {
    get { gtk_widget_get_overflow(self) == GTK_OVERFLOW_HIDDEN }
    nonmutating set {
      gtk_widget_set_overflow(self, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }
  }

  /// Whether what is inside is cut off at the widget's box, at rounded corners or at a shape.
  @MainActor public var cutsContent: Bool { clipsContent || drawsByPaint(self) }

  /// Calls GTK's function of this name.
  @inlinable public func queueDraw() { gtk_widget_queue_draw(self) }

  /// Whether the widget has a CSS class.
  public func hasClass(_ name: String) -> Bool {
    name.withCString { gtk_widget_has_css_class(self, $0) } != 0
  }

  // MARK: Input

  /// Whether the widget itself can take the keyboard focus.
  @inlinable public var isFocusable: Bool {
    get { gtk_widget_get_focusable(self) != 0 }
    nonmutating set { gtk_widget_set_focusable(self, newValue ? 1 : 0) }
  }

  /// Whether the widget or something in it can take the keyboard focus.
  @inlinable public var canFocus: Bool {
    get { gtk_widget_get_can_focus(self) != 0 }
    nonmutating set { gtk_widget_set_can_focus(self, newValue ? 1 : 0) }
  }

  /// Whether a click focuses the widget.
  @inlinable public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(self) != 0 }
    nonmutating set { gtk_widget_set_focus_on_click(self, newValue ? 1 : 0) }
  }

  /// Whether the pointer finds the widget.
  @inlinable public var canTarget: Bool {
    get { gtk_widget_get_can_target(self) != 0 }
    nonmutating set { gtk_widget_set_can_target(self, newValue ? 1 : 0) }
  }

  /// Moves the focus to the widget. Returns false if GTK refuses: for example, the widget is not on
  /// screen yet.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(self) != 0 }

  /// Focuses the first widget in this one that takes the focus, in the order of the Tab key.
  public func focusFirst() -> Bool { gtk_widget_child_focus(self, GTK_DIR_TAB_FORWARD) != 0 }

  /// Whether GTK asks for a tooltip (`query-tooltip`).
  public var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(self) != 0 }
    nonmutating set { gtk_widget_set_has_tooltip(self, newValue ? 1 : 0) }
  }

  /// Whether the widget and all around it take input.
  @inlinable public var takesInput: Bool { gtk_widget_is_sensitive(self) != 0 }
}
