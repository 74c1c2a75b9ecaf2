import Accounts
import Tabstop

/// The first page after signing in, which is also shown when nothing is selected in the sidebar.
struct HomePage: View {
  let planner: Planner
  let window: PlannerWindow

  private var user: User { planner.user ?? window.plans.session.user }
  private var greeting: String { String(localized: "Welcome, \(user.name)") }

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text(greeting)
          .font(.largeTitle)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        if let statusMessage = planner.statusMessage {
          Text(statusMessage)
            .multilineTextAlignment(.center)
        }
        StoreNotices(planner: planner, window: window)
        Text("Signed in as \(user.email ?? user.name)")
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        HomeTrips(window: window)
          .padding(.top, 12)
        Button("Sign Out", action: planner.signOut)
      }
      .padding(24)
    }
    .defaultScrollAnchor(.center, for: .alignment)
    .onAppear {
      guard planner.isGreetingDue else { return }
      planner.isGreetingDue = false
      let statusMessage = planner.statusMessage.map { $0 + " " } ?? ""
      AccessibilityNotification.Announcement(statusMessage + greeting).post()
    }
  }
}
