import Foundation
import GRDB
import Testing

@testable import Accounts

/// Stores of released versions, as SQL text. Each is what the program of its time wrote.
@Suite struct OlderStoreTests {
  let folder = try! TemporaryFolder()

  /// Version 1: accounts and failed log-ins, nothing sealed. Ada's password is ``goodPassword``,
  /// hashed at the least cost; Bob has failed five times.
  private static let version1 = """
    PRAGMA journal_mode = WAL;
    PRAGMA application_id = 0x56506C6E;
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('accounts');
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      emailKey TEXT NOT NULL UNIQUE,
      passwordHash TEXT NOT NULL,
      createdAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE logInFailure (
      address BLOB NOT NULL PRIMARY KEY,
      failures INTEGER NOT NULL,
      lastAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX logInFailureByTime ON logInFailure(lastAt);
    PRAGMA user_version = 1;
    INSERT INTO account VALUES (3, 'Ada', 'Ada@example.org', 'ada@example.org',
      '$argon2id$v=19$m=8,t=1,p=1$P8NkkRmWGFGRBqh6WqItiA$QDUYHwpuFO6wF+US9WkYj+u1IPcuBGrj/Ja4EZBv34Y', 1700000000);
    INSERT INTO account VALUES (4, 'Bob', 'bob@example.org', 'bob@example.org',
      '$argon2id$v=19$m=8,t=1,p=1$P8NkkRmWGFGRBqh6WqItiA$QDUYHwpuFO6wF+US9WkYj+u1IPcuBGrj/Ja4EZBv34Y', 1700000100);
    INSERT INTO logInFailure VALUES (x'55755440d49bf2242e0ae323c09fd75f', 5, 1700000200);
    """

  private func makeVersion1() throws {
    #expect(FileManager.default.createFile(atPath: folder.main, contents: nil))
    try folder.run(Self.version1)
  }

  @Test func accountsOfVersion1GetTheirKeysAtTheNextLogIn() async throws {
    try makeVersion1()
    let clock = TestClock(1_700_000_200)
    let store = try await AccountStore.open(directory: folder.path, options: .test(clock))
    func keys() throws -> [Int64] {
      try folder.read { try Int64.fetchAll($0, sql: "SELECT account FROM accountKey") }
    }
    #expect(try keys().isEmpty)
    let session = try await store.signIn(email: "ada@example.org", password: goodPassword)
    #expect(session.user == User(id: 3, name: "Ada", email: "Ada@example.org"))
    #expect(try keys() == [3])
    try await session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    let again = try await store.signIn(email: "ada@example.org", password: goodPassword)
    #expect(try await again.records.texts() == ["Oslo"])
    // Existing data is kept, and numbers are not used again.
    await #expect(throws: LogInError.tooManyFailures(retryAfter: .seconds(30))) {
      _ = try await store.signIn(email: "bob@example.org", password: goodPassword)
    }
    let next = try await store.signUp(name: "C", email: "c@c.co", password: goodPassword)
    #expect(next.session.user.id == 5)
  }

  /// A log-in that stores a new hash stores the key as well.
  @Test func accountsOfVersion1GetTheirKeysWhenTheCostHasChangedToo() async throws {
    try makeVersion1()
    let first = try await OpenAccount.signIn(folder.path, options: .otherCost)
    try await first.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    await first.close()
    let again = try await OpenAccount.signIn(folder.path, options: .otherCost)
    #expect(try await again.records.texts() == ["Oslo"])
  }

  /// Another program signs in, and replaces hash and key, after this one has read the account and
  /// before it stores its own.
  @Test(
    arguments: [AccountStore.Options.test, .otherCost], [AccountStore.Options.test, .otherCost])
  func aFirstLogInThatAnotherProgramOvertakesUsesItsKey(
    _ options: AccountStore.Options, _ others: AccountStore.Options
  ) async throws {
    try makeVersion1()
    let store = try await AccountStore.open(directory: folder.path, options: options)
    guard case .admitted(let account) = try await store.countAttempt("ada@example.org") else {
      Issue.record("refused")
      return
    }
    let other = try await OpenAccount.signIn(folder.path, options: others)
    try await other.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    await other.close()
    let session = try await store.verify(goodPassword, of: account, email: "ada@example.org")
    #expect(try await session.records.texts() == ["Oslo"])
    try await session.records.put(VaultID(), kind: "trip", content: Data("Rome".utf8))
    session.signOut()
    let again = try await store.signIn(email: "ada@example.org", password: goodPassword)
    #expect(try await again.records.texts() == ["Oslo", "Rome"])
  }

  /// The same, with a change of the password or a deletion.
  @Test func aFirstLogInIsRefusedIfThePasswordOrTheAccountGoesMeanwhile() async throws {
    try makeVersion1()
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    let account = try folder.read { try Account.find("ada@example.org", db: $0) }
    let other = try await OpenAccount.signIn(folder.path)
    try await other.store.changePassword(
      of: other.session, from: goodPassword, to: "battery staple")
    for _ in 0..<2 {
      await #expect(throws: LogInError.wrongEmailOrPassword) {
        _ = try await store.verify(goodPassword, of: account, email: "ada@example.org")
      }
      try? await other.store.deleteAccount(of: other.session, password: "battery staple")
    }
    #expect(try folder.read { try Account.find("ada@example.org", db: $0) } == nil)
  }

  @Test func manyFirstLogInsAtOnceGetOneKey() async throws {
    try makeVersion1()
    var stores: [AccountStore] = []
    for index in 0..<4 {
      stores.append(
        try await AccountStore.open(
          directory: folder.path, options: index % 2 == 0 ? .test : .otherCost))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          let session = try await store.signIn(email: "ada@example.org", password: goodPassword)
          try await session.records.put(
            VaultID(), kind: "trip", content: Data("\(index)".utf8))
        }
      }
      try await group.waitForAll()
    }
    let session = try await stores[0].signIn(email: "ada@example.org", password: goodPassword)
    #expect(try await session.records.texts() == ["0", "1", "2", "3"])
  }

  /// A program of version 1 knows the schema up to there.
  @Test func programsOfVersion1RefuseTheNewerStore() async throws {
    try makeVersion1()
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    await store.close()
    var options = AccountStore.Options.test
    options.schema = StoreSchema(migrations: Array(StoreSchema.current.migrations.prefix(1)))
    let before = try folder.contents()
    #expect(try await refusal(of: folder.path, options: options).kind == .newerVersion)
    #expect(try folder.contents() == before)
  }

  @Test func aStoreOfVersion1IsMigratedWholeOrNotAtAll() async throws {
    try makeVersion1()
    try folder.run("CREATE TABLE vaultRecord(x)")
    #expect(try await refusal(of: folder.path).kind == .damaged)
    #expect(try folder.read { try StoreSchema.storedVersion($0) } == 1)
    #expect(try folder.read { try !$0.tableExists("accountKey") })
    try folder.run("DROP TABLE vaultRecord")
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
  }
}
