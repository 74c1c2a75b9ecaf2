/// The height of a row, above and below its baseline.
struct RowHeights {
  private(set) var above: Int32 = 0
  private var below: Int32 = 0
  /// The height of children without a baseline.
  private var others: Int32 = 0

  var total: Int32 { max(above.adding(below), others) }

  /// - Parameter baseline: The distance from the top to the baseline, or -1 for none.
  mutating func add(_ height: Int32, baseline: Int32) {
    guard baseline >= 0 else {
      others = max(others, height)
      return
    }
    above = max(above, baseline)
    below = max(below, height - baseline)
  }

  /// The baseline in a row of a height.
  func line(in height: Int32) -> Int32 { above + max(0, height - above - below) / 2 }
}
