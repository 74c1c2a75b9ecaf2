import Accounts
import Guidebook
import Tabstop
import TabstopFoundation

/// Forms 8 and 9: log in, over a picture of where one might go; in a wide window beside photos.
///
/// The form is one and the same view in both, so that a window can be resized while one types.
struct LogInPage: View {
  let planner: Planner

  // Read from the place and not from the panes' own wishes: those of the wide window must not keep
  // anybody from making it narrow.
  var body: some View {
    GeometryReader { place in
      panes(isWide: place.size.width >= 900)
    }
    .frame(minWidth: 320, minHeight: 240)
  }

  private func panes(isWide: Bool) -> some View {
    HStack(spacing: 0) {
      ZStack {
        if !isWide {
          Image(decorative: "log-in-landscape")
            .resizable()
            .scaledToFill()
            .opacity(0.7)
            .ignoresSafeArea()
        }
        ScrollView {
          LogInForm(planner: planner, draft: planner.logInDraft, isWide: isWide)
            .padding(.horizontal, 12)
            .padding(.vertical, 24)
        }
        .defaultScrollAnchor(.center)
      }
      .frame(maxWidth: isWide ? 430 : .infinity)
      .focusSection()
      if isWide {
        photos
          .frame(maxWidth: .infinity)
          .focusSection()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var photos: some View {
    switch planner.photos {
    case .success(let browser):
      PhotoPane(browser)
    case .failure(let fault):
      Text(fault.description)
        .multilineTextAlignment(.center)
        .padding(24)
    }
  }
}

private struct LogInForm: View {
  let planner: Planner
  @Bindable var draft: Planner.Draft
  let isWide: Bool

  enum Field: Hashable {
    case email, password
  }

  @State private var password = ""
  /// The address as it was submitted last. Before the first time it counts as valid.
  @State private var submittedEmail: String?
  @State private var failure: String?
  @State private var notice: String?
  @State private var isLoggingIn = false
  @FocusState private var focusedField: Field?

  private var isSubmittedEmailValid: Bool { submittedEmail.map(EmailAddress.isValid) ?? true }
  private var showsEmailError: Bool { !isSubmittedEmailValid && !EmailAddress.isValid(draft.email) }

  // One stack holds everything, so that a field is only a few steps below its window for those
  // who walk the tree of it with a screen reader.
  var body: some View {
    VStack(spacing: 12) {
      Text(isWide ? "Vacation\nPlanner" : "Vacation Planner")
        .styleClass("log-in-title")
        .multilineTextAlignment(.center)
        .accessibilityLabel("Vacation Planner")
        .accessibilityAddTraits(.isHeader)
        .padding(.bottom, 12)
      fields
        .disabled(isLoggingIn)
        .onSubmit(logIn)
      if isLoggingIn {
        ProgressView("Logging in…")
      } else {
        Button(action: logIn) {
          Text("Log In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .frame(width: columnWidth)
      }
      otherWays
        .disabled(isLoggingIn)
    }
    .styleClass(isWide ? "log-in-pane" : "log-in")
  }

  private var columnWidth: Double { isWide ? 350 : 280 }

  private var fields: some View {
    Group {
      LabeledContent("Email") {
        TextField("Email", text: $draft.email)
          .submitLabel(.next)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .autocorrectionDisabled()
          .focused($focusedField, equals: .email)
      }
      .frame(minWidth: columnWidth, maxWidth: columnWidth, minHeight: 50)
      .border(.red, width: focusedField == .email && !isSubmittedEmailValid ? 2 : 0)

      if showsEmailError {
        errorText(SignUpError.emailInvalid.message, of: .email)
      }

      LabeledContent("Password") {
        SecureField("Password", text: $password)
          .submitLabel(.go)
          .textContentType(.password)
          .focused($focusedField, equals: .password)
      }
      .frame(minWidth: columnWidth, maxWidth: columnWidth, minHeight: 50)

      if let failure {
        errorText(failure, of: .password)
      }
    }
  }

  private func errorText(_ message: String, of field: Field) -> some View {
    Text(message)
      .styleClass("error")
      .accessibilityErrorMessage(for: $focusedField, equals: field)
      .frame(minWidth: columnWidth, maxWidth: columnWidth, alignment: .leading)
  }

  private var otherWays: some View {
    Group {
      HStack(spacing: 12) {
        VStack { Divider() }
        Text("or")
        VStack { Divider() }
      }
      .frame(width: columnWidth)
      Button(action: signInWithProvider) {
        Text("Sign in with OpenID").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .frame(width: columnWidth)
      if let notice {
        Text(notice)
          .styleClass("error")
          .frame(minWidth: columnWidth, maxWidth: columnWidth, alignment: .leading)
      }
      Button("Create an Account", action: planner.showCreateAccount)
        .buttonStyle(.borderless)
    }
  }

  private func logIn() {
    guard !isLoggingIn else { return }
    failure = nil
    notice = nil
    submittedEmail = draft.email
    guard isSubmittedEmailValid else {
      focusedField = .email
      return
    }
    // Return in Email says "Next": with no password yet there is nothing to try.
    if password.isEmpty && focusedField == .email {
      focusedField = .password
      return
    }
    focusedField = nil
    isLoggingIn = true
    AccessibilityNotification.Announcement("Logging in").post()
    Task { await finishLogIn() }
  }

  private func finishLogIn() async {
    do {
      try await planner.logIn(email: draft.email, password: password)
    } catch {
      failure = error.message
      focusedField = .password
    }
    password = ""
    isLoggingIn = false
  }

  private func signInWithProvider() {
    let answer = "Sign in with OpenID is not set up yet."
    notice = answer
    AccessibilityNotification.Announcement(answer).post()
  }
}
