import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Programs and windows on one account, each with a connection of its own.
@Suite(
  .timeLimit(.minutes(3)), .enabled(if: FileActivity.isAvailable, FileActivity.isMissing)
) struct VaultFeedTests {
  let folder = try! TemporaryFolder()

  private func both() async throws -> (OpenAccount, OpenAccount) {
    (try await OpenAccount.new(in: folder), try await OpenAccount.signIn(folder.path))
  }

  /// Waits until `stream` has reported all of `ids`.
  private func wait(for ids: Set<VaultID>, in stream: AsyncStream<VaultEvent>) async {
    var missing = ids
    for await event in stream {
      if case .records(let ids) = event { missing.subtract(ids) } else { missing = [] }
      if missing.isEmpty { return }
    }
    Issue.record("the stream has ended")
  }

  @Test func seesWhatAnotherProgramChanges() async throws {
    let (one, two) = try await both()
    let events = two.records.changes()
    #expect(try await two.records.readAll().records.isEmpty)
    let id = VaultID()
    for content in ["Oslo", "Rome"] {
      try await one.records.put(id, kind: "trip", content: Data(content.utf8))
      await wait(for: [id], in: events)
      #expect(text(try await two.records.read(id)) == content)
    }
    try await one.records.delete(id)
    await wait(for: [id], in: events)
    #expect(try await two.records.read(id) == nil)
  }

  @Test func aWindowSeesWhatAnotherOfItsProgramChanges() async throws {
    let account = try await OpenAccount.new(in: folder)
    let streams = [account.records.changes(), account.records.changes()]
    _ = try await account.records.readAll()
    let ids = [VaultID(), VaultID(), VaultID()]
    try await account.records.apply(ids.map { .put($0, kind: "trip", content: Data()) })
    for stream in streams { await wait(for: Set(ids), in: stream) }
  }

  @Test func theLaterOfTwoChangesWinsAndReturnsTheEarlier() async throws {
    let (one, two) = try await both()
    let id = VaultID()
    try await one.records.put(id, kind: "trip", content: Data("Oslo".utf8))
    let first = try await one.records.put(id, kind: "trip", content: Data("Rome".utf8))
    // It has not seen Rome.
    let second = try await two.records.put(id, kind: "trip", content: Data("Paris".utf8))
    #expect(text(try await one.records.read(id)) == "Paris")
    #expect(second.before == first.after)
    #expect(try #require(second.after).revision > (try #require(first.after)).revision)
    // The program that made the earlier change still has its record, and may restore it.
    try await one.records.apply([
      .put(id, kind: "trip", content: try #require(first.after).content)
    ])
    #expect(text(try await two.records.read(id)) == "Rome")
  }

  @Test func manyChangesAtOnceAreEverything() async throws {
    let (one, two) = try await both()
    var events = two.records.changes().makeAsyncIterator()
    _ = try await two.records.readAll()
    try await one.records.apply(
      (0...VaultHead.mostLatest).map { _ in .put(VaultID(), kind: "trip", content: Data()) })
    #expect(await events.next() == .everything)
    // And after that one by one again.
    let id = VaultID()
    try await one.records.put(id, kind: "trip", content: Data())
    #expect(await events.next() == .records([id]))
  }

  @Test func othersChangesAreReportedOnceAndInOrder() async throws {
    let (one, two) = try await both()
    let events = two.records.changes()
    _ = try await two.records.readAll()
    let ids = (0..<40).map { _ in VaultID() }
    for (index, id) in ids.enumerated() {
      try await (index % 3 == 0 ? two : one).records.put(id, kind: "trip", content: Data())
    }
    await two.records.refresh()
    two.session.signOut()
    var seen: [VaultID] = []
    for await event in events {
      if case .records(let ids) = event { seen += ids } else { Issue.record("\(event)") }
    }
    #expect(seen == ids)
  }

  @Test func whatTheStoreDoesOtherwiseIsNoChange() async throws {
    let (one, two) = try await both()
    let events = two.records.changes()
    _ = try await two.records.readAll()
    _ = try? await one.store.logIn(email: "ada@example.org", password: "wrong password")
    let bob = try await one.store.signUp(name: "B", email: "bob@b.co", password: goodPassword)
    try await bob.session.records.put(VaultID(), kind: "trip", content: Data())
    await two.records.refresh()
    two.session.signOut()
    for await event in events { Issue.record("\(event)") }
  }

  /// A program that is killed after its commit cannot announce it; its files are closed then.
  @Test func seesTheCommitOfAProgramThatCouldNotAnnounceIt() async throws {
    let account = try await OpenAccount.new(in: folder)
    var events = account.records.changes().makeAsyncIterator()
    _ = try await account.records.readAll()
    let silent = RecordVault(
      account: account.session.user.id, keys: account.records.accountKeys,
      storage: SilentStorage(try folder.connect(), path: folder.main))
    let id = VaultID()
    try await silent.put(id, kind: "trip", content: Data())
    #expect(await events.next() == .records([id]))
  }

  @Test func noticesThatTheAccountWasDeleted() async throws {
    let (one, two) = try await both()
    try await one.records.put(VaultID(), kind: "trip", content: Data())
    _ = try await two.records.readAll()
    var events = two.records.changes().makeAsyncIterator()
    try await one.store.deleteAccount(of: one.session, password: goodPassword)
    #expect(await events.next() == .everything)
    #expect(await events.next() == nil)
    await #expect(throws: VaultError.accountIsGone) { _ = try await two.records.readAll() }
    await #expect(throws: VaultError.accountIsGone) { try await two.records.acceptAlterations() }
    await #expect(throws: VaultError.accountIsGone) {
      try await two.records.put(VaultID(), kind: "trip", content: Data())
    }
    await #expect(throws: AccountChangeError.accountIsGone) {
      try await two.store.changeName(of: two.session, to: "Eve")
    }
  }
}

extension FileActivity {
  /// Whether there is an inotify instance left: without one, these tests would never end.
  static let isAvailable = FileActivity(path: NSTemporaryDirectory() + "/x") {} != nil
  static let isMissing: Comment =
    "this user has no inotify instance left (/proc/sys/fs/inotify/max_user_instances)"
}

/// A program that never announces a commit, and closes its files after each.
private final class SilentStorage: VaultStorage {
  private let database: DatabaseQueue
  let path: String

  init(_ database: DatabaseQueue, path: String) {
    self.database = database
    self.path = path
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    do { return try await database.read(body) } catch { throw StoreFault(.damaged, path: path) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value {
    do {
      let value = try await database.write(body)
      try database.close()
      return value
    } catch { throw StoreFault(.damaged, path: path) }
  }
}
