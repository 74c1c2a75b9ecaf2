import Foundation
import TabstopFoundation
import XCTest

/// What files contain and what is known of them, as far as Foundation on Linux lacks it.
final class FileContentTests: XCTestCase {
  func testTheLinesOfAPipeArriveUntilItIsClosed() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\n\ntwo\r\nthree".utf8))
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    for try await line in pipe.fileHandleForReading.bytes.lines { lines.append(line) }
    XCTAssertEqual(lines, ["one", "two", "three"])
  }

  func testTheTypeOfAFileFollowsFromItsName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("tree.png")
    try Data([1]).write(to: picture)
    let keys: Set<URLResourceKey> = [
      .contentTypeKey, .isDirectoryKey, .volumeAvailableCapacityForImportantUsageKey,
    ]
    XCTAssertEqual(try picture.resourceValues(forKeys: keys).contentType, .png)
    XCTAssertEqual(try folder.resourceValues(forKeys: keys).contentType, .folder)
    let space = try picture.resourceValues(forKeys: keys).volumeAvailableCapacityForImportantUsage
    XCTAssertGreaterThan(space ?? 0, 0)
  }
}
