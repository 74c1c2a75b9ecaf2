import Accounts
import Tabstop

/// The form that creates an account.
struct CreateAccountPage: View {
  let planner: Planner
  @Bindable var draft: Planner.Draft

  @State private var password = ""
  @State private var error: SignUpError?
  @State private var isCreating = false
  @FocusState private var focusedField: SignUpError.Field?

  var body: some View {
    Form {
      Section("Personal Info") {
        TextField("Full Name", text: $draft.name)
          .textContentType(.name)
          .submitLabel(.next)
          .focused($focusedField, equals: .name)
        TextField("Email", text: $draft.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .email)
      }

      Section("Security") {
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($focusedField, equals: .password)
      }

      if let error {
        Text(error.message)
          .styleClass("error")
          .accessibilityErrorMessage(for: $focusedField, equals: error.field)
      }

      if isCreating {
        ProgressView("Creating your account…")
      }
      Button("Create Account", action: createAccount)
        .buttonStyle(.borderedProminent)
      Button("Back", role: .cancel, action: planner.showLogIn)
        .buttonStyle(.borderless)
        .keyboardShortcut(.cancelAction)
    }
    .disabled(isCreating)
    .navigationTitle("Sign Up")
    .onAppear { focusedField = .name }
    .onSubmit(next)
    .onChange(of: draft.name) { clearError(.name, SignUpRules.nameError(draft.name) == nil) }
    .onChange(of: draft.email) { clearError(.email, EmailAddress.isValid(draft.email)) }
    .onChange(of: password) { clearError(.password, SignUpRules.passwordError(password) == nil) }
  }

  /// The current error of the form.
  private var currentError: SignUpError? {
    SignUpRules.firstError(name: draft.name, email: draft.email, password: password)
  }

  private func next() {
    switch focusedField {
    case .name: focusedField = .email
    case .email: focusedField = .password
    case .password, nil: createAccount()
    }
  }

  private func createAccount() {
    guard !isCreating else { return }
    if let wrong = currentError {
      show(wrong)
      return
    }
    error = nil
    focusedField = nil
    isCreating = true
    AccessibilityNotification.Announcement(String(localized: "Creating your account")).post()
    Task { await finish() }
  }

  private func finish() async {
    do {
      try await planner.createAccount(
        name: draft.name, email: draft.email, password: password)
      password = ""
    } catch {
      show(error)
    }
    isCreating = false
  }

  private func show(_ wrong: SignUpError) {
    error = wrong
    focusedField = wrong.field
  }

  /// An error disappears as soon as its field is valid.
  private func clearError(_ field: SignUpError.Field, _ isRight: Bool) {
    if isRight && error?.field == field { error = nil }
  }
}
