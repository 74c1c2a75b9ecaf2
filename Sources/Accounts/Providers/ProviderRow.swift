import Foundation
import GRDB
import Vault

/// A row of the table `provider`: a provider that signs in to an account, with the account's sealed
/// data key.
struct ProviderRow: Equatable, Sendable {
  let provider: LinkedProvider
  let account: Int64
  let wrap: Data

  /// Creates a row with the sealed keys. Throws if the keys are wiped.
  static func make(
    _ provider: LinkedProvider, keys: VaultKeys, key: ProviderKey, account: Int64
  ) throws -> ProviderRow {
    guard let wrap = keys.wrapped(by: key.bytes, .provider, account: account) else {
      throw KeysUnavailable()
    }
    return ProviderRow(provider: provider, account: account, wrap: wrap)
  }

  /// The account's keys; `nil` if `key` is wrong, or the row is damaged.
  func open(with key: ProviderKey) -> VaultKeys? {
    VaultKeys(unwrapping: wrap, by: key.bytes, .provider, account: account)
  }

  private static let columns = "issuer, subject, name, item, account, wrap"

  private init(provider: LinkedProvider, account: Int64, wrap: Data) {
    self.provider = provider
    self.account = account
    self.wrap = wrap
  }

  private init(_ row: Row) throws {
    provider = LinkedProvider(
      identity: ProviderIdentity(issuer: try row.value(0), subject: try row.value(1)),
      providerName: try row.value(2), item: try row.value(3))
    account = try row.value(4)
    wrap = try row.value(5)
  }

  static func find(_ identity: ProviderIdentity, db: Database) throws -> ProviderRow? {
    try Row.fetchOne(
      db, sql: "SELECT \(columns) FROM provider WHERE issuer = ? AND subject = ?",
      arguments: [identity.issuer, identity.subject]
    ).map(ProviderRow.init)
  }

  static func all(account: Int64, db: Database) throws -> [ProviderRow] {
    try Row.fetchAll(
      db, sql: "SELECT \(columns) FROM provider WHERE account = ? ORDER BY name, issuer, subject",
      arguments: [account]
    ).map(ProviderRow.init)
  }

  /// Stores a row with a new item, which replaces an earlier one of the same identity. Returns
  /// `nil` if the identity has another account.
  static func add(
    _ identity: ProviderIdentity, name: String, keys: VaultKeys, key: ProviderKey, account: Int64,
    db: Database
  ) throws -> NewLinkedProvider? {
    let old = try find(identity, db: db)
    if let old, old.account != account { return nil }
    let provider = LinkedProvider(new: identity, providerName: name)
    try make(provider, keys: keys, key: key, account: account).store(db: db)
    return NewLinkedProvider(provider: provider, key: key, replaced: old?.provider)
  }

  /// Stores the row, which replaces an earlier one of the same identity.
  func store(db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO provider (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        provider.identity.issuer, provider.identity.subject, provider.providerName, provider.item,
        account, wrap,
      ])
  }

  static func delete(_ identity: ProviderIdentity, account: Int64, db: Database) throws {
    try db.changeOne(
      sql: "DELETE FROM provider WHERE issuer = ? AND subject = ? AND account = ?",
      arguments: [identity.issuer, identity.subject, account])
  }
}
