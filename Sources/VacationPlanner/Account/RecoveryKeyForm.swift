import Accounts
import Tabstop

/// Makes a new recovery key, and shows it once.
struct RecoveryKeyForm: View {
  let planner: Planner

  @State private var key: RecoveryKey?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let key {
      RecoveryKeyView(key: key, news: "Your new recovery key has been made.") { dismiss() }
        .navigationTitle("Recovery Key")
        .interactiveDismissDisabled()
    } else {
      PasswordQuestion(
        planner: planner, title: "New Recovery Key", saveTitle: "Make Recovery Key",
        progress: "Making your recovery key…",
        explanation: planner.hasRecoveryKey == true
          ? "The recovery key that you have now will not work any more."
          : "A recovery key opens your account if you ever forget your password."
      ) { password throws(AccountChangeError) in
        key = try await planner.makeRecoveryKey(password: password)
      }
    }
  }
}
