import Tabstop

@main
struct Hello: App {
  var body: some Scene {
    WindowGroup("Hello") { Greeting() }
  }
}

struct Greeting: View {
  @State private var name = ""
  @State private var greeting = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    Form {
      TextField("Your name", text: $name)
        .focused($isNameFocused)
      if !greeting.isEmpty { Text(greeting) }
    }
    .onAppear { isNameFocused = true }
    .onSubmit { greeting = "Hello, \(name)!" }
  }
}
