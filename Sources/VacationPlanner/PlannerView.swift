import Tabstop
import TabstopFoundation

/// The window: one page at a time.
struct PlannerView: View {
  @State private var planner = Planner()
  @FocusState private var isInPage: Bool

  var body: some View {
    NavigationStack {
      CurrentPage(planner: planner)
    }
    .focused($isInPage)
    .onChange(of: planner.page) {
      // The log-in page appears without a focus, as at the start of the program, unless it shows why a
      // provider did not sign the user in. Neither has the planner one: its greeting is announced first.
      let isFresh = planner.page == .logIn && planner.providerSignIn.failure == nil
      // A destination that was requested before signing in takes the focus.
      let greets = planner.page == .signedIn && planner.window?.page == nil
      if isFresh || greets { isInPage = false }
    }
    .task { await planner.watchStore() }
    .modifier(ExternalRequestReceiver(planner: planner))
    .onOpenURL { address in
      planner.openedFiles.add(address)
      guard planner.window == nil, !planner.openedFiles.files.isEmpty else { return }
      AccessibilityNotification.Announcement(planner.openedFiles.logInSentence).post()
    }
  }
}

/// The page of the window. A view of its own: where a navigation stack contains all pages themselves, Swift's runtime
/// examines each type of page at the start.
private struct CurrentPage: View {
  let planner: Planner

  var body: some View {
    switch planner.page {
    case .logIn: LogInPage(planner: planner)
    case .createAccount: CreateAccountPage(planner: planner, draft: planner.signUpDraft)
    case .recoverAccount: RecoverAccountPage(planner: planner, draft: planner.logInDraft)
    case .providerSetUp: ProviderSetUpPage(planner: planner)
    case .providerQuestion(let question):
      if let providerUser = planner.pendingProviderUser {
        ProviderQuestionPage(planner: planner, providerUser: providerUser, question: question)
          .id(question)
      }
    case .recoveryKey:
      if let key = planner.recoveryKey {
        NewRecoveryKeyPage(key: key.key, planner: planner)
      }
    case .signedIn:
      if let window = planner.window {
        SignedInView(planner: planner, window: window)
      }
    case .fault(let fault, _): StoreFaultPage(fault: fault, planner: planner)
    }
  }
}
