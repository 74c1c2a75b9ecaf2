import SwiftUI

/// Texts by the symbols of the string catalog.
struct Greeting: View {
  var body: some View {
    Section(.libraryTitle) {
      Text(.libraryGreeting(name: "Ada", count: 3))
      Button(.libraryTitle) {}
        .accessibilityHint(.libraryGreeting(name: "Bob", count: 2))
    }
    .navigationTitle(.libraryTitle)
  }
}
