import Tabstop

/// The window: one page at a time.
struct PlannerView: View {
  @State private var planner = Planner()

  var body: some View {
    NavigationStack {
      switch planner.page {
      case .logIn: LogInPage(planner: planner)
      case .createAccount: CreateAccountPage(planner: planner)
      case .home(let person, let isNew):
        HomePage(person: person, isNew: isNew, signOut: planner.signOut)
      case .fault(let fault): StoreFaultPage(fault: fault, planner: planner)
      }
    }
    .task { await planner.watchStore() }
  }
}
