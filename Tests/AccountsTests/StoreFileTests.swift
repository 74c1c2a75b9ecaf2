import Foundation
import GRDB
import Testing

@testable import Accounts

/// The files of a store on disk, and files that are refused, unchanged.
@Suite struct StoreFileTests {
  let folder = try! TemporaryFolder()

  /// Expects that opening is refused with `kind`, and that no file changes or appears.
  private func expectRefusal(
    _ kind: StoreFault.Kind, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try folder.contents()
    let fault = try await refusal(of: folder.path, sourceLocation: sourceLocation)
    #expect(fault.kind == kind, sourceLocation: sourceLocation)
    #expect(fault.path.hasPrefix(folder.path), sourceLocation: sourceLocation)
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func isMadeForItsOwnerAlone() async throws {
    let directory = folder.path + "/a/b c%?#é/d"
    let store = try await AccountStore.open(directory: directory, options: .test)
    #expect(store.path == directory + "/planner.sqlite")
    #expect(try mode(of: folder.path + "/a") == 0o700)
    #expect(try mode(of: directory) == 0o700)
    for suffix in ["", "-wal", "-shm"] {
      #expect(try mode(of: store.path + suffix) == 0o600)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(names.count == 3, "nothing else is left of the making")
  }

  @Test func isTakenFromOthersWhenTheyHadIt() async throws {
    try await makeStore(in: folder)
    chmod(folder.path, 0o755)
    chmod(folder.main, 0o666)
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    #expect(try mode(of: folder.path) == 0o700)
    for path in [folder.main, folder.log, folder.index] {
      #expect(try mode(of: path) == 0o600)
    }
    await store.close()
  }

  @Test func aFolderThatManyShareStaysOpen() async throws {
    chmod(folder.path, 0o1777)
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    #expect(try mode(of: folder.path) == 0o1777)
    #expect(try mode(of: folder.main) == 0o600)
    await store.close()
  }

  @Test func hasItsMarksAndItsJournal() async throws {
    try await makeStore(in: folder)
    try folder.read { db in
      let application = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      #expect(application == StoreSchema.applicationID)
      #expect(try Int32.fetchOne(db, sql: "PRAGMA user_version") == StoreSchema.current.version)
      #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
      #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
    }
  }

  @Test func takesARelativePathAndALinkedFile() async throws {
    try await makeStore(in: folder)
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: other.main, withDestinationPath: folder.main)
    let ways = String(repeating: "../", count: 40)
    let store = try await AccountStore.open(directory: ways + other.path, options: .test)
    #expect(store.path.hasSuffix(folder.main))
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    await store.close()
  }

  @Test(arguments: ["", "x", "not a database, and longer than a header of SQLite would be"])
  func refusesAFileThatIsNoDatabase(_ content: String) async throws {
    try content.write(toFile: folder.main, atomically: false, encoding: .utf8)
    try await expectRefusal(content.isEmpty ? .damaged : .notADatabase)
  }

  @Test func refusesNoise() async throws {
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255) })
    #expect(FileManager.default.createFile(atPath: folder.main, contents: noise))
    try await expectRefusal(.notADatabase)
  }

  @Test(arguments: [
    "CREATE TABLE other(x)", "PRAGMA user_version = 1", "PRAGMA journal_mode = WAL",
  ])
  func refusesTheDatabaseOfAnotherProgram(_ sql: String) async throws {
    try folder.run(sql)
    // SQLite writes the first page of a database without tables only with the header.
    try await expectRefusal(.foreignDatabase)
  }

  @Test func refusesOurHeaderWithoutTables() async throws {
    try folder.run("PRAGMA application_id = \(StoreSchema.applicationID)")
    try await expectRefusal(.damaged)
    try folder.run("PRAGMA user_version = 1")
    try await expectRefusal(.damaged)
  }

  @Test func refusesANewerVersion() async throws {
    try await makeStore(in: folder)
    try folder.run("PRAGMA user_version = \(StoreSchema.current.version + 1)")
    try await expectRefusal(.newerVersion)
  }

  @Test func refusesANewerVersionThatIsOnlyInTheLog() async throws {
    try await makeStore(in: folder)
    let other = try folder.connect()
    try await other.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA user_version = \(StoreSchema.current.version + 1)")
    }
    // Copied while open, so that the log is not yet in the file.
    let copy = try TemporaryFolder()
    for name in ["planner.sqlite", "planner.sqlite-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
    }
    let before = try copy.contents()
    #expect(before["planner.sqlite-wal"]?.isEmpty == false)
    #expect(try await refusal(of: copy.path).kind == .newerVersion)
    #expect(try copy.contents().filter { before.keys.contains($0.key) } == before)
  }

  @Test(arguments: [1, 50, 100, 4_095, 4_096, 4_097, 8_192, 20_000])
  func refusesAFileCutShort(_ length: Int) async throws {
    try await makeStore(in: folder)
    #expect(truncate(folder.main, length) == 0)
    try await expectRefusal(length < 512 ? .notADatabase : .damaged)
  }

  @Test func refusesDamageWithoutWritingTheLogIntoIt() async throws {
    try await makeStore(in: folder)
    let other = try folder.connect()
    try await other.write { try $0.execute(sql: "UPDATE account SET name = 'B'") }
    let copy = try TemporaryFolder()
    for name in ["planner.sqlite", "planner.sqlite-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.path + "/" + name, toPath: copy.path + "/" + name)
    }
    try overwrite(copy.main, from: 4_096, to: 16_384)
    let before = try copy.contents()
    #expect(try await refusal(of: copy.path).kind == .damaged)
    #expect(try copy.contents().filter { before.keys.contains($0.key) } == before)
  }

  @Test func noDamageToAnyPageCrashes() async throws {
    try await makeStore(in: folder)
    let whole = try #require(FileManager.default.contents(atPath: folder.main))
    var refused = 0
    for start in stride(from: 0, to: whole.count, by: 512) {
      var damaged = whole
      for index in start..<min(start + 64, whole.count) {
        damaged[index] = UInt8.random(in: 0...255)
      }
      try damaged.write(to: URL(fileURLWithPath: folder.main))
      do {
        let store = try await AccountStore.open(directory: folder.path, options: .test)
        _ = try? await store.logIn(email: "ada@example.org", password: goodPassword)
        await store.close()
      } catch {
        refused += 1
        #expect([.notADatabase, .foreignDatabase, .damaged, .newerVersion].contains(error.kind))
        #expect(FileManager.default.contents(atPath: folder.main) == damaged)
      }
      for path in [folder.log, folder.index] { unlink(path) }
    }
    #expect(refused > 0)
  }

  @Test func refusesWhatIsNoFile() async throws {
    mkdir(folder.main, 0o700)
    try await expectRefusal(.notAFile)
    rmdir(folder.main)
    mkfifo(folder.main, 0o600)
    #expect(try await refusal(of: folder.path).kind == .notAFile)
  }

  @Test func refusesALinkThatLeadsNowhere() async throws {
    let target = folder.path + "/gone"
    symlink(target, folder.main)
    #expect(try await refusal(of: folder.path).kind == .brokenLink)
    #expect(!FileManager.default.fileExists(atPath: target))
    unlink(folder.main)
    symlink(folder.main, folder.main)
    #expect(try await refusal(of: folder.path).kind == .brokenLink)
  }

  @Test func refusesAFolderThatIsNone() async throws {
    try "x".write(toFile: folder.path + "/file", atomically: false, encoding: .utf8)
    #expect(try await refusal(of: folder.path + "/file").kind == .notAFolder)
    #expect(try await refusal(of: folder.path + "/file/deeper").kind == .notAFolder)
    symlink(folder.path + "/gone", folder.path + "/link")
    #expect(try await refusal(of: folder.path + "/link").kind == .brokenLink)
  }

  @Test(arguments: ["", "/proc/nothing/here", "a\u{0}b"])
  func refusesAFolderThatCannotBeMade(_ path: String) async throws {
    #expect(try await refusal(of: path).kind == .cannotCreate)
  }

  @Test func makesNoNewStoreBesideALogLeftBehind() async throws {
    try await makeStore(in: folder)
    unlink(folder.main)
    try "frames".write(toFile: folder.log, atomically: false, encoding: .utf8)
    try await expectRefusal(.incomplete)
  }

  @Test func createsNoneIfThatIsNotAllowed() async throws {
    #expect(try await refusal(of: folder.path, creatingIfMissing: false).kind == .vanished)
    let missing = folder.path + "/missing"
    #expect(try await refusal(of: missing, creatingIfMissing: false).kind == .vanished)
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: [
    "BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE",
    "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE",
  ])
  func saysThatItIsLocked(_ sql: String) async throws {
    try await makeStore(in: folder)
    let writer = try Writer(folder, beginning: sql)
    #expect(try await refusal(of: folder.path, options: .impatient).kind == .locked)
    try writer.stop()
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
  }

  @Test func everyFaultHasASentenceOfItsOwn() {
    let messages = StoreFault.Kind.allCases.map { StoreFault($0, path: "/p").message }
    #expect(Set(messages).count == messages.count)
    #expect(messages.allSatisfy { $0.hasSuffix(".") && $0.contains(". ") })
  }
}

/// Overwrites bytes of a file in place.
func overwrite(_ path: String, from start: Int, to end: Int) throws {
  let handle = try #require(FileHandle(forUpdatingAtPath: path))
  try handle.seek(toOffset: UInt64(start))
  try handle.write(contentsOf: Data((start..<end).map { _ in UInt8.random(in: 0...255) }))
  try handle.close()
}
