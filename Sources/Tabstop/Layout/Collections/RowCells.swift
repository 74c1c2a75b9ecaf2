/// How many cells of a grid each row of a collection is: the gap for rows that are not made takes as many,
/// so that the columns go on where they would with all rows.
struct RowCells {
  private static let unknown = UInt8.max
  /// Of each row; empty while all that were made are one cell each.
  private var counts: [UInt8] = []
  /// What a row is taken to be that was never made: the mean of those that were.
  private var known = (rows: 0, cells: 0)

  /// One of `count` rows has been made, and is so many cells.
  mutating func note(_ cells: Int, at index: Int, of count: Int) {
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

  /// How many cells the rows of a range are, as far as is known. O(n) where not all are one.
  func cells(of rows: Range<Int>) -> Int {
    if counts.isEmpty { return rows.count }
    var (unknown, sum) = (0, 0)
    for count in counts[rows] {
      if count == Self.unknown { unknown += 1 } else { sum += Int(count) }
    }
    let mean = known.rows > 0 ? Double(known.cells) / Double(known.rows) : 1
    return sum + Int((Double(unknown) * mean).rounded())
  }

  /// Puts `newCount` rows of which nothing is known in the place of those of `range`. O(n).
  mutating func replace(_ range: Range<Int>, withCount newCount: Int) {
    if counts.isEmpty { return }
    for index in range { forget(index) }
    counts.replaceSubrange(range, with: repeatElement(Self.unknown, count: newCount))
  }
}
