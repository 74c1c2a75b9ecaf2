import Accounts
import Tabstop

/// The form that changes the password; it asks for the current one.
struct ChangePasswordForm: View {
  let planner: Planner

  enum Field: Hashable { case old, new }

  @State private var old = ""
  @State private var new = ""
  @State private var error: FieldError<Field>?
  @State private var isWorking = false
  @FocusState private var focusedField: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    AccountFormFrame(
      title: planner.hasPassword
        ? String(localized: "Change Password") : String(localized: "Set a Password"),
      saveTitle: String(localized: "Save"),
      isChanged: !old.isEmpty || !new.isEmpty,
      progress: isWorking ? String(localized: "Saving…") : nil, save: save
    ) {
      if planner.hasPassword {
        SecureField("Present Password", text: $old)
          .textContentType(.password)
          .submitLabel(.next)
          .focused($focusedField, equals: .old)
        FieldErrorMessage(error: error, field: .old, focus: $focusedField)
      } else {
        Text(planner.confirmationSentence)
      }
      SecureField("New Password", text: $new)
        .textContentType(.newPassword)
        .submitLabel(.done)
        .focused($focusedField, equals: .new)
      FieldErrorMessage(error: error, field: .new, focus: $focusedField)
    }
    .onSubmit { if focusedField == .old { focusedField = .new } else { save() } }
    .onAppear { focusedField = planner.hasPassword ? .old : .new }
    .onChange(of: old) { if !old.isEmpty { clearError(.old) } }
    .onChange(of: new) { if SignUpRules.passwordError(new) == nil { clearError(.new) } }
  }

  private func save() {
    guard !isWorking else { return }
    guard !old.isEmpty || !planner.hasPassword else {
      return show(
        String(localized: "Password is required"), .old)
    }
    if let wrong = SignUpRules.passwordError(new) { return show(wrong.message, .new) }
    error = nil
    isWorking = true
    Task {
      do throws(AccountChangeError) {
        try await planner.changePassword(from: old, to: new)
        dismiss()
        AccessibilityNotification.Announcement(String(localized: "Your password has been changed"))
          .post()
      } catch {
        let isNewWrong = error.violatedRule != nil || !planner.hasPassword
        if !isNewWrong { old = "" }
        show(error.message, isNewWrong ? .new : .old)
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
