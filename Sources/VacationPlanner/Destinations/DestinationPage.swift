import Tabstop
import Trips

/// A destination of the guidebook.
struct DestinationPage: View {
  let window: PlannerWindow
  let id: String

  var body: some View {
    Text("Destination")
  }
}
