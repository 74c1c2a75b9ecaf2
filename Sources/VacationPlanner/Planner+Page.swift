import Accounts
import Observation

extension Planner {
  /// The pages of a window, of which one is shown.
  indirect enum Page: Equatable {
    case logIn
    case createAccount
    case recoverAccount
    /// The form that sets up a provider.
    case providerSetUp
    /// The form that asks a provider's user for the missing data of the account.
    case providerQuestion(ProviderQuestion)
    /// The recovery key of a new account, before its first page.
    case recoveryKey
    case signedIn
    /// The accounts cannot be used; after a remedy, the application returns to the previous page.
    case fault(StoreFault, from: Page)
  }

  /// The texts of a form, which are kept while the page of a fault replaces the form. Passwords are
  /// not kept.
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
