/// One write to a binding, until it has moved the focus or has been dropped.
final class FocusRequest {
  enum State {
    /// Written in this turn, to be decided when it is resolved.
    case queued
    /// Decided: it waits for its node.
    case pending
    /// Carried out, overtaken, or without effect.
    case done
  }

  let ticket: UInt64
  let target: FocusTarget
  private(set) weak var binding: AnyFocusBinding?

  /// The window that decides on the request. `nil` while none is known, and when it is gone.
  weak var holder: FocusCoordinator?
  var state = State.queued

  init(_ target: FocusTarget, of binding: AnyFocusBinding, ticket: UInt64) {
    self.target = target
    self.binding = binding
    self.ticket = ticket
  }
}
