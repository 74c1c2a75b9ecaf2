import Tabstop
import TabstopFoundation

/// The kinds of collections that create only the rows that are on screen.
enum CollectionKind: String, CaseIterable, Kind {
  case list
  case listSelection = "list-selection"
  case listSet = "list-set"
  case listSections = "list-sections"
  case listFields = "list-fields"
  case lazyvstack
  case lazyhstack
  case lazyvgrid
  case table

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .list:
      AnyView(List(s.items) { Text($0.name) })
    case .listSelection:
      AnyView(List(s.items, selection: s.$trial.choice) { Text($0.name) })
    case .listSet:
      AnyView(List(s.items, selection: s.$trial.choices) { Text($0.name) })
    case .listSections:
      AnyView(
        List(selection: s.$trial.choice) {
          ForEach(s.items) { item in Section(item.name) { Text(item.name).tag(item.id) } }
        })
    case .listFields:
      AnyView(
        List(s.$trial.items) { $item in
          TextField("Name", text: $item.name).focused(s.focus, equals: item.id)
        })
    case .lazyvstack:
      AnyView(ScrollView { LazyVStack { ForEach(s.items) { Text($0.name) } } })
    case .lazyhstack:
      AnyView(ScrollView(.horizontal) { LazyHStack { ForEach(s.items) { Text($0.name) } } })
    case .lazyvgrid:
      AnyView(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(s.items) { Text($0.name) }
          }
        })
    case .table:
      AnyView(
        Table(s.items, selection: s.$trial.choice) {
          TableColumn("Name", value: \.name)
          TableColumn("Id") { Text("\($0.id)") }
        })
    }
  }
}
