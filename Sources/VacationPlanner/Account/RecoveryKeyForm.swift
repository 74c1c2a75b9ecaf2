import Accounts
import Tabstop

/// Makes a new recovery key, and shows it once.
struct RecoveryKeyForm: View {
  let planner: Planner

  @State private var key: NewRecoveryKey?
  @State private var isKeeping = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let key {
      RecoveryKeyView(
        key: key.key, news: String(localized: "Your new recovery key has been made.")
      ) {
        keep(key)
      }
      .navigationTitle("Recovery Key")
      .interactiveDismissDisabled()
    } else {
      PasswordQuestion(
        planner: planner, title: String(localized: "New Recovery Key"),
        saveTitle: String(
          localized: "Make Recovery Key"),
        progress: String(localized: "Making your recovery key…"),
        explanation: planner.hasRecoveryKey == true
          ? String(localized: "The recovery key that you have now will not work any more.")
          : String(
            localized: "A recovery key opens your account if you ever forget your password.")
      ) { password throws(AccountChangeError) in
        key = try await planner.newRecoveryKey(password: password)
      }
    }
  }

  /// The user has the key, and the one before opens nothing from now on.
  private func keep(_ key: NewRecoveryKey) {
    guard !isKeeping else { return }
    isKeeping = true
    Task {
      do throws(AccountChangeError) {
        try await planner.keepRecoveryKey(key)
      } catch {
        planner.addNews(error.message)
      }
      dismiss()
    }
  }
}
