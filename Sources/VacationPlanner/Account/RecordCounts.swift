import Trips

/// The number of records of each kind, in words.
nonisolated struct RecordCounts {
  private var counts: [RecordKind: Int] = [:]
  private let words: Wording

  init(_ records: some Sequence<AnyRecord>, _ words: Wording) {
    for record in records { counts[record.kind, default: 0] += 1 }
    self.words = words
  }

  var isEmpty: Bool { counts.isEmpty }

  /// The sentence: "3 trips, 12 bookings and 1 document".
  var sentence: String {
    let parts = RecordKind.allCases.compactMap { kind in
      counts[kind].map { words.count($0, kind.rawValue) }
    }
    return parts.isEmpty ? String(localized: "nothing") : parts.joinedInWords
  }
}
