internal import CGtk
internal import GtkBridge

/// A text that can be selected, in a view that is pressed or has a context menu: Tab goes to the view, which is
/// one element, and not to the text in it.
///
/// A click gives the text the focus, so that Ctrl+C copies what is selected, until the focus leaves it. The
/// secondary button opens the context menu of the view, which GTK's menu of the text would cover.
@MainActor
final class PressedText {
  private let label: Widget
  private unowned let window: WindowContext
  private weak var control: FocusableControl?
  private let click = EventController(gtk_gesture_click_new(), duringCapture: true)
  private let focus = EventController.focus()
  private var connections: [SignalConnection] = []

  init(_ label: Widget, in window: WindowContext) {
    (self.label, self.window) = (label, window)
    control = window.focusables[label.raw]?.object.owner as? FocusableControl
    gtk_gesture_single_set_button(click.opaque, 0)
    connections = [
      SignalConnection(click, "pressed", owner: self) { text, arguments in
        text.press(at: (arguments.double(1), arguments.double(2)))
      },
      SignalConnection(focus, "leave", owner: self) { text, _ in text.leave() },
    ]
    // The label takes ownership of the constructors' references.
    label.add(click)
    label.add(focus)
    window.willLoseFocusability(label)
    setFocusable(false)
  }

  isolated deinit {
    for controller in [click, focus]
    where gtk_event_controller_get_widget(controller.opaque) != nil {
      label.remove(controller)
    }
  }

  /// Makes the text a stop again, as it is in other views.
  func restore() { setFocusable(true) }

  private func setFocusable(_ isFocusable: Bool) {
    label.pointer.isFocusable = isFocusable
    // A GtkLabel (GTK 4.8) answers Tab as if it took the focus, also when it is not focusable: Tab would end there.
    label.pointer.canFocus = isFocusable
    control?.hasAbility = isFocusable
  }

  /// Called when the focus leaves the text, and when the window becomes inactive: the text keeps the focus then.
  private func leave() {
    if window.focusWidget != label.pointer { setFocusable(false) }
  }

  private func press(at point: (x: Double, y: Double)) {
    guard gtk_gesture_single_get_current_button(click.opaque) == GDK_BUTTON_SECONDARY else {
      return setFocusable(true)
    }
    guard MenuTrigger.open(around: label, at: point) else { return }
    gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
  }
}
