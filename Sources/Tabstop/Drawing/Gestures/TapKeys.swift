internal import CGtk
internal import GtkBridge

/// Has the space bar and Return do on a view with the focus what a tap does.
@MainActor
final class TapKeys {
  private let widget: Widget
  private let activation: () -> (() -> Void)?
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - widget: What has the focus.
  ///   - activation: What one tap does now, if anything. Asked at each press.
  init(on widget: Widget, activation: @escaping () -> (() -> Void)?) {
    self.widget = widget
    self.activation = activation
    let keys = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    connection = SignalConnection(keys, "key-pressed", owner: self) { taps, arguments in
      arguments.answer(taps.press(arguments.uint(0), state: arguments.flags(2)))
    }
    // The widget takes over the reference that the constructor gave.
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
