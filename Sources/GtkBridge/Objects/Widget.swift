public import CGtk

/// An owned reference to a GTK widget.
public final class Widget: ObjectRef {
  /// The pointer to the `GtkWidget`.
  public var pointer: UnsafeMutablePointer<GtkWidget> { cast(to: GtkWidget.self) }

  /// Whether a fixed size applies to the widget itself (an entry, a picture), rather than to a
  /// frame around it (a text).
  public var isStretchable = false
  /// Whether the widget is only a drawing: a colour, a shape or a canvas.
  public var isDrawing = false
  /// Whether the widget has margins, so that its background needs a widget of its own.
  public var hasMargins = false
  /// Whether the program has set the accessible name, so that the content must not.
  public var isNamed = false

  /// The rank of the outermost decoration that is applied to the widget: one of a lower rank cannot
  /// be applied to it any more.
  public var paintRank = 0

  /// The widget's order among others in the same place; larger is further in front.
  public var zIndex = 0.0

  /// The widget inside that assistive technology sees; see `accessible`.
  public weak var accessibleProxy: Widget?

  /// The widget that assistive technology sees here: for a row or a frame, the control in it.
  public var accessible: Widget { accessibleProxy?.accessible ?? self }

  /// Objects that live as long as the widget.
  public var companions: [AnyObject] = []

  /// The accessible name that was set, without additions.
  public internal(set) var accessibleName: String? {
    didSet { if accessibleHelp != nil, accessibleName != oldValue { describe() } }
  }
  /// Whether the name comes from texts nearby.
  public internal(set) var isNamedByNeighbours = false
  /// The name that was last sent to GTK, with all its parts.
  var exportedName: String?
  #if DEBUG
    /// All names that were sent to GTK, for tests; `nil` while no test counts them.
    nonisolated(unsafe) static var exportedNames: [String]?
  #endif
  /// See `setPromptName`.
  var promptName: String?
  /// The placeholder, if it is a part of the description.
  var promptDescription: String?
  /// Called when the accessible name or value is set.
  public var followName: (() -> Void)?
  var accessibleValue: String?
  /// Whether the exported name waits for other parts of it.
  var holdsName = false
  /// The word for a selected button, part of its name.
  var selectionText: String?
  /// The name of the row that contains this control.
  var rowName: String?
  /// The label on screen that names the widget.
  weak var visibleLabel: Widget?
  var accessibleActions: AccessibleActions?
  /// See `nameInnerButton`.
  var innerButton: (widget: Widget, title: String, value: String)?

  var isRequiredInDescription = false
  /// The row's position in its list, as last sent to GTK; and the one that waits.
  var place: RowPosition?
  var pendingPosition: PendingPosition?
  /// The hint, a part of the description: what happens when the widget is used.
  public var accessibleHint: String? { didSet { describe() } }
  /// The hint of what the widget is named by, for a widget without one of its own.
  public var labelHint: String? { didSet { if labelHint != oldValue { describe() } } }
  /// The level of a row in a tree, from 1. It is in the description from the second level on: GTK (4.8
  /// to 4.18) exports `GTK_ACCESSIBLE_PROPERTY_LEVEL` to no screen reader.
  public var accessibleLevel = 1 { didSet { describe() } }
  /// The tooltip's text, another part of the description unless it repeats the name.
  public var accessibleHelp: String? { didSet { describe() } }
  /// Sets the description, if the widget's owner adds parts to it.
  public var describer: (() -> Void)?

  /// The layout of a widget made by `container(_:)`.
  public private(set) var layout: (any LayoutDelegate)?

