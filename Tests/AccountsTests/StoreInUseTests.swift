import Foundation
import GRDB
import Testing

@testable import Accounts

/// Changes of the files while the store is open.
@Suite struct StoreInUseTests {
  let folder = try! TemporaryFolder()

  private func open(_ options: AccountStore.Options = .test) async throws -> AccountStore {
    try await makeStore(in: folder)
    return try await AccountStore.open(directory: folder.path, options: options)
  }

  /// Expects that every call is refused with `kind`, the store being left as it is.
  private func expectFault(
    _ kind: StoreFault.Kind, from store: AccountStore, path: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try contents()
    let fault = StoreFault(kind, path: path ?? store.path)
    for _ in 0..<2 {
      await #expect(throws: SignUpError.store(fault), sourceLocation: sourceLocation) {
        _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
      }
      await #expect(throws: LogInError.store(fault), sourceLocation: sourceLocation) {
        _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
      }
    }
    await store.close()
    #expect(try contents() == before, sourceLocation: sourceLocation)
  }

  @Test func aReleasedStoreIsClosedOnceTheProgramHasWaited() async throws {
    for _ in 0..<5 {
      var store: AccountStore? = try await AccountStore.open(
        directory: folder.path, options: .test)
      // (The connection also lives as long as an operation that is running in it.)
      #expect(try folder.contents().keys.contains("planner.sqlite-wal"))
      #expect(store != nil)
      store = nil
      AccountStore.waitUntilReleasedAreClosed()
      #expect(try folder.contents().keys.sorted() == ["planner.sqlite"])
    }
  }

  @Test func noticesThatTheFileWasRemoved() async throws {
    let store = try await open()
    unlink(folder.main)
    try await expectFault(.vanished, from: store)
  }

  @Test func noticesThatAllFilesWereRemoved() async throws {
    let store = try await open()
    for path in [folder.main, folder.log, folder.index] { unlink(path) }
    try await expectFault(.vanished, from: store)
    #expect(try folder.contents().isEmpty)
    #expect(try await refusal(of: folder.path, creatingIfMissing: false).kind == .vanished)
  }

  @Test func noticesThatTheFolderWasRemoved() async throws {
    let store = try await open()
    try FileManager.default.removeItem(atPath: folder.path)
    await #expect(throws: LogInError.store(StoreFault(.vanished, path: store.path))) {
      _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func noticesThatTheLogWasRemoved() async throws {
    let store = try await open()
    unlink(folder.log)
    try await expectFault(.vanished, from: store)
  }

  @Test func leavesAStoreAloneThatWasPutInItsPlace() async throws {
    let other = try TemporaryFolder()
    try await makeStore(in: other)
    let store = try await open()
    rename(other.main, folder.main)
    try await expectFault(.vanished, from: store)
  }

  @Test func worksAgainOnceTheFileIsBack() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    let away = folder.path + "/away"
    rename(folder.main, away)
    await #expect(throws: LogInError.self) {
      _ = try await store.logIn(email: "b@b.co", password: goodPassword)
    }
    #expect(try await refusal(of: folder.path).kind == .incomplete)
    rename(away, folder.main)
    let again = try await AccountStore.open(directory: folder.path, options: .test)
    _ = try await again.logIn(email: "b@b.co", password: goodPassword)
  }

  @Test func noticesThatTheFileWasEmptied() async throws {
    let store = try await open()
    truncate(folder.main, 0)
    try await expectFault(.damaged, from: store)
    #expect(try await refusal(of: folder.path).kind == .damaged)
  }

  @Test func noticesNoiseInTheFile() async throws {
    let store = try await open()
    let size = Int(try FileStatus.of(folder.main).get().size)
    try overwrite(folder.main, from: 0, to: size)
    try await expectFault(.damaged, from: store)
    #expect(try await refusal(of: folder.path).kind == .notADatabase)
  }

  @Test func mendsAnIndexCutShort() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    for length in [0, 100, 16_384, 32_767] {
      truncate(folder.index, length)
      _ = try await store.logIn(email: "b@b.co", password: goodPassword)
    }
    truncate(folder.index, 100)
    let again = try await AccountStore.open(directory: folder.path, options: .test)
    _ = try await again.logIn(email: "b@b.co", password: goodPassword)
    await again.close()
    await store.close()
  }

  @Test func noticesThatTheLogWasCutShort() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    truncate(folder.log, 0)
    try await expectFault(.damagedLog, from: store, path: folder.log)
  }

  @Test func noticesABitThatChangedInTheLog() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    try flipBit(of: folder.log, at: Int(try FileStatus.of(folder.log).get().size) * 8 - 100)
    try await expectFault(.damagedLog, from: store, path: folder.log)
    #expect(try await refusal(of: folder.path).kind == .damagedLog)
  }

  @Test func noticesANewerProgramAtWork() async throws {
    let store = try await open()
    try folder.run("PRAGMA user_version = \(StoreSchema.current.version + 1)")
    try await expectFault(.newerVersion, from: store)
    try await expectRefusedAgain()
  }

  /// Expects that opening finds the newer version and changes nothing.
  private func expectRefusedAgain(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let before = try contents()
    let fault = try await refusal(of: folder.path, sourceLocation: sourceLocation)
    #expect(fault.kind == .newerVersion, sourceLocation: sourceLocation)
    #expect(try contents() == before, sourceLocation: sourceLocation)
  }

  /// The files except the index of the log, which is SQLite's own: every reader marks it.
  private func contents() throws -> [String: Data] {
    try folder.contents().filter { !$0.key.hasSuffix("-shm") }
  }

  /// A copy over the file: the file is the same, with other content and another version.
  ///
  /// With enough accounts the log contains the page with the version, so that SQLite alone would
  /// not notice that the file has another one.
  @Test(arguments: [0, 1, 60])
  func leavesANewerStoreAloneThatWasWrittenOverIt(accountsInLog: Int) async throws {
    let other = try TemporaryFolder()
    try await makeStore(in: other)
    try other.run("CREATE TABLE more(x); PRAGMA user_version = \(StoreSchema.current.version + 1)")
    let store = try await open()
    for index in 0..<accountsInLog {
      let name = String(repeating: "N", count: 200)
      _ = try await store.createAccount(
        name: name, email: "n\(index)@b.co", password: goodPassword)
    }
    let newer = try #require(FileManager.default.contents(atPath: other.main))
    let handle = try #require(FileHandle(forUpdatingAtPath: folder.main))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: newer)
    try handle.close()
    try await expectFault(.newerVersion, from: store)
    #expect(try folder.contents()["planner.sqlite"] == newer)
    try await expectRefusedAgain()
  }

  @Test func waitsForAnotherWriterOnlySoLong() async throws {
    let store = try await open(.impatient)
    let writer = try Writer(folder)
    await #expect(throws: SignUpError.store(StoreFault(.locked, path: store.path))) {
      _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    }
    try writer.stop()
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
  }

  @Test func damagedColumnsAreAFault() async throws {
    let store = try await open()
    try folder.run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'account';
      UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT NULL', 'name TEXT')
        WHERE name = 'account';
      """)
    try folder.run("UPDATE account SET name = NULL")
    let fault = LogInError.store(StoreFault(.damaged, path: store.path))
    await #expect(throws: fault) {
      _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    }
  }

  @Test func aHashThatIsNoneIsAFault() async throws {
    let store = try await open()
    try folder.run("UPDATE account SET passwordHash = 'x'")
    await #expect(throws: LogInError.store(StoreFault(.damaged, path: store.path))) {
      _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    }
  }
}
