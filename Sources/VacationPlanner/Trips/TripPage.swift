import Tabstop
import Trips

/// A trip: its days, costs, lists, documents and notes.
struct TripPage: View {
  let window: PlannerWindow
  let plan: TripPlan

  var body: some View {
    Text("Trip")
  }
}
