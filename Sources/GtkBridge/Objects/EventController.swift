internal import CGtk

/// A controller of GTK's for one kind of input; its events are signals (`SignalConnection`). It works
/// once it is added to a widget, and lives as long as that does.
public final class EventController: ObjectRef {
  private init(controller: OpaquePointer?, duringCapture: Bool) {
    super.init(UnsafeMutableRawPointer(controller!))
    if duringCapture { gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
  }

  /// - Parameter duringCapture: Whether it gets a key before the widgets inside do.
  public static func keys(duringCapture: Bool = false) -> EventController {
    EventController(controller: gtk_event_controller_key_new(), duringCapture: duringCapture)
  }

  /// Clicks of the main button.
  public static func clicks() -> EventController {
    EventController(controller: gtk_gesture_click_new(), duringCapture: false)
  }

  /// The focus that comes into a widget, and leaves it.
  public static func focus() -> EventController {
    EventController(controller: gtk_event_controller_focus_new(), duringCapture: false)
  }

  /// Every event, as GTK gets it.
  public static func events(duringCapture: Bool = false) -> EventController {
    EventController(controller: gtk_event_controller_legacy_new(), duringCapture: duringCapture)
  }
}

extension Widget {
  /// Adds a controller that nothing else has yet: the widget takes ownership of the constructor's
  /// reference.
  public func add(_ controller: EventController) {
    gtk_widget_add_controller(pointer, controller.opaque)
  }

  /// Whether the widget itself has the focus of its window.
  public var isFocus: Bool { gtk_widget_is_focus(pointer) != 0 }
}
