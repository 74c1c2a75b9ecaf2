import Tabstop

/// A row of views that becomes a column where large text leaves no room for them side by side.
struct AdaptiveRow<Content: View>: View {
  var spacing = 8.0
  /// The alignment in the column.
  var alignment = HorizontalAlignment.center
  var columnSpacing = 8.0
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  @ViewBuilder var body: some View {
    if textSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        row
        VStack(alignment: alignment, spacing: columnSpacing) { content }
      }
    } else {
      row
    }
  }

  private var row: some View { HStack(spacing: spacing) { content } }
}
