import Tabstop
import Trips

/// The form of a trip.
struct TripForm: View {
  let window: PlannerWindow
  var destination: String?
  var editing: Trip?

  var body: some View {
    Text("Trip")
  }
}
