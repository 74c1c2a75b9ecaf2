internal import CGtk
internal import GtkBridge
private import Foundation

/// Drives Foundation's main run loop from GTK's: timers and `perform` blocks.
///
/// In a GTK program nothing else runs `RunLoop.main`. This runs it when GTK's loop has become idle
/// after an event, because the event may have set a timer, and when its next timer is due. An idle
/// program without timers never wakes up for it.
@MainActor
enum RunLoopSource {
  /// Whether events since the last run may have added timers or blocks.
  private static var isStale = true

  /// Fires when the next timer is due, before redrawing, however busy the program is.
  private static let alarm = MainLoop.addSource(
    Functions.alarm, priority: G_PRIORITY_DEFAULT, name: "Foundation timers")

  static func start() {
    g_source_set_ready_time(alarm, -1)
    // After everything else, so that it runs after all other sources.
    _ = MainLoop.addSource(Functions.quiet, priority: Int32.max, name: "Foundation run loop")
  }

  /// Fires what is due, and sets the alarm for the next timer.
  static func run() {
    // Foundation's way to run a run loop without waiting.
    let next = RunLoop.main.limitDate(forMode: .default)
    guard let next, next != .distantFuture else {
      g_source_set_ready_time(alarm, -1)
      return
    }
    let wait = max(0, min(next.timeIntervalSinceNow, 1e9))
    g_source_set_ready_time(alarm, g_get_monotonic_time() + gint64((wait * 1e6).rounded(.up)))
  }

  static func prepare() -> Bool {
    // Called again only after something has woken the loop up.
    defer { isStale = true }
    return isStale
  }

  static func settle() {
    run()
    isStale = false
  }
}

@MainActor
private enum Functions {
  static let alarm = GSourceFuncs(
    prepare: nil, check: nil,
    dispatch: { _, _, _ in
      MainActor.assumeIsolated { RunLoopSource.run() }
      return 1
    }, finalize: nil, closure_callback: nil, closure_marshal: nil)

  static let quiet = GSourceFuncs(
    prepare: { _, _ in MainActor.assumeIsolated { RunLoopSource.prepare() } ? 1 : 0 },
    check: { _ in 0 },
    dispatch: { _, _, _ in
      MainActor.assumeIsolated { RunLoopSource.settle() }
      return 1
    }, finalize: nil, closure_callback: nil, closure_marshal: nil)
}
