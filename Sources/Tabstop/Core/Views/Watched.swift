/// A value and what to do when it has changed. It hides the value's type: where the runtime makes the type of a
/// view that is generic over the value, it searches all conformances of the program for what the value must be.
@MainActor
package class Watched {
  func isSame(as other: Watched) -> Bool { preconditionFailure("not overridden") }

  /// Runs the action for the change from another value, of the same type.
  func runAction(since old: Watched) { preconditionFailure("not overridden") }
}

/// A watched value of a type.
final class WatchedValue<Value: Equatable>: Watched {
  private let value: Value
  private let action: (Value, Value) -> Void
  /// Whether the action is the one that was passed together with the old value, so that `{ [value]
  /// new in … }` captures that.
  private let capturesOldValues: Bool

  init(
    _ value: Value, capturesOldValues: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    self.capturesOldValues = capturesOldValues
    self.action = action
  }

  override func isSame(as other: Watched) -> Bool { (other as? WatchedValue)?.value == value }

  override func runAction(since old: Watched) {
    guard let old = old as? WatchedValue else { return }
    (capturesOldValues ? old.action : action)(old.value, value)
  }
}
