import Accounts
import Observation

/// What the application is about at the moment: who is there, and which page is shown.
@Observable
final class Planner {
  enum Page: Equatable {
    case logIn
    case createAccount
    case home(Person, isNew: Bool)
    case fault(StoreFault)
  }

  private(set) var page = Page.logIn

  /// Where the accounts are kept, as the command line says.
  static var dataDirectory = AccountStore.defaultDirectory

  @ObservationIgnored private var opening: Task<Result<AccountStore, StoreFault>, Never>
  @ObservationIgnored private var hasOpened = false

  init() {
    opening = Self.open(creatingIfMissing: true)
  }

  private static func open(
    creatingIfMissing: Bool
  ) -> Task<Result<AccountStore, StoreFault>, Never> {
    let directory = dataDirectory
    return Task {
      do throws(StoreFault) {
        return .success(
          try await AccountStore.open(directory: directory, creatingIfMissing: creatingIfMissing))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Waits for the store, and shows what is wrong with it if it cannot be used.
  func watchStore() async {
    switch await opening.value {
    case .success:
      hasOpened = true
      if case .fault = page { page = .logIn }
    case .failure(let fault):
      page = .fault(fault)
    }
  }

  /// Tries again to open the store. One that was there is never replaced by an empty one.
  func retry() async {
    let isReplacement = hasOpened
    opening = Self.open(creatingIfMissing: !isReplacement)
    await watchStore()
  }

  private func store() async throws(StoreFault) -> AccountStore {
    try await opening.value.get()
  }

  // MARK: Accounts

  func createAccount(name: String, email: String, password: String) async throws(SignUpError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    let person = try await store.createAccount(name: name, email: email, password: password)
    page = .home(person, isNew: true)
  }

  func logIn(email: String, password: String) async throws(LogInError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    let person = try await store.logIn(email: email, password: password)
    page = .home(person, isNew: false)
  }

  func signOut() { page = .logIn }

  // MARK: Pages

  func showCreateAccount() { page = .createAccount }
  func showLogIn() { page = .logIn }
}
