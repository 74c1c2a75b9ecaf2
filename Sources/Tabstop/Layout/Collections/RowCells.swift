/// The number of cells of a grid that each row of a collection takes. The gap that stands for rows
/// that are not created takes the same number, so that the columns continue as if all rows existed.
struct RowCells {
  private static let unknown = UInt8.max
  /// The number of cells of each row; empty while every created row takes one cell.
  private var counts: [UInt8] = []
  /// The number of created rows and of their cells. Their mean is the estimate for a row that was
  /// never created.
  private var known = (rows: 0, cells: 0)

  /// Records the number of cells of a created row, one of `count`.
  mutating func record(_ cells: Int, at index: Int, of count: Int) {
    if counts.isEmpty {
      if cells == 1 { return }
      counts = Array(repeating: Self.unknown, count: count)
    }
    let cells = UInt8(min(cells, Int(Self.unknown) - 1))
    if counts[index] == cells { return }
    forget(index)
    counts[index] = cells
    known = (known.rows + 1, known.cells + Int(cells))
  }

  private mutating func forget(_ index: Int) {
    guard counts[index] != Self.unknown else { return }
    known = (known.rows - 1, known.cells - Int(counts[index]))
    counts[index] = Self.unknown
  }

  /// The number of cells of the rows of a range, as far as known. O(n) if not every row takes one
  /// cell.
  func cells(of rows: Range<Int>) -> Int {
    if counts.isEmpty { return rows.count }
    var (unknown, sum) = (0, 0)
    for count in counts[rows] {
      if count == Self.unknown { unknown += 1 } else { sum += Int(count) }
    }
    let mean = known.rows > 0 ? Double(known.cells) / Double(known.rows) : 1
    return sum + Int((Double(unknown) * mean).rounded())
  }

  /// Replaces the rows of `range` with `newCount` unknown rows. O(n).
  mutating func replace(_ range: Range<Int>, withCount newCount: Int) {
    if counts.isEmpty { return }
    for index in range { forget(index) }
    counts.replaceSubrange(range, with: repeatElement(Self.unknown, count: newCount))
  }
}
