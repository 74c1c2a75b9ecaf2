import Tabstop

/// A program that is only an item of the desktop's panel, or a window where no panel shows items.
/// Shown by `focus-gallery --extra`.
struct ExtraApp: App {
  static var applicationName: String { "Focus Gallery Counter" }

  @State private var count = 0
  @State private var countsInTens = false
  @State private var isInserted = true

  var body: some Scene {
    MenuBarExtra(isInserted: $isInserted) {
      Button("Count") { count += countsInTens ? 10 : 1 }
      Toggle("In tens", isOn: $countsInTens)
      Divider()
      Button("Remove") { isInserted = false }
    } label: {
      Text("Count: \(count)")
    }
  }
}
