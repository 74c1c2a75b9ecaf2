import Foundation

/// An index that finds records by words in any of their texts.
public typealias SearchIndex = TextIndex<RecordID>

/// An index that finds items by words in any of their texts.
///
/// The folded texts of all items are in one buffer, which is searched as a whole: 30,000 bookings
/// take a few milliseconds. Creating an index takes O(n) time for n characters.
public struct TextIndex<ID: Sendable>: Sendable {
  private var text: [UInt8] = []
  private var entries: [(id: ID, end: Int)] = []

  /// Creates an index.
  ///
  /// - Parameter items: The ids and the texts, in the order of the results.
  public init(texts items: some Sequence<(id: ID, texts: [String])>) {
    for item in items {
      for part in item.texts where !part.isEmpty {
        text += FoldedText.fold(part).utf8
        // Separates texts, so that no word is found across two of them.
        text.append(0)
      }
      entries.append((item.id, text.count))
    }
  }

  /// Returns the items that contain all words of a query, each anywhere in their texts, also within
  /// a word; none for an empty query.
  public func search(_ query: String) -> [ID] {
    var words = FoldedText.fold(query).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    words.removeAll { $0.contains(0) }
    // The longest word is searched first: it is probably the rarest.
    words.sort { $0.count > $1.count }
    guard let rarest = words.first else { return [] }
    return text.withUnsafeBytes { bytes in
      var found: [ID] = []
      var start = 0
      while let hit = Self.find(rarest, in: bytes, from: start, to: bytes.count) {
        let index = entry(at: hit)
        let range = (index == 0 ? 0 : entries[index - 1].end)..<entries[index].end
        let hasAll = words.dropFirst().allSatisfy {
          Self.find($0, in: bytes, from: range.lowerBound, to: range.upperBound) != nil
        }
        if hasAll { found.append(entries[index].id) }
        start = range.upperBound
      }
      return found
    }
  }

  private static func find(
    _ word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = start
    // `memmem` is a GNU extension that Foundation does not export.
    while start <= end - word.count {
      guard let hit = memchr(base + start, Int32(word[0]), end - word.count - start + 1) else {
        return nil
      }
      if memcmp(hit, word, word.count) == 0 { return UnsafeRawPointer(hit) - base }
      start = UnsafeRawPointer(hit) - base + 1
    }
    return nil
  }

  /// Returns the index of the entry that contains a byte, by binary search.
  private func entry(at offset: Int) -> Int {
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextIndex where ID == RecordID {
  /// Creates an index of records.
  ///
  /// - Parameter records: The records, in the order of the results.
  public init(_ records: some Sequence<AnyRecord>) {
    self.init(texts: records.lazy.map { ($0.id, $0.searchedTexts) })
  }
}

extension AnyRecord {
  /// All texts of a record that a search looks at.
  public var searchedTexts: [String] {
    switch self {
    case .trip(let trip):
      [trip.title, trip.notes] + trip.places.flatMap(\.searchedTexts) + trip.travellers.map(\.name)
    case .booking(let booking):
      [booking.kind.rawValue, booking.title, booking.provider, booking.reference, booking.seat]
        + [booking.notes, booking.start.date.description, booking.state.word]
        + [booking.start.place, booking.end?.place].compactMap { $0 }.flatMap(\.searchedTexts)
    case .cost(let cost): [cost.title]
    case .checklist(let list): [list.title] + list.items.map(\.title)
    case .document(let document): [document.name]
    // The search finds the destination itself.
    case .favourite: []
    }
  }
}

extension Place {
  /// All texts of a place that a search looks at.
  var searchedTexts: [String] { [name, code, address].compactMap { $0 } }
}
