internal import CGtk

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
  guard goesForward || direction == GTK_DIR_TAB_BACKWARD,
    g_object_get_qdata(object, inOrderKey) != nil
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
    if gtk_widget_child_focus(child, direction) != 0 { return 1 }
    // The child's reaction to the key may have removed it.
    next = gtk_widget_get_parent(child) == box ? neighbour(of: child) : nil
  }
  return 0
}

private let gtkFocus = g_type_class_peek(gtk_box_get_type())!
  .assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus

// MARK: Buttons of rows

extension Widget {
  /// Whether this is a button of a list's row, such as a swipe action: a stop of Tab only from its own row. From
  /// elsewhere Tab goes to the row; a list of rows with three buttons each would be a long way otherwise. Where the
  /// row has no other stop, its buttons are stops.
  @MainActor public var isRowButton: Bool {
    get { GtkBridge.isRowButton(pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), rowButtonKey,
        newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
      if newValue { RowButtonFocus.install(in: pointer) }
    }
  }
}

private let rowButtonKey = g_quark_from_static_string("tabstop-row-button")

private func isRowButton(_ widget: WidgetPointer) -> Bool {
  g_object_get_qdata(
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), rowButtonKey) != nil
}

/// Makes classes of widgets pass by the buttons of rows. A class is changed when one of its widgets first is such
/// a button: Tab asks each widget whether it, or something in it, takes the focus.
@MainActor
private enum RowButtonFocus {
  private typealias Focus =
    @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean

  /// What the classes did before, by their addresses.
  private static var before: [UnsafeMutableRawPointer: Focus] = [:]

  private static let focus: Focus = { widget, direction in
    nonisolated(unsafe) let widget = widget!
    return MainActor.assumeIsolated {
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      if isTab, isRowButton(widget), !keepsRowButtons(rowAround(widget)) { return 0 }
      // A class that is derived from a changed one, and was created later, has the function of that. One
      // that had a function of its own may call that of its parent.
      let outer = running
      defer { running = outer }
      var type = gClass(of: widget)
      if let outer, outer.widget == widget { type = g_type_class_peek_parent(outer.type) }
      while let current = type {
        if let own = before[current] {
          running = (widget, current)
          return own(widget, direction)
        }
        type = g_type_class_peek_parent(current)
      }
      return 0
    }
  }

  /// The call of a function that a class had before.
  private static var running: (widget: WidgetPointer, type: UnsafeMutableRawPointer)?

  private static func gClass(of widget: WidgetPointer) -> UnsafeMutableRawPointer? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return instance.pointee.g_class.map { UnsafeMutableRawPointer($0) }
  }

  static func install(in widget: WidgetPointer) {
    guard let address = gClass(of: widget) else { return }
    let own = address.assumingMemoryBound(to: GtkWidgetClass.self)
    guard before[address] == nil, let focus = own.pointee.focus,
      unsafeBitCast(focus, to: UnsafeRawPointer.self)
        != unsafeBitCast(Self.focus, to: UnsafeRawPointer.self)
    else { return }
    before[address] = focus
    own.pointee.focus = Self.focus
  }

  /// The row of a list that contains a button; outside of lists, what contains the button beside the row.
  private static func rowAround(_ button: WidgetPointer) -> WidgetPointer {
    let parent = gtk_widget_get_parent(button)
    var next = parent
    while let candidate = next, !candidate.hasClass("form-row") {
      next = gtk_widget_get_parent(candidate)
    }
    guard var row = next else { return parent ?? button }
    // A row may be the content of another widget for the same row.
    while let outer = gtk_widget_get_parent(row), outer.hasClass("form-row") { row = outer }
    return row
  }

  /// Whether the buttons of a row are stops now: the focus is in the row, or Tab continues from there, or the
  /// row has no other stop.
  private static func keepsRowButtons(_ row: WidgetPointer) -> Bool {
    if let place = place(around: row), place == row || gtk_widget_is_ancestor(place, row) != 0 {
      return true
    }
    // In a list with keys of its own one row is the stop for all.
    return !row.hasClass("selectable") && !hasStop(row)
  }

  /// The widget with the focus in the window of a row; without one, that from which Tab continues.
  private static func place(around row: WidgetPointer) -> WidgetPointer? {
    guard let root = gtk_widget_get_root(row) else { return nil }
    if let focus = gtk_root_get_focus(root) { return focus }
    var place: WidgetPointer?
    var next = gtk_widget_get_focus_child(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    while let child = next {
      place = child
      next = gtk_widget_get_focus_child(child)
    }
    return place
  }

  /// Whether Tab stops at a widget, or at something in it that is no button of a row.
  private static func hasStop(_ widget: WidgetPointer) -> Bool {
    if isRowButton(widget) || gtk_widget_get_mapped(widget) == 0
      || gtk_widget_get_can_focus(widget) == 0 || gtk_widget_is_sensitive(widget) == 0
    {
      return false
    }
    if gtk_widget_get_focusable(widget) != 0 { return true }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if hasStop(child) { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }
}
