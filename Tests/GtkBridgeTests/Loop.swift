import CGtk
import PrivateDisplay

/// Examines what the default main loop would do if it ran now.
@MainActor
enum Loop {
  enum Sleep: Equatable {
    /// It does not sleep: it has something to dispatch.
    case notAtAll
    /// It wakes up after this time, whether there is an event or not.
    case atMost(milliseconds: Int32)
    /// Only a file descriptor wakes it up soon. (GTK and GLib have timers of half a minute of their
    /// own, which an earlier test may have started.)
    case untilAnEvent
  }

  /// The time for which it would sleep after one iteration: Foundation's run loop, if it is driven
  /// too, runs once after every event.
  static func sleep() -> Sleep {
    g_main_context_iteration(nil, 0)
    return sleepAsItIs()
  }

  /// Asks GLib how long it would sleep, by the calls that it makes between two iterations, without
  /// the sleep itself.
  ///
  /// - Parameter soon: The time up to which a timer counts, in milliseconds.
  static func sleepAsItIs(soon: gint = 5_000) -> Sleep {
    let context = g_main_context_default()
    precondition(g_main_context_acquire(context) != 0)
    defer { g_main_context_release(context) }
    var priority: gint = 0
    let isReady = g_main_context_prepare(context, &priority) != 0
    var timeout: gint = 0
    let count = g_main_context_query(context, gint(G_MAXINT32), &timeout, nil, 0)
    var descriptors = [GPollFD](repeating: GPollFD(), count: Int(count))
    g_main_context_query(context, gint(G_MAXINT32), &timeout, &descriptors, count)
    g_poll(&descriptors, guint(count), 0)
    let hasEvent = g_main_context_check(context, priority, &descriptors, count) != 0
    if isReady || hasEvent { return .notAtAll }
    return timeout < 0 || timeout > soon ? .untilAnEvent : .atMost(milliseconds: timeout)
  }

  /// Waits until the timers of earlier tests have fired: GTK's timer for a tooltip takes half a second.
  static func rest() {
    runLoopUntilIdle()
    while true {
      g_main_context_iteration(nil, 0)
      // Also for a timer that is soon during the test.
      guard case .atMost = sleepAsItIs(soon: 10_000) else { return }
      g_main_context_iteration(nil, 1)
    }
  }

  /// The number of file descriptors that it watches.
  static var descriptorCount: Int32 {
    let context = g_main_context_default()
    precondition(g_main_context_acquire(context) != 0)
    defer { g_main_context_release(context) }
    var (priority, timeout): (gint, gint) = (0, 0)
    g_main_context_prepare(context, &priority)
    return g_main_context_query(context, gint(G_MAXINT32), &timeout, nil, 0)
  }
}
