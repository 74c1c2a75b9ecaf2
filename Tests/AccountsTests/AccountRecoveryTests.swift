import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Recovery keys: what they open, and when an account has one.
@Suite struct AccountRecoveryTests {
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

  @Test func aRecoveryKeyOpensTheAccountAndSetsANewPassword() async throws {
    let account = try await open()
    let typed = try key(of: account).lowercased().replacingOccurrences(of: "-", with: " ")
    await account.close()
    let store = try await AccountStore.open(directory: folder.path, options: .test(clock))
    let session = try await store.recover(
      email: "ADA@example.org", recoveryKey: typed, newPassword: newPassword)
    #expect(session.user.name == "Ada")
    #expect(try await session.records.texts() == ["Oslo"])
    let again = try await OpenAccount.signIn(folder.path, password: newPassword)
    #expect(try await again.records.texts() == ["Oslo"])
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
    }
  }

  @Test func anotherRecoveryKeyIsReportedLikeAnUnknownAddress() async throws {
    let account = try await open()
    let other = RecoveryKey()!.text
    for email in ["ada@example.org", "nobody@example.org", "no address"] {
      await #expect(throws: RecoveryError.wrongEmailOrKey) {
        _ = try await account.store.recover(
          email: email, recoveryKey: other, newPassword: newPassword)
      }
    }
    await #expect(throws: RecoveryError.mistyped(.group(1))) {
      _ = try await account.store.recover(
        email: "ada@example.org", recoveryKey: "O" + other.dropFirst(), newPassword: newPassword)
    }
    _ = try await OpenAccount.signIn(folder.path)
  }

  @Test func anAccountWithoutARecoveryKeyGetsOneOnRequest() async throws {
    try await makeStore(in: folder)
    let account = try await OpenAccount.signIn(folder.path)
    #expect(try await !account.store.hasRecoveryKey(account.session))
    await #expect(throws: RecoveryError.wrongEmailOrKey) {
      _ = try await account.store.recover(
        email: "ada@example.org", recoveryKey: RecoveryKey()!.text, newPassword: newPassword)
    }
    let first = try await account.store.newRecoveryKey(
      for: account.session, password: goodPassword)
    // Not before the user has it.
    #expect(try await !account.store.hasRecoveryKey(account.session))
    try await account.store.activate(first, for: account.session)
    #expect(try await account.store.hasRecoveryKey(account.session))
    let second = try await account.store.newRecoveryKey(
      for: account.session, password: goodPassword)
    func recover(_ new: NewRecoveryKey) async throws {
      _ = try await account.store.recover(
        email: "ada@example.org", recoveryKey: new.key.text, newPassword: newPassword)
    }
    await #expect(throws: RecoveryError.wrongEmailOrKey) { try await recover(second) }
    try await recover(first)
    try await account.store.activate(second, for: account.session)
    await #expect(throws: RecoveryError.wrongEmailOrKey) { try await recover(first) }
    try await recover(second)
  }

  @Test func aNewAccountHasNoRecoveryKeyBeforeItsUserHasIt() async throws {
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    let new = try await store.signUp(
      name: "Ada", email: "ada@example.org", password: goodPassword)
    #expect(try await !store.hasRecoveryKey(new.session))
    try await store.activate(new.recoveryKey, for: new.session)
    #expect(try await store.hasRecoveryKey(new.session))
    new.session.signOut()
    await #expect(throws: AccountChangeError.signedOut) {
      try await store.activate(new.recoveryKey, for: new.session)
    }
  }

  @Test func aRecoveryKeyIsNotKeptForAnAccountThatIsGone() async throws {
    let account = try await open()
    let new = try await account.store.newRecoveryKey(
      for: account.session, password: goodPassword)
    let other = try await OpenAccount.signIn(folder.path, options: .test(clock))
    try await other.store.deleteAccount(of: other.session, password: goodPassword)
    await #expect(throws: AccountChangeError.accountIsGone) {
      try await account.store.activate(new, for: account.session)
    }
  }

  @Test(arguments: [
    "passwordSalt = zeroblob(16)", "passwordSalt = x'00'", "passwordWrap = zeroblob(72)",
    "passwordWrap = x''", "passwordPasses = 2", "passwordPasses = 9000000000000000",
    "passwordPasses = -1", "passwordMemory = 16384", "passwordMemory = 900000000000000",
    "passwordMemory = 0",
  ])
  func aDamagedKeyIsSaidAndTheRecoveryKeyHelps(_ change: String) async throws {
    let account = try await open()
    await account.close()
    try folder.run("UPDATE accountKey SET \(change)")
    let store = try await AccountStore.open(directory: folder.path, options: .test(clock))
    await #expect(throws: LogInError.keyDamaged) {
      _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
    }
    let session = try await store.recover(
      email: "ada@example.org", recoveryKey: try key(of: account), newPassword: goodPassword)
    #expect(try await session.records.texts() == ["Oslo"])
    let again = try await OpenAccount.signIn(folder.path)
    #expect(try await again.records.texts() == ["Oslo"])
  }

  @Test(arguments: [
    "recoverySalt = zeroblob(16)", "recoverySalt = x'00'", "recoverySalt = NULL",
    "recoveryWrap = zeroblob(72)", "recoveryWrap = x'00'", "recoveryWrap = NULL",
  ])
  func aDamagedRecoveryKeyOpensNothing(_ change: String) async throws {
    let account = try await open()
    try folder.run("UPDATE accountKey SET \(change)")
    await #expect(throws: RecoveryError.wrongEmailOrKey) {
      _ = try await account.store.recover(
        email: "ada@example.org", recoveryKey: try key(of: account), newPassword: newPassword)
    }
    let again = try await OpenAccount.signIn(folder.path)
    #expect(try await again.records.texts() == ["Oslo"])
  }
}
