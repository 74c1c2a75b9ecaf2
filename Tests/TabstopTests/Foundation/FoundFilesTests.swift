import Foundation
import TabstopFoundation
import XCTest

/// Files that are found again, and files that go.
final class FoundFilesTests: XCTestCase {
  private func makeFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabstop ü \(UUID().uuidString)")
    try Data("a".utf8).write(to: file)
    return file
  }

  func testABookmarkFindsItsFile() throws {
    let file = try makeFile()
    let mark = try file.bookmarkData(
      options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: mark, options: .withSecurityScope, relativeTo: nil,
      bookmarkDataIsStale: &isStale)
    XCTAssertEqual(found.path, file.path)
    XCTAssertFalse(isStale)

    try FileManager.default.removeItem(at: file)
    XCTAssertThrowsError(try URL(resolvingBookmarkData: mark, bookmarkDataIsStale: &isStale))
    XCTAssertThrowsError(try file.bookmarkData())
  }

  func testOtherDataIsNoBookmark() {
    var isStale = false
    for text in ["", "file:", "file:relative", "book/tmp"] {
      XCTAssertThrowsError(
        try URL(resolvingBookmarkData: Data(text.utf8), bookmarkDataIsStale: &isStale), text)
    }
    XCTAssertThrowsError(try URL(string: "https://example.org")?.bookmarkData())
  }

  // (What is there would go into the wastebasket of the user who runs the tests.)
  func testWhatIsNotThereCannotGoIntoTheWastebasket() throws {
    for address in ["file:///nowhere/file", "https://example.org/file"] {
      let url = try XCTUnwrap(URL(string: address))
      XCTAssertThrowsError(
        try FileManager.default.trashItem(at: url, resultingItemURL: nil), address)
    }
  }

  func testAnActivityBeginsAndEnds() {
    let activity = ProcessInfo.processInfo.beginActivity(
      options: [.userInitiated, .idleSystemSleepDisabled], reason: "A test")
    ProcessInfo.processInfo.endActivity(activity)
    var ran = false
    ProcessInfo.processInfo.performActivity(reason: "A test") { ran = true }
    XCTAssertTrue(ran)
  }
}
