import Tabstop
import Trips

/// The user's account.
struct AccountPage: View {
  let planner: Planner
  let window: PlannerWindow

  var body: some View {
    Text("Account")
  }
}
