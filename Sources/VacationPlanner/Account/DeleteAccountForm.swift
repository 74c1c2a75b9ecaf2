import Accounts
import Tabstop
import Trips

/// The form that deletes the account. It lists the data that will be deleted, and asks for the
/// password.
struct DeleteAccountForm: View {
  let planner: Planner
  let plans: Plans

  var body: some View {
    PasswordQuestion(
      planner: planner, title: String(localized: "Delete Account"),
      saveTitle: String(localized: "Delete Account"),
      saveRole: .destructive,
      progress: String(localized: "Deleting your account…"),
      explanation: Self.warning(RecordCounts(plans.storedRecords, plans.words))
    ) { password throws(AccountChangeError) in
      try await planner.deleteAccount(password: password)
    }
  }

  /// The sentence about the data that will be deleted.
  static func warning(_ counts: RecordCounts) -> String {
    counts.isEmpty
      ? String(
        localized: """
          Your account is deleted. This cannot be undone. To keep a copy, cancel, and export \
          everything first.
          """)
      : String(
        localized: """
          Your account is deleted, with \(counts.sentence). This cannot be undone. To keep a \
          copy, cancel, and export everything first.
          """)
  }
}
