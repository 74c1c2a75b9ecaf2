import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

/// What Dispatch reports of files and folders.
@preconcurrency @MainActor
final class FileSystemSourceTests: XCTestCase {
  func testAFolderReportsItselfAndNotWhatIsInItsFiles() throws {
    MainLoop.attachMainQueue()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let renamed = folder.appendingPathExtension("renamed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: renamed) }
    let file = folder.appending(path: "a")
    try Data("words".utf8).write(to: file)
    let descriptor = open(folder.path, O_EVTONLY)
    defer { close(descriptor) }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: .all, queue: .main)
    var found: DispatchSource.FileSystemEvent = []
    source.setEventHandler { found.formUnion(source.data) }
    source.resume()
    let writer = try FileHandle(forWritingTo: file)
    try writer.write(contentsOf: Data("other".utf8))
    try writer.close()
    chmod(file.path, 0o600)
    // The system reports in order.
    try FileManager.default.moveItem(at: folder, to: renamed)
    runLoop(until: { found.contains(.rename) }, "the folder's new name was not reported")
    XCTAssertEqual(found, .rename)
    try FileManager.default.removeItem(at: renamed.appending(path: "a"))
    runLoop(until: { found.contains(.write) }, "the entry was not reported")
    source.cancel()
  }

  /// The system has a limit for each user, too: 128, usually.
  func testWithoutADescriptorNothingIsReported() {
    MainLoop.attachMainQueue()
    var (limit, none) = (rlimit(), rlimit())
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    none = limit
    none.rlim_cur = 3
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: 0, eventMask: .all, queue: .main)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    var isCancelled = false
    source.setEventHandler { XCTFail("Nothing can be reported.") }
    source.setCancelHandler { isCancelled = true }
    source.resume()
    source.cancel()
    runLoop(until: { isCancelled }, "the end was not reported")
  }

  func testAFolderIsWatched() throws {
    MainLoop.attachMainQueue()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = FolderWatch()
    var count = 0
    watch.changed = { count += 1 }
    watch.start(folder.path)
    try Data("words".utf8).write(to: folder.appending(path: "a"))
    runLoop(until: { count > 0 }, "the change was not reported")
    watch.stop()
  }
}
