import Tabstop

/// The log-in of Vacation Planner, with one account: ada@example.org, "lovelace".
struct LogInPage: View {
  enum Field { case email, password }

  @State private var email = ""
  @State private var password = ""
  /// The last submitted address. Before the first submit it counts as valid.
  @State private var submittedEmail: String?
  @State private var failure: String?
  @State private var isLoggedIn = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Image(decorative: "log-in-landscape")
          .resizable()
          .scaledToFill()
          .opacity(0.7)
        ScrollView {
          column
            .styleClass("log-in")
            .padding(.vertical, 24)
            .padding(.horizontal, 12)
        }
        .defaultScrollAnchor(.center, for: .alignment)
      }
      Readout(["Focus": words(focus), "Email": email, "Submitted": submittedEmail ?? "nothing"])
    }
    .navigationTitle("Log In")
  }

  private var isSubmittedEmailValid: Bool { submittedEmail.map(EmailAddress.isValid) ?? true }

  private var column: some View {
    VStack(spacing: 12) {
      Text("Vacation Planner")
        .styleClass("log-in-title")
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
      LabeledContent("Email") {
        TextField("Email", text: $email)
          .submitLabel(.next)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .focused($focus, equals: .email)
      }
      .frame(minWidth: 280, maxWidth: 280, minHeight: 50)
      .border(.red, width: focus == .email && !isSubmittedEmailValid ? 2 : 0)
      if !isSubmittedEmailValid && !EmailAddress.isValid(email) {
        Text("Valid email is required")
          .styleClass("error")
          .accessibilityErrorMessage(for: $focus, equals: .email)
      }
      LabeledContent("Password") {
        SecureField("Password", text: $password)
          .submitLabel(.go)
          .textContentType(.password)
          .focused($focus, equals: .password)
      }
      .frame(minWidth: 280, maxWidth: 280, minHeight: 50)
      if let failure {
        Text(failure)
          .styleClass("error")
          .accessibilityErrorMessage(for: $focus, equals: .password)
      }
      if isLoggedIn {
        Text("Welcome, Ada")
          .accessibilityAddTraits(.isHeader)
      }
      Button("Log In", action: logIn)
        .buttonStyle(.borderedProminent)
    }
    .onSubmit(logIn)
  }

  private func logIn() {
    failure = nil
    submittedEmail = email
    guard isSubmittedEmailValid else {
      focus = .email
      return
    }
    focus = nil
    isLoggedIn = email == "ada@example.org" && password == "lovelace"
    if isLoggedIn {
      AccessibilityNotification.Announcement("Welcome, Ada").post()
    } else {
      failure = "Email or password is wrong"
      password = ""
      focus = .password
    }
  }
}
