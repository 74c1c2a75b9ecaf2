import Accounts
import Tabstop

/// Changes the user's name.
struct ChangeNameForm: View {
  let planner: Planner

  @State private var name = ""
  @State private var error: FieldError<Bool>?
  @State private var isWorking = false
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    AccountFormFrame(
      title: String(localized: "Change Name"), saveTitle: String(localized: "Save"),
      isChanged: name != planner.user?.name,
      progress: isWorking ? String(localized: "Saving…") : nil, save: save
    ) {
      TextField("Full Name", text: $name)
        .textContentType(.name)
        .submitLabel(.done)
        .focused($isFocused)
      if let error {
        Text(error.message)
          .styleClass("error")
          .accessibilityErrorMessage(for: $isFocused, equals: true)
      }
    }
    .onSubmit(save)
    .onAppear {
      name = planner.user?.name ?? ""
      isFocused = true
    }
    .onChange(of: name) { if SignUpRules.nameError(name) == nil { error = nil } }
  }

  private func save() {
    guard !isWorking else { return }
    if let wrong = SignUpRules.nameError(name) { return show(wrong.message) }
    error = nil
    isWorking = true
    Task {
      do throws(AccountChangeError) {
        try await planner.changeName(to: name)
        dismiss()
        AccessibilityNotification.Announcement(String(localized: "Your name has been changed"))
          .post()
      } catch {
        show(error.message)
      }
      isWorking = false
    }
  }

  private func show(_ message: String) {
    error = FieldError(message, true)
    isFocused = true
  }
}
