import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The page with which the program begins.
@MainActor
@Suite struct LastPageTests {
  @Test func aPageIsRememberedWithoutWhatItIsAbout() throws {
    let id = RecordID()
    let pages: [PlannerWindow.Page] = [
      .trip(id), .destinations, .search, .account, .help,
    ]
    for page in pages {
      let last = try #require(LastPage(page, account: 1, store: "/s"))
      #expect(last.shown == page)
    }
    #expect(LastPage(.destination("kyoto"), account: 1, store: "/s")?.shown == .destinations)
    #expect(LastPage(nil, account: 1, store: "/s") == nil)
  }

  @Test func aFileThatMakesNoSenseIsNoPage() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/page.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let page = LastPage(.search, account: 1, store: "/s")
    #expect(LastPage.read(file) == nil)
    LastPage.write(page, to: file)
    #expect(LastPage.read(file) == page)
    try Data("{".utf8).write(to: file)
    #expect(LastPage.read(file) == nil)
    LastPage.write(nil, to: file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
