import GRDB

/// An account's records within one transaction; see ``RecordVault/transaction(_:)``. It is valid only
/// until the closure returns.
public final class VaultAccess {
  private let account: Int64
  private let keys: UnlockedKeys
  private let db: Database
  /// The head after the last edits; `nil` if nothing has been changed.
  private(set) var head: VaultHead?

  init(account: Int64, keys: UnlockedKeys, db: Database) {
    self.account = account
    self.keys = keys
    self.db = db
  }

  /// Reads one record; `nil` if there is none.
  ///
  /// - Throws: ``VaultError/damaged(_:)``, or a fault of the store.
  public func read(_ id: VaultID) throws -> VaultRecord? {
    guard let sealed = try RecordRows(account: account, db: db).sealed(id) else { return nil }
    guard let record = RecordSeal.open(sealed, id: id, account: account, keys: keys) else {
      throw VaultError.damaged(id)
    }
    return record
  }

  /// Whether there is a document with this identifier.
  public func hasDocument(_ id: VaultID) throws -> Bool {
    try DocumentRows(account: account, db: db).contains(id)
  }

  /// Carries out all of `edits`.
  ///
  /// - Throws: Why one of them cannot be carried out, or a fault of the store.
  public func apply(_ edits: [VaultEdit]) throws {
    if edits.isEmpty { return }
    head = try VaultTransaction(account: account, keys: keys, db: db).apply(edits).get().head
  }
}
