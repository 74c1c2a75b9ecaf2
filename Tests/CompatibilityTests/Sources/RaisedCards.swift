import SwiftUI

// Lengths of type CGFloat, negated, in two modifiers that follow each other.
extension View {
  func raised(offset: CGFloat = 6) -> some View {
    shadow(color: .red, radius: 2, x: -offset, y: -offset)
      .shadow(color: .blue, radius: 2, x: offset, y: offset)
      .offset(x: -offset, y: -offset)
      .offset(x: offset, y: -offset)
  }
}

// The conformance in one extension, a function that dismisses in another.
struct RaisedCards { @Environment(\.dismiss) private var dismiss }
extension RaisedCards: View {
  var body: some View { Button("Save", action: save).raised() }
}
extension RaisedCards { private func save() { dismiss() } }
