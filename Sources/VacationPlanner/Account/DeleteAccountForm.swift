import Accounts
import Tabstop
import Trips

/// Deletes the account, after it has said what goes, and the password.
struct DeleteAccountForm: View {
  let planner: Planner
  let plans: Plans

  var body: some View {
    PasswordQuestion(
      planner: planner, title: "Delete Account", saveTitle: "Delete Account",
      saveRole: .destructive,
      progress: "Deleting your account…",
      explanation: Self.warning(RecordCounts(plans.storedRecords, plans.words))
    ) { password throws(AccountChangeError) in
      try await planner.deleteAccount(password: password)
    }
  }

  /// What is deleted.
  static func warning(_ counts: RecordCounts) -> String {
    let what = counts.isEmpty ? "" : ", with \(counts.sentence)"
    return "Your account is deleted\(what). This cannot be undone. To keep a copy, cancel, and "
      + "export everything first."
  }
}
