internal import Foundation

/// The clock of tips. Tests have one of their own.
struct TipClock: Sendable {
  var now: @Sendable () -> Date
  /// Calls a closure at a time, on any thread.
  var wake: @Sendable (Date, @escaping @Sendable () -> Void) -> Void

  static let system = TipClock(
    now: { Date() },
    wake: { date, closure in
      // At least a moment later: a clock that is set back must not make this a loop.
      let seconds = min(max(date.timeIntervalSinceNow, 0.1), 30 * 24 * 3600)
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds, execute: closure)
    })
}
