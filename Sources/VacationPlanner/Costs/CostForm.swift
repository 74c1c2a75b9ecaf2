import Tabstop
import Trips

/// The form of a cost.
struct CostForm: View {
  let window: PlannerWindow
  let plan: TripPlan
  var editing: Cost?

  var body: some View {
    Text("Cost")
  }
}
