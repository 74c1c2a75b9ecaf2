import Foundation
import GRDB
import Testing

@testable import Accounts

@Suite struct MigrationTests {
  let folder = try! TemporaryFolder()

  /// The current schema with further steps.
  private func options(_ steps: String...) -> AccountStore.Options {
    var options = AccountStore.Options.test
    options.schema = StoreSchema(
      migrations: StoreSchema.current.migrations
        + steps.enumerated().map { StoreSchema.Migration(name: "step \($0)", sql: $1) })
    return options
  }

  private func version() throws -> Int32 {
    try folder.read { try StoreSchema.storedVersion($0) }
  }

  @Test func keepAccountsAndRefuseOlderProgramsAfterwards() async throws {
    try await makeStore(in: folder)
    let store = try await AccountStore.open(
      directory: folder.path,
      options: options("ALTER TABLE account ADD COLUMN a TEXT", "CREATE TABLE b(x)"))
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    await store.close()
    #expect(try version() == StoreSchema.current.version + 2)
    let before = try folder.contents()
    #expect(try await refusal(of: folder.path).kind == .newerVersion)
    #expect(try folder.contents() == before)
  }

  @Test func thatFailLeaveTheStoreAtTheVersionBefore() async throws {
    try await makeStore(in: folder)
    let failing = options("CREATE TABLE b(x)", "CREATE TABLE c(x); CREATE TABLE account(x)")
    #expect(try await refusal(of: folder.path, options: failing).kind == .damaged)
    #expect(try version() == StoreSchema.current.version + 1)
    let store = try await AccountStore.open(
      directory: folder.path, options: options("CREATE TABLE b(x)"))
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
  }

  @Test func byManyAtOnceHappenOnce() async throws {
    try await makeStore(in: folder)
    let newer = options(
      "ALTER TABLE account ADD COLUMN a TEXT", "ALTER TABLE account ADD COLUMN b TEXT",
      "ALTER TABLE account ADD COLUMN c TEXT", "ALTER TABLE account ADD COLUMN d TEXT")
    try await withThrowingTaskGroup(of: AccountStore.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await AccountStore.open(directory: folder.path, options: newer)
        }
      }
      for try await store in group {
        _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
      }
    }
    #expect(try version() == StoreSchema.current.version + 4)
  }

  @Test func manyAtOnceMakeOneStore() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let store = try await AccountStore.open(directory: folder.path, options: options())
          _ = try await store.createAccount(
            name: "N", email: "n\(index)@b.co", password: goodPassword)
        }
      }
      try await group.waitForAll()
    }
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    for index in 0..<8 {
      _ = try await store.logIn(email: "n\(index)@b.co", password: goodPassword)
    }
  }
}
