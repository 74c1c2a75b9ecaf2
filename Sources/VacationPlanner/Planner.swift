import Accounts
import Dispatch
import Foundation
import Guidebook
import Observation
import Tabstop
import Trips

/// The application's state: the user, and the current page.
@Observable
final class Planner {
  private(set) var page = Page.logIn
  /// The window of the signed-in user.
  private(set) var window: PlannerWindow?
  /// The user who is signed in, as the pages show it.
  private(set) var person: Person?
  /// Why the notes could not be saved when the user wanted to sign out: it is asked whether to do so
  /// nevertheless.
  var signOutFault: PlanFault?
  /// What has just happened to the account: a sentence on the first page after it.
  private(set) var news: String?
  /// Why the user is not signed in any more: a sentence on the log-in page.
  private(set) var notice: String?
  /// The recovery key of a new account, until the user has written it down.
  private(set) var recoveryKey: RecoveryKey?
  /// What else the page of the recovery key has to say.
  private(set) var recoveryKeyNews: String?
  /// The page at which the user who has signed out signs out at the provider too.
  private(set) var providerLogOut: ProviderLogOut?
  /// Whether the account has a recovery key; `nil` until this is known.
  private(set) var hasRecoveryKey: Bool?
  /// Whether the greeting was not announced yet.
  @ObservationIgnored var isGreetingDue = false
  /// The destination that the user wants to read about after signing in.
  private(set) var wantedDestination: Destination?
  let logInDraft = Draft()
  let signUpDraft = Draft()
  /// The providers on the log-in form, and the sign-in with one of them.
  @ObservationIgnored private(set) lazy var providers = Providers()
  let providerSignIn: ProviderSignIn
  /// The provider's user about whom a page asks.
  @ObservationIgnored private(set) var providerGuest: ProviderGuest?
  /// The provider that signed the user in.
  @ObservationIgnored private(set) var providerSession: ProviderSession?
  /// The ways to sign in to the account; `nil` until they are known.
  var ways: SignInWays?
  /// A provider that confirms the user who is signed in.
  let confirmation: ProviderSignIn
  /// Files to import, which are remembered until a user has signed in.
  let openedFiles = OpenedFiles()
  /// The photos beside the log-in form; a fault if the destinations cannot be read.
  @ObservationIgnored private(set) lazy var photos = Guidebook.destinations.map(PhotoBrowser.init)

  /// The folder of the accounts, from the command line.
  static var dataDirectory = AccountStore.defaultDirectory

  @ObservationIgnored private let directory: String
  @ObservationIgnored private var opening: Task<Result<AccountStore, StoreFault>, Never>
  @ObservationIgnored private var hasOpened = false

  init(
    directory: String = Planner.dataDirectory, providerSignIn: ProviderSignIn = ProviderSignIn()
  ) {
    self.directory = directory
    self.providerSignIn = providerSignIn
    confirmation = ProviderSignIn(
      transport: providerSignIn.transport, openBrowser: providerSignIn.openBrowser)
    opening = Self.open(directory, creatingIfMissing: true)
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
    _ directory: String, creatingIfMissing: Bool
  ) -> Task<Result<AccountStore, StoreFault>, Never> {
    Task {
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
    case .success(let store):
      hasOpened = true
      if case .fault(_, let origin) = page { page = origin }
      await resume(in: store)
    case .failure(let fault):
      show(fault)
    }
  }

  /// Goes on with the plans of the user, after a fault in their use.
  private func resume(in store: AccountStore) async {
    guard let plans = window?.plans, plans.storeFault != nil else { return }
    do throws(VaultError) {
      plans.resume(try await store.resume(plans.session))
      AccessibilityNotification.Announcement(String(localized: "Your plans can be used again"))
        .post()
      await saveNotes()
    } catch {
      switch error {
      case .store(let fault): show(fault)
      default:
        endSession(
          because: String(
            localized: "Your plans could not be opened again. Log in to go on."))
      }
    }
  }

  /// Saves the notes that could not be saved before.
  private func saveNotes() async {
    do throws(PlanFault) {
      try await window?.notes.saveAll()
    } catch {
      window?.plans.alert(error)
    }
  }

