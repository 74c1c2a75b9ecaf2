import Tabstop

/// The window: one page at a time.
struct PlannerView: View {
  @State private var planner = Planner()

  var body: some View {
    NavigationStack {
      switch planner.page {
      case .logIn: LogInPage(planner: planner)
      case .createAccount: CreateAccountPage(planner: planner, draft: planner.signUpDraft)
      case .home(let person, let isNew):
        HomePage(person: person, isNew: isNew, signOut: planner.signOut)
      case .fault(let fault, _): StoreFaultPage(fault: fault, planner: planner)
      }
    }
    .task { await planner.watchStore() }
  }
}
