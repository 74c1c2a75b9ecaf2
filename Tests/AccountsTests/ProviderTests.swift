import Foundation
import GRDB
import Testing

@testable import Accounts
@testable import Vault

/// Accounts that a provider signs in to.
@Suite struct ProviderTests {
  let folder = try! TemporaryFolder()
  private let ada = ProviderIdentity(issuer: "https://id.example.org", subject: "ada-1")
  private let other = ProviderIdentity(issuer: "https://login.example.net", subject: "ada-1")

  private func open() async throws -> AccountStore {
    try await AccountStore.open(directory: folder.path, options: .test)
  }

  private struct NewUser {
    let session: Session
    let recoveryKey: RecoveryKey
    let newProvider: NewLinkedProvider
  }

  private func signUp(
    _ store: AccountStore, email: String? = "ada@example.org"
  ) async throws -> NewUser {
    let account = try await store.prepareAccount(
      name: " Ada ", email: email, identity: ada, providerName: "Example")
    return NewUser(
      session: try await store.signUp(account), recoveryKey: account.recoveryKey.key,
      newProvider: account.newProvider)
  }

  /// Another user, at another provider.
  private func signUpEve(_ store: AccountStore) async throws {
    _ = try await store.signUp(
      store.prepareAccount(name: "Eve", email: nil, identity: other, providerName: "Other"))
  }

