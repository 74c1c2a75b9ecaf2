import Tabstop
import Trips

/// The lists of a trip.
struct ListsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  var body: some View {
    Text("Lists")
  }
}
