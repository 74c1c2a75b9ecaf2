import Tabstop

/// The kinds of stack that are measured.
enum StackKind: String, CaseIterable, Kind {
  case vstack
  case hstack
  case zstack
  case zindex
  case grid
  case fields
  case buttons
  case toggles
  case sliders
  case nested
  case conditions
  case neighbours
  case neighbourRows = "neighbour-rows"

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .vstack:
      AnyView(ScrollView { VStack { ForEach(s.items) { Text($0.name) } } })
    case .hstack:
      AnyView(ScrollView(.horizontal) { HStack { ForEach(s.items) { Text($0.name) } } })
    case .zstack:
      AnyView(ZStack { ForEach(s.items) { Text($0.name) } })
    case .zindex:
      AnyView(ZStack { ForEach(s.items) { item in Text(item.name).zIndex(Double(item.id % 7)) } })
    case .grid:
      AnyView(
        ScrollView {
          Grid {
            ForEach(s.items) { item in
              GridRow {
                Text(item.name)
                Text("Value")
              }
            }
          }
        })
    case .fields:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              TextField("Name", text: $item.name).focused(s.focus, equals: item.id)
            }
          }
        })
    case .buttons:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              Button(item.name) {}.focused(s.focus, equals: item.id)
            }
          }
        })
    case .toggles:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Toggle(item.name, isOn: $item.isOn).focused(s.focus, equals: item.id)
            }
          }
        })
    case .sliders:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Slider(value: $item.value).focused(s.focus, equals: item.id)
            }
          }
        })
    case .nested:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              HStack {
                Image(systemName: "star")
                VStack {
                  Text(item.name)
                  Text("Detail").font(.caption)
                }
                Spacer()
                Button("Open") {}.focused(s.focus, equals: item.id)
              }
            }
          }
        })
    case .conditions:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              if item.isOn { Text(item.name).bold() }
              if !item.isOn { Text(item.name) }
            }
          }
        })
    case .neighbours:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Text("Question \(item.id)")
              TextField("", text: $item.name).focused(s.focus, equals: item.id)
            }
          }
        })
    case .neighbourRows:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              HStack {
                Text("Question \(item.id)")
                TextField("", text: $item.name).focused(s.focus, equals: item.id)
              }
            }
          }
        })
    }
  }
}
