import SwiftUI

// A program without `@main`, started by a `main.swift`; and code without an actor that calls
// Apple's main actor API, as before Swift 6.
struct StartedByHand: App {
  var body: some Scene {
    WindowGroup { Text("Started") }
  }
}

func startByHand() {
  StartedByHand.main()
}

struct EditByHand {
  var onSave: () -> Void = {}
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openURL) private var openURL
}
extension EditByHand: View {
  var body: some View { Button("Save", action: save) }
}
extension EditByHand {
  private func save() {
    dismiss()
    dismissSearch()
    openWindow(id: "other")
    dismissWindow(id: "other")
    withAnimation {
      finish()
    } completion: {
    }
  }

  private func finish() { onSave() }
}

enum Parts {
  static func header(_ title: String) -> some View {
    Section(title) {
      LabeledContent("Name", value: "Ann")
      Circle().fill(.red).frame(width: 20, height: 20)
      Rectangle().strokeBorder(.blue)
    }
  }
}
