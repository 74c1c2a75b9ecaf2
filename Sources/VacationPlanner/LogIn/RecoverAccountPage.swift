import Accounts
import Tabstop

/// The page for a user who has forgotten the password: it asks for the recovery key and a new
/// password.
struct RecoverAccountPage: View {
  let planner: Planner
  @Bindable var draft: Planner.Draft

  enum Field: Hashable {
    case email, recoveryKey, password
  }

  @State private var recoveryKey = ""
  @State private var password = ""
  @State private var error: FieldError<Field>?
  @State private var isWorking = false
  @FocusState private var focusedField: Field?

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $draft.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .email)
        FieldErrorMessage(error: error, field: .email, focus: $focusedField)
        TextField("Recovery Key", text: $recoveryKey)
          .autocorrectionDisabled()
          .accessibilityHint("Six groups of six letters and digits")
          .submitLabel(.next)
          .focused($focusedField, equals: .recoveryKey)
        FieldErrorMessage(error: error, field: .recoveryKey, focus: $focusedField)
        SecureField("New Password", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($focusedField, equals: .password)
        FieldErrorMessage(error: error, field: .password, focus: $focusedField)
      } header: {
        Text("Your Recovery Key Opens Your Account")
      } footer: {
        Text(
          String(
            localized: """
              The recovery key has six groups of six letters and digits. You wrote it down when \
              you created your account. Capital letters, spaces and dashes do not matter.
              """))
      }

      if isWorking {
        ProgressView("Opening your account…")
      }
      Button("Set New Password", action: recover)
        .buttonStyle(.borderedProminent)
      Button("Back", role: .cancel, action: planner.showLogIn)
        .buttonStyle(.borderless)
        .keyboardShortcut(.cancelAction)
    }
    .disabled(isWorking)
    .navigationTitle("Forgotten Password")
    .onAppear { focusedField = draft.email.isEmpty ? .email : .recoveryKey }
    .onSubmit(next)
    .onChange(of: draft.email) { clearError(.email) }
    .onChange(of: recoveryKey) { clearError(.recoveryKey) }
    .onChange(of: password) { clearError(.password) }
  }

  /// The first error of the form, of those that can be found without the store.
  private var currentError: FieldError<Field>? {
    [Field.email, .recoveryKey, .password].lazy.compactMap { mistake(in: $0) }.first
  }

  /// The error of a field, if any.
  private func mistake(in field: Field) -> FieldError<Field>? {
    let message: String? =
      switch field {
      case .email:
        EmailAddress.isValid(draft.email) ? nil : SignUpError.emailInvalid.message
      case .recoveryKey: RecoveryKey.mistake(in: recoveryKey)?.message
      case .password: SignUpRules.passwordError(password)?.message
      }
    return message.map { FieldError($0, field) }
  }

  private func next() {
    switch focusedField {
    case .email: focusedField = .recoveryKey
    case .recoveryKey: focusedField = .password
    case .password, nil: recover()
    }
  }

  private func recover() {
    guard !isWorking else { return }
    if let wrong = currentError {
      show(wrong)
      return
    }
    error = nil
    focusedField = nil
    isWorking = true
    AccessibilityNotification.Announcement(String(localized: "Opening your account")).post()
    Task { await finish() }
  }

  private func finish() async {
    do {
      try await planner.recover(
        email: draft.email, recoveryKey: recoveryKey, newPassword: password)
      recoveryKey = ""
      password = ""
    } catch {
      show(FieldError(error.message, error.isOfPassword ? .password : .recoveryKey))
    }
    isWorking = false
  }

  private func show(_ wrong: FieldError<Field>) {
    error = wrong
    focusedField = wrong.field
  }

  /// An error disappears as soon as its field is valid.
  private func clearError(_ field: Field) {
    if error?.field == field, mistake(in: field) == nil { error = nil }
  }
}

extension RecoveryKey {
  /// The error in the form of a typed key, checked before the key is used.
  static func mistake(in typed: String) -> Mistake? {
    do throws(Mistake) {
      _ = try RecoveryKey(typed: typed)
      return nil
    } catch {
      return error
    }
  }
}

extension RecoveryError {
  fileprivate var isOfPassword: Bool {
    if case .invalid = self { true } else { false }
  }
}
