import Foundation
import GRDB

/// The rows of the table `vaultRecord`.
struct RecordRows {
  let account: Int64
  let db: Database

  /// The sealed content of a record; `nil` if there is none.
  func sealed(_ id: VaultID) throws -> Data? {
    let statement = try db.cachedStatement(
      sql: "SELECT sealed FROM vaultRecord WHERE account = ? AND id = ?")
    return try Row.fetchOne(statement, arguments: [account, Data(id.bytes)])
      .map { try $0.value(0) }
  }

  /// Inserts or replaces a record.
  func put(_ id: VaultID, _ sealed: Data) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO vaultRecord (account, id, sealed) VALUES (?, ?, ?)")
    try statement.execute(arguments: [account, Data(id.bytes), sealed])
  }

  /// Deletes a record, if there is one.
  func delete(_ id: VaultID) throws {
    try db.execute(
      sql: "DELETE FROM vaultRecord WHERE account = ? AND id = ?",
      arguments: [account, Data(id.bytes)])
  }

  /// Calls `body` with each row; the data are valid only until it returns. The identifier is `nil`
  /// if it is not a valid one.
  func forEach(_ body: (VaultID?, Data) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT id, sealed FROM vaultRecord WHERE account = ?", arguments: [account])
    while let row = try rows.next() {
      let id = try row.withUnsafeData(atIndex: 0) { VaultID($0 ?? Data()) }
      try row.withUnsafeData(atIndex: 1) { try body(id, $0 ?? Data()) }
    }
  }
}
