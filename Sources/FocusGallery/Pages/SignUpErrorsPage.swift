import Tabstop

/// An error under each field and a banner, which take the accessibility focus.
struct SignUpErrorsPage: View {
  enum Field { case email, password }
  enum Spoken { case emailError, passwordError, success }

  @State private var email = ""
  @State private var password = ""
  @State private var emailError: String?
  @State private var passwordError: String?
  @State private var isSignedUp = false
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var spoken: Spoken?

  var body: some View {
    VStack(spacing: 0) {
      form
      Readout([
        "Focus": words(focus), "Accessibility focus": words(spoken), "Email": email,
      ])
    }
  }

  private var form: some View {
    Form {
      if isSignedUp {
        Text("You have signed up as \(email)")
          .accessibilityFocused($spoken, equals: .success)
      }
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .submitLabel(.next)
        .focused($focus, equals: .email)
        .onSubmit { focus = .password }
      if let emailError {
        Text(emailError)
          .styleClass("error")
          .accessibilityFocused($spoken, equals: .emailError)
      }
      SecureField("Password", text: $password)
        .textContentType(.newPassword)
        .submitLabel(.done)
        .focused($focus, equals: .password)
        .onSubmit(signUp)
      if let passwordError {
        Text(passwordError)
          .styleClass("error")
          .accessibilityFocused($spoken, equals: .passwordError)
      }
      Button("Sign Up", action: signUp)
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle("Sign Up With Errors")
    .onChange(of: email) { if EmailAddress.isValid(email) { emailError = nil } }
    .onChange(of: password) { if password.count >= 8 { passwordError = nil } }
  }

  private func signUp() {
    emailError = EmailAddress.isValid(email) ? nil : "Enter an email address, like you@example.org"
    passwordError = password.count >= 8 ? nil : "Enter at least 8 characters"
    isSignedUp = emailError == nil && passwordError == nil
    focus = nil
    spoken = emailError != nil ? .emailError : passwordError != nil ? .passwordError : .success
  }
}
