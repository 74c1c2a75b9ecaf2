import SwiftUI

// A modifier of this name is in several applications; `#Preview` works beside it.
private struct Preview: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct TitledMeter: View {
  var body: some View {
    ProgressView(value: 0.5).modifier(Preview(title: "Half"))
  }
}

#Preview("Meter") {
  TitledMeter()
}
