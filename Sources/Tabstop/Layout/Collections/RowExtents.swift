/// The length of each row of a collection along the scroll axis, in points including the spacing to
/// the next row: measured for rows that have been on screen, estimated for all others.
///
/// Two Fenwick trees (the sums of measured lengths, and their count) make every query and every
/// measurement O(log n). Inserting and removing rows costs one pass over the numbers.
struct RowExtents {
  private static let unknown: Float = -1

  private var values: [Float]
  private var sums: [Double]
  private var counts: [Int32]
  private var total = 0.0
  private(set) var knownCount = 0
  /// The assumed length of a row that was never measured.
  private(set) var estimate: Double
  /// The number of rows whose mean is the estimate.
  private var basis = 0

  init(count: Int, estimate: Double) {
    self.estimate = estimate
    values = Array(repeating: Self.unknown, count: count)
    sums = Array(repeating: 0, count: count)
    counts = Array(repeating: 0, count: count)
  }

  var count: Int { values.count }

  /// The start of a row, from the start of the first one. `count` gives the end of the last.
  func offset(of index: Int) -> Double {
    var sum = 0.0
    var known = 0
    var node = index
    while node > 0 {
      sum += sums[node - 1]
      known += Int(counts[node - 1])
      node &= node - 1
    }
    return sum + Double(index - known) * estimate
  }

  /// The total length of a range of rows.
  func length(of range: Range<Int>) -> Double {
    range.isEmpty ? 0 : offset(of: range.upperBound) - offset(of: range.lowerBound)
  }

  /// The row at `offset`: the first for a smaller offset, the last for a larger one.
  func index(at offset: Double) -> Int {
    var index = 0
    var rest = offset
    var step = 1
    while step <= count / 2 { step *= 2 }
    while step > 0 {
      let next = index + step
      if next <= count {
        let unknown = step - Int(counts[next - 1])
        let length = sums[next - 1] + Double(unknown) * estimate
        if length <= rest {
          index = next
          rest -= length
        }
      }
      step /= 2
    }
    return max(0, min(index, count - 1))
  }

  /// Stores the length of a row that has been laid out.
  mutating func measure(_ index: Int, _ length: Double) {
    let new = Float(max(length, 0))
    let old = values[index]
    guard new != old else { return }
    values[index] = new
    let isNew = old == Self.unknown
    let difference = Double(new) - (isNew ? 0 : Double(old))
    total += difference
    if isNew { knownCount += 1 }
    var node = index + 1
    while node <= count {
      sums[node - 1] += difference
      if isNew { counts[node - 1] += 1 }
      node += node & -node
    }
  }

  /// Sets the estimate to the mean of all measurements, when there are twice as many as at the last
  /// time: often enough for a correct scroll bar, seldom enough that it does not jitter.
  mutating func improveEstimate() {
    guard knownCount > 0, knownCount >= 2 * basis else { return }
    basis = knownCount
    estimate = total / Double(knownCount)
  }

  /// Replaces the rows of `range` by `newCount` rows of unknown length. O(n).
  mutating func replace(_ range: Range<Int>, withCount newCount: Int) {
    guard !range.isEmpty || newCount > 0 else { return }
    values.replaceSubrange(range, with: repeatElement(Self.unknown, count: newCount))
    sums = Array(repeating: 0, count: values.count)
    counts = Array(repeating: 0, count: values.count)
    total = 0
    knownCount = 0
    for (index, value) in values.enumerated() {
      if value != Self.unknown {
        sums[index] += Double(value)
        counts[index] += 1
        total += Double(value)
        knownCount += 1
      }
      let parent = index | (index + 1)
      if parent < values.count {
        sums[parent] += sums[index]
        counts[parent] += counts[index]
      }
    }
  }
}
