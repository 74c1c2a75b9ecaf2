private import CGtk
private import XCTest

/// Runs the GLib main loop until `condition` is true; it sleeps in between, until there is an
/// event. Fails the test if that takes longer than `seconds`.
///
/// - Returns: Whether the condition is true.
@MainActor
@discardableResult
public func runLoop(
  until condition: () -> Bool, within seconds: Double = 30, _ what: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> Bool {
  let deadline = Deadline(after: seconds)
  while !condition() {
    if deadline.isOver {
      XCTFail("Waited \(seconds) s in vain. \(what())", file: file, line: line)
      return false
    }
    g_main_context_iteration(nil, 1)
  }
  return true
}

/// Dispatches what is ready, and what that makes ready, without waiting for anything.
@MainActor
public func runLoopUntilIdle(file: StaticString = #filePath, line: UInt = #line) {
  let deadline = Deadline(after: 30)
  while g_main_context_iteration(nil, 0) != 0 {
    if deadline.isOver {
      XCTFail("The main loop did not come to rest within 30 s.", file: file, line: line)
      return
    }
  }
}

/// A GLib timeout, so that a blocking iteration of the loop ends when the time is over.
@MainActor
private final class Deadline {
  private let source: UnsafeMutablePointer<GSource>
  private let end: gint64

  init(after seconds: Double) {
    end = g_get_monotonic_time() + gint64(seconds * 1e6)
    source = g_timeout_source_new(guint(seconds * 1000) + 1)
    // Above everything, or a busy loop would starve it.
    g_source_set_priority(source, G_PRIORITY_HIGH - 100)
    g_source_set_callback(source, { _ in 1 }, nil, nil)
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  var isOver: Bool { g_get_monotonic_time() >= end }
}
