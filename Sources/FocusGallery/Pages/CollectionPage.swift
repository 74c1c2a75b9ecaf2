import Foundation
import TabstopFoundation

/// A list of 100,000 rows: searched, selected, deleted, changed at its top, and scrolled to by
/// number.
struct CollectionPage: View {
  private nonisolated struct Place: Identifiable {
    let id: Int
    let name: String

    init(_ id: Int) {
      self.id = id
      // Every hundredth begins with another letter than its neighbours.
      name = id % 100 == 0 ? "Zug \(id)" : "\(Self.names[id % Self.names.count]) \(id)"
    }

    private static let names = ["Amsterdam", "Bergen", "Cadiz", "Dresden", "Evora"]
  }

  private enum Field { case number }

  @State private var places = (1...100_000).map { Place($0) }
  @State private var found: [Place] = []
  @State private var text = ""
  @State private var chosen: Int?
  @State private var number = ""
  @FocusState private var focus: Field?

  private var shown: [Place] { text.isEmpty ? places : found }

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        ScrollViewReader { list in
          VStack(spacing: 0) {
            VStack {
              HStack {
                TextField("Row number", text: $number)
                  .focused($focus, equals: .number)
                  .onSubmit { go(in: list) }
                Button("Go to Row") { go(in: list) }
              }
              HStack {
                Button("Insert") { insert() }
                Button("Remove First") { removeFirst() }
              }
            }
            .padding()
            List(selection: $chosen) {
              ForEach(shown) { Text($0.name) }.onDelete { delete($0) }
            }
            .accessibilityLabel("Cities")
          }
        }
        .navigationTitle("Places")
        .searchable(text: $text, prompt: "Search places")
      }
      Readout([
        "Chosen": chosen.map { "\($0)" } ?? "nothing", "Rows": "\(shown.count)",
        "First": shown.first?.name ?? "none",
      ])
    }
    .onChange(of: text) { search() }
  }

  private func search() {
    found = places.filter { $0.name.hasPrefix(text) }
  }

  private func go(in list: ScrollViewProxy) {
    guard let id = Int(number), shown.contains(where: { $0.id == id }) else {
      AccessibilityNotification.Announcement("There is no row \(number).").post()
      focus = .number
      return
    }
    chosen = id
    list.scrollTo(id, anchor: .center)
  }

  private func insert() {
    places.insert(Place((places.map(\.id).max() ?? 0) + 1), at: 0)
    search()
  }

  private func delete(_ rows: IndexSet) {
    let ids = Set(rows.map { shown[$0].id })
    places.removeAll { ids.contains($0.id) }
    search()
  }

  private func removeFirst() {
    if places.isEmpty { return }
    places.removeFirst()
    search()
  }
}
