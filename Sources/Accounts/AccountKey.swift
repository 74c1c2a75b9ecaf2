import CSodium
import Foundation
import GRDB
import Vault

/// The data key of an account, sealed by its password and by its recovery key: a row of the table
/// `accountKey`. Providers' seals are in ``ProviderRow``.
struct AccountKey: Equatable, Sendable {
  /// Sealed by the key that Argon2id derives from the password at this cost.
  struct ByPassword: Equatable, Sendable {
    let salt: Data
    let cost: HashingCost
    let wrap: Data
  }

  struct ByRecoveryKey: Equatable, Sendable {
    let salt: Data
    let wrap: Data
  }

  /// The data key, sealed by the password; `nil` for an account that only a provider signs in to.
  let byPassword: ByPassword?
  /// The data key, sealed by the recovery key; `nil` until the account has a recovery key.
  let byRecoveryKey: ByRecoveryKey?

  static func find(account: Int64, db: Database) throws -> AccountKey? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT passwordSalt, passwordPasses, passwordMemory, passwordWrap, recoverySalt,
            recoveryWrap
          FROM accountKey WHERE account = ?
          """, arguments: [account])
    else { return nil }
    let salt: Data? = try row.value(4)
    let wrap: Data? = try row.value(5)
    return AccountKey(
      byPassword: try byPassword(row),
      byRecoveryKey: salt.flatMap { salt in
        wrap.map { ByRecoveryKey(salt: salt, wrap: $0) }
      })
  }

  private static func byPassword(_ row: Row) throws -> ByPassword? {
    let salt: Data? = try row.value(0)
    let passes: Int64? = try row.value(1)
    let memory: Int? = try row.value(2)
    let wrap: Data? = try row.value(3)
    guard let salt, let passes, let memory, let wrap else { return nil }
    return ByPassword(
      salt: salt, cost: HashingCost(passes: UInt64(clamping: passes), memory: memory), wrap: wrap)
  }

  /// Stores the data key sealed by a password, and leaves it sealed by the recovery key.
  static func store(_ key: ByPassword, account: Int64, db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO accountKey
          (account, passwordSalt, passwordPasses, passwordMemory, passwordWrap)
        VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (account) DO UPDATE SET
          passwordSalt = excluded.passwordSalt, passwordPasses = excluded.passwordPasses,
          passwordMemory = excluded.passwordMemory, passwordWrap = excluded.passwordWrap
        """,
      arguments: [
        account, key.salt, Int64(clamping: key.cost.passes), key.cost.memory, key.wrap,
      ])
  }

  /// Removes the seal of the password.
  static func removePassword(account: Int64, db: Database) throws {
    try db.changeOne(
      sql: """
        UPDATE accountKey SET passwordSalt = NULL, passwordPasses = NULL, passwordMemory = NULL,
          passwordWrap = NULL
        WHERE account = ?
        """, arguments: [account])
  }

  /// Stores the data key of a new account without a password, sealed by a recovery key.
  static func insert(_ key: ByRecoveryKey, account: Int64, db: Database) throws {
    try db.execute(
      sql: "INSERT INTO accountKey (account, recoverySalt, recoveryWrap) VALUES (?, ?, ?)",
      arguments: [account, key.salt, key.wrap])
  }

  /// Stores the data key sealed by a recovery key, in the place of an earlier one. Throws if the
  /// account has no keys.
  static func store(_ key: ByRecoveryKey, account: Int64, db: Database) throws {
    try db.changeOne(
      sql: "UPDATE accountKey SET recoverySalt = ?, recoveryWrap = ? WHERE account = ?",
      arguments: [key.salt, key.wrap, account])
  }
}

/// A key derived from a password, with what is needed to derive it again.
struct PasswordKey: Sendable {
  let salt: Data
  let cost: HashingCost
  let key: SecretBytes

  /// The data key of `keys`, sealed by this one.
  func wrap(_ keys: VaultKeys, account: Int64) throws -> AccountKey.ByPassword {
    guard let wrap = keys.wrapped(by: key, .password, account: account) else {
      throw KeysUnavailable()
    }
    return AccountKey.ByPassword(salt: salt, cost: cost, wrap: wrap)
  }
}

/// The user signed out meanwhile.
struct KeysUnavailable: Error {}

extension PasswordHasher {
  /// A new key from `password`, at the current cost.
  func newKey(from password: SecretBytes) async throws(OutOfMemory) -> PasswordKey {
    let salt = Self.salt()
    return PasswordKey(
      salt: salt, cost: cost, key: try await key(from: password, salt: salt, cost: cost))
  }

  /// The keys of `account`; `nil` if `password` is wrong, or the row is damaged.
  func open(
    _ stored: AccountKey.ByPassword, with password: SecretBytes, account: Int64
  ) async throws(OutOfMemory) -> VaultKeys? {
    guard stored.cost.isReasonable, stored.salt.count == Self.saltLength else { return nil }
    let key = try await key(from: password, salt: stored.salt, cost: stored.cost)
    return VaultKeys(unwrapping: stored.wrap, by: key, .password, account: account)
  }
}
