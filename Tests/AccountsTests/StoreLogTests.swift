import Foundation
import GRDB
import Testing

@testable import Accounts

/// SQLite's log (the "-wal" file) that is damaged, cut short or missing: which faults are reported, and what the
/// remedies keep.
@Suite struct StoreLogTests {
  let folder = try! TemporaryFolder()

  /// The files of a store whose program was killed with two accounts in the log, `b@b.co` and then
  /// `c@c.co`, and one in the database, `ada@example.org`.
  private func makeKilledStore() async throws {
    let living = try TemporaryFolder()
    try await makeStore(in: living)
    let store = try await AccountStore.open(directory: living.path, options: .test)
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    _ = try await store.createAccount(name: "C", email: "c@c.co", password: goodPassword)
    for name in try living.contents().keys {
      try FileManager.default.copyItem(
        atPath: living.path + "/" + name, toPath: folder.path + "/" + name)
    }
    await store.close()
  }

  private func expectAccounts(
    _ emails: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    await store.close()
    let found = try folder.read { db in
      try String.fetchAll(db, sql: "SELECT email FROM account ORDER BY email")
    }
    #expect(found == emails, sourceLocation: sourceLocation)
  }

  private var logSize: Int { get throws { Int(try FileStatus.of(folder.log).get().size) } }

  @Test func aChangeOfAnyBitOfTheLogIsDetected() async throws {
    try await makeKilledStore()
    let whole = try #require(FileManager.default.contents(atPath: folder.log))
    // Each bit of the log's header and of the first frame's header, and some of the pages.
    let bits = Array(0..<56 * 8) + (0..<64).map { _ in Int.random(in: 56 * 8..<whole.count * 8) }
    let index = try #require(folder.files.readIndex())
    for bit in bits {
      var changed = whole
      changed[bit / 8] ^= 1 << (bit % 8)
      try changed.write(to: URL(fileURLWithPath: folder.log))
      #expect(
        !StoreLog(path: folder.log, pageSize: index.pageSize).isWhole(by: index), "bit \(bit)")
    }
  }

  @Test func aBitThatChangedIsAFaultAndNothingIsWritten() async throws {
    try await makeKilledStore()
    try flipBit(of: folder.log, at: try logSize * 8 - 100)
    let before = try folder.contents()
    for _ in 0..<2 {
      let fault = try await refusal(of: folder.path)
      #expect(fault == StoreFault(.damagedLog, path: folder.log))
      #expect(fault.remedy == .continueWithoutLog)
    }
    #expect(try folder.contents() == before)
  }

  @Test func aTruncatedOrMissingLogIsAFault() async throws {
    try await makeKilledStore()
    truncate(folder.log, try logSize - 1)
    #expect(try await refusal(of: folder.path).kind == .damagedLog)
    truncate(folder.log, 0)
    #expect(try await refusal(of: folder.path).kind == .damagedLog)
    unlink(folder.log)
    #expect(try await refusal(of: folder.path).kind == .damagedLog)
  }

  @Test func aKilledProgramsLogIsNoFault() async throws {
    try await makeKilledStore()
    try await expectAccounts(["ada@example.org", "b@b.co", "c@c.co"])
  }

  @Test func aLogWithoutItsIndexIsRead() async throws {
    try await makeKilledStore()
    unlink(folder.index)
    try await expectAccounts(["ada@example.org", "b@b.co", "c@c.co"])
  }

  @Test func aLogThatWasCopiedIntoTheDatabaseMayBeMissing() async throws {
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    let other = try folder.connect()
    try await other.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)")
    }
    let living = try folder.contents()
    let copy = try TemporaryFolder()
    for (name, bytes) in living where !name.hasSuffix("-wal") {
      try bytes.write(to: URL(fileURLWithPath: copy.path + "/" + name))
    }
    let again = try await AccountStore.open(directory: copy.path, options: .test)
    _ = try await again.logIn(email: "b@b.co", password: goodPassword)
    try other.close()
    await store.close()
  }

  /// After a loss of power the index on the disk may be from before the log was emptied, since
  /// it is not synced.
  @Test func anEmptiedLogIsAcceptedWithAnOlderIndex() async throws {
    let living = try TemporaryFolder()
    let account = try await OpenAccount.new(in: living)
    try await account.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    let before = try living.contents()
    let index = try #require(before["planner.sqlite-shm"])
    let counts = try #require(index.withUnsafeBytes { StoreLogIndex($0) })
    #expect(counts.frames > counts.copied)
    try await account.store.changePassword(
      of: account.session, from: goodPassword, to: "battery staple")
    let after = try living.contents()
    #expect(
      try #require(after["planner.sqlite-wal"]).count < before["planner.sqlite-wal"]!.count)
    for (name, bytes) in after {
      try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    try index.write(to: URL(fileURLWithPath: folder.index))
    let again = try await OpenAccount.signIn(folder.path, password: "battery staple")
    #expect(try await again.records.texts() == ["Oslo"])
    await again.close()
    await account.close()
  }

  @Test func continuingWithoutTheLogKeepsACopyOfAllFiles() async throws {
    try await makeKilledStore()
    // A bit of the last frame: the frames before it can be read.
    try flipBit(of: folder.log, at: try logSize * 8 - 100)
    let before = try folder.contents()
    let aside = try await AccountStore.setAside(directory: folder.path, for: .continueWithoutLog)
    try await expectAccounts(["ada@example.org", "b@b.co"])
    for suffix in ["", "-wal", "-shm"] {
      #expect(
        FileManager.default.contents(atPath: aside + suffix) == before["planner.sqlite" + suffix])
    }
  }

  @Test func aLogWithoutItsDatabaseIsKeptAndAnEmptyStoreIsCreated() async throws {
    try await makeKilledStore()
    unlink(folder.main)
    let before = try folder.contents()
    #expect(try await refusal(of: folder.path).remedy == .startOver)
    let first = try await AccountStore.setAside(directory: folder.path, for: .startOver)
    try await expectAccounts([])
    #expect(FileManager.default.contents(atPath: first + "-wal") == before["planner.sqlite-wal"])
    // In the same second the copy gets another name.
    let second = try await AccountStore.setAside(directory: folder.path, for: .startOver)
    #expect(first != second)
    #expect(FileManager.default.contents(atPath: first + "-wal") == before["planner.sqlite-wal"])
    try await expectAccounts([])
  }

  @Test func ifAllFilesAreGoneAnEmptyStoreIsCreated() async throws {
    try await makeKilledStore()
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    for path in [folder.main, folder.log, folder.index] { unlink(path) }
    await #expect(throws: LogInError.store(StoreFault(.vanished, path: store.path))) {
      _ = try await store.logIn(email: "b@b.co", password: goodPassword)
    }
    _ = try await AccountStore.setAside(directory: folder.path, for: .startOver)
    try await expectAccounts([])
  }
}

/// Flips one bit of a file, in place.
func flipBit(of path: String, at bit: Int) throws {
  let handle = try #require(FileHandle(forUpdatingAtPath: path))
  try handle.seek(toOffset: UInt64(bit / 8))
  let byte = try #require(try handle.read(upToCount: 1)?.first)
  try handle.seek(toOffset: UInt64(bit / 8))
  try handle.write(contentsOf: Data([byte ^ 1 << UInt8(bit % 8)]))
  try handle.close()
}
