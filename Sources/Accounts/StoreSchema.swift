import GRDB
import Vault

/// The tables of the store, by version.
///
/// The version of a store is the number of its migrations. SQLite's header stores it as
/// `user_version`; GRDB's table `grdb_migrations` stores their names.
struct StoreSchema: Sendable {
  /// One step. It never changes once it has been released.
  struct Migration: Sendable {
    let name: String
    let sql: String
    /// Statements that fail if a table or column that later steps leave is missing.
    var checks: [String] = []
  }

  /// The application ID in SQLite's header, "VPln", which distinguishes the program's databases
  /// from those of others.
  static let applicationID: Int32 = 0x5650_6C6E

  let migrations: [Migration]

  var version: Int32 { Int32(migrations.count) }

  static let current = StoreSchema(migrations: [
    Migration(
      name: "accounts",
      sql: """
        CREATE TABLE account (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL,
          email TEXT NOT NULL,
          emailKey TEXT NOT NULL UNIQUE,
          passwordHash TEXT NOT NULL,
          createdAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE logInFailure (
          address BLOB NOT NULL PRIMARY KEY,
          failures INTEGER NOT NULL,
          lastAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX logInFailureByTime ON logInFailure(lastAt);
        """,
      checks: [
        "SELECT id, name, email, emailKey, passwordHash, createdAt FROM account LIMIT 0",
        "SELECT address, failures, lastAt FROM logInFailure LIMIT 0",
      ]),
    Migration(
      name: "sealed records",
      sql: """
        CREATE TABLE accountKey (
          account INTEGER PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
          passwordSalt BLOB NOT NULL,
          passwordPasses INTEGER NOT NULL,
          passwordMemory INTEGER NOT NULL,
          passwordWrap BLOB NOT NULL,
          recoverySalt BLOB,
          recoveryWrap BLOB
        ) STRICT;
        """ + "\n" + VaultSchema.version1,
      checks: [
        """
        SELECT account, passwordSalt, passwordPasses, passwordMemory, passwordWrap, recoverySalt,
          recoveryWrap FROM accountKey LIMIT 0
        """
      ] + VaultSchema.checks),
    Migration(name: "sign-in providers", sql: providers, checks: providersChecks),
  ])

  /// Migrates an older or empty store to ``version``, each step in a transaction of its own.
  ///
  /// Two programs may do so at once: the slower one then fails at a step that is done already. The
  /// changed version distinguishes this from a real failure.
  func migrate(_ database: DatabaseQueue) throws {
    var seen = try database.read(Self.storedVersion)
    while true {
      do {
        return try migrator.migrate(database)
      } catch {
        let now = try database.read(Self.storedVersion)
        guard now > seen else { throw error }
        seen = now
      }
    }
  }

  private var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, migration) in migrations.enumerated() {
      migrator.registerMigration(migration.name) { db in
        try db.execute(sql: migration.sql)
        try db.execute(sql: "PRAGMA user_version = \(index + 1)")
      }
    }
    return migrator
  }

  static func storedVersion(_ db: Database) throws -> Int32 {
    try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Throws SQLite's error if a table or column is missing in a store of `version`: otherwise the
  /// next migration would create the tables of an older one that lost them.
  func checkTables(_ db: Database, version: Int32) throws {
    for migration in migrations.prefix(max(0, Int(version))) {
      for sql in migration.checks { try db.execute(sql: sql) }
    }
  }
}
