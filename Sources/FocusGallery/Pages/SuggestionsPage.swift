import Tabstop

/// Fields with a few suggestions, with a thousand, and without any.
struct SuggestionsPage: View {
  private enum Field: Hashable { case destination, flight, notes }

  private struct City: Identifiable {
    let name: String
    let country: String
    var id: String { name }
  }

  private static let cities = [
    City(name: "Lisbon", country: "Portugal"), City(name: "Ljubljana", country: "Slovenia"),
    City(name: "London", country: "United Kingdom"), City(name: "Lyon", country: "France"),
    City(name: "Oslo", country: "Norway"), City(name: "Paris", country: "France"),
    City(name: "Rome", country: "Italy"),
  ]
  private static let flights = (1...1_000).map { "TS \($0)" }

  @State private var destination = ""
  @State private var flight = ""
  @State private var notes = ""
  @State private var submitted = "nothing"
  @FocusState private var focus: Field?

  private var found: [City] {
    let typed = destination.lowercased()
    return Self.cities.filter { !typed.isEmpty && $0.name.lowercased().hasPrefix(typed) }
  }

  private var foundFlights: [String] {
    let typed = flight.uppercased()
    return typed.isEmpty ? [] : Self.flights.filter { $0.hasPrefix(typed) }
  }

  var body: some View {
    VStack(spacing: 0) {
      Form {
        TextField("Destination", text: $destination)
          .textInputSuggestions(found) { city in
            Text("\(city.name), \(city.country)").textInputCompletion(city.name)
          }
          .focused($focus, equals: .destination)
        TextField("Flight", text: $flight)
          .textInputSuggestions(foundFlights, id: \.self) { flight in
            Text(flight).textInputCompletion(flight)
          }
          .focused($focus, equals: .flight)
        TextField("Notes", text: $notes)
          .focused($focus, equals: .notes)
      }
      .onSubmit { submitted = destination }
      Readout([
        "Destination": destination, "Flight": flight, "Focus": words(focus), "Submitted": submitted,
      ])
    }
  }
}
