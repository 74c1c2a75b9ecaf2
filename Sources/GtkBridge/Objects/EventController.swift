internal import CGtk

/// An event controller of GTK for one kind of input; its events are signals (`SignalConnection`).
/// It works once it is added to a widget, and lives as long as that does.
public final class EventController: ObjectRef {
  /// A controller or gesture that GTK has just created.
  ///
  /// - Parameter duringCapture: Whether it gets an event before the widgets inside do.
  public init(_ controller: OpaquePointer?, duringCapture: Bool = false) {
    super.init(UnsafeMutableRawPointer(controller!))
    if duringCapture { gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
  }

  /// A controller for keys.
  /// - Parameter duringCapture: Whether it gets a key before the widgets inside do.
  public static func keys(duringCapture: Bool = false) -> EventController {
    EventController(gtk_event_controller_key_new(), duringCapture: duringCapture)
  }

  /// The key symbol that a key has without Shift, in the layout of the present event; `nil` for none.
  ///
  /// - Parameter code: The key's code in the hardware, as in the signal.
  public func keyWithoutShift(code: UInt32) -> UInt32? {
    guard code != 0, let widget = gtk_event_controller_get_widget(opaque) else { return nil }
    let layout = gtk_event_controller_get_current_event(opaque).map { gdk_key_event_get_layout($0) }
    var key: guint = 0
    let isKnown = gdk_display_translate_key(
      gtk_widget_get_display(widget), code, GdkModifierType(0), Int32(layout ?? 0), &key, nil, nil,
      nil)
    return isKnown != 0 ? key : nil
  }

  /// Clicks of the main button.
  public static func clicks(duringCapture: Bool = false) -> EventController {
    EventController(gtk_gesture_click_new(), duringCapture: duringCapture)
  }

  /// The focus that comes into a widget, and leaves it.
  public static func focus() -> EventController {
    EventController(gtk_event_controller_focus_new())
  }

  /// Every event, as GTK gets it.
  public static func events(duringCapture: Bool = false) -> EventController {
    EventController(gtk_event_controller_legacy_new(), duringCapture: duringCapture)
  }
}

extension Widget {
  /// Adds a controller that nothing else has yet: the widget takes ownership of the constructor's
  /// reference.
  public func add(_ controller: EventController) {
    gtk_widget_add_controller(pointer, controller.opaque)
  }

  /// Removes an event controller.
  public func remove(_ controller: EventController) {
    gtk_widget_remove_controller(pointer, controller.opaque)
  }

  /// Whether the widget itself has the focus of its window.
  public var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }
}
