import Tabstop
import Trips

/// The notes of a trip.
struct NotesView: View {
  let window: PlannerWindow
  let plan: TripPlan

  var body: some View {
    Text("Notes")
  }
}
