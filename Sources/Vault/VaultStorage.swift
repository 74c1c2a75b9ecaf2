import GRDB

/// The database in which an account's records lie.
package protocol VaultStorage: AnyObject, Sendable {
  /// The absolute path of the database.
  var path: String { get }

  /// Runs `body` in one transaction, which sees one moment of the database.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value

  /// Runs `body` in one transaction, which is on the disk when this returns. An error of `body` is a
  /// fault of the store, and rolls the transaction back.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreFault) -> Value
}
