import Tabstop

@main
struct Hello: App {
  var body: some Scene {
    WindowGroup("Hello") {
      HelloView()
    }
  }
}
