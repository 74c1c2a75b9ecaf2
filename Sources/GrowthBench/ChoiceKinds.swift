import Tabstop

/// Pickers, menus and suggestions.
enum ChoiceKind: String, CaseIterable, Kind {
  case pickerMenu = "picker-menu"
  case pickerInline = "picker-inline"
  case pickerSegmented = "picker-segmented"
  case pickerRadio = "picker-radio"
  case pickers
  case menu
  case menus
  case contextMenus = "context-menus"
  case commands
  case suggestions
  case tokens
  case disclosures
  case outline
  case groupBoxes = "group-boxes"
  case gauges
  case steppers

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .pickerMenu: AnyView(picker(s).pickerStyle(.menu))
    case .pickerInline: AnyView(ScrollView { picker(s).pickerStyle(.inline) })
    case .pickerSegmented: AnyView(ScrollView(.horizontal) { picker(s).pickerStyle(.segmented) })
    case .pickerRadio: AnyView(ScrollView { picker(s).pickerStyle(.radioGroup) })
    case .pickers:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              Picker(item.name, selection: s.$trial.choice) {
                Text("One").tag(1 as Int?)
                Text("Two").tag(2 as Int?)
              }
              .focused(s.focus, equals: item.id)
            }
          }
        })
    case .menu:
      AnyView(
        Menu("Entries") {
          ForEach(s.items) { item in Button(item.name) {} }
        })
    case .menus:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              Menu(item.name) {
                Button("One") {}
                Button("Two") {}
              }
              .focused(s.focus, equals: item.id)
            }
          }
        })
    case .contextMenus:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in
              Text(item.name).contextMenu { Button("Delete") {} }
            }
          }
        })
    case .commands: AnyView(Text("The menu is the window's."))
    case .suggestions:
      AnyView(
        NavigationStack {
          Text("Found: \(s.trial.text)")
            .searchable(text: s.$trial.text)
            .searchSuggestions {
              ForEach(s.items) { Text($0.name).searchCompletion($0.name) }
            }
        })
    case .tokens:
      AnyView(
        NavigationStack {
          Text("Found: \(s.trial.text)")
            .searchable(text: s.$trial.text, tokens: s.$trial.items) { Text($0.name) }
        })
    case .disclosures:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              DisclosureGroup(item.name, isExpanded: $item.isOn) { Text("More") }
            }
          }
        })
    case .outline:
      AnyView(
        ScrollView {
          DisclosureGroup("All", isExpanded: s.$trial.isShown) {
            ForEach(s.items) { Text($0.name) }
          }
        })
    case .groupBoxes:
      AnyView(
        ScrollView {
          VStack { ForEach(s.items) { GroupBox($0.name) { Text("Inside") } } }
        })
    case .gauges:
      AnyView(
        ScrollView {
          VStack { ForEach(s.items) { Gauge(value: $0.value) { Text("Gauge") } } }
        })
    case .steppers:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Stepper(item.name, value: $item.value).focused(s.focus, equals: item.id)
            }
          }
        })
    }
  }

  private func picker(_ s: Stage) -> some View {
    Picker("Entry", selection: s.$trial.choice) {
      ForEach(s.items) { Text($0.name).tag($0.id as Int?) }
    }
  }
}
