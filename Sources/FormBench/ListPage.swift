import Tabstop

struct ListPage: View {
  struct Place: Identifiable {
    let id: Int
    let name: String

    init(_ number: Int) {
      id = number
      name = "Place \(number)"
    }
  }

  @State private var places: [Place]
  @State private var chosen: Int?
  @State private var search = ""
  /// The results for any search: constant, because the list is measured.
  private let matches: [Place]

  init(count: Int) {
    places = (1...count).map(Place.init)
    matches = stride(from: 1, through: count, by: 68).map(Place.init)
  }

  var body: some View {
    let found = search.isEmpty ? places : matches
    VStack(spacing: 12) {
      List(found, selection: $chosen) { Text($0.name) }
      HStack(spacing: 12) {
        Button("Insert") { places.insert(Place(places.count + 1), at: 0) }
        Button("Remove") { if !places.isEmpty { places.removeFirst() } }
        Text("\(found.count) rows")
      }
    }
    .searchable(text: $search)
  }
}
