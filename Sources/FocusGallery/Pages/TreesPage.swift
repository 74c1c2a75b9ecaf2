import Tabstop

/// Trees: a list with a selection, in which Right and Left go through the levels, and an outline in a form.
struct TreesPage: View {
  private nonisolated struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?

    init(_ id: String, _ children: [Item]? = nil) {
      self.id = id
      self.children = children
    }

    static let files = [
      Item(
        "Documents",
        [
          Item("Travel", [Item("Lisbon.txt"), Item("Oslo.txt")]),
          Item("Letters", [Item("Landlord.txt")]),
          Item("Notes.txt"),
        ]),
      Item("Pictures", [Item("Summer.jpg")]),
      Item("Empty folder", []),
      Item("Read me.txt"),
    ]

    static let topics = [
      Item("Equipment", [Item("Tent"), Item("Stove")]), Item("Clothes", [Item("Rain jacket")]),
    ]
  }

  @State private var selection: String?
  @State private var packed: Set<String> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Files").font(.headline).accessibilityAddTraits(.isHeader)
      List(Item.files, children: \.children, selection: $selection) { item in
        Label(item.id, systemImage: item.children == nil ? "doc" : "folder")
      }
      .accessibilityLabel("Files")
      .frame(minHeight: 240)
      Readout(["Selection": selection ?? "none"])
      Form {
        Section("Packing list") {
          OutlineGroup(Item.topics, children: \.children) { item in
            if item.children == nil {
              Toggle(item.id, isOn: isPacked(item))
            } else {
              Text(item.id)
            }
          }
        }
      }
      Readout(["Packed": packed.isEmpty ? "nothing" : packed.sorted().joined(separator: ", ")])
    }
    .padding()
  }

  private func isPacked(_ item: Item) -> Binding<Bool> {
    Binding(
      get: { packed.contains(item.id) },
      set: { if $0 { packed.insert(item.id) } else { packed.remove(item.id) } })
  }
}
