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
    let keys = EventController.keys()
    connection = SignalConnection(keys, "key-pressed", owner: self) { taps, arguments in
      arguments.answer(taps.press(arguments.uint(0), state: arguments.flags(2)))
    }
    widget.add(keys)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    let isChord = !EventModifiers(rawValue: Int(state)).isDisjoint(with: [.control, .option])
    guard widget.isFocus, !isChord,
      let equivalent = KeyEquivalent(keyval: key), [.space, .return].contains(equivalent),
      let activation = activation()
    else { return false }
    activation()
    return true
  }
}
