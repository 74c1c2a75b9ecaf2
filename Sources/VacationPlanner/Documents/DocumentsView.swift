import Tabstop
import Trips

/// The documents of a trip.
struct DocumentsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  var body: some View {
    Text("Documents")
  }
}
