import Foundation
import Trips

/// A result of the search: a record of a trip, or a destination.
nonisolated enum SearchTarget: Hashable, Sendable {
  case record(RecordID, trip: RecordID)
  case destination(String)
}

/// A row of the search's results.
nonisolated struct SearchRow: Identifiable, Hashable, Sendable {
  let id: SearchTarget
  /// The whole row, without its group.
  let text: String
}

/// Results of one trip, or destinations.
nonisolated struct SearchGroup: Identifiable, Hashable, Sendable {
  /// The trip; nil for destinations.
  let id: RecordID?
  let title: String
  let rows: [SearchRow]
}

/// The results for a query.
nonisolated struct SearchResults: Sendable {
  let query: String
  var groups: [SearchGroup] = []
  /// The number of all results.
  var count = 0
  /// The number of those in `groups`.
  var shown = 0
}

/// Everything that can be found, as it was at one moment, with its index. It is made and searched
/// on other threads than the main one.
nonisolated struct SearchCatalog: Sendable {
  private let index: TextIndex<SearchTarget>
  private let records: [RecordID: AnyRecord]
  private let destinations: [String: Destination]
  private let words: Wording

  /// The maximum number of rows: more are not useful, and a longer query finds the rest.
  static let limit = 100

  /// Indexes the records whose trip is there, and destinations. O(n log n).
  ///
  /// - Parameter today: Coming trips are found before past ones.
  init(
    _ all: some Collection<AnyRecord>, _ guidebook: [Destination], words: Wording, today: LocalDate
  ) {
    self.words = words
    records = Dictionary(all.map { ($0.id, $0) }) { $1 }
    destinations = Dictionary(guidebook.map { ($0.id, $0) }) { a, _ in a }
    let trips = all.compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
    let sorted = trips.coming(on: today) + trips.past(on: today)
    let belongings = Dictionary(grouping: all, by: \.trip)
    var things: [(id: SearchTarget, texts: [String])] = []
    things.reserveCapacity(all.count + guidebook.count)
    for trip in sorted {
      for record in (belongings[trip.id] ?? []).sorted(by: Self.isBefore) {
        things.append((.record(record.id, trip: trip.id), record.searchedTexts))
      }
    }
    for destination in guidebook {
      things.append((.destination(destination.id), destination.searchedTexts))
    }
    index = TextIndex(texts: things)
  }

  /// Makes a catalog on a thread of the pool.
  @concurrent
  static func making(
    _ all: some Collection<AnyRecord> & Sendable, _ guidebook: [Destination], words: Wording,
    today: LocalDate
  ) async -> SearchCatalog {
    SearchCatalog(all, guidebook, words: words, today: today)
  }

  /// The results, on a thread of the pool.
  @concurrent
  func searching(_ query: String) async -> SearchResults { search(query) }

  func search(_ query: String) -> SearchResults {
    let found = index.search(query)
    var results = SearchResults(query: query)
    results.count = found.count
    let shown = found.prefix(Self.limit)
    results.shown = shown.count
    let queryWords = FoldedText.fold(query).split(whereSeparator: \.isWhitespace)
    var start = shown.startIndex
    while start < shown.endIndex {
      let group = Self.group(of: shown[start])
      let end = shown[start...].firstIndex { Self.group(of: $0) != group } ?? shown.endIndex
      let rows = shown[start..<end].compactMap { target in
        sentence(for: target, queryWords).map { SearchRow(id: target, text: $0) }
      }
      results.groups.append(SearchGroup(id: group, title: title(of: group), rows: rows))
      start = end
    }
    return results
  }

  /// The trip; nil for destinations.
  private static func group(of target: SearchTarget) -> RecordID? {
    if case .record(_, let trip) = target { trip } else { nil }
  }

  private func title(of trip: RecordID?) -> String {
    guard let trip, case .trip(let trip)? = records[trip] else {
      return String(localized: "Destinations")
    }
    return trip.title
  }

  /// Trips first, then bookings by their start, costs, lists, documents.
  private static func isBefore(_ a: AnyRecord, _ b: AnyRecord) -> Bool {
    if case .booking(let a) = a, case .booking(let b) = b {
      return (a.start.date, a.start.time ?? .midnight, a.id)
        < (b.start.date, b.start.time ?? .midnight, b.id)
    }
    return (rank(a), a.id) < (rank(b), b.id)
  }

  private static func rank(_ record: AnyRecord) -> Int {
    switch record {
    case .trip: 0
    case .booking: 1
    case .cost: 2
    case .checklist: 3
    case .document: 4
    case .favourite: 5
    }
  }

  // MARK: Sentences

  /// - Parameter queryWords: The folded words of the query, to name the items of a list that have one.
  private func sentence(for target: SearchTarget, _ queryWords: [Substring]) -> String? {
    switch target {
    case .destination(let id):
      return destinations[id].map { String(localized: "\($0.place). \($0.season)") }
    case .record(let id, _):
      return records[id].flatMap { sentence(for: $0, queryWords) }
    }
  }

  private func sentence(for record: AnyRecord, _ queryWords: [Substring]) -> String? {
    switch record {
    case .trip(let trip):
      return String(localized: "Trip \(trip.title), \(trip.datesInWords(words))")
    case .booking(let booking):
      let sentence = RowSentence(booking, words: words).start()
      return String(localized: "\(words.date(booking.start.date)), \(sentence)")
    case .cost(let cost):
      return String(localized: "Cost \(cost.title), \(cost.amount.formatted(words.locale))")
    case .checklist(let list):
      let items = list.items.filter { item in
        let text = FoldedText.fold(item.title)
        return queryWords.contains { text.contains($0) }
      }
      let names = items.prefix(3).map {
        [$0.title, $0.isDone ? String(localized: "done") : String(localized: "not done")]
          .joined(separator: .comma)
      }
      return ([String(localized: "List \(list.title)")] + names).joined(separator: .comma)
    case .document(let document):
      return String(localized: "Document \(document.name)")
    case .favourite:
      return nil
    }
  }
}
