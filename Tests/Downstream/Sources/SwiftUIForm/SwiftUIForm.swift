import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
  @Published var birthday = Date()
}

@main
struct Hello: App {
  var body: some Scene {
    WindowGroup("Hello") { Greeting() }
  }
}

struct Greeting: SwiftUI.View {
  @StateObject private var model = Model()
  @FocusState private var isNameFocused: Bool

  var body: some View {
    Form {
      TextField("Your name", text: $model.name)
        .focused($isNameFocused)
      DatePicker("Birthday", selection: $model.birthday, displayedComponents: .date)
      Circle().frame(width: 20, height: 20)
    }
    .onAppear { isNameFocused = true }
  }
}

struct Badge: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

#Preview { Greeting() }