  /// A program that ends while the recovery key is shown leaves nothing.
  @Test func anAccountIsNotThereBeforeItsUserHasTheRecoveryKey() async throws {
    let store = try await open()
    let first = try await store.prepareAccount(
      name: "Ada", email: "ada@example.org", identity: ada, providerName: "Example")
    #expect(try await store.user(of: ada) == nil)
    #expect(try await !store.hasAccount(email: "ada@example.org"))
    for table in ["account", "accountKey", "provider", "vaultHead"] {
      #expect(
        try folder.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } == 0)
    }
    // The next start prepares another one, and only that one's key opens the account.
    let second = try await store.prepareAccount(
      name: "Ada", email: "ada@example.org", identity: ada, providerName: "Example")
    #expect(try await store.signUp(second).user.name == "Ada")
    await #expect(throws: SignUpError.identityInUse) { _ = try await store.signUp(first) }
    await #expect(throws: RecoveryError.wrongEmailOrKey) {
      _ = try await store.recover(ada, recoveryKey: first.recoveryKey.key.text)
    }
    _ = try await store.recover(ada, recoveryKey: second.recoveryKey.key.text)
  }

  /// Another account may have got the address while the recovery key was shown.
  @Test func aPreparedAccountCanDoWithoutItsAddress() async throws {
    let store = try await open()
    let account = try await store.prepareAccount(
      name: "Ada", email: "ada@example.org", identity: ada, providerName: "Example")
    _ = try await store.signUp(name: "Eve", email: "ada@example.org", password: goodPassword)
    await #expect(throws: SignUpError.emailInUse) { _ = try await store.signUp(account) }
    #expect(try await store.signUp(account.withoutEmail).user.email == nil)
  }

  @Test func aProvidersUserSignsInWithTheKeyThatWasKept() async throws {
    let store = try await open()
    #expect(try await store.user(of: ada) == nil)
    let new = try await signUp(store)
    #expect(new.session.user == User(id: 1, name: "Ada", email: "ada@example.org"))
    try await new.session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    new.session.signOut()

    let user = try #require(try await store.user(of: ada))
    #expect(user.user.name == "Ada")
    #expect(user.provider == new.newProvider.provider)
    let text = new.newProvider.key.withText { Array($0) }
    let kept = try #require(text.withUnsafeBytes { ProviderKey(text: $0) })
    let session = try await store.signIn(ada, with: kept)
    #expect(try await session.records.texts() == ["Oslo"])
    await #expect(throws: ProviderLogInError.unknown) {
      _ = try await store.signIn(other, with: kept)
    }
    await #expect(throws: ProviderLogInError.wrongKey) {
      _ = try await store.signIn(ada, with: try #require(ProviderKey()))
    }
  }

  @Test func whatIsNoKeyIsNotReadAsOne() {
    for text in ["", "12", String(repeating: "0", count: 63), String(repeating: "g", count: 64)] {
      #expect(Array(text.utf8).withUnsafeBytes { ProviderKey(text: $0) } == nil)
    }
  }

  /// Neither the key nor the identity opens another account's data.
  @Test func aSealOfAnotherAccountOpensNothing() async throws {
    let store = try await open()
    let first = try await signUp(store)
    try await signUpEve(store)
    try folder.run("UPDATE provider SET wrap = (SELECT wrap FROM provider WHERE account = 1)")
    #expect(throws: Never.self) { try folder.read { _ in } }
    await #expect(throws: ProviderLogInError.wrongKey) {
      _ = try await store.signIn(other, with: first.newProvider.key)
    }
  }

  @Test func anAccountWithoutAPasswordIsNotOpenedByOne() async throws {
    let store = try await open()
    _ = try await signUp(store)
    for password in ["", "wrong password"] {
      await #expect(throws: LogInError.wrongEmailOrPassword) {
        _ = try await store.signIn(email: "ada@example.org", password: password)
      }
    }
    #expect(try folder.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM accountKey") } == 1)
  }

  @Test func aLostKeyIsReplacedByTheRecoveryKey() async throws {
    let store = try await open()
    let new = try await signUp(store, email: nil)
    try await new.session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    await #expect(throws: RecoveryError.wrongEmailOrKey) {
      _ = try await store.recover(ada, recoveryKey: try #require(RecoveryKey()).text)
    }
    let (session, newProvider) = try await store.recover(ada, recoveryKey: new.recoveryKey.text)
    #expect(try await session.records.texts() == ["Oslo"])
    #expect(newProvider.provider.item != new.newProvider.provider.item)
    #expect(newProvider.replaced == new.newProvider.provider)
    #expect(new.newProvider.replaced == nil)
    #expect(throws: Never.self) { session.signOut() }
    let again = try await store.signIn(ada, with: newProvider.key)
    #expect(try await again.records.texts() == ["Oslo"])
    // The key that was lost opens nothing any more.
    await #expect(throws: ProviderLogInError.wrongKey) {
      _ = try await store.signIn(ada, with: new.newProvider.key)
    }
  }

  @Test func wrongRecoveryKeysAreCounted() async throws {
    let store = try await AccountStore.open(directory: folder.path, options: .test(TestClock()))
    _ = try await signUp(store)
    for _ in 0..<5 {
      await #expect(throws: RecoveryError.wrongEmailOrKey) {
        _ = try await store.recover(ada, recoveryKey: try #require(RecoveryKey()).text)
      }
    }
    await #expect(throws: RecoveryError.tooManyFailures(retryAfter: .seconds(30))) {
      _ = try await store.recover(ada, recoveryKey: try #require(RecoveryKey()).text)
    }
  }

  /// Two windows may finish the same user's first sign-in.
  @Test func anIdentityWithAnAccountGetsNoSecondOne() async throws {
    let store = try await open()
    let first = try await signUp(store)
    for email in ["ada@example.org", "other@example.org", nil] {
      await #expect(throws: SignUpError.identityInUse) { _ = try await signUp(store, email: email) }
    }
    #expect(try await store.user(of: ada)?.provider == first.newProvider.provider)
    let again = try await store.addProvider(
      ada, providerName: "Example", to: first.session, proof: .provider(ada))
    #expect(again.replaced == first.newProvider.provider)
  }

  @Test func anAddressAloneJoinsNothing() async throws {
    let store = try await open()
    let local = try await store.signUp(
      name: "Ada", email: "ada@example.org", password: goodPassword)
    try await local.session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    #expect(try await store.hasAccount(email: "ADA@example.org"))
    await #expect(throws: SignUpError.emailInUse) { _ = try await signUp(store) }
    #expect(try await store.user(of: ada) == nil)
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await store.join(
        ada, providerName: "Example", email: "ada@example.org", password: "wrong password")
    }
    #expect(try await store.user(of: ada) == nil)

    let (joined, newProvider) = try await store.join(
      ada, providerName: "Example", email: "ada@example.org", password: goodPassword)
    #expect(joined.user.id == local.session.user.id)
    let session = try await store.signIn(ada, with: newProvider.key)
    #expect(try await session.records.texts() == ["Oslo"])
    #expect(try await store.signInMethods(of: session).hasPassword)
    // It does not change hands.
    _ = try await store.signUp(name: "Eve", email: "eve@example.org", password: goodPassword)
    await #expect(throws: LogInError.identityInUse) {
      _ = try await store.join(
        ada, providerName: "Example", email: "eve@example.org", password: goodPassword)
    }
    #expect(try await store.user(of: ada)?.user.name == "Ada")
  }

  @Test func theLastWayStays() async throws {
    let store = try await open()
    let new = try await signUp(store)
    let session = new.session
    await #expect(throws: AccountChangeError.onlySignInMethod) {
      try await store.removeProvider(ada, of: session, proof: .provider(ada))
    }
    try await store.changePassword(of: session, to: goodPassword, proof: .provider(ada))
    #expect(
      try await store.signInMethods(of: session)
        == SignInMethods(hasPassword: true, providers: [new.newProvider.provider]))
    try await store.removeProvider(ada, of: session, proof: .password(goodPassword))
    await #expect(throws: ProviderLogInError.unknown) {
      _ = try await store.signIn(ada, with: new.newProvider.key)
    }
    await #expect(throws: AccountChangeError.onlySignInMethod) {
      try await store.removePassword(of: session, proof: .password(goodPassword))
    }
    let added = try await store.addProvider(
      other, providerName: "Other", to: session, proof: .password(goodPassword))
    try await store.removePassword(of: session, proof: .provider(other))
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
    }
    #expect(try await store.signIn(other, with: added.key).user.id == session.user.id)
    // The recovery key stays.
    _ = try await store.recover(
      email: "ada@example.org", recoveryKey: new.recoveryKey.text, newPassword: goodPassword)
    #expect(try await store.signInMethods(of: session).hasPassword)
  }

  @Test func aPasswordNeedsAnAddress() async throws {
    let store = try await open()
    let session = try await signUp(store, email: nil).session
    #expect(session.user.email == nil)
    await #expect(throws: AccountChangeError.emailIsMissing) {
      try await store.changePassword(of: session, to: goodPassword, proof: .provider(ada))
    }
    try await store.changeEmail(of: session, to: "ada@example.org", proof: .provider(ada))
    try await store.changePassword(of: session, to: goodPassword, proof: .provider(ada))
    _ = try await store.signIn(email: "ada@example.org", password: goodPassword)
  }

  @Test func theProofOfAnotherAccountIsNone() async throws {
    let store = try await open()
    let session = try await signUp(store).session
    try await signUpEve(store)
    await #expect(throws: AccountChangeError.otherIdentity) {
      try await store.deleteAccount(of: session, proof: .provider(other))
    }
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await store.deleteAccount(of: session, proof: .password(""))
    }
    await #expect(throws: AccountChangeError.identityInUse) {
      _ = try await store.addProvider(
        other, providerName: "Other", to: session, proof: .provider(ada))
    }
    try await store.deleteAccount(of: session, proof: .provider(ada))
    #expect(try await store.user(of: ada) == nil)
    #expect(try folder.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM provider") } == 1)
  }

  @Test func neitherKeyNorRecordIsInTheFiles() async throws {
    let store = try await open()
    let new = try await signUp(store)
    try await new.session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    let raw = new.newProvider.key.bytes.withRaw { Data($0) }
    let text = new.newProvider.key.withText { Data($0) }
    for (name, content) in try folder.contents() {
      for secret in [raw, text, Data("Oslo".utf8), Data(new.recoveryKey.text.utf8)] {
        #expect(content.range(of: secret) == nil, "\(name)")
      }
    }
    #expect("\(new.newProvider)".contains(String(decoding: text, as: UTF8.self)) == false)
  }

  /// The tables of version 2 are created again, with all their content and the used numbers.
  @Test func accountsOfVersion2StayAsTheyAre() async throws {
    var older = AccountStore.Options.test
    older.schema = StoreSchema(migrations: Array(StoreSchema.current.migrations.prefix(2)))
    let store = try await AccountStore.open(directory: folder.path, options: older)
    let new = try await store.signUp(name: "Ada", email: "Ada@example.org", password: goodPassword)
    try await store.activate(new.recoveryKey, for: new.session)
    try await new.session.records.put(VaultID(), kind: "trip", content: Data("Oslo".utf8))
    let gone = try await store.signUp(name: "Bob", email: "b@b.co", password: goodPassword)
    try await store.deleteAccount(of: gone.session, password: goodPassword)
    let before = try folder.read { db in
      try ["account", "accountKey"].map { try Row.fetchAll(db, sql: "SELECT * FROM \($0)") }
    }
    await store.close()

    let now = try await open()
    let after = try folder.read { db in
      try ["account", "accountKey"].map { try Row.fetchAll(db, sql: "SELECT * FROM \($0)") }
    }
    #expect(before == after)
    let session = try await now.signIn(email: "ada@example.org", password: goodPassword)
    #expect(try await session.records.texts() == ["Oslo"])
    #expect(try await signUp(now, email: nil).session.user.id == 3)
    _ = try await now.recover(
      email: "ada@example.org", recoveryKey: new.recoveryKey.key.text, newPassword: "battery staple"
    )
    try await now.deleteAccount(of: session, password: "battery staple")
    // The records went with it: the references are to the new table.
    #expect(
      try folder.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM vaultRecord") } == 0)
    await now.close()
    await #expect(throws: StoreFault.self) {
      _ = try await AccountStore.open(directory: folder.path, options: older)
    }
  }
}
