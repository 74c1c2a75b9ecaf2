import Tabstop

/// A list with a search field: Control+F moves the focus there, Escape ends the search.
struct SearchPage: View {
  @State private var text = ""
  @State private var submitted = ""
  @FocusState private var isSearchFocused: Bool

  private let cities = ["Berlin", "Lisbon", "London", "Oslo", "Paris", "Rome"]

  private var found: [String] {
    cities.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
  }

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        VStack {
          List(found, id: \.self) { Text($0) }
          Button("Search") { isSearchFocused = true }
        }
        .navigationTitle("Cities")
        .searchable(text: $text, prompt: "Search cities")
        .searchFocused($isSearchFocused)
        .onSubmit(of: .search) { submitted = text }
      }
      Readout([
        "Focus": isSearchFocused ? "search" : "nothing", "Found": "\(found.count)",
        "Submitted": submitted,
      ])
    }
  }
}
