import Accounts
import Tabstop

/// The recovery key of a new account. It opens the account, and a provider's account exists at all, as
/// soon as the user has it, and not before: whatever ends the program while the key is shown leaves no
/// account that nobody can open.
extension Planner {
  /// The user has written the recovery key down.
  func recoveryKeyIsWritten() async {
    guard let key = recoveryKey, !isFinishingSignUp else { return }
    isFinishingSignUp = true
    if let pendingAccount {
      await create(pendingAccount)
    } else {
      await keep(key)
    }
    isFinishingSignUp = false
  }

  private func keep(_ key: NewRecoveryKey) async {
    do throws(AccountChangeError) {
      try await keepRecoveryKey(key)
    } catch {
      addNews(
        String(
          localized: """
            The recovery key that was shown does not open your account: \(error.message) Make a \
            new one on the page Account.
            """))
    }
    forgetNewRecoveryKey()
    if window != nil { page = .signedIn }
  }

  func forgetNewRecoveryKey() {
    recoveryKey = nil
    recoveryKeyNews = nil
    pendingAccount = nil
  }

  /// Adds a sentence to the page that the user sees, and announces it.
  func addNews(_ sentence: String) {
    if page == .recoveryKey { recoveryKeyNews = sentence } else { news = sentence }
    AccessibilityNotification.Announcement(sentence).post()
  }
}
