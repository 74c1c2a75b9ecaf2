internal import CGtk
internal import GtkBridge

/// Whether scrolling takes the focus from a text field. Mirrors SwiftUI's
/// `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let dismisses: Bool

  /// It does not, in a window that is used with a pointer: as `never`.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// As soon as something scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// As `immediately`: there is no keyboard on screen to drag along.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

extension View {
  /// Says whether scrolling takes the focus from a text field inside. Mirrors SwiftUI.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(ScrollDismissalModifier(mode: mode))
  }
}

private struct ScrollDismissalKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ScrollDismissalModifier: _PrimitiveModifier {
  let mode: ScrollDismissesKeyboardMode

  static func _makeNode<Content: View>(
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
    environment[ScrollDismissalKey.self] = view.modifier.mode.dismisses
    if view.modifier.mode.dismisses { _ = window.scrollDismissal }
  }

  override func modifiesAlike(_ old: ScrollDismissalModifier) -> Bool {
    old.mode == view.modifier.mode
  }
}

/// Takes the focus from a text field when the person scrolls; made with the first view that asks.
@MainActor
final class ScrollDismissal {
  private unowned let window: WindowContext
  private var connection: SignalConnection?

  init(_ window: WindowContext) {
    self.window = window
    let controller = ObjectRef(
      UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!))
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    connection = SignalConnection(controller, "scroll", owner: self) { dismissal, arguments in
      dismissal.didScroll()
      arguments.answer(false)
    }
    // The window takes over the reference that the constructor gave.
    gtk_widget_add_controller(window.widget.pointer, controller.opaque)
  }

  private func didScroll() {
    guard let control = window.focusedControl,
      control.owner.environment[ScrollDismissalKey.self],
      tabstop_is_editable(control.widget.raw) != 0
    else { return }
    Updater.shared.event { window.dismissFocus() }
  }
}
