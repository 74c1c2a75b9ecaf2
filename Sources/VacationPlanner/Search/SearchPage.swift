import Tabstop
import Trips

/// A search over everything.
struct SearchPage: View {
  let window: PlannerWindow

  var body: some View {
    Text("Search")
  }
}
