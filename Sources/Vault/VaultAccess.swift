import GRDB

/// An account's records within one transaction; see ``RecordVault/transaction(_:)``. It is valid only
/// until the closure returns.
public final class VaultAccess {
  private let account: Int64
  private let keys: UnlockedKeys
  private let db: Database
  /// The edits to make when the closure has returned.
  private(set) var edits: [VaultEdit] = []

  /// An error of the database, as opposed to one that the closure throws for reasons of its own.
  struct ReadingError: Error {
    let cause: any Error
  }

  init(account: Int64, keys: UnlockedKeys, db: Database) {
    self.account = account
    self.keys = keys
    self.db = db
  }

  /// Reads one record, as it was before the transaction; `nil` if there was none.
  ///
  /// - Throws: ``VaultError/damaged(_:)``, or a fault of the store.
  public func read(_ id: VaultID) throws -> VaultRecord? {
    let records = RecordRows(account: account, db: db)
    guard let sealed = try reading({ try records.sealed(id) }) else { return nil }
    guard let record = RecordSeal.open(sealed, id: id, account: account, keys: keys) else {
      throw VaultError.damaged(id)
    }
    return record
  }

  /// Whether there is a document with this identifier, or will be.
  public func hasDocument(_ id: VaultID) throws -> Bool {
    let isAdded = edits.contains {
      guard case .addDocument(id, _) = $0 else { return false }
      return true
    }
    if isAdded { return true }
    return try reading { try DocumentRows(account: account, db: db).contains(id) }
  }

  /// Carries out `edits`, after those before, when the closure has returned.
  public func apply(_ edits: [VaultEdit]) { self.edits += edits }

  private func reading<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw ReadingError(cause: error) }
  }
}
