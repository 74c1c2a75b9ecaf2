internal import GtkBridge

/// Lets the space bar and Return tap a view with the focus, and the arrow keys adjust it.
@MainActor
final class TapKeys {
  private let widget: Widget
  private let activation: () -> (() -> Void)?
  private let adjustment: (AccessibilityAdjustmentDirection) -> Bool
  private var connection: SignalConnection?

  /// - Parameters:
  ///   - widget: The widget with the focus.
  ///   - adjustment: Changes the view's value, if it can be adjusted.
  ///   - activation: Returns the current action of one tap, if there is one. Called at each press.
  init(
    on widget: Widget,
    adjustment: @escaping (AccessibilityAdjustmentDirection) -> Bool = { _ in false },
    activation: @escaping () -> (() -> Void)?
  ) {
    self.widget = widget
    self.adjustment = adjustment
    self.activation = activation
    let keys = EventController.keys()
    connection = SignalConnection(keys, "key-pressed", owner: self) { taps, arguments in
      arguments.answer(taps.press(arguments.uint(0), state: arguments.flags(2)))
    }
    widget.add(keys)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    let isChord = !EventModifiers(rawValue: Int(state)).isDisjoint(with: [.control, .option])
    guard widget.isFocus, !isChord, let equivalent = KeyEquivalent(keyval: key) else {
      return false
    }
    if let direction = Self.direction(of: equivalent, isReversed: widget.pointer.isRightToLeft) {
      return adjustment(direction)
    }
    guard [.space, .return].contains(equivalent), let activation = activation() else {
      return false
    }
    activation()
    return true
  }

  /// The direction of an arrow key, as in a slider.
  private static func direction(
    of key: KeyEquivalent, isReversed: Bool
  ) -> AccessibilityAdjustmentDirection? {
    switch key {
    case .upArrow: .increment
    case .downArrow: .decrement
    case .rightArrow: isReversed ? .decrement : .increment
    case .leftArrow: isReversed ? .increment : .decrement
    default: nil
    }
  }
}
