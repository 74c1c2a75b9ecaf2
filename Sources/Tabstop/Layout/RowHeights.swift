/// How high a row is, above and below the line that texts stand on.
struct RowHeights {
  private(set) var above: Int32 = 0
  private var below: Int32 = 0
  /// Of those that stand on no line.
  private var others: Int32 = 0

  var total: Int32 { max(above.adding(below), others) }

  /// - Parameter baseline: How far below the top the line lies, or -1 for none.
  mutating func add(_ height: Int32, baseline: Int32) {
    guard baseline >= 0 else {
      others = max(others, height)
      return
    }
    above = max(above, baseline)
    below = max(below, height - baseline)
  }

  /// Where the line lies in a row of a height.
  func line(in height: Int32) -> Int32 { above + max(0, height - above - below) / 2 }
}
