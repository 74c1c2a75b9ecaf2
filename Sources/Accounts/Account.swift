import GRDB

/// A user together with the hash of the password.
struct Account: Sendable {
  let person: Person
  let passwordHash: String
}

/// The rows of the table `account`. A key is a folded address (``EmailAddress/folded(_:)``).
extension Account {
  static func isKnown(_ key: String, db: Database) throws -> Bool {
    try Row.fetchOne(db, sql: "SELECT 1 FROM account WHERE emailKey = ?", arguments: [key]) != nil
  }

  static func find(_ key: String, db: Database) throws -> Account? {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT id, name, email, passwordHash FROM account WHERE emailKey = ?",
        arguments: [key])
    else { return nil }
    let person = Person(id: try row.value(0), name: try row.value(1), email: try row.value(2))
    return Account(person: person, passwordHash: try row.value(3))
  }

  static func insert(
    name: String, email: String, hash: String, at time: Int64, db: Database
  ) throws -> Person {
    try db.execute(
      sql: """
        INSERT INTO account (name, email, emailKey, passwordHash, createdAt)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [name, email, EmailAddress.folded(email), hash, time])
    return Person(id: db.lastInsertedRowID, name: name, email: email)
  }

  /// Replaces an older hash by one of the current cost, unless the older one is gone meanwhile.
  func replaceHash(by newHash: String, db: Database) throws {
    try db.execute(
      sql: "UPDATE account SET passwordHash = ? WHERE id = ? AND passwordHash = ?",
      arguments: [newHash, person.id, passwordHash])
  }
}
