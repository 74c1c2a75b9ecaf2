import Foundation
import SignIn
import Testing

@testable import Accounts
@testable import OpenIDConnect
@testable import vacation_planner

/// The first sign-in with a provider, from what the provider has said to the first page: its account
/// is created when the user has the recovery key.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct FirstSignInTests {
  /// A network without any provider.
  private struct NoNetwork: Transport {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
      throw .notReached("no network")
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("planner-\(UUID().uuidString)")
  private let keyring = Keyring(usesService: false)

  /// A window.
  private func newPlanner() async -> Planner {
    let planner = Planner(
      directory: folder.path, providerSignIn: ProviderSignIn(transport: NoNetwork()),
      keyring: keyring)
    await planner.watchStore()
    return planner
  }

  private var providerUser: PendingProviderUser {
    let configuration = ProviderConfiguration(
      name: "Example", issuer: "https://login.example.org", clientID: "planner")
    return PendingProviderUser(
      identity: SignedInIdentity(
        issuer: configuration.issuer, subject: "ada-1", name: "Ada", email: "ada@example.org",
        emailVerified: true,
        tokens: SignedInIdentity.Tokens(
          access: Secret("access-1"), refresh: nil, idToken: Secret("id-1"))),
      entry: ProviderFiles.Entry(configuration, isUsers: true),
      provider: Provider(configuration: configuration, transport: NoNetwork()))
  }

  private func showKey(_ planner: Planner) async throws -> RecoveryKey {
    await planner.openAccount(of: providerUser)
    #expect(planner.page == .recoveryKey)
    return try #require(planner.recoveryKey).key
  }

  @Test func theAccountIsThereWhenTheUserHasTheKey() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let planner = await newPlanner()
    let key = try await showKey(planner)
    let store = try await planner.store()
    #expect(planner.window == nil)
    #expect(try await store.user(of: providerUser.key) == nil)
    #expect(try await !store.hasAccount(email: "ada@example.org"))

    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
    #expect(planner.statusMessage == "Your account has been created.")
    #expect(planner.hasRecoveryKey == true)
    #expect(planner.recoveryKey == nil && planner.pendingAccount == nil)
    planner.signOut()
    _ = try await store.recover(providerUser.key, recoveryKey: key.text)
  }

  @Test func whoeverGoesBackHasNoAccount() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let planner = await newPlanner()
    _ = try await showKey(planner)
    let provider = try #require(planner.pendingAccount).account.newProvider.provider
    planner.leaveNewAccount()
    #expect(planner.page == .logIn)
    #expect(planner.providerSignIn.failure?.message == "The sign-in was not finished.")
    #expect(planner.recoveryKey == nil)
    #expect(try await planner.store().user(of: providerUser.key) == nil)
    let name = SecretName(item: provider.item, kind: .dataKey)
    while await keyring.secret(name) != nil { await Task.yield() }
    // The page is gone: a late press of its button changes nothing.
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .logIn)
  }

  @Test func twoWindowsCreateOneAccount() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (await newPlanner(), await newPlanner())
    _ = try await showKey(first)
    let key = try await showKey(second)
    await second.recoveryKeyIsWritten()
    await first.recoveryKeyIsWritten()
    #expect(first.page == .signedIn)
    #expect(first.statusMessage?.hasPrefix("Your account was created in another window.") == true)
    #expect(first.window?.plans.session.user == second.window?.plans.session.user)
    _ = try await first.store().recover(providerUser.key, recoveryKey: key.text)
  }

  /// The key of the data is on another desktop, or was lost there at once.
  @Test func theKeyOfTheOtherWindowIsAskedForIfItIsNeeded() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (await newPlanner(), await newPlanner())
    _ = try await showKey(first)
    let key = try await showKey(second)
    let provider = try #require(second.pendingAccount).account.newProvider.provider
    await second.recoveryKeyIsWritten()
    await keyring.remove(SecretName(item: provider.item, kind: .dataKey))
    await first.recoveryKeyIsWritten()
    #expect(first.page == .providerQuestion(.otherRecoveryKey))
    try await first.recoverProviderAccount(recoveryKey: key.text)
    #expect(first.page == .signedIn)
  }

  /// The account was created, but this could not be confirmed.
  @Test func anAccountThatAnEarlierAttemptHasCreatedIsOpened() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let planner = await newPlanner()
    let key = try await showKey(planner)
    let account = try #require(planner.pendingAccount).account
    _ = try await planner.store().signUp(account)
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
    #expect(planner.statusMessage == "Your account has been created.")
    #expect(planner.recoveryKey == nil && planner.pendingAccount == nil)
    let name = SecretName(item: account.newProvider.provider.item, kind: .dataKey)
    let isKept = await keyring.secret(name) != nil
    #expect(isKept)
    planner.signOut()
    _ = try await planner.store().recover(providerUser.key, recoveryKey: key.text)
  }

  /// Another account may get the address while the key is shown.
  @Test func anAddressThatIsTakenMeanwhileIsLeftOut() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let planner = await newPlanner()
    _ = try await showKey(planner)
    _ = try await planner.store().signUp(
      name: "Eve", email: "ADA@example.org", password: "correct horse 1")
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
    #expect(planner.user?.email == nil)
  }

  @Test func aStoreThatIsGoneKeepsThePageWithItsKey() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let planner = await newPlanner()
    _ = try await showKey(planner)
    let away = folder.appendingPathExtension("away")
    try FileManager.default.moveItem(at: folder, to: away)
    await planner.recoveryKeyIsWritten()
    guard case .fault(_, from: .recoveryKey) = planner.page else {
      Issue.record("\(planner.page)")
      return
    }
    try FileManager.default.moveItem(at: away, to: folder)
    await planner.retry()
    #expect(planner.page == .recoveryKey)
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
  }
}
