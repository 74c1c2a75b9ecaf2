/// The wait of an address after failures. Pure functions; times are whole seconds.
///
/// The first five failures cost no wait. Then 30 seconds, doubled by each further failure, up to an
/// hour. A day after the last failure all are forgotten.
enum LogInThrottle {
  static let failuresWithoutWait: Int64 = 5
  static let firstWait: Int64 = 30
  static let longestWait: Int64 = 3_600
  static let memory: Int64 = 86_400
  /// The maximum number of stored addresses; those with the fewest failures are removed first.
  static let mostAddresses = 10_000

  /// The wait that follows the failure number `failures`.
  static func wait(after failures: Int64) -> Int64 {
    let over = failures - failuresWithoutWait
    guard over >= 0 else { return 0 }
    // Seven doublings pass the hour; more would overflow in the end.
    return min(longestWait, firstWait << min(over, 7))
  }

  /// The remainder at `now` of the wait after the last of `failures`, at `lastAt`.
  ///
  /// A `lastAt` in the future means that the clock was set back. The wait then counts from now, so
  /// that it never exceeds its own length.
  static func remaining(failures: Int64, lastAt: Int64, now: Int64) -> Int64 {
    let passed = now.subtractingReportingOverflow(min(lastAt, now))
    let wait = wait(after: failures)
    return passed.overflow ? 0 : max(0, wait - passed.partialValue)
  }
}
