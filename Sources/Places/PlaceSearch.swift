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
    var unlikely: Set<Int> = []
    if words.count == 1, kinds.contains(.airport) {
      let airports = try Self.places(code: words[0], db)
      unlikely = try self.unlikely(airports, db)
      add(airports.filter { !unlikely.contains($0) })
    }
    // Words have only letters and digits (`Folding`), so they need no escapes.
    let text = words.joined(separator: " ")
    let whole = "\"\(Self.whole)\(words.joined())\""
    let alsoCalledSo = try places("other: \(whole)", db)
    add(
      (try places("name: \(whole)", db) + alsoCalledSo.filter { try addsItsKind($0, db) }).sorted())
    add(alsoCalledSo)
    try add("name: ^ \"\(text)\" *", db)
    try add("other: ^ \"\(text)\" *", db)
    try add("{name other}: \"\(text)\" *", db)
    if words.count > 1 {
      let rest = words.dropFirst().map { "{name other context}: \"\($0)\"" }
      try add("{name other}: \"\(words[0])\" AND \(rest.joined(separator: " AND ")) *", db)
    }
    let last = unlikely.sorted().prefix(limit)
    return Array(found.filter { !unlikely.contains($0) }.prefix(limit - last.count) + last)
  }

  /// The airports with a code that is hardly meant as one: their names are others, and a place that is
  /// better known by far has a name that begins so ("kyo": Kyoto, rather than an airfield near Tampa).
  private func unlikely(_ airports: [Int], _ db: Database) throws -> Set<Int> {
    guard !airports.isEmpty,
      let best = try Int.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT rowid / \(Self.namesPerPlace) FROM search WHERE search MATCH ?
            ORDER BY rowid LIMIT 1
            """), arguments: ["(name: ^ \"\(words[0])\" *)"])
    else { return [] }
    let isNamedSo = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM search WHERE search MATCH ? AND rowid BETWEEN ? AND ?)")
    return Set(
      try airports.filter { airport in
        let first = airport * Self.namesPerPlace
        return try airport / 10 > best
          && Bool.fetchOne(
            isNamedSo,
            arguments: [
              "({name other}: \"\(words[0])\" *)", first, first + Self.namesPerPlace - 1,
            ]) == false
      })
  }

  /// Whether the name is the text and what kind of place it is: "Nara-shi", "Mexico City". Among places that
  /// are called by the text alone the better known comes first, rather than the one without such a word.
  private func addsItsKind(_ place: Int, _ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: "SELECT name FROM place WHERE id = ?")
    let name = try String.fetchOne(statement, arguments: [place]).map(Folding.words) ?? []
    return name.count == words.count + 1 && name.starts(with: words)
      && name.last.map(Self.kindWords.contains) ?? false
  }

  /// The words for a city, a town or a village after a name, in English, Japanese and Korean.
  private static let kindWords: Set<String> = [
    "city", "town", "shi", "machi", "cho", "mura", "si", "gun", "eup",
  ]

  private mutating func add(_ pattern: String, _ db: Database) throws {
    add(try places(pattern, db))
  }

  private func places(_ pattern: String, _ db: Database) throws -> [Int] {
    guard found.count < limit else { return [] }
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
    return try Int.fetchAll(statement, arguments: [pattern, limit + found.count])
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
