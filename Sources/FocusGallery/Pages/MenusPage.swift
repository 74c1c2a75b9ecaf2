import Tabstop

/// A page with menus, which open by keyboard, and which return the focus when they close.
struct MenusPage: View {
  private static let trips = ["Bergen", "Lisbon", "Tallinn"]

  @State private var isHidden = false
  @State private var unit = "Kilometres"
  @State private var selection: String?
  @State private var last = "nothing"

  var body: some View {
    VStack(spacing: 12) {
      Menu("Actions") {
        Button("New Folder") { last = "new folder" }
        Toggle("Show Hidden", isOn: $isHidden)
        Picker("Distance", selection: $unit) { units }
        Menu("Share") {
          Button("By Mail") { last = "by mail" }
          Button("By Post") { last = "by post" }
        }
      }
      Button("Help") { last = "help" }
        .contextMenu { Button("What Is This?") { last = "what" } }
      Picker("Distance", selection: $unit) { units }
      List(Self.trips, id: \.self, selection: $selection) { trip in
        Text(trip)
          .contextMenu {
            Button("Rename \(trip)") { last = "rename \(trip)" }
            Button("Delete \(trip)", role: .destructive) { last = "delete \(trip)" }
          }
      }
      Readout([
        "Last": last, "Hidden": isHidden ? "shown" : "not shown", "Distance": unit,
        "Trip": selection ?? "none",
      ])
    }
    .padding(24)
  }

  private var units: some View {
    ForEach(["Kilometres", "Miles"], id: \.self) { Text($0) }
  }
}
