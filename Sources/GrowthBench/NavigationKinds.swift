import Tabstop

/// Pages, tabs, bars and presentations.
enum NavigationKind: String, CaseIterable, Kind {
  case tabs
  case path
  case destinations
  case split
  case toolbar
  case alert
  case confirmation
  case sheets
  case popovers

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .tabs:
      AnyView(
        TabView(selection: s.$trial.choice) {
          ForEach(s.items) { item in
            Text(item.name).tabItem { Text(item.name) }.tag(item.id as Int?)
          }
        })
    case .path:
      AnyView(
        NavigationStack(path: s.$trial.path) {
          Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            .onAppear { if s.trial.path.isEmpty { s.trial.path = s.items.map(\.id) } }
        })
    case .destinations:
      AnyView(
        NavigationStack {
          ScrollView {
            VStack {
              ForEach(s.$trial.items) { $item in
                Text(item.name).navigationDestination(isPresented: $item.isOn) { Text("Page") }
              }
            }
          }
        })
    case .split:
      AnyView(
        NavigationSplitView {
          ScrollView { VStack { ForEach(s.items) { Text($0.name) } } }
        } detail: {
          ScrollView { VStack { ForEach(s.items) { Text($0.name) } } }
        })
    case .toolbar:
      AnyView(
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItemGroup { ForEach(s.items) { item in Button(item.name) {} } }
          }
        })
    case .alert:
      AnyView(
        Text("Content").alert("Question", isPresented: s.$trial.isShown) {
          ForEach(s.items) { item in Button(item.name) {} }
        })
    case .confirmation:
      AnyView(
        Text("Content").confirmationDialog("Question", isPresented: s.$trial.isShown) {
          ForEach(s.items) { item in Button(item.name) {} }
        })
    case .sheets:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Text(item.name).sheet(isPresented: $item.isOn) { Text("Sheet") }
            }
          }
        })
    case .popovers:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.$trial.items) { $item in
              Text(item.name).popover(isPresented: $item.isOn) { Text("Popover") }
            }
          }
        })
    }
  }
}
