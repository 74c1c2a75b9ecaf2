internal import CGtk
internal import GtkBridge

/// Lets the space bar and Return tap a view with the focus.
@MainActor
final class TapKeys {
  private let widget: Widget
  private let activation: () -> (() -> Void)?
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - widget: The widget with the focus.
  ///   - activation: Returns the current action of one tap, if there is one. Called at each press.
  init(on widget: Widget, activation: @escaping () -> (() -> Void)?) {
    self.widget = widget
    self.activation = activation
    let keys = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    connection = SignalConnection(keys, "key-pressed", owner: self) { taps, arguments in
      arguments.answer(taps.press(arguments.uint(0), state: arguments.flags(2)))
    }
    // The widget takes ownership of the constructor's reference.
    gtk_widget_add_controller(widget.pointer, keys.opaque)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    let isChord = !EventModifiers(rawValue: Int(state)).isDisjoint(with: [.control, .option])
    guard gtk_widget_is_focus(widget.pointer) != 0, !isChord,
      let equivalent = KeyEquivalent(keyval: key), [.space, .return].contains(equivalent),
      let activation = activation()
    else { return false }
    activation()
    return true
  }
}
