internal import CGtk

/// Settings that determine the widgets which the pointer hits.
@MainActor
public enum HitTesting {
  private static var isInstalled = false

  /// Lets the pointer hit the widgets behind the empty space of a box, as in SwiftUI: a click
  /// beside the fields reaches the background's gesture. In GTK a whole box is hit; after this call
  /// only a box with a listener, or one that was made solid, is. The first gesture calls this, so
  /// that programs without one have GTK's own behaviour.
  public static func letThroughEmptyBoxes() {
    guard !isInstalled else { return }
    isInstalled = true
    // A class that exists already does not inherit the override.
    for type in [gtk_box_get_type(), layoutBoxType] {
      let type = g_type_class_ref(type)!
      type.assumingMemoryBound(to: GtkWidgetClass.self).pointee.contains = { widget, x, y in
        nonisolated(unsafe) let widget = widget!
        return MainActor.assumeIsolated { isSolid(widget, x: x, y: y) ? 1 : 0 }
      }
    }
  }
}

private let solidKey = g_quark_from_static_string("tabstop-solid")

@MainActor
private func isSolid(
  _ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
) -> Bool {
  // Coordinates are relative to the content, inside margins and padding.
  guard x >= 0, y >= 0, x < Double(gtk_widget_get_width(widget)),
    y < Double(gtk_widget_get_height(widget))
  else { return false }
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  if g_object_get_qdata(object, solidKey) != nil { return true }
  if gtk_widget_get_has_tooltip(widget) != 0 { return true }
  // The last candidate is the window's child.
  let controllers = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return g_list_model_get_n_items(controllers) > 0
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
    get { g_object_get_qdata(cast(to: GObject.self), solidKey) != nil }
    set {
      g_object_set_qdata(
        cast(to: GObject.self), solidKey,
        newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
    }
  }
}
