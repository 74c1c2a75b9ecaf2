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

/// The width that the views of a column request; `nil` if none does. The first view decides.
struct SplitColumnWidthKey: PreferenceKey {
  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}