  /// Creates a reference to a widget.
  public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(UnsafeMutableRawPointer(pointer))
  }

  /// Creates a box, the plain container.
  public static func box(vertical: Bool, spacing: Int32 = 0) -> Widget {
    let widget = Widget(newLayoutBox(vertical: vertical))
    if spacing != 0 { gtk_box_set_spacing(widget.cast(to: GtkBox.self), spacing) }
    return widget
  }

  /// Creates a box whose children are placed by `layout`.
  public static func container(_ layout: any LayoutDelegate) -> Widget {
    container(layout, pointer: newLayoutBox(vertical: true))
  }

  /// Makes `layout` place the children of `pointer`.
  static func container(
    _ layout: any LayoutDelegate, pointer: UnsafeMutableRawPointer
  ) -> Widget {
    let widget = Widget(pointer.assumingMemoryBound(to: GtkWidget.self))
    widget.layout = layout
    gtk_widget_set_layout_manager(widget.pointer, makeLayoutManager(layout))
    return widget
  }

  /// Makes `layout` place the children of a box; `nil` for a box that is a row.
  public func setBoxLayout(_ layout: (any LayoutDelegate)?) {
    self.layout = layout
    gtk_widget_set_layout_manager(
      pointer, layout.map(makeLayoutManager) ?? gtk_box_layout_new(GTK_ORIENTATION_HORIZONTAL))
  }

  /// The companion of a type, which is made at first.
  public func companion<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
    if let found = companions.lazy.compactMap({ $0 as? T }).first { return found }
    let made = make()
    companions.append(made)
    return made
  }

  /// Whether the widget has a companion of a type.
  public func hasCompanion<T: AnyObject>(_ type: T.Type) -> Bool {
    companions.contains { $0 is T }
  }

  // MARK: Style

  /// Adds a CSS class.
  public func addClass(_ name: String) {
    name.withCString { gtk_widget_add_css_class(pointer, $0) }
  }

  /// Removes a CSS class.
  public func removeClass(_ name: String) {
    name.withCString { gtk_widget_remove_css_class(pointer, $0) }
  }

  /// Whether the widget has a CSS class.
  public func hasClass(_ name: String) -> Bool {
    pointer.hasClass(name)
  }

  /// Sets the pointer's shape by its name in CSS; `nil` is the one of the widget around it.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  /// Sets the tooltip, which GTK makes the accessible description as well.
  public func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(pointer, text) }

  /// The child of a `GtkButton`.
  public var buttonContent: WidgetPointer? { gtk_button_get_child(cast(to: GtkButton.self)) }

  // MARK: Focus

  /// Takes the keyboard focus; a text keeps its caret and selection, which a plain grab would
  /// change. Returns false if GTK refuses: for example, the widget is not on screen yet.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    if let text = innerText ?? ownText {
      return gtk_text_grab_focus_without_selecting(
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)) != 0
    }
    // A group of buttons does not take the focus itself; Tab knows which of them does.
    if gtk_widget_get_focusable(pointer) == 0, !containsFocus,
      gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
    {
      return true
    }
    return gtk_widget_grab_focus(pointer) != 0
  }

  /// The widget itself, if it is a `GtkText`.
  private var ownText: UnsafeMutablePointer<GtkWidget>? {
    pointer.isInstance(of: gtk_text_get_type()) ? pointer : nil
  }

  /// The text inside an entry, which has the focus there; `nil` for all other widgets.
  public var innerText: UnsafeMutablePointer<GtkWidget>? {
    guard tabstop_is_editable(raw) != 0, let text = gtk_editable_get_delegate(opaque) else {
      return nil
    }
    return UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Whether the focus of the window is on the widget or in it.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  // MARK: Layout

  /// Whether the widget expands along this axis (`hexpand`, `vexpand`).
  public var expandsHorizontally: Bool {
    get { pointer.expands(GTK_ORIENTATION_HORIZONTAL) }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }
  /// Whether the widget expands along this axis (`hexpand`, `vexpand`).
  public var expandsVertically: Bool {
    get { pointer.expands(GTK_ORIENTATION_VERTICAL) }
    set { gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is shown (`visible`).
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether it is one of the program's windows, and not destroyed.
  public var isToplevel: Bool {
    Self.toplevels().contains { $0.raw == raw }
  }

  /// Shows a window by `show`, without GTK's choice of a focus for a window that has none.
  ///
  /// - Parameter hasFocus: Whether the window has a focus that must stay.
  public func withoutNewFocus(hasFocus: Bool, _ show: () -> Void) {
    if !hasFocus { gtk_widget_set_can_focus(pointer, 0) }
    show()
    if !hasFocus { gtk_widget_set_can_focus(pointer, 1) }
  }

  /// The program's windows, the oldest first.
  static func toplevels() -> [Widget] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return Widget(item.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Whether the widget is enabled (`sensitive`).
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Puts `child` among this widget's children, after `previous` (first if `nil`).
  public func insert(_ child: Widget, after previous: Widget?) {
    gtk_widget_insert_after(child.pointer, pointer, previous?.pointer)
  }

  /// Removes a child from its parent.
  public func remove(_ child: Widget) { child.pointer.unparent() }

  /// Whether the keyboard focus could go to this widget or into it.
  public var containsFocusable: Bool {
    pointer.firstInTree { $0.isFocusable } != nil
  }

  /// Whether this widget is a control, or contains one. A text that can only be selected does not count.
  public var containsControl: Bool {
    pointer.firstInTree { $0.isFocusable && !$0.hasClass("selectable-text") } != nil
  }

  /// The texts in this widget that can only be selected.
  public var selectableTexts: [Widget] {
    var found: [Widget] = []
    _ = pointer.firstInTree {
      if $0.isLabel, $0.hasClass("selectable-text") { found.append(Widget($0)) }
      return false
    }
    return found
  }

  /// Whether this widget scrolls, or one in it.
  public var containsScroller: Bool {
    pointer.firstInTree { $0.isInstance(of: gtk_scrolled_window_get_type()) } != nil
  }

  /// The first text in this widget, or the widget itself if it is one.
  public var firstLabel: Widget? {
    pointer.firstInTree { $0.isLabel }.map { $0 == pointer ? self : Widget($0) }
  }

  /// This widget and its descendants, as far as they can take the keyboard focus.
  public var focusables: [Widget] {
    var found: [Widget] = []
    _ = pointer.firstInTree {
      if $0.isFocusable { found.append($0 == pointer ? self : Widget($0)) }
      return false
    }
    return found
  }

  /// Whether `descendant` is this widget or inside it.
  public func contains(_ descendant: UnsafeMutablePointer<GtkWidget>) -> Bool {
    descendant == pointer || gtk_widget_is_ancestor(descendant, pointer) != 0
  }
}
