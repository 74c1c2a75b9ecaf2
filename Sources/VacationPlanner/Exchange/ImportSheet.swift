import Tabstop
import Trips

/// The import of a file.
struct ImportSheet: View {
  let window: PlannerWindow
  let trip: RecordID?

  var body: some View {
    Text("Import")
  }
}
