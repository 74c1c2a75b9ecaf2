import SwiftUI

// Views are not always created by views: programs may have a coordinator, an object that knows the
// way through their pages. Nothing declares that it belongs to the main actor.

enum Destination: String, Identifiable {
  case login, terms

  var id: String { rawValue }
}

extension Destination {
  @ViewBuilder var title: some View {
    switch self {
    case .login: Text("Log In")
    case .terms: Label("Terms", systemImage: "doc.text")
    }
  }
}

class Coordinator: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: Destination?

  func push(_ destination: Destination) { path.append(destination.rawValue) }

  @ViewBuilder
  func build(_ destination: Destination) -> some View {
    switch destination {
    case .login: CoordinatedLogin()
    case .terms: Text("The terms")
    }
  }

  @ViewBuilder
  func header(isLong: Bool) -> some View {
    Text("Welcome")
    if isLong {
      Text("Please log in")
    } else {
      EmptyView()
    }
  }

  @ToolbarContentBuilder
  func tools() -> some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
  }
}

struct CoordinatedLogin: View {
  @EnvironmentObject private var coordinator: Coordinator
  @State private var email = ""

  var body: some View {
    VStack {
      coordinator.header(isLong: true)
      TextField("Email", text: $email)
      Button("Terms") { coordinator.push(.terms) }
    }
  }
}

struct CoordinatedApp: View {
  @StateObject private var coordinator = Coordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      coordinator.build(.login)
        .toolbar { coordinator.tools() }
        .navigationDestination(for: String.self) { name in
          Destination(rawValue: name).map { coordinator.build($0) }
        }
    }
    .environmentObject(coordinator)
  }
}
