import Accounts
import Tabstop

/// The page for a fault of the accounts: a message, the path, and the remedies.
struct StoreFaultPage: View {
  let fault: StoreFault
  let planner: Planner

  @State private var isTrying = false
  @State private var isAsking = false
  @FocusState private var isRetryFocused: Bool

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Trouble with your accounts")
          .font(.title)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        Text(fault.message)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 480)
        Text(fault.path)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        Button("Retry") { attempt { await planner.retry() } }
          .buttonStyle(.borderedProminent)
          .focused($isRetryFocused)
          .disabled(isTrying)
          .padding(.top, 12)
        if planner.window != nil {
          Text("What you have typed is still there.")
            .multilineTextAlignment(.center)
          Button("Sign Out", action: planner.signOut)
            .disabled(isTrying)
        }
        if let remedy = fault.remedy {
          Button(remedy.title + "…") { isAsking = true }
            .disabled(isTrying)
        }
      }
      .padding(24)
    }
    .defaultScrollAnchor(.center, for: .alignment)
    .alert(
      fault.remedy?.question ?? "", isPresented: $isAsking, presenting: fault.remedy
    ) { remedy in
      Button(remedy.title, role: .destructive) { attempt { await planner.proceed(without: fault) } }
      Button("Cancel", role: .cancel) {}
    } message: { remedy in
      Text(remedy.explanation)
    }
    .onAppear {
      isRetryFocused = true
      AccessibilityNotification.Announcement(fault.message).post()
    }
    .onChange(of: isTrying) {
      guard !isTrying else { return }
      isRetryFocused = true
      AccessibilityNotification.Announcement(fault.message).post()
    }
  }

  /// Tries a remedy. If that fails, the fault is announced again.
  private func attempt(_ remedy: @escaping () async -> Void) {
    isTrying = true
    Task {
      await remedy()
      isTrying = false
    }
  }
}

/// The sheet for a fault while a user is signed in. It covers the pages and forms, which keep their
/// state.
struct StoreFaultSheet: View {
  let planner: Planner

  var body: some View {
    if let fault = planner.window?.plans.storeFault {
      StoreFaultPage(fault: fault, planner: planner)
        .navigationTitle("Trouble with your accounts")
        .interactiveDismissDisabled()
    }
  }
}

extension StoreFault.Remedy {
  fileprivate var title: String {
    switch self {
    case .startOver: String(localized: "Begin Anew")
    case .continueWithoutLog: String(localized: "Go On Without Them")
    }
  }

  fileprivate var question: String {
    switch self {
    case .startOver: String(localized: "Begin anew without the accounts?")
    case .continueWithoutLog: String(localized: "Go on without the newest accounts?")
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .startOver:
      String(
        localized: """
          Nobody will have an account. What is left of the old file is kept beside it, under a \
          name with today's date.
          """)
    case .continueWithoutLog:
      String(
        localized: """
          Accounts that cannot be read must be created again. The files are kept as they are, \
          under names with today's date.
          """)
    }
  }
}
