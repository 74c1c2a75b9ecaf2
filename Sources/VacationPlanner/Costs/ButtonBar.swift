import Tabstop

/// The buttons above a list: side by side, or below each other in large text.
struct ButtonBar<Content: View>: View {
  var edges = Edge.Set.all
  @ViewBuilder let content: Content

  var body: some View {
    AdaptiveRow { content }
      .padding(edges, 12)
  }
}
