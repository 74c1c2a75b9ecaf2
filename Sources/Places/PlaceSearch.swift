import GRDB

/// One search for places, in stages until enough places are found.
///
/// FTS5 finds the rows of a word's beginning in the order of their numbers, and better known places
/// have smaller numbers: so a stage stops at the first rows, however many names begin with "s".
struct PlaceSearch {
  /// Tokens that cannot be typed (`scripts/make-places.py`): the start of a name that is a single
  /// word, and the kinds.
  private static let whole = "\u{E000}"
  private static let kindTokens: [GazetteerPlace.Kind: String] = [
    .city: "\u{E001}", .airport: "\u{E002}",
  ]
  /// A place has up to 256 rows, one for each name.
  private static let namesPerPlace = 256

  let words: [String]
  let kinds: Set<GazetteerPlace.Kind>
  let limit: Int

  private var found: [Int] = []
  private var seen: Set<Int> = []

  init(words: [String], kinds: Set<GazetteerPlace.Kind>, limit: Int) {
    self.words = words
    self.kinds = kinds
    self.limit = limit
  }

  /// The numbers of the places.
  mutating func run(_ db: Database) throws -> [Int] {
    if words.count == 1, kinds.contains(.airport) {
      add(try Self.places(code: words[0], db))
    }
    // Words have only letters and digits (`Folding`), so they need no escapes.
    let text = words.joined(separator: " ")
    try add("name: \"\(Self.whole)\(words.joined())\"", db)
    try add("other: \"\(Self.whole)\(words.joined())\"", db)
    try add("name: ^ \"\(text)\" *", db)
    try add("other: ^ \"\(text)\" *", db)
    try add("{name other}: \"\(text)\" *", db)
    if words.count > 1 {
      let rest = words.dropFirst().map { "{name other context}: \"\($0)\"" }
      try add("{name other}: \"\(words[0])\" AND \(rest.joined(separator: " AND ")) *", db)
    }
    return Array(found.prefix(limit))
  }

  private mutating func add(_ pattern: String, _ db: Database) throws {
    guard found.count < limit else { return }
    var pattern = "(\(pattern))"
    if !kinds.isSuperset(of: Self.kindTokens.keys) {
      for (kind, token) in Self.kindTokens where kinds.contains(kind) {
        pattern += " AND (context: \"\(token)\")"
      }
    }
    let statement = try db.cachedStatement(
      sql: """
        SELECT DISTINCT rowid / \(Self.namesPerPlace) FROM search WHERE search MATCH ?
        ORDER BY rowid LIMIT ?
        """)
    // Places that earlier stages have found are found again.
    add(try Int.fetchAll(statement, arguments: [pattern, limit + found.count]))
  }

  private mutating func add(_ places: [Int]) {
    for place in places where seen.insert(place).inserted { found.append(place) }
  }

  /// The airports with a code.
  static func places(code: String, _ db: Database) throws -> [Int] {
    guard (3...4).contains(code.utf8.count) else { return [] }
    let statement = try db.cachedStatement(
      sql: "SELECT place FROM code WHERE code = ? ORDER BY place")
    return try Int.fetchAll(statement, arguments: [code.uppercased()])
  }
}
