import Accounts
import Observation

extension Planner {
  indirect enum Page: Equatable {
    case logIn
    case createAccount
    case recoverAccount
    /// Sets a provider up.
    case providerSetUp
    /// Asks a provider's user for what the account needs.
    case providerQuestion(ProviderQuestion)
    /// The recovery key of a new account, before its first page.
    case recoveryKey
    case signedIn
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
}
