import Tabstop
import Trips

/// The destinations of the guidebook.
struct DestinationsPage: View {
  let window: PlannerWindow

  var body: some View {
    Text("Destinations")
  }
}
