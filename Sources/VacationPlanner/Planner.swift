import Accounts
import Guidebook
import Observation
import SignIn
import Tabstop
import Trips

/// The application's state: the user, and the current page.
@Observable
final class Planner {
  var page = Page.logIn
  /// The window of the signed-in user.
  var window: PlannerWindow?
  /// The user who is signed in, as the pages show it.
  var user: User?
  /// The reason why the notes could not be saved at sign-out: an alert asks whether to sign out
  /// nevertheless.
  var signOutFault: PlanFault?
  /// A sentence about the last change of the account, shown on the next page.
  var statusMessage: String?
  /// The reason for which the session ended: a sentence on the log-in page.
  var notice: String?
  /// The recovery key of a new account, until the user has written it down.
  var recoveryKey: NewRecoveryKey?
  /// A further sentence on the page of the recovery key.
  var recoveryKeyMessage: String?
  /// The account of a provider's user, which is created when the user has its recovery key.
  var pendingAccount: PendingAccount?
  /// Whether the user has the recovery key, and this is being stored.
  var isFinishingSignUp = false
  /// The page at which the user who has signed out signs out at the provider too.
  var providerLogOut: ProviderLogOut? { didSet { oldValue?.stop() } }
  /// Whether the account has a recovery key; `nil` until this is known.
  var hasRecoveryKey: Bool?
  /// Whether the greeting was not announced yet.
  @ObservationIgnored var isGreetingDue = false
  /// The destination that the user wants to read about after signing in.
  var requestedDestination: Destination?
  let logInDraft = Draft()
  let signUpDraft = Draft()
  /// The providers on the log-in form, and the sign-in with one of them.
  @ObservationIgnored private(set) lazy var providers = Providers()
  let providerSignIn: ProviderSignIn
  /// The store of the keys with which providers sign in.
  @ObservationIgnored let keyring: Keyring
  /// The provider's user about whom a page asks.
  @ObservationIgnored var pendingProviderUser: PendingProviderUser?
  /// The provider that signed the user in.
  @ObservationIgnored var providerSession: ProviderSession?
  /// The ways to sign in to the account; `nil` until they are known.
  var signInMethods: SignInMethods?
  /// A provider that confirms the user who is signed in.
  let confirmation: ProviderSignIn
  /// The files to import, which are remembered until a user has signed in.
  let openedFiles = OpenedFiles()
  /// The requests that the user made outside of the window, also kept until after signing in.
  let externalRequests = ExternalRequests()
  /// The photos beside the log-in form; a fault if the destinations cannot be read.
  @ObservationIgnored private(set) lazy var photos = Guidebook.destinations.map(PhotoBrowser.init)

  /// The folder of the accounts, from the command line.
  static var dataDirectory = AccountStore.defaultDirectory

  @ObservationIgnored let directory: String
  /// The store when it is open, or the reason why it cannot be used.
  @ObservationIgnored var opening: Task<Result<AccountStore, StoreFault>, Never>
  /// Whether the store could be used at some time.
  @ObservationIgnored var hasOpened = false

  init(
    directory: String = Planner.dataDirectory, providerSignIn: ProviderSignIn = ProviderSignIn(),
    keyring: Keyring = .shared
  ) {
    self.directory = directory
    self.keyring = keyring
    self.providerSignIn = providerSignIn
    confirmation = ProviderSignIn(
      transport: providerSignIn.transport, openBrowser: providerSignIn.openBrowser)
    opening = Self.open(directory, creatingIfMissing: true)
  }

  /// Opens the page of a destination as soon as the user has signed in.
  func showAfterSigningIn(_ destination: Destination) {
    requestedDestination = destination
    AccessibilityNotification.Announcement(
      String(localized: "Log in, and the page about \(destination.name) opens")
    ).post()
  }

  func showCreateAccount() { open(.createAccount) }
  func showRecovery() { open(.recoverAccount) }
  func showProviderSetUp() { open(.providerSetUp) }

  func showLogIn() {
    pendingProviderUser = nil
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
