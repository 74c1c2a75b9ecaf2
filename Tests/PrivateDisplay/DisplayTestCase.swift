public import XCTest

/// A test with widgets: on a display of its own, and failed by every warning of GLib or GTK.
open class DisplayTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try super.setUpWithError()
    try MainActor.assumeIsolated {
      try PrivateDisplay.start()
      _ = GLibWarnings.drain()
    }
  }

  open override func tearDown() {
    // Deferred work may log warnings, too.
    MainActor.assumeIsolated { runLoopUntilIdle() }
    for warning in GLibWarnings.drain() { XCTFail("GLib warned. \(warning)") }
    super.tearDown()
  }
}
