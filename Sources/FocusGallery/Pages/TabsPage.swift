import Tabstop

/// The tabs of a tab view are stops of Tab; the page of each keeps its own focus.
struct TabsPage: View {
  private enum Kind { case trips, places }

  @State private var kind = Kind.trips
  @State private var name = ""

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $kind) {
        Form { TextField("Name", text: $name) }
          .tabItem { Label("Trips", systemImage: "airplane") }
          .tag(Kind.trips)
        VStack { Button("Add Place") {} }
          .tabItem { Label("Places", systemImage: "map") }
          .tag(Kind.places)
      }
      Readout(["Tab": "\(kind)"])
    }
  }
}
