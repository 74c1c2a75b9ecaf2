/// One write to a binding, on its way to become a move of the focus.
final class FocusRequest {
  enum State {
    /// Written in this turn, to be decided when it is resolved.
    case queued
    /// Decided: it waits for its node.
    case pending
    /// Carried out, overtaken or without effect.
    case done
  }

  let ticket: UInt64
  let target: FocusTarget
  private(set) weak var binding: AnyFocusBinding?

  /// The window that decides on the request. `nil` as long as none is known, or when it is gone.
  weak var holder: FocusCoordinator?
  var state = State.queued

  init(_ target: FocusTarget, of binding: AnyFocusBinding, ticket: UInt64) {
    self.target = target
    self.binding = binding
    self.ticket = ticket
  }
}
