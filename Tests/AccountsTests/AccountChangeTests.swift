import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Tests of changes to an account, and of its deletion.
@Suite struct AccountChangeTests {
  let folder = try! TemporaryFolder()
  let clock = TestClock()
  private let newPassword = "battery staple"

  private func open() async throws -> OpenAccount {
    let account = try await OpenAccount.new(in: folder, options: .test(clock))
    try await account.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    return account
  }

  private func key(of account: OpenAccount) throws -> String {
    try #require(account.recoveryKey).text
  }

  /// The records as they are stored.
  private func sealed() throws -> [Data] {
    try folder.read {
      try Data.fetchAll(
        $0, sql: "SELECT sealed FROM vaultRecord UNION ALL SELECT sealed FROM vaultHead")
    }
  }

  @Test func changesNameAndAddressAndRewritesNothingElse() async throws {
    let account = try await open()
    let before = try sealed()
    let wraps = try folder.read { try Row.fetchAll($0, sql: "SELECT * FROM accountKey") }
    try await account.store.changeName(of: account.session, to: " Ada Lovelace ")
    try await account.store.changeEmail(
      of: account.session, to: "Countess@example.org", password: goodPassword)
    let expected = User(id: 1, name: "Ada Lovelace", email: "Countess@example.org")
    #expect(account.session.user == expected)
    #expect(try await account.records.texts() == ["Oslo"])
    await account.close()
    #expect(try sealed() == before)
    #expect(try folder.read { try Row.fetchAll($0, sql: "SELECT * FROM accountKey") } == wraps)
    let again = try await OpenAccount.signIn(folder.path, email: "countess@example.org")
    #expect(again.session.user == expected)
    #expect(try await again.records.texts() == ["Oslo"])
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await again.store.signIn(email: "ada@example.org", password: goodPassword)
    }
  }

  @Test func changesThePasswordAndRewritesNothingElse() async throws {
    let account = try await open()
    let before = try sealed()
    let old = try folder.read { try Data.fetchOne($0, sql: "SELECT passwordWrap FROM accountKey") }
    try await account.store.changePassword(
      of: account.session, from: goodPassword, to: newPassword)
    #expect(try await account.records.texts() == ["Oslo"])
    // The old password opens nothing that is still on the disk.
    for (name, bytes) in try folder.contents() {
      #expect(bytes.range(of: try #require(old)) == nil, "\(name)")
    }
    await account.close()
    #expect(try sealed() == before)
    let again = try await OpenAccount.signIn(folder.path, password: newPassword)
    #expect(try await again.records.texts() == ["Oslo"])
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await again.store.signIn(email: "ada@example.org", password: goodPassword)
    }
    // The recovery key stays valid.
    let recovered = try await again.store.recover(
      email: "ada@example.org", recoveryKey: try key(of: account), newPassword: goodPassword)
    #expect(try await recovered.records.texts() == ["Oslo"])
  }

  @Test func asksForThePassword() async throws {
    let account = try await open()
    let (store, session) = (account.store, account.session)
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await store.changeEmail(of: session, to: "b@b.co", password: "wrong password")
    }
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await store.changePassword(of: session, from: "short", to: newPassword)
    }
    await #expect(throws: AccountChangeError.wrongPassword) {
      _ = try await store.newRecoveryKey(for: session, password: "wrong password")
    }
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await store.deleteAccount(of: session, password: "wrong password")
    }
    #expect(session.user.email == "ada@example.org")
    _ = try await OpenAccount.signIn(folder.path)
  }

  @Test func judgesByTheRulesOfTheForm() async throws {
    let account = try await open()
    let (store, session) = (account.store, account.session)
    _ = try await store.createAccount(name: "B", email: "b@b.co", password: goodPassword)
    await #expect(throws: AccountChangeError.invalid(.nameIsEmpty)) {
      try await store.changeName(of: session, to: " ")
    }
    await #expect(throws: AccountChangeError.invalid(.emailInvalid)) {
      try await store.changeEmail(of: session, to: "b@b", password: goodPassword)
    }
    await #expect(throws: AccountChangeError.invalid(.emailInUse)) {
      try await store.changeEmail(of: session, to: "B@B.co", password: goodPassword)
    }
    await #expect(throws: AccountChangeError.invalid(.passwordTooShort)) {
      try await store.changePassword(of: session, from: goodPassword, to: "short")
    }
    await #expect(throws: RecoveryError.invalid(.passwordTooShort)) {
      _ = try await store.recover(
        email: "ada@example.org", recoveryKey: try key(of: account), newPassword: "short")
    }
    // The same address in another case is allowed.
    try await store.changeEmail(of: session, to: "ADA@example.org", password: goodPassword)
  }

  @Test func passwordsAndRecoveryKeysAreThrottledTogether() async throws {
    let account = try await open()
    let (store, session) = (account.store, account.session)
    for _ in 0..<2 {
      await #expect(throws: AccountChangeError.wrongPassword) {
        try await store.changePassword(of: session, from: "wrong password", to: newPassword)
      }
      await #expect(throws: RecoveryError.wrongEmailOrKey) {
        _ = try await store.recover(
          email: "ada@example.org", recoveryKey: RecoveryKey()!.text, newPassword: newPassword)
      }
    }
    // A mistyped key does not count as an attempt.
    for _ in 0..<9 {
      await #expect(throws: RecoveryError.mistyped(.empty)) {
        _ = try await store.recover(
          email: "ada@example.org", recoveryKey: "", newPassword: newPassword)
      }
    }
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await store.deleteAccount(of: session, password: "wrong password")
    }
    let wait = Duration.seconds(30)
    await #expect(throws: AccountChangeError.tooManyFailures(retryAfter: wait)) {
      try await store.deleteAccount(of: session, password: goodPassword)
    }
    await #expect(throws: RecoveryError.tooManyFailures(retryAfter: wait)) {
      _ = try await store.recover(
        email: "ada@example.org", recoveryKey: try key(of: account), newPassword: newPassword)
    }
    await #expect(throws: LogInError.tooManyFailures(retryAfter: wait)) {
      _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
    }
    clock.advance(30)
    _ = try await store.recover(
      email: "ada@example.org", recoveryKey: try key(of: account), newPassword: newPassword)
    // A success resets the count.
    try await store.changePassword(of: session, from: newPassword, to: goodPassword)
  }

  @Test func deletesTheAccountWithEverything() async throws {
    let account = try await open()
    try await account.records.apply([.addDocument(VaultID(), Data(count: 300_000))])
    let other = try await OpenAccount.new(in: folder, email: "bob@b.co")
    try await other.records.put(VaultID(), kind: "trip", content: Data("Rome".utf8))
    let rows = try folder.read {
      try Data.fetchAll(
        $0,
        sql: """
          SELECT sealed FROM vaultRecord WHERE account = 1
          UNION ALL SELECT sealed FROM vaultDocument WHERE account = 1
          UNION ALL SELECT sealed FROM vaultHead WHERE account = 1
          UNION ALL SELECT passwordWrap FROM accountKey WHERE account = 1
          UNION ALL SELECT recoveryWrap FROM accountKey WHERE account = 1
          """)
    }
    #expect(rows.count == 9)
    try await account.store.deleteAccount(of: account.session, password: goodPassword)
    await #expect(throws: VaultError.signedOut) { _ = try await account.records.readAll() }
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await account.store.signIn(email: "ada@example.org", password: goodPassword)
    }
    // No part of the account is left in the database or its log.
    for (name, bytes) in try folder.contents() {
      for row in rows {
        #expect(bytes.range(of: row.prefix(40)) == nil, "\(name)")
        #expect(bytes.range(of: row.suffix(16)) == nil, "\(name)")
      }
      #expect(bytes.range(of: Data("ada@example.org".utf8)) == nil, "\(name)")
    }
    #expect(try await other.records.texts() == ["Rome"])
    // The address is free, and its number is not used again.
    let next = try await OpenAccount.new(in: folder)
    #expect(next.session.user.id == 3)
  }

  @Test func aDeletionIsWholeOrNothing() async throws {
    let account = try await OpenAccount.new(in: folder, options: .impatient)
    try await account.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    try folder.run(
      "CREATE TRIGGER t BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'no'); END")
    await #expect(throws: AccountChangeError.self) {
      try await account.store.deleteAccount(of: account.session, password: goodPassword)
    }
    try folder.run("DROP TRIGGER t")
    let again = try await OpenAccount.signIn(folder.path)
    #expect(try await again.records.texts() == ["Oslo"])
  }

  @Test func aSessionOutlivesAChangeOfThePasswordElsewhere() async throws {
    let account = try await open()
    let other = try await OpenAccount.signIn(folder.path)
    try await other.store.changePassword(of: other.session, from: goodPassword, to: newPassword)
    #expect(try await account.records.texts() == ["Oslo"])
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await account.store.changePassword(
        of: account.session, from: goodPassword, to: "another one")
    }
    account.session.signOut()
    await #expect(throws: AccountChangeError.signedOut) {
      try await account.store.deleteAccount(of: account.session, password: newPassword)
    }
  }

  @Test func manyChangesOfThePasswordAtOnceEndWithOneThatWorks() async throws {
    let account = try await open()
    let other = try await OpenAccount.signIn(folder.path)
    let winners = await withTaskGroup(of: String?.self) { group in
      for index in 0..<4 {
        group.addTask {
          let (store, session) =
            index % 2 == 0 ? (account.store, account.session) : (other.store, other.session)
          let password = "password number \(index)"
          do {
            try await store.changePassword(of: session, from: goodPassword, to: password)
            return password
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: [String]()) { $0 += [$1].compactMap(\.self) }
    }
    #expect(winners.count == 1)
    clock.advance(LogInThrottle.memory)
    let again = try await OpenAccount.signIn(
      folder.path, password: try #require(winners.first), options: .test(clock))
    #expect(try await again.records.texts() == ["Oslo"])
  }

  @Test func sealsAnewWhenTheCostHasChanged() async throws {
    let account = try await open()
    await account.close()
    var options = AccountStore.Options.test
    options.cost = HashingCost(passes: 2, memory: 16_384)
    for _ in 0..<2 {
      let again = try await OpenAccount.signIn(folder.path, options: options)
      #expect(try await again.records.texts() == ["Oslo"])
      await again.close()
    }
    let sql = "SELECT passwordMemory FROM accountKey WHERE passwordPasses = 2"
    #expect(try folder.read { try Int.fetchOne($0, sql: sql) } == 16_384)
  }

  @Test func noSecretIsInAnyError() async throws {
    let account = try await OpenAccount.new(in: folder, options: .test(clock))
    let (store, session) = (account.store, account.session)
    let secret = "Xyzzy-Plugh-42"
    let key = try key(of: account)
    var printed = ""
    func attempt(_ work: () async throws -> Void) async {
      do { try await work() } catch {
        dump(error, to: &printed)
        printed += "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
      }
    }
    for _ in 0..<2 {
      await attempt { try await store.changePassword(of: session, from: secret, to: "short") }
      await attempt { try await store.changePassword(of: session, from: secret, to: secret) }
      await attempt { try await store.changeEmail(of: session, to: secret, password: secret) }
      await attempt { try await store.deleteAccount(of: session, password: secret) }
      for typed in [secret, key + "X", String(key.dropLast()), RecoveryKey()!.text] {
        await attempt {
          _ = try await store.recover(
            email: "ada@example.org", recoveryKey: typed, newPassword: secret)
        }
      }
    }
    dump(account.session, to: &printed)
    dump(account.recoveryKey, to: &printed)
    dump(store, to: &printed)
    #expect(printed.contains("mistyped"))
    #expect(!printed.contains("Xyzzy"))
    for group in key.split(separator: "-") { #expect(!printed.contains(group)) }
  }
}
