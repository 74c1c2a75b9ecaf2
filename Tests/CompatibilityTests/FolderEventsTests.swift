import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

/// What Core Services' streams report of folders, and searches and activities that Foundation has on Apple's systems.
@preconcurrency @MainActor
final class FolderEventsTests: FolderTestCase {
  func testAStreamReportsFilesInNewFoldersToo() throws {
    for usesObjects in [false, true] {
      let place = folder.appending(path: "\(usesObjects)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let events = try XCTUnwrap(FolderEvents(place.path, usesObjects: usesObjects))
      let inner = place.appending(path: "inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      runLoop(until: { events.paths.contains(inner.path) }, "the folder was not reported")
      XCTAssertNotEqual(Int(events.flags) & kFSEventStreamEventFlagItemIsDir, 0)
      XCTAssertNotEqual(Int(events.flags) & kFSEventStreamEventFlagItemCreated, 0)
      let file = inner.appending(path: "file")
      try Data("words".utf8).write(to: file)
      runLoop(until: { events.paths.contains(file.path) }, "the file was not reported")
      XCTAssertNotEqual(Int(events.flags) & kFSEventStreamEventFlagItemIsFile, 0)
      events.end()
    }
  }

  func testASearchOfACloudFindsNothingAndEnds() {
    let query = NSMetadataQuery()
    query.predicate = NSPredicate(format: "%K LIKE '*'", NSMetadataItemFSNameKey)
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    var isOver = false
    let observer = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in MainActor.assumeIsolated { isOver = true } }
    defer { NotificationCenter.default.removeObserver(observer) }
    XCTAssertTrue(query.start())
    runLoop(until: { isOver }, "the search did not end")
    XCTAssertEqual(query.resultCount, 0)
    query.stop()
  }

  func testWorkIsRepeatedUntilItIsInvalidated() {
    let scheduler = NSBackgroundActivityScheduler(identifier: "test")
    scheduler.repeats = true
    scheduler.interval = 0.01
    nonisolated(unsafe) var count = 0
    scheduler.schedule { done in
      // The test's loop looks when something happens on the main queue.
      DispatchQueue.main.async { count += 1 }
      done(.finished)
    }
    runLoop(until: { count > 1 }, "the work was not repeated")
    scheduler.invalidate()
  }

  func testAnActivityHasAPayload() throws {
    struct Place: Codable, Equatable { var name: String }
    let activity = NSUserActivity(activityType: "place")
    try activity.setTypedPayload(Place(name: "Rome"))
    XCTAssertEqual(try activity.typedPayload(Place.self), Place(name: "Rome"))
    activity.addUserInfoEntries(from: ["visits": 3])
    XCTAssertEqual(activity.userInfo?["visits"] as? Int, 3)
    XCTAssertThrowsError(try activity.setTypedPayload(["a"]))
  }
}
