import Accounts
import Dispatch
import Guidebook
import Observation
import Tabstop
import Trips

/// The application's state: the user, and the current page.
@Observable
final class Planner {
  indirect enum Page: Equatable {
    case logIn
    case createAccount
    case signedIn(isNew: Bool)
    /// The accounts cannot be used; after a remedy, the application returns to the previous page.
    case fault(StoreFault, from: Page)
  }

  /// The texts of a form, kept while a fault is shown instead. Passwords are not kept.
  @Observable
  final class Draft {
    var name = ""
    var email = ""

    func clear() {
      name = ""
      email = ""
    }
  }

  private(set) var page = Page.logIn
  /// The window of the signed-in user.
  private(set) var window: PlannerWindow?
  /// Whether the greeting was not announced yet.
  @ObservationIgnored var isGreetingDue = false
  /// The destination that the user wants to read about after signing in.
  private(set) var wantedDestination: Destination?
  let logInDraft = Draft()
  let signUpDraft = Draft()
  /// The photos beside the log-in form; a fault if the destinations cannot be read.
  @ObservationIgnored private(set) lazy var photos = Guidebook.destinations.map(PhotoBrowser.init)

  /// The folder of the accounts, from the command line.
  static var dataDirectory = AccountStore.defaultDirectory

  @ObservationIgnored private var opening: Task<Result<AccountStore, StoreFault>, Never>
  @ObservationIgnored private var hasOpened = false

  init() {
    opening = Self.open(creatingIfMissing: true)
  }

  /// The stores that were opened: they are closed before the program ends.
  private static var stores: [AccountStore] = []

  /// Closes the stores, also those that somebody who is signed in still uses. Blocks until everything
  /// is written.
  static func closeStores() {
    let closed = DispatchSemaphore(value: 0)
    Task.detached { [stores] in
      for store in stores { await store.close() }
      closed.signal()
    }
    closed.wait()
    stores = []
  }

  private static func open(
    creatingIfMissing: Bool
  ) -> Task<Result<AccountStore, StoreFault>, Never> {
    let directory = dataDirectory
    return Task {
      do throws(StoreFault) {
        let store = try await AccountStore.open(
          directory: directory, creatingIfMissing: creatingIfMissing)
        stores.append(store)
        return .success(store)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Waits for the store, and shows its fault if it cannot be used.
  func watchStore() async {
    switch await opening.value {
    case .success:
      hasOpened = true
      if case .fault(_, let origin) = page { page = origin }
    case .failure(let fault):
      show(fault)
    }
  }

  private func show(_ fault: StoreFault) {
    if case .fault(_, let origin) = page {
      page = .fault(fault, from: origin)
    } else {
      page = .fault(fault, from: page)
    }
  }

  /// Tries again to open the store. An existing store is never replaced by an empty one.
  func retry() async {
    let isReplacement = hasOpened
    opening = Self.open(creatingIfMissing: !isReplacement)
    await watchStore()
  }

  /// Renames the unusable files, as `fault` offers, and continues without them. Call it after the
  /// user has agreed.
  func goOn(without fault: StoreFault) async {
    guard let remedy = fault.remedy else { return }
    do throws(StoreFault) {
      _ = try await AccountStore.setAside(directory: Self.dataDirectory, for: remedy)
    } catch {
      return show(error)
    }
    opening = Self.open(creatingIfMissing: true)
    await watchStore()
  }

  private func store() async throws(StoreFault) -> AccountStore {
    try await opening.value.get()
  }

  // MARK: Accounts

  func createAccount(name: String, email: String, password: String) async throws(SignUpError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(SignUpError) {
      let account = try await store.signUp(name: name, email: email, password: password)
      enter(account.session, isNew: true)
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  func logIn(email: String, password: String) async throws(LogInError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(LogInError) {
      enter(try await store.signIn(email: email, password: password), isNew: false)
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  private func enter(_ session: Session, isNew: Bool) {
    logInDraft.clear()
    signUpDraft.clear()
    isGreetingDue = true
    let window = PlannerWindow(Plans(session))
    if let wantedDestination { window.page = .destination(wantedDestination.id) }
    wantedDestination = nil
    self.window = window
    page = .signedIn(isNew: isNew)
  }

  func signOut() {
    window?.plans.session.signOut()
    window = nil
    page = .logIn
    AccessibilityNotification.Announcement("You are signed out").post()
  }

  // MARK: Pages

  /// Opens the page of a destination as soon as the user has signed in.
  func showAfterSigningIn(_ destination: Destination) {
    wantedDestination = destination
    AccessibilityNotification.Announcement(
      "Log in, and the page about \(destination.name) opens"
    ).post()
  }

  func showCreateAccount() { page = .createAccount }
  func showLogIn() { page = .logIn }
}
