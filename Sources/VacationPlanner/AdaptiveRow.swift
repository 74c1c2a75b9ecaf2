import Tabstop

/// A row of views that becomes a column if the text is so large that they would not fit into a narrow
/// window.
struct AdaptiveRow<Content: View>: View {
  var spacing = 8.0
  /// The alignment in the column.
  var alignment = HorizontalAlignment.center
  var columnSpacing = 8.0
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  private var layout: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: alignment, spacing: columnSpacing))
      : AnyLayout(HStackLayout(spacing: spacing))
  }

  var body: some View { layout { content } }
}
