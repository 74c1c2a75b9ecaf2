import Tabstop
import Trips

/// What a trip costs.
struct CostsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  var body: some View {
    Text("Costs")
  }
}
