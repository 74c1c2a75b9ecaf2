/// The width of a column of a split view, in points.
struct SplitColumnWidth: Equatable {
  /// The width where there is little room.
  let least: Double
  let ideal: Double

  init(least: Double, ideal: Double) {
    self.ideal = ideal.taken(as: "A column's width", in: .sizes)
    self.least = min(least.taken(as: "A column's width", in: .sizes), self.ideal)
  }
}

/// A view that sets the width of the column around it.
struct SplitColumnWidthModifier: ViewModifier {
  let width: SplitColumnWidth
  @Environment(\.splitColumn) private var column

  func body(content: Content) -> some View {
    let _ = column.map { $0.link.width(of: $0.column).set(width) }
    content
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: (link: SplitLink, column: NavigationSplitViewColumn)? { nil }
}

extension EnvironmentValues {
  /// The column of a split view that contains the view; `nil` in the detail.
  var splitColumn: (link: SplitLink, column: NavigationSplitViewColumn)? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
