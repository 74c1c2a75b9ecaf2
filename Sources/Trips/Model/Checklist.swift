internal import Localization

/// A list of a trip, for packing or for what is to be done.
public struct Checklist: PlanRecord {
  /// The kind of the records.
  public static let recordKind = RecordKind.checklist

  /// The purposes of a list.
  public enum Purpose: String, Hashable, Sendable, Codable { case packing, toDo }

  /// The identifier.
  public let id: RecordID
  /// The trip to which it belongs.
  public var trip: RecordID
  /// The title.
  public var title: String
  /// The purpose.
  public var purpose: Purpose
  /// The items, in order.
  public var items: [ChecklistItem]
  /// Fields of a newer version, which are kept.
  public var unknownFields: JSONValue?

  private enum CodingKeys: String, CodingKey { case id, trip, title, purpose, items }

  /// Creates a list.
  public init(
    id: RecordID = RecordID(), trip: RecordID, title: String, purpose: Purpose,
    items: [ChecklistItem] = []
  ) {
    self.id = id
    self.trip = trip
    self.title = title
    self.purpose = purpose
    self.items = items
  }

  /// The number of done items: "3 of 12".
  public var progress: String {
    String(words: "\(items.filter(\.isDone).count) of \(items.count)")
  }

  /// Adds an item for each line of a text that is not empty, without the marks of lists: "- socks",
  /// "* socks", "[x] socks" (which is done), "3. socks".
  public mutating func add(lines text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let item = ChecklistItem(line: line) { items.append(item) }
    }
  }

  // MARK: Edits, of which a second time has no effect

  /// Ticks an item, or unticks it, if it is there.
  public mutating func set(_ item: RecordID, done: Bool) {
    if let index = index(item) { items[index].isDone = done }
  }

  /// Adds those items that are not there yet: below another one, or at the end.
  public mutating func insert(_ added: [ChecklistItem], below other: RecordID? = nil) {
    let known = Set(items.map(\.id))
    let place = other.flatMap(index).map { $0 + 1 } ?? items.endIndex
    items.insert(contentsOf: added.filter { !known.contains($0.id) }, at: place)
  }

  /// Moves an item beside another one, if both are there.
  public mutating func move(_ item: RecordID, _ side: Side, _ other: RecordID) {
    guard item != other, let from = index(item), index(other) != nil else { return }
    let moved = items.remove(at: from)
    let place = index(other)!
    items.insert(moved, at: side == .above ? place : place + 1)
  }

  /// A side of an item.
  public enum Side: Sendable { case above, below }

  private func index(_ id: RecordID) -> Int? { items.firstIndex { $0.id == id } }
}

/// An item of a list, done or not.
public struct ChecklistItem: Hashable, Sendable, Codable, Identifiable {
  /// The identifier.
  public let id: RecordID
  /// The title.
  public var title: String
  /// Whether the item is done.
  public var isDone: Bool

  /// Creates an item.
  public init(id: RecordID = RecordID(), _ title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }

  init?(line: Substring) {
    var rest = line.drop(while: \.isWhitespace)
    if let mark = rest.first, "-*•–".contains(mark) {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    } else if let point = rest.firstIndex(where: { !$0.isWholeNumber }), point != rest.startIndex,
      ".)".contains(rest[point]), rest[rest.index(after: point)...].first?.isWhitespace == true
    {
      rest = rest[rest.index(after: point)...].drop(while: \.isWhitespace)
    }
    var isDone = false
    for (box, done) in [("[ ]", false), ("[x]", true), ("[X]", true), ("☐", false), ("☑", true)]
    where rest.hasPrefix(box) {
      rest = rest.dropFirst(box.count).drop(while: \.isWhitespace)
      isDone = done
      break
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.isEmpty { return nil }
    self.init(String(rest), isDone: isDone)
  }
}
