import GRDB

/// A user together with the hash of the password, and the sealed data key.
struct Account: Equatable, Sendable {
  let user: User
  /// The hash of the password; `nil` for an account that only a provider signs in to.
  let passwordHash: String?
  /// The sealed data key; `nil` for an account from before records were sealed, until its next
  /// log-in.
  let key: AccountKey?

  /// The key under which wrong passwords of a signed-in user are counted.
  var failureKey: String { user.email ?? "account \(user.id)" }
}

/// The rows of the table `account`. A key is a folded address (``EmailAddress/folded(_:)``).
extension Account {
  static func isKnown(_ key: String, db: Database) throws -> Bool {
    try Row.fetchOne(db, sql: "SELECT 1 FROM account WHERE emailKey = ?", arguments: [key]) != nil
  }

  static func find(_ key: String, db: Database) throws -> Account? {
    try find("emailKey = ?", [key], db: db)
  }

  static func find(id: Int64, db: Database) throws -> Account? {
    try find("id = ?", [id], db: db)
  }

  private static func find(
    _ condition: String, _ arguments: StatementArguments, db: Database
  ) throws -> Account? {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT id, name, email, passwordHash FROM account WHERE \(condition)",
        arguments: arguments)
    else { return nil }
    let user = User(id: try row.value(0), name: try row.value(1), email: try row.value(2))
    return Account(
      user: user, passwordHash: try row.value(3),
      key: try AccountKey.find(account: user.id, db: db))
  }

  static func insert(
    name: String, email: String?, hash: String?, at time: Int64, db: Database
  ) throws -> User {
    try db.execute(
      sql: """
        INSERT INTO account (name, email, emailKey, passwordHash, createdAt)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [name, email, email.map(EmailAddress.folded), hash, time])
    return User(id: db.lastInsertedRowID, name: name, email: email)
  }

  /// Stores the hash of another password, or none.
  static func setHash(_ hash: String?, of id: Int64, db: Database) throws {
    try db.changeOne(
      sql: "UPDATE account SET passwordHash = ? WHERE id = ?", arguments: [hash, id])
  }

  /// Stores a new name or address.
  static func update(_ user: User, db: Database) throws {
    try db.changeOne(
      sql: "UPDATE account SET name = ?, email = ?, emailKey = ? WHERE id = ?",
      arguments: [
        user.name, user.email, user.email.map(EmailAddress.folded), user.id,
      ])
  }

  /// Deletes an account with all that belongs to it.
  static func delete(_ id: Int64, db: Database) throws {
    // The other tables refer to it.
    try db.changeOne(sql: "DELETE FROM account WHERE id = ?", arguments: [id])
  }
}

extension Database {
  /// Runs a statement that must change exactly one row. Otherwise it throws, so that
  /// the transaction is rolled back, and no user is shown a change that was not made.
  func changeOne(sql: String, arguments: StatementArguments) throws {
    try execute(sql: sql, arguments: arguments)
    guard changesCount == 1 else { throw UnexpectedRowCount() }
  }
}

/// The store lacks a row that others refer to: damage, to the caller of the store.
struct UnexpectedRowCount: Error {}
