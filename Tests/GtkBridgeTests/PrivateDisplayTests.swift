import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

/// The test environment: it is private, and records GLib's messages.
@preconcurrency @MainActor
final class PrivateDisplayTests: DisplayTestCase {
  func testAWarningOfGLibIsRecorded() {
    XCTAssertEqual(GLibWarnings.drain(), [])
    // GLib logs a critical for a null pointer.
    g_object_set_property(nil, "label", nil)
    let warnings = GLibWarnings.drain()
    XCTAssertEqual(warnings.count, 1, "\(warnings)")
    XCTAssertTrue(warnings[0].hasPrefix("GLib-GObject: "), warnings[0])
  }

  func testNothingOfTheDesktopReachesATest() throws {
    let display = try XCTUnwrap(gdk_display_get_default())
    XCTAssertEqual(
      String(cString: gdk_display_get_name(display)),
      ProcessInfo.processInfo.environment["DISPLAY"])
    XCTAssertNil(getenv("WAYLAND_DISPLAY"))
    XCTAssertNil(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
  }

  func testTheServerEndsWithThisProcess() throws {
    // The kernel must end it: a test that crashes cannot.
    let servers = try children(named: "Xvfb")
    XCTAssertEqual(servers.count, 1)
    let arguments = try String(contentsOfFile: "/proc/\(servers[0])/cmdline", encoding: .utf8)
    XCTAssertTrue(arguments.split(separator: "\0").contains("-terminate"), arguments)
  }

  /// The ids of this process's children that run a program.
  private func children(named name: String) throws -> [Int] {
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      Int($0)
    }
    return processes.filter { process in
      guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      else {
        return false
      }
      return status.contains("\nPPid:\t\(getpid())\n") && status.hasPrefix("Name:\t\(name)\n")
    }
  }
}
