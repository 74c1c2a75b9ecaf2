import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

/// A test that has a folder of its own while it runs.
@preconcurrency @MainActor
class FolderTestCase: DisplayTestCase {
  nonisolated(unsafe) private(set) var folder: URL!

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabstop-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }
}