  func show(_ fault: StoreFault) {
    // The pages and forms of the user stay as they are under the fault, with all that was typed.
    if let window {
      window.plans.storeFault = fault
    } else if case .fault(_, let origin) = page {
      page = .fault(fault, from: origin)
    } else {
      page = .fault(fault, from: page)
    }
  }

  /// Tries again to open the store. An existing store is never replaced by an empty one.
  func retry() async {
    let isReplacement = hasOpened
    opening = Self.open(directory, creatingIfMissing: !isReplacement)
    await watchStore()
  }

  /// Renames the unusable files, as `fault` offers, and continues without them. Call it after the
  /// user has agreed.
  func goOn(without fault: StoreFault) async {
    guard let remedy = fault.remedy else { return }
    do throws(StoreFault) {
      _ = try await AccountStore.setAside(directory: directory, for: remedy)
    } catch {
      return show(error)
    }
    opening = Self.open(directory, creatingIfMissing: true)
    await watchStore()
  }

  func store() async throws(StoreFault) -> AccountStore {
    try await opening.value.get()
  }

  // MARK: Accounts

  func createAccount(name: String, email: String, password: String) async throws(SignUpError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(SignUpError) {
      let account = try await store.signUp(name: name, email: email, password: password)
      recoveryKey = account.recoveryKey
      enter(account.session, hasRecoveryKey: true)
      page = .recoveryKey
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  func logIn(email: String, password: String) async throws(LogInError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(LogInError) {
      let session = try await store.signIn(email: email, password: password)
      let hasKey: Bool? = try? await store.hasRecoveryKey(session)
      enter(session, hasRecoveryKey: hasKey)
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  /// Signs in by the recovery key, with a new password.
  func recover(
    email: String, recoveryKey: String, newPassword: String
  ) async throws(RecoveryError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(RecoveryError) {
      let session = try await store.recover(
        email: email, recoveryKey: recoveryKey, newPassword: newPassword)
      enter(session, hasRecoveryKey: true)
      news = String(localized: "Your password has been changed.")
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  func enter(
    _ session: Session, hasRecoveryKey: Bool?, provider: ProviderSession? = nil,
    news: String? = nil
  ) {
    FreedMemory.beginFilling()
    logInDraft.clear()
    signUpDraft.clear()
    notice = nil
    self.news = news
    providerGuest = nil
    providerLogOut = nil
    providerSession = provider
    isGreetingDue = true
    Task { await OpenedDocuments.removeAbandoned() }
    self.hasRecoveryKey = hasRecoveryKey
    person = session.person
    let window = PlannerWindow(Plans(session))
    window.plans.beginReading()
    if let wantedDestination { window.page = .destination(wantedDestination.id) }
    wantedDestination = nil
    self.window = window
    ways = nil
    Task { await readWays() }
    page = .signedIn
  }

  /// Shows the recovery key of an account that was just created for a provider's user.
  func show(_ key: RecoveryKey, news: String) {
    recoveryKey = key
    recoveryKeyNews = news.isEmpty ? nil : news
    page = .recoveryKey
  }

  /// Adds a sentence to the page that a session's user sees, and announces it.
  func addNews(_ sentence: String, for session: Session) {
    guard !sentence.isEmpty, window?.plans.session === session else { return }
    if page == .recoveryKey { recoveryKeyNews = sentence } else { news = sentence }
    AccessibilityNotification.Announcement(sentence).post()
  }

  /// Asks a provider's user for what is missing.
  func ask(_ question: ProviderQuestion, _ guest: ProviderGuest) {
    providerGuest = guest
    page = .providerQuestion(question)
  }

  /// Back to the log-in form, whose provider's button says that the sign-in was not finished.
  func leaveProviderQuestion() {
    guard let guest = providerGuest else { return }
    providerSignIn.fail(guest.entry, String(localized: "The sign-in was not finished."))
    guest.endSession()
    showLogIn()
  }

  /// The user has written the recovery key of the new account down.
  func recoveryKeyIsWritten() {
    recoveryKey = nil
    recoveryKeyNews = nil
    page = .signedIn
  }

  /// Saves the notes and signs the user out; asks if they cannot be saved.
  func signOut() {
    guard let notes = window?.notes, !notes.isEmpty else { return finishSignOut() }
    Task {
      do throws(PlanFault) {
        try await notes.saveAll()
        finishSignOut()
      } catch {
        signOutFault = error
      }
    }
  }

  /// Signs the user out although the notes could not be saved.
  func signOutWithoutSaving() {
    window?.notes.discardAll()
    finishSignOut()
  }

  private func finishSignOut() {
    let provider = providerSession
    let logOutPage = leave()
    AccessibilityNotification.Announcement(String(localized: "You are signed out")).post()
    guard let provider, let logOutPage else { return }
    Task {
      guard let page = await logOutPage.value, self.page == .logIn, window == nil else { return }
      providerLogOut = ProviderLogOut(name: provider.name, page: page)
      AccessibilityNotification.Announcement(providerLogOut!.sentence).post()
    }
  }

  /// Signs the user out for a reason that is shown on the log-in page.
  func endSession(because reason: String) {
    guard window != nil else { return }
    leave()
    notice = reason
    AccessibilityNotification.Announcement(reason).post()
  }

  /// Wipes the keys, ends the provider's session, closes the forms, and shows the log-in page. Returns
  /// the provider's page for signing out.
  @discardableResult
  private func leave() -> Task<URL?, Never>? {
    window?.plans.session.signOut()
    if window != nil { FreedMemory.overwrite() }
    window?.openedDocuments.removeAll()
    confirmation.cancel()
    window?.form = nil
    window = nil
    signOutFault = nil
    ways = nil
    person = nil
    recoveryKey = nil
    recoveryKeyNews = nil
    let logOutPage = providerSession?.end()
    providerSession = nil
    hasRecoveryKey = nil
    news = nil
    page = .logIn
    return logOutPage
  }

  // MARK: Changes to the account

  /// Runs `body` on the session's account, and shows what it has changed.
  func change<Value>(
    _ body: (AccountStore, Session) async throws(AccountChangeError) -> Value
  ) async throws(AccountChangeError) -> Value {
    guard let plans = window?.plans else { throw .signedOut }
    do throws(AccountChangeError) {
      let store: AccountStore
      do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
      let value = try await body(store, plans.session)
      if window != nil { person = plans.session.person }
      return value
    } catch {
      switch error {
      case .accountIsGone: plans.note(VaultError.accountIsGone)
      case .store(let fault): plans.note(VaultError.store(fault))
      default: break
      }
      throw error
    }
  }

  /// Makes a new recovery key, to be shown once.
  func makeRecoveryKey(password: String) async throws(AccountChangeError) -> RecoveryKey {
    let proof = try await proof(password)
    let key = try await change { store, session throws(AccountChangeError) in
      try await store.makeRecoveryKey(for: session, proof: proof)
    }
    hasRecoveryKey = true
    return key
  }

  /// Deletes the account with everything, and shows the log-in page.
  func deleteAccount(password: String) async throws(AccountChangeError) {
    let proof = try await proof(password)
    let providers = ways?.providers ?? []
    try await change { store, session throws(AccountChangeError) in
      try await store.deleteAccount(of: session, proof: proof)
    }
    Task { await forgetKeys(of: providers) }
    endSession(because: String(localized: "Your account was deleted."))
  }

  // MARK: Pages

  /// Opens the page of a destination as soon as the user has signed in.
  func showAfterSigningIn(_ destination: Destination) {
    wantedDestination = destination
    AccessibilityNotification.Announcement(
      String(localized: "Log in, and the page about \(destination.name) opens")
    ).post()
  }

  func showCreateAccount() { open(.createAccount) }
  func showRecovery() { open(.recoverAccount) }
  func showProviderSetUp() { open(.providerSetUp) }

  func showLogIn() {
    providerGuest = nil
    // Another window may have changed them.
    providers.read()
    open(.logIn)
  }

  private func open(_ page: Page) {
    clearNotice()
    self.page = page
  }

  func clearNotice() {
    notice = nil
    providerLogOut = nil
  }
}
