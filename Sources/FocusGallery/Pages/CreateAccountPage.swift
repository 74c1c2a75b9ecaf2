import Tabstop

/// Three fields connected by Return, and one error at a time that takes the focus.
struct CreateAccountPage: View {
  enum Field { case name, email, password }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var error: (text: String, field: Field)?
  @State private var isCreated = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      form
      Readout(["Focus": words(focus), "Full Name": name, "Email": email])
    }
  }

  private var form: some View {
    Form {
      Section("Personal Info") {
        TextField("Full Name", text: $name)
          .textContentType(.name)
          .submitLabel(.next)
          .focused($focus, equals: .name)
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .submitLabel(.next)
          .focused($focus, equals: .email)
      }
      Section("Security") {
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($focus, equals: .password)
      }
      if let error {
        Text(error.text)
          .styleClass("error")
          .accessibilityErrorMessage(for: $focus, equals: error.field)
      }
      if isCreated { Text("Account created for \(name).") }
      Button("Create Account", action: create)
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle("Sign Up")
    .onAppear { focus = .name }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      case .password, nil: create()
      }
    }
    .onChange(of: name) { clear(.name) }
    .onChange(of: email) { clear(.email) }
    .onChange(of: password) { clear(.password) }
  }

  /// The first error, in the order of the form.
  private var firstError: (text: String, field: Field)? {
    if name.isEmpty { return ("Name is required", .name) }
    if !EmailAddress.isValid(email) { return ("Valid email is required", .email) }
    if password.count < 8 { return ("Password must be at least 8 characters", .password) }
    return nil
  }

  private func create() {
    error = firstError
    isCreated = error == nil
    focus = error?.field
    if isCreated { AccessibilityNotification.Announcement("Account created for \(name).").post() }
  }

  /// An error disappears as soon as its field is valid.
  private func clear(_ field: Field) {
    if error?.field == field, firstError?.field != field { error = nil }
  }
}
