import Tabstop
import Trips

/// The export to a file.
struct ExportSheet: View {
  let window: PlannerWindow
  let trip: RecordID?

  var body: some View {
    Text("Export")
  }
}
