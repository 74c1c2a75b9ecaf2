import Accounts
import SignIn
import Tabstop

/// Asks a provider's user for the values that the account needs: a name, a password, or the
/// recovery key.
struct ProviderQuestionPage: View {
  let planner: Planner
  let providerUser: PendingProviderUser
  let question: Planner.ProviderQuestion

  enum Field: Hashable { case name, email, password, recoveryKey }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var recoveryKey = ""
  /// Whether the user chose a new account, although there is one with the same address.
  @State private var wantsNewAccount = false
  /// Whether the user chose to join an account with another address.
  @State private var wantsToJoin = false
  @State private var error: FieldError<Field>?
  @State private var progress: String?
  @FocusState private var focusedField: Field?

  /// The question that is shown.
  private enum Kind { case name, password, recoveryKey }
  private var kind: Kind {
    switch question {
    case .name: wantsToJoin ? .password : .name
    case .password: wantsNewAccount ? .name : .password
    case .recoveryKey, .otherRecoveryKey: .recoveryKey
    }
  }

  var body: some View {
    Form {
      Section {
        switch kind {
        case .name:
          TextField("Full Name", text: $name)
            .textContentType(.name)
            .submitLabel(.done)
            .accessibilityHint(explanation)
            .focused($focusedField, equals: .name)
          FieldErrorMessage(error: error, field: .name, focus: $focusedField)
        case .password:
          TextField("Email", text: $email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .focused($focusedField, equals: .email)
          FieldErrorMessage(error: error, field: .email, focus: $focusedField)
          SecureField("Password", text: $password)
            .textContentType(.password)
            .submitLabel(.done)
            .accessibilityHint(explanation)
            .focused($focusedField, equals: .password)
          FieldErrorMessage(error: error, field: .password, focus: $focusedField)
        case .recoveryKey:
          TextField("Recovery Key", text: $recoveryKey)
            .autocorrectionDisabled()
            .submitLabel(.done)
            .accessibilityHint(explanation)
            .focused($focusedField, equals: .recoveryKey)
          FieldErrorMessage(error: error, field: .recoveryKey, focus: $focusedField)
        }
      } header: {
        Text(explanation)
      }

      if let progress { ProgressView(progress) }
      Button(actionTitle, action: proceed)
        .buttonStyle(.borderedProminent)
      switch (question, kind) {
      case (.name, .name):
        Button("I Have an Account Already") { change { wantsToJoin = true } }
      case (.name, _):
        Button("Create a New Account") { change { wantsToJoin = false } }
      case (.password, .password):
        Button("Create a New Account") { change { wantsNewAccount = true } }
      case (.password, _):
        Button("Use the Account That I Have") { change { wantsNewAccount = false } }
      case (.recoveryKey, _), (.otherRecoveryKey, _):
        EmptyView()
      }
      Button("Back", role: .cancel, action: planner.leaveProviderQuestion)
        .buttonStyle(.borderless)
        .keyboardShortcut(.cancelAction)
    }
    .disabled(progress != nil)
    .navigationTitle(title)
    .onAppear(perform: begin)
    .onSubmit(next)
    .onChange(of: name) { clearError(.name, SignUpRules.nameError(name) == nil) }
    .onChange(of: email) { clearError(.email, EmailAddress.isValid(email)) }
    .onChange(of: password) { clearError(.password, !password.isEmpty) }
    .onChange(of: recoveryKey) {
      clearError(.recoveryKey, RecoveryKey.mistake(in: recoveryKey) == nil)
    }
  }

  private var title: String {
    switch kind {
    case .name: String(localized: "New Account")
    case .password: String(localized: "Your Account")
    case .recoveryKey: String(localized: "Recovery Key")
    }
  }

  private var actionTitle: String {
    switch kind {
    case .name: String(localized: "Create Account")
    case .password: String(localized: "Log In")
    case .recoveryKey: String(localized: "Open My Account")
    }
  }

  private var explanation: String {
    switch (question, kind) {
    case (.recoveryKey(let name), _):
      String(
        localized: """
          Welcome back, \(name). This computer does not have the key of your data. Type your \
          recovery key once.
          """)
    case (.otherRecoveryKey, _):
      String(
        localized: """
          Your account was created in another window. Type the recovery key that was shown there: \
          the one that was shown here opens nothing.
          """)
    case (.password(let email), .password):
      String(
        localized: """
          There is an account with \(email). With its password you can sign in with \
          \(providerUser.providerName) from now on.
          """)
    case (_, .password):
      String(
        localized: """
          With the password of your account you can sign in with \(providerUser.providerName) from now \
          on.
          """)
    default:
      String(localized: "You are signed in with \(providerUser.providerName). What is your name?")
    }
  }

  private func begin() {
    name = providerUser.identity.name ?? ""
    if case .password(let email) = question { self.email = email }
    // The focused field is read with the explanation.
    focusFirst()
  }

  private func focusFirst() {
    focusedField =
      switch kind {
      case .name: .name
      case .password: email.isEmpty ? .email : .password
      case .recoveryKey: .recoveryKey
      }
  }

  private func change(_ change: () -> Void) {
    change()
    error = nil
    focusFirst()
  }

  private func next() {
    if focusedField == .email { focusedField = .password } else { proceed() }
  }

  private func proceed() {
    guard progress == nil else { return }
    if let wrong = mistake { return show(wrong) }
    error = nil
    focusedField = nil
    let progress =
      kind == .name
      ? String(localized: "Creating your account…")
      : String(localized: "Opening your account…")
    self.progress = progress
    AccessibilityNotification.Announcement(progress).post()
    Task {
      let wrong = await finish()
      self.progress = nil
      if let wrong { show(wrong) }
    }
  }

  /// The first error that can be found without the store.
  private var mistake: FieldError<Field>? {
    switch kind {
    case .name:
      SignUpRules.nameError(name).map { FieldError($0.message, .name) }
    case .password:
      !EmailAddress.isValid(email)
        ? FieldError(SignUpError.emailInvalid.message, .email)
        : password.isEmpty ? FieldError(String(localized: "Password is required"), .password) : nil
    case .recoveryKey:
      RecoveryKey.mistake(in: recoveryKey).map { FieldError($0.message, .recoveryKey) }
    }
  }

  private func finish() async -> FieldError<Field>? {
    switch kind {
    case .name:
      do throws(SignUpError) {
        try await planner.prepareProviderAccount(name: name)
      } catch {
        return FieldError(error.message, .name)
      }
    case .password:
      do throws(LogInError) {
        try await planner.joinAccount(email: email, password: password)
      } catch {
        password = ""
        return FieldError(error.message, .password)
      }
      password = ""
    case .recoveryKey:
      do throws(RecoveryError) {
        try await planner.recoverProviderAccount(recoveryKey: recoveryKey)
      } catch {
        return FieldError(error.message, .recoveryKey)
      }
      recoveryKey = ""
    }
    return nil
  }

  private func show(_ wrong: FieldError<Field>) {
    error = wrong
    focusedField = wrong.field
  }

  /// An error disappears as soon as its field is valid.
  private func clearError(_ field: Field, _ isRight: Bool) {
    if isRight && error?.field == field { error = nil }
  }
}
