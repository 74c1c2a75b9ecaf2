import Tabstop

/// The buttons above a list: side by side, or below each other if the text is so large that they
/// would not fit into a narrow window.
struct ButtonBar<Content: View>: View {
  var edges = Edge.Set.all
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    layout { content }
      .padding(edges, 12)
  }
}
