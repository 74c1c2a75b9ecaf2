extension Destination {
  /// The months of its season, 1 to 12: those that the sentence names, and those between two that
  /// are joined by "to".
  public var months: Set<Int> {
    var months: Set<Int> = []
    var last: Int?
    var isRange = false
    for word in season.split(whereSeparator: { !$0.isLetter }) {
      guard let index = Self.monthNames.firstIndex(of: word.lowercased()) else {
        if word == "to" {
          isRange = true
        } else if !["early", "mid", "late"].contains(word.lowercased()) {
          isRange = false
          if word.lowercased() != "and" { last = nil }
        }
        continue
      }
      if isRange, let last {
        for step in 0...((index - last + 12) % 12) { months.insert((last + step) % 12 + 1) }
      } else {
        months.insert(index + 1)
      }
      last = index
      isRange = false
    }
    return months
  }

  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension Collection where Element == Destination {
  /// The destinations for a month and a query, in their order.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; nil for all.
  ///   - query: Words that must all occur in its texts; empty for all.
  public func matching(month: Int? = nil, query: String = "") -> [Destination] {
    let words = FoldedText.fold(query).split(whereSeparator: \.isWhitespace)
    return filter { destination in
      if let month, !destination.months.contains(month) { return false }
      if words.isEmpty { return true }
      let texts = [destination.name, destination.country, destination.region, destination.summary]
      let text = FoldedText.fold((texts + destination.facts).joined(separator: "\n"))
      return words.allSatisfy { text.contains($0) }
    }
  }
}
