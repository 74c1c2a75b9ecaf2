import Accounts
import Tabstop

/// Makes a new recovery key, and shows it once.
struct RecoveryKeyForm: View {
  let planner: Planner

  @State private var key: RecoveryKey?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let key {
      RecoveryKeyView(key: key, news: String(localized: "Your new recovery key has been made.")) {
        dismiss()
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
        key = try await planner.makeRecoveryKey(password: password)
      }
    }
  }
}
