internal import CGtk
internal import GtkBridge

/// Whether scrolling takes the focus from a text field. Mirrors SwiftUI's
/// `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Scrolling by touch takes the focus; scrolling by wheel or touch pad, without a keyboard on the
  /// screen, does not. The default.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// Any scrolling takes the focus.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As `immediately` here: the desktop's keyboard cannot be dragged.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Scrolling keeps the focus where it is.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

extension View {
  /// Sets whether scrolling takes the focus from a text field inside. Mirrors SwiftUI.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(ScrollDismissalModifier(mode: mode))
  }
}

private struct ScrollDismissalKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scrolling takes the focus from a text field, as `scrollDismissesKeyboard` sets it. Mirrors SwiftUI.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissalKey.self] }
    set { self[ScrollDismissalKey.self] = newValue }
  }
}

package struct ScrollDismissalModifier: _PrimitiveModifier {
  let mode: ScrollDismissesKeyboardMode

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ScrollDismissalNode(view, context)
  }
}

private final class ScrollDismissalNode<Content: View>:
  ModifierNode<Content, ScrollDismissalModifier>
{
  override init(_ view: ModifiedContent<Content, ScrollDismissalModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.scrollDismissesKeyboardMode = view.modifier.mode
    if [.immediately, .interactively].contains(view.modifier.mode) { _ = window.scrollDismissal }
  }

  override func hasSameEffect(as old: ScrollDismissalModifier) -> Bool {
    old.mode == view.modifier.mode
  }
}

/// Takes the focus from a text field when the user scrolls; created for the first view that
/// requests it, or if there is a touch screen.
@MainActor
final class ScrollDismissal {
  private unowned let window: WindowContext
  private var connections: [SignalConnection] = []

  init(_ window: WindowContext) {
    self.window = window
    let wheel = EventController(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), duringCapture: true)
    let finger = EventController(gtk_gesture_drag_new(), duringCapture: true)
    gtk_gesture_single_set_touch_only(finger.opaque, 1)
    connections = [
      SignalConnection(wheel, "scroll", owner: self) { dismissal, arguments in
        dismissal.didScroll(byTouch: false)
        arguments.answer(false)
      },
      SignalConnection(finger, "drag-update", owner: self) { dismissal, arguments in
        dismissal.didDrag(finger, x: arguments.double(0), y: arguments.double(1))
      },
    ]
    window.widget.add(wheel)
    window.widget.add(finger)
  }

  /// Whether the window may be scrolled by touch: there is a touch screen.
  static func isTouched(_ widget: Widget) -> Bool {
    guard let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget.pointer)) else {
      return false
    }
    return gdk_seat_get_capabilities(seat).rawValue & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0
  }

  /// The distance that a touch moves before it scrolls, in points: the same as GTK's.
  private static let threshold = 8.0

  private func didDrag(_ finger: ObjectRef, x: Double, y: Double) {
    guard max(abs(x), abs(y)) > Self.threshold else { return }
    var (startX, startY) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(finger.opaque, &startX, &startY)
    let touched = gtk_widget_pick(window.widget.pointer, startX, startY, GTK_PICK_DEFAULT)
    // In the field itself it moves the caret.
    guard let touched, gtk_widget_get_ancestor(touched, gtk_scrolled_window_get_type()) != nil,
      window.focusedControl.map({ $0.widget.contains(touched) }) != true
    else { return }
    didScroll(byTouch: true)
  }

  private func didScroll(byTouch: Bool) {
    guard let control = window.focusedControl, control.widget.pointer.isEditable else {
      return
    }
    switch control.owner.environment.scrollDismissesKeyboardMode.kind {
    case .never: return
    case .automatic where !byTouch: return
    case .automatic, .immediately, .interactively: Updater.shared.event { window.dismissFocus() }
    }
  }
}
