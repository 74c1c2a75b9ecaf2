import Tabstop

/// The first page for a user who is signed in, and the one where nothing is chosen.
struct HomePage: View {
  let planner: Planner
  let window: PlannerWindow
  let isNew: Bool

  private var greeting: String { "Welcome, \(window.plans.session.person.name)" }

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Spacer()
        Text(greeting)
          .font(.largeTitle)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        if isNew {
          Text("Your account has been created.")
            .multilineTextAlignment(.center)
        }
        Text("Signed in as \(window.plans.session.person.email)")
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        HomeTrips(window: window)
          .padding(.top, 12)
        Button("Sign Out", action: planner.signOut)
        Spacer()
      }
      .padding(24)
    }
    .onAppear {
      guard planner.isGreetingDue else { return }
      planner.isGreetingDue = false
      let news = isNew ? "Your account has been created. " : ""
      AccessibilityNotification.Announcement(news + greeting).post()
    }
  }
}
