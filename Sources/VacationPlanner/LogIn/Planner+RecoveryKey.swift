import Accounts
import Tabstop
import Vault

/// The recovery key of a new account. It opens the account, and a provider's account exists at all, as
/// soon as the user has it, and not before: whatever ends the program while the key is shown leaves no
/// account that cannot be opened.
extension Planner {
  /// The user has written the recovery key down.
  func recoveryKeyIsWritten() async {
    guard let key = recoveryKey, !isFinishingSignUp else { return }
    isFinishingSignUp = true
    if let pendingAccount {
      await create(pendingAccount)
    } else {
      await activate(key)
    }
    isFinishingSignUp = false
  }

  private func activate(_ key: NewRecoveryKey) async {
    let plans = window?.plans
    do throws(AccountChangeError) {
      try await activateRecoveryKey(key)
    } catch {
      // Its page was left when the session ended.
      guard isCurrent(plans) else { return }
      // The key stays, for another attempt, unless the store has to be opened again.
      if case .store(let fault) = error, !fault.requiresReopening {
        return showMessage(Self.keyDoesNotWorkYet(error))
      }
      forgetNewRecoveryKey()
      guard let window else { return }
      let sentence = String(
        localized: """
          The recovery key that was shown does not open your account: \(error.message) Make a \
          new one on the page Account.
          """)
      page = .signedIn
      // The first page announces it with its greeting.
      if window.page == nil { statusMessage = sentence } else { showMessage(sentence) }
      return
    }
    guard isCurrent(plans) else { return }
    forgetNewRecoveryKey()
    page = .signedIn
  }

  /// The message for a shown recovery key that could not be stored.
  static func keyDoesNotWorkYet(_ error: AccountChangeError) -> String {
    String(localized: "This key does not work yet. \(error.message)")
  }

  /// The user goes on without the key of an account with a password. The first page says that there is
  /// none.
  func continueWithoutRecoveryKey() {
    guard window != nil, pendingAccount == nil, !isFinishingSignUp else { return }
    forgetNewRecoveryKey()
    page = .signedIn
  }

  func forgetNewRecoveryKey() {
    recoveryKey = nil
    recoveryKeyMessage = nil
    pendingAccount = nil
  }

  /// Adds a sentence to the page that the user sees, and announces it.
  func showMessage(_ sentence: String) {
    if page == .recoveryKey { recoveryKeyMessage = sentence } else { statusMessage = sentence }
    AccessibilityNotification.Announcement(sentence).post()
  }
}
