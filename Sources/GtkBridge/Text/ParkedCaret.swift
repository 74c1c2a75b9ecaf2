internal import CGtk

/// Shows the beginning of a text that is longer than its field while the field does not have the focus.
///
/// GTK (4.8 to 4.18) scrolls a text to its caret whether the text has the focus or not: of an address one saw the end.
/// So the caret waits at the start, and returns to its place with the focus.
public enum ParkedCaret {
  /// Parks the carets of texts that turn out to be too long as they are laid out. Another call has no effect.
  public static func install() { installation }

  private static let installation: Void = {
    // Never released: the override must outlive the class's last object.
    let data = g_type_class_ref(gtk_text_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
    sizeAllocate = data.pointee.size_allocate
    data.pointee.size_allocate = { text, width, height, baseline in
      sizeAllocate?(text, width, height, baseline)
      ParkedCaret.park(text!)
    }
  }()

  /// The ends of the selection of a text, in Unicode scalars from the start.
  public struct Place: Sendable {
    /// The end that moves.
    public let caret: Int32
    /// The other end; that of the caret if nothing is selected.
    public let bound: Int32
    /// The selected letters.
    public var selection: Range<Int32> { min(caret, bound)..<max(caret, bound) }

    fileprivate init(caret: Int32, bound: Int32) { (self.caret, self.bound) = (caret, bound) }

    /// The place in a text that is edited now, whether its caret waits or not.
    public init(of editable: WidgetPointer) {
      let text = OpaquePointer(editable)
      let caret = gtk_editable_get_position(text)
      var (start, end): (Int32, Int32) = (0, 0)
      let isSelected = gtk_editable_get_selection_bounds(text, &start, &end) != 0
      self.init(caret: caret, bound: isSelected ? (caret == start ? end : start) : caret)
    }
  }

  /// The place of the caret of a text in which it waits at the start.
  public static func place(in text: WidgetPointer) -> Place? {
    // One is added to the caret: null is none.
    let value = UInt(bitPattern: g_object_get_qdata(object(text), placeKey))
    guard value > 0 else { return nil }
    return Place(caret: Int32(value & 0xFFFF_FFFF) - 1, bound: Int32(value >> 32))
  }

  /// Called when the focus of a window has gone from a text, or to another widget.
  ///
  /// - Returns: The text that has the focus now.
  public static func focusMoved(from old: Widget?, to new: WidgetPointer?) -> Widget? {
    if let old { park(old.pointer) }
    guard let new, new.isInstance(of: gtk_text_get_type()) else { return nil }
    restore(new)
    return old?.pointer == new ? old : Widget(new)
  }

  /// Lets the caret wait at the start, if a part of the text before it is not visible, and neither the text nor a menu
  /// of it has the focus.
  public static func park(_ text: WidgetPointer) {
    guard text.isInstance(of: gtk_text_get_type()), !hasFocus(text), let parent = text.parent,
      !parent.isInstance(of: gtk_password_entry_get_type())
    else { return }
    guard gtk_editable_get_position(OpaquePointer(text)) > 0, isScrolled(text) else { return }
    let place = Place(of: text)
    g_object_set_qdata(
      object(text), placeKey,
      UnsafeMutableRawPointer(bitPattern: UInt(place.bound) << 32 | UInt(place.caret) + 1))
    gtk_editable_set_position(OpaquePointer(text), 0)
  }

  private static func hasFocus(_ text: WidgetPointer) -> Bool {
    guard let focus = gtk_widget_get_root(text).flatMap(gtk_root_get_focus) else { return false }
    return focus == text || gtk_widget_is_ancestor(focus, text) != 0
  }

  /// Puts the caret back in its place.
  private static func restore(_ text: WidgetPointer) {
    guard let place = take(from: text), !isPressed(text) else { return }
    gtk_editable_select_region(OpaquePointer(text), place.bound, place.caret)
  }

  /// The place of a waiting caret, which waits no longer.
  public static func take(from text: WidgetPointer) -> Place? {
    let place = place(in: text)
    if place != nil { g_object_set_qdata(object(text), placeKey, nil) }
    return place
  }

  /// Whether a click on the text gives it the focus: the caret goes to the letter under the pointer, unless it opens
  /// the menu.
  private static func isPressed(_ text: WidgetPointer) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(text) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).contains { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return false }
      defer { g_object_unref(controller) }
      guard let event = gtk_event_controller_get_current_event(OpaquePointer(controller)) else {
        return false
      }
      return switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS: gdk_button_event_get_button(event) != GDK_BUTTON_SECONDARY
      case GDK_TOUCH_BEGIN: true
      default: false
      }
    }
  }

  private static func isScrolled(_ text: WidgetPointer) -> Bool {
    if gtk_widget_get_direction(text) == GTK_TEXT_DIR_RTL { return isTooLong(text) }
    var offset = GValue()
    g_value_init(&offset, tabstop_type_int())
    defer { g_value_unset(&offset) }
    g_object_get_property(object(text), "scroll-offset", &offset)
    return g_value_get_int(&offset) > 0
  }

  /// Whether a text is longer than its field: the beginning of one from right to left is where the offset is largest.
  private static func isTooLong(_ text: WidgetPointer) -> Bool {
    let shown = gtk_editable_get_text(OpaquePointer(text))
    guard let layout = gtk_widget_create_pango_layout(text, shown) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return width > text.width && text.width > 0
  }

  private static func object(_ text: WidgetPointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(text).assumingMemoryBound(to: GObject.self)
  }
}

private let placeKey = g_quark_from_static_string("tabstop-parked-caret")
/// GTK's own function. Unsafe: it is set once, before it is needed.
private nonisolated(unsafe) var sizeAllocate:
  (@convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void)?
