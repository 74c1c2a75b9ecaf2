import Tabstop

/// Going back in a navigation stack gives the focus to the field that had it.
struct NavigationPage: View {
  enum Field { case name, city }

  @State private var name = ""
  @State private var city = ""
  @State private var path: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack(path: $path) {
        Form {
          Section("Trip") {
            TextField("Name", text: $name).focused($focus, equals: .name)
            TextField("City", text: $city).focused($focus, equals: .city)
            NavigationLink("Hotels", value: "hotels")
          }
        }
        .navigationTitle("Plan a Trip")
        .navigationDestination(for: String.self) { _ in HotelPage() }
        // Return opens the next page without touching the focus.
        .onSubmit { path.append("hotels") }
      }
      Readout(["Focus": words(focus), "Path": path.isEmpty ? "empty" : path.joined(separator: " ")])
    }
  }
}

private struct HotelPage: View {
  @State private var guests = ""
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Guests", text: $guests).focused($isFocused)
      Button("Done") { dismiss() }
    }
    .navigationTitle("Choose a Hotel")
    .onAppear { isFocused = true }
  }
}
