internal import CGtk

/// Determines which widgets the pointer hits.
@MainActor
enum HitTesting {
  /// Lets the pointer hit the widgets behind the empty space of the boxes of a class, as in SwiftUI:
  /// a click beside a button that is in front of a list reaches the list. In GTK a whole box is hit;
  /// here only a box with a listener, or one that was made solid, is.
  nonisolated static func letThroughEmptyBoxes(_ type: UnsafeMutablePointer<GtkWidgetClass>) {
    type.pointee.contains = { widget, x, y in
      nonisolated(unsafe) let widget = widget!
      return MainActor.assumeIsolated { isSolid(widget, x: x, y: y) ? 1 : 0 }
    }
  }

  /// Whether a place, relative to the content inside margins and padding, is within a widget.
  static func isInside(
    _ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
  ) -> Bool {
    x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(widget))
      && y < Double(gtk_widget_get_height(widget))
  }
}

private let solidKey = g_quark_from_static_string("tabstop-solid")

/// Whether the pointer hits a box at a place.
@MainActor
func isSolid(
  _ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
) -> Bool {
  guard HitTesting.isInside(widget, x: x, y: y) else { return false }
  if isMarkedSolid(widget) { return true }
  if gtk_widget_get_has_tooltip(widget) != 0 { return true }
  // The last candidate is the window's child.
  let controllers = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return g_list_model_get_n_items(controllers) > 0
}

/// Whether the pointer hits the whole of a box.
func isMarkedSolid(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, solidKey) != nil
}

extension Widget {
  /// Visits the controllers of the widget, GTK's own among them.
  public func forEachController(_ visit: (UnsafeMutableRawPointer) -> Void) {
    let controllers = gtk_widget_observe_controllers(pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      let controller = g_list_model_get_item(controllers, index)!
      visit(controller)
      g_object_unref(controller)
    }
  }

  /// Whether the pointer hits the whole box, not only its contents.
  @MainActor public var isSolid: Bool {
    get { isMarkedSolid(pointer) }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), solidKey,
        newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
    }
  }
}
