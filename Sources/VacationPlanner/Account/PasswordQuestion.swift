import Accounts
import Tabstop

/// A form that asks for nothing but the password, before something that needs it.
///
/// If the account has no password, a provider confirms the user instead.
struct PasswordQuestion: View {
  let planner: Planner
  let title: String
  let saveTitle: String
  var saveRole: ButtonRole?
  let progress: String
  /// The reason for the question, shown above the field and spoken with it.
  let explanation: String
  /// The action to run with the password.
  let action: (String) async throws(AccountChangeError) -> Void

  @State private var password = ""
  @State private var error: String?
  @State private var isWorking = false
  @FocusState private var isFocused: Bool

  var body: some View {
    AccountFormFrame(
      title: title, saveTitle: saveTitle, saveRole: saveRole, isChanged: false,
      progress: isWorking ? progress : nil, save: save
    ) {
      Text(explanation)
      if planner.hasPassword {
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.done)
          .accessibilityHint(explanation)
          .focused($isFocused)
      } else {
        Text(planner.confirmationSentence)
      }
      if let error {
        Text(error)
          .styleClass("error")
          .accessibilityErrorMessage(for: $isFocused, equals: true)
      }
    }
    .onSubmit(save)
    .onAppear { isFocused = true }
    .onChange(of: password) { if !password.isEmpty { error = nil } }
  }

  private func save() {
    guard !isWorking else { return }
    guard !password.isEmpty || !planner.hasPassword else {
      return show(String(localized: "Password is required"))
    }
    error = nil
    isWorking = true
    Task {
      do throws(AccountChangeError) {
        try await action(password)
      } catch {
        password = ""
        show(error.message)
      }
      isWorking = false
    }
  }

  private func show(_ message: String) {
    error = message
    isFocused = true
    if !planner.hasPassword { AccessibilityNotification.Announcement(message).post() }
  }
}
