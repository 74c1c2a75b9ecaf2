import Tabstop

/// Rows of a section, of which the first hundred are shown; a button shows the next ones. A calendar
/// of years has thousands of entries, and a form makes all of its controls at once.
struct PagedRows<Row: Identifiable, Content: View>: View {
  private static var step: Int { 100 }

  let rows: [Row]
  @ViewBuilder let content: (Row) -> Content
  @State private var limit = Self.step

  var body: some View {
    ForEach(Array(rows.prefix(limit))) { content($0) }
    if rows.count > limit {
      Button("Show \(min(Self.step, rows.count - limit)) More of \(rows.count)") {
        limit += Self.step
      }
    }
  }
}
