import Synchronization
import Vault

/// A user who is signed in: the account, and its records.
///
/// It lasts until ``signOut()``, also if the password changes. A session that is released is signed
/// out.
public final class Session: Sendable {
  /// The account's records and documents.
  public let records: RecordVault
  private let current: Mutex<User>

  init(_ user: User, keys: VaultKeys, connection: StoreConnection) {
    current = Mutex(user)
    records = RecordVault(account: user.id, keys: keys, storage: connection)
  }

  /// The account, as this session knows it.
  public var user: User { current.withLock { $0 } }

  func update(_ user: User) {
    current.withLock { $0 = user }
  }

  /// Wipes the account's keys from memory: at once, or as soon as the transaction that uses them has
  /// ended. Never waits for it. Later calls of ``records`` throw ``VaultError/signedOut``.
  public func signOut() {
    records.close()
  }

  deinit {
    records.close()
  }
}

extension Session: CustomStringConvertible {
  /// The number of the account, without personal data.
  public var description: String { "Session of account \(user.id)" }
}

/// An account that was just created.
public struct NewAccount: Sendable {
  /// The session of the new account's user.
  public let session: Session
  /// The recovery key. Pass it to ``AccountStore/activate(_:for:)`` once the user has noted it.
  public let recoveryKey: NewRecoveryKey
}
