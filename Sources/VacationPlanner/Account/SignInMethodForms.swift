import Accounts
import SignIn
import Tabstop

/// Lets a provider sign the user in from now on.
struct AddProviderForm: View {
  let planner: Planner
  let entry: ProviderFiles.Entry

  @Environment(\.dismiss) private var dismiss

  private var name: String { entry.configuration.name }

  var body: some View {
    PasswordQuestion(
      planner: planner, title: String(localized: "Sign In with \(name)"),
      saveTitle: String(localized: "Add \(name)"),
      progress: String(localized: "Adding \(name)…"),
      explanation:
        String(
          localized: """
            Your browser opens, so that \(name) says who you are. From then on you can sign in \
            with it.
            """)
    ) { password throws(AccountChangeError) in
      let statusMessage = try await planner.addProvider(entry, password: password)
      dismiss()
      AccessibilityNotification.Announcement(statusMessage).post()
    }
  }
}

/// The form that removes a provider from the account.
struct RemoveProviderForm: View {
  let planner: Planner
  let provider: LinkedProvider

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PasswordQuestion(
      planner: planner, title: String(localized: "Remove \(provider.providerName)"),
      saveTitle: String(localized: "Remove \(provider.providerName)"), saveRole: .destructive,
      progress: String(localized: "Removing…"),
      explanation: String(
        localized:
          "\(provider.providerName) does not sign you in any more. Your data stay as they are.")
    ) { password throws(AccountChangeError) in
      try await planner.removeProvider(provider, password: password)
      dismiss()
      AccessibilityNotification.Announcement(
        String(localized: "\(provider.providerName) does not sign you in any more")
      ).post()
    }
  }
}

/// Removes the password, so that only providers sign the user in.
struct RemovePasswordForm: View {
  let planner: Planner

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PasswordQuestion(
      planner: planner, title: String(localized: "Remove Password"),
      saveTitle: String(localized: "Remove Password"),
      saveRole: .destructive, progress: String(localized: "Removing…"),
      explanation: String(localized: "Only your provider signs you in then.")
    ) { password throws(AccountChangeError) in
      try await planner.removePassword(password)
      dismiss()
      AccessibilityNotification.Announcement(String(localized: "Your password has been removed"))
        .post()
    }
  }
}

/// The sheet above a form while a provider confirms the user.
struct ConfirmationSheet: View {
  let planner: Planner

  var body: some View {
    VStack(spacing: 12) {
      Text("Confirm That It Is You")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      ProviderWaiting(signIn: planner.confirmation, width: 280)
    }
    .padding(24)
    .navigationTitle("Confirmation")
    .interactiveDismissDisabled()
  }
}
