import Tabstop
import TabstopFoundation

/// A table beside its details, with tokens in the search field: F6 moves from one to the other, F8
/// to the divider between them.
struct TablePage: View {
  private nonisolated struct City: Identifiable {
    let name: String
    let country: String
    let people: Int
    var id: String { name }

    static let all = [
      City(name: "Berlin", country: "Germany", people: 3_700),
      City(name: "Lisbon", country: "Portugal", people: 550),
      City(name: "Porto", country: "Portugal", people: 230),
      City(name: "Rome", country: "Italy", people: 2_800),
      City(name: "Hamburg", country: "Germany", people: 1_900),
    ]
  }

  private nonisolated struct Country: Identifiable, Hashable {
    let id: String
    static let all = ["Germany", "Italy", "Portugal"].map { Country(id: $0) }
  }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var order = [KeyPathComparator(\City.name)]
  @State private var chosen: City.ID?
  @State private var text = ""
  @State private var countries: [Country] = []
  @State private var suggested = Country.all
  @State private var favourites: [String] = []

  private var found: [City] {
    City.all.filter { city in
      (countries.isEmpty || countries.contains { $0.id == city.country })
        && (text.isEmpty || city.name.localizedCaseInsensitiveContains(text))
    }
    .sorted(using: order)
  }

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        panes
          .navigationTitle("Cities")
          .searchable(
            text: $text, tokens: $countries, suggestedTokens: $suggested,
            prompt: "Search cities or countries"
          ) { Text($0.id) }
      }
      Readout([
        "Chosen": chosen ?? "nothing", "Found": "\(found.count)",
        "Countries": countries.map(\.id).joined(separator: " "),
        "Order": found.map(\.name).joined(separator: " "),
      ])
    }
  }

  @ViewBuilder
  private var panes: some View {
    if sizeClass == .compact {
      VSplitView {
        table
        details
      }
    } else {
      HSplitView {
        table.frame(minWidth: 200, maxWidth: .infinity, maxHeight: .infinity)
        details.frame(minWidth: 130, maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var table: some View {
    Table(found, selection: $chosen, sortOrder: $order) {
      TableColumn("City", value: \.name)
      TableColumn("Country", value: \.country)
      TableColumn("Thousands", value: \.people) { Text("\($0.people)") }
        .width(90)
        .alignment(.trailing)
    }
  }

  private var details: some View {
    VStack {
      if let chosen {
        Text(chosen).font(.title2).draggable(chosen)
        Button("Add to favourites") { favourites.append(chosen) }
      } else {
        Text("No city")
      }
      Text("Favourites: \(favourites.isEmpty ? "none" : favourites.joined(separator: ", "))")
        .padding()
        .border(.secondary)
        .dropDestination(for: String.self) { names, _ in
          favourites += names
          return true
        }
    }
    .padding()
  }
}
