import Accounts
import Tabstop

/// Changes the address with which the user logs in; the password is asked for.
struct ChangeEmailForm: View {
  let planner: Planner

  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var error: FieldError<Field>?
  @State private var isWorking = false
  @FocusState private var focusedField: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    AccountFormFrame(
      title: String(localized: "Change Email"), saveTitle: String(localized: "Save"),
      isChanged: email != (planner.user?.email ?? "") || !password.isEmpty,
      progress: isWorking ? String(localized: "Saving…") : nil, save: save
    ) {
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .autocorrectionDisabled()
        .submitLabel(.next)
        .focused($focusedField, equals: .email)
      FieldErrorMessage(error: error, field: .email, focus: $focusedField)
      if planner.hasPassword {
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.done)
          .focused($focusedField, equals: .password)
        FieldErrorMessage(error: error, field: .password, focus: $focusedField)
      } else {
        Text(planner.confirmationSentence)
      }
    }
    .onSubmit {
      if focusedField == .email && planner.hasPassword { focusedField = .password } else { save() }
    }
    .onAppear {
      email = planner.user?.email ?? ""
      focusedField = .email
    }
    .onChange(of: email) { if EmailAddress.isValid(email) { clearError(.email) } }
    .onChange(of: password) { if !password.isEmpty { clearError(.password) } }
  }

  private func save() {
    guard !isWorking else { return }
    guard EmailAddress.isValid(email) else { return show(SignUpError.emailInvalid.message, .email) }
    guard !password.isEmpty || !planner.hasPassword else {
      return show(String(localized: "Password is required"), .password)
    }
    error = nil
    isWorking = true
    Task {
      do throws(AccountChangeError) {
        try await planner.changeEmail(to: email, password: password)
        dismiss()
        AccessibilityNotification.Announcement(String(localized: "Your email has been changed"))
          .post()
      } catch {
        password = ""
        show(error.message, error.violatedRule == nil && planner.hasPassword ? .password : .email)
      }
      isWorking = false
    }
  }

  private func show(_ message: String, _ field: Field) {
    error = FieldError(message, field)
    focusedField = field
  }

  private func clearError(_ field: Field) {
    if error?.field == field { error = nil }
  }
}
