import Accounts
import Guidebook
import Tabstop
import TabstopFoundation

/// The log-in form: over a picture of a destination, and in a wide window beside photos.
///
/// The form is the same view in both, so that the window can be resized while the user types.
struct LogInPage: View {
  let planner: Planner

  @State private var isWide = false

  // One container for all views, so that a field is only a few levels below its window in the
  // accessible tree.
  var body: some View {
    LogInPanes(isWide: isWide) {
      Color.clear
        .onGeometryChange(for: Bool.self) {
          $0.size.width >= LogInPanes.leastWide
        } action: {
          isWide = $0
        }
        .accessibilityHidden(true)
      if !isWide {
        Image(decorative: "log-in-landscape")
          .resizable()
          .scaledToFill()
          .opacity(0.7)
          .ignoresSafeArea()
      }
      ScrollView {
        LogInForm(planner: planner, draft: planner.logInDraft, isWide: isWide)
      }
      .defaultScrollAnchor(.center, for: .alignment)
      .focusSection()
      if isWide {
        photos
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .focusSection()
      }
    }
    // The page shows the title as its heading.
    .toolbar(removing: .title)
  }

  @ViewBuilder private var photos: some View {
    switch planner.photos {
    case .success(let browser):
      PhotoPane(browser, readMore: planner.showAfterSigningIn)
    case .failure(let fault):
      Text(fault.description)
        .multilineTextAlignment(.center)
        .padding(24)
    }
  }
}

/// Stacks its views; where there is enough width, the last view is beside the one before. Its
/// minimum size does not depend on the views, so that the window can always be made smaller.
private struct LogInPanes: Layout {
  /// The least width at which photos are shown.
  nonisolated static let leastWide = 900.0

  let isWide: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let proposed = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 240))
    return CGSize(width: max(proposed.width, 320), height: max(proposed.height, 240))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = bounds.divided(atDistance: 430, from: .minXEdge)
    for (index, view) in subviews.enumerated() {
      let place =
        switch subviews.count - index {
        case 1 where isWide: columns.remainder
        case 2 where isWide: columns.slice
        default: bounds
        }
      view.place(at: place.origin, anchor: .topLeading, proposal: ProposedViewSize(place.size))
    }
  }
}

/// A field of the log-in form.
private enum Field: Hashable {
  case email, password
}

private struct LogInForm: View {
  let planner: Planner
  @Bindable var draft: Planner.Draft
  let isWide: Bool

  @State private var password = ""
  /// The last submitted address. Before the first submit it counts as valid.
  @State private var submittedEmail: String?
  @State private var failure: String?
  @State private var isLoggingIn = false
  @FocusState private var focusedField: Field?

  private var isSubmittedEmailValid: Bool { submittedEmail.map(EmailAddress.isValid) ?? true }
  private var showsEmailError: Bool { !isSubmittedEmailValid && !EmailAddress.isValid(draft.email) }

  // One stack contains everything, so that a field is only a few levels below its window in the
  // accessible tree.
  var body: some View {
    VStack(spacing: 12) {
      Text(isWide ? "Vacation\nPlanner" : "Vacation Planner")
        .styleClass("log-in-title")
        .multilineTextAlignment(.center)
        .accessibilityLabel("Vacation Planner")
        .accessibilityAddTraits(.isHeader)
        .padding(.bottom, 12)
      if planner.hasLogInSentences {
        LogInSentences(planner: planner, width: columnWidth)
      }
      fields
        .disabled(isBusy)
        .onSubmit(logIn)
      if isLoggingIn {
        LogInProgress()
      } else if planner.providerSignIn.isUnderWay {
        ProviderWaiting(signIn: planner.providerSignIn, width: columnWidth)
      } else {
        Button(action: logIn) { WideTitle("Log In") }
          .buttonStyle(.borderedProminent)
          .frame(width: columnWidth)
      }
      Button("Forgot Your Password?", action: planner.showRecovery)
        .buttonStyle(.borderless)
        .disabled(isBusy)
      otherSignInMethods
        .disabled(isBusy)
    }
    .styleClass(isWide ? "log-in-pane" : "log-in")
    .padding(.horizontal, isWide ? 40 : 12)
    .padding(.vertical, 24)
    .onChange(of: planner.requestedDestination) {
      if planner.requestedDestination != nil { focusedField = .email }
    }
  }

  private var isBusy: Bool { isLoggingIn || planner.providerSignIn.isUnderWay }
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
        LogInError(
          SignUpError.emailInvalid.message, of: .email, focus: $focusedField, width: columnWidth)
      }

      LabeledContent("Password") {
        SecureField("Password", text: $password)
          .submitLabel(.go)
          .textContentType(.password)
          .focused($focusedField, equals: .password)
      }
      .frame(minWidth: columnWidth, maxWidth: columnWidth, minHeight: 50)

      if let failure {
        LogInError(failure, of: .password, focus: $focusedField, width: columnWidth)
      }
    }
  }

  private var otherSignInMethods: some View {
    Group {
      HStack(spacing: 12) {
        VStack { Divider() }
        Text("or")
        VStack { Divider() }
      }
      .frame(width: columnWidth)
      ProviderButtons(planner: planner, width: columnWidth)
      Button("Create an Account", action: planner.showCreateAccount)
        .buttonStyle(.borderless)
    }
  }

  private func logIn() {
    guard !isBusy else { return }
    failure = nil
    planner.providerSignIn.forgetFailure()
    submittedEmail = draft.email
    guard isSubmittedEmailValid else {
      focusedField = .email
      return
    }
    // Return in Email means "Next": without a password there is nothing to try.
    if password.isEmpty && focusedField == .email {
      focusedField = .password
      return
    }
    focusedField = nil
    isLoggingIn = true
    AccessibilityNotification.Announcement(String(localized: "Logging in")).post()
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
}

/// The view that replaces the button while the password is checked.
private struct LogInProgress: View {
  var body: some View { ProgressView("Logging in…") }
}

/// The message below a field whose text cannot be used.
private struct LogInError: View {
  let message: String
  let field: Field
  let focus: FocusState<Field?>.Binding
  let width: Double

  init(_ message: String, of field: Field, focus: FocusState<Field?>.Binding, width: Double) {
    self.message = message
    self.field = field
    self.focus = focus
    self.width = width
  }

  var body: some View {
    Text(message)
      .styleClass("error")
      .accessibilityErrorMessage(for: focus, equals: field)
      .frame(minWidth: width, maxWidth: width, alignment: .leading)
  }
}
