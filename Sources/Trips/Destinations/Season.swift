extension Destination {
  /// The months of the destination's season, 1 to 12: those that its English sentence names, and
  /// those between two names that are joined by "to".
  public var months: Set<Int> {
    var months: Set<Int> = []
    var last: Int?
    var isRange = false
    for word in englishSeason.split(whereSeparator: { !$0.isLetter }) {
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

extension Destination {
  /// All texts that a search looks at, with the English names, which are on maps and tickets.
  public var searchedTexts: [String] {
    [name, country, region, summary] + facts + [englishName, englishCountry]
  }
}

extension Collection where Element == Destination {
  /// The destinations for a month and a query, in their order.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; nil for all.
  ///   - query: Words that must all occur in its texts; empty for all.
  public func matching(month: Int? = nil, query: String = "") -> [Destination] {
    DestinationIndex(self).matching(month: month, query: query)
  }
}

/// An index for searching destinations as the user types: it folds their texts and reads their
/// months once.
public struct DestinationIndex: Sendable {
  /// The destinations.
  public let destinations: [Destination]
  private let months: [Set<Int>]
  /// The texts, by the indices of `destinations`.
  private let texts: TextIndex<Int>

  /// Creates an index. Takes O(n) time for n characters of text.
  public init(_ destinations: some Collection<Destination>) {
    self.destinations = Array(destinations)
    months = destinations.map(\.months)
    texts = TextIndex(
      texts: destinations.enumerated().map { ($0.offset, $0.element.searchedTexts) })
  }

  /// The destinations for a month and a query, in their order.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; nil for all.
  ///   - query: Words that must all occur in its texts; empty for all.
  public func matching(month: Int? = nil, query: String = "") -> [Destination] {
    let isEmpty = query.allSatisfy(\.isWhitespace)
    let found = isEmpty ? Array(destinations.indices) : texts.search(query)
    return found.filter { index in month.map(months[index].contains) ?? true }
      .map { destinations[$0] }
  }
}
