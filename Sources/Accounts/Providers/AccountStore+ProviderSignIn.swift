import GRDB
import Vault

/// A provider that was just added to an account, with the key that must be stored for it.
public struct NewLinkedProvider: Sendable {
  /// The provider that signs in to the account.
  public let provider: LinkedProvider
  /// The key that opens the account's data key for this provider.
  public let key: ProviderKey
  /// The earlier link to the same identity that it replaces; its key is no longer valid.
  public let replaced: LinkedProvider?
}

/// A provider's user who has an account.
public struct KnownProviderUser: Sendable {
  /// The account's user.
  public let user: User
  /// The provider that signs in to the account.
  public let provider: LinkedProvider
}

/// Signing in with a provider. The caller must have verified the identity with the provider.
extension AccountStore {
  /// The account of a provider's user; `nil` if there is none.
  public func user(of identity: ProviderIdentity) async throws(StoreFault) -> KnownProviderUser? {
    try await connection.perform(.reading) { db in
      guard let row = try ProviderRow.find(identity, db: db),
        let account = try Account.find(id: row.account, db: db)
      else { return nil }
      return KnownProviderUser(user: account.user, provider: row.provider)
    }
  }

  /// Whether there is an account with this address, in any case.
  public func hasAccount(email: String) async throws(StoreFault) -> Bool {
    let folded = EmailAddress.folded(email)
    return try await connection.perform(.reading) { try Account.isKnown(folded, db: $0) }
  }

  /// Signs in a provider's user with the key that was stored for the provider.
  public func signIn(
    _ identity: ProviderIdentity, with key: ProviderKey
  ) async throws(ProviderLogInError) -> Session {
    let found: (row: ProviderRow, account: Account)?
    do throws(StoreFault) {
      found = try await connection.perform(.reading) { db in
        guard let row = try ProviderRow.find(identity, db: db),
          let account = try Account.find(id: row.account, db: db)
        else { return nil }
        return (row, account)
      }
    } catch {
      throw .store(error)
    }
    guard let found else { throw .unknown }
    guard let keys = found.row.open(with: key) else { throw .wrongKey }
    return Session(found.account.user, keys: keys, connection: connection)
  }

  /// Signs in with a password, and adds the provider's identity to the account.
  public func join(
    _ identity: ProviderIdentity, providerName: String, email: String, password: String
  ) async throws(LogInError) -> (session: Session, newProvider: NewLinkedProvider) {
    let session = try await signIn(email: email, password: password)
    do throws(StoreFault) {
      if let newProvider = try await addProvider(identity, providerName: providerName, to: session)
      {
        return (session, newProvider)
      }
    } catch {
      session.signOut()
      throw .store(error)
    }
    session.signOut()
    throw .identityInUse
  }

  /// Signs in a provider's user whose key is lost, with the recovery key of the account. A new key
  /// replaces the lost one. Wrong recovery keys count as failures of this identity.
  public func recover(
    _ identity: ProviderIdentity, recoveryKey typed: String
  ) async throws(RecoveryError) -> (session: Session, newProvider: NewLinkedProvider) {
    let recoveryKey: RecoveryKey
    do throws(RecoveryKey.Mistake) {
      recoveryKey = try RecoveryKey(typed: typed)
    } catch {
      throw .mistyped(error)
    }
    do {
      let time = now()
      let failures = identity.failureKey
      let found = try await connection.perform(.writing) {
        db -> (wait: Int64?, row: ProviderRow?, account: Account?) in
        if let wait = try LogInFailures.countAttempt(failures, now: time, db: db) {
          return (wait, nil, nil)
        }
        let row = try ProviderRow.find(identity, db: db)
        return (nil, row, try row.flatMap { try Account.find(id: $0.account, db: db) })
      }
      if let wait = found.wait { throw RecoveryError.tooManyFailures(retryAfter: .seconds(wait)) }
      let keys = recoveryKey.open(
        found.account?.key?.byRecoveryKey, account: found.account?.user.id ?? 0)
      guard let row = found.row, let account = found.account, let keys else {
        throw RecoveryError.wrongEmailOrKey
      }
      let session = Session(account.user, keys: keys, connection: connection)
      let newProvider = try await addProvider(
        identity, providerName: row.provider.providerName, to: session
      ) {
        try LogInFailures.removeAll(of: failures, db: $0)
      }
      // Another program may have given the identity to another account meanwhile.
      guard let newProvider else { throw RecoveryError.wrongEmailOrKey }
      return (session, newProvider)
    } catch let error as RecoveryError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Lets a provider's user sign in to the session's account, with a new key. Returns `nil` if the
  /// identity has another account.
  private func addProvider(
    _ identity: ProviderIdentity, providerName: String, to session: Session,
    also change: @escaping @Sendable (Database) throws -> Void = { _ in }
  ) async throws(StoreFault) -> NewLinkedProvider? {
    guard let key = ProviderKey() else { throw StoreFault(.outOfMemory, path: path) }
    let keys = session.records.accountKeys
    let account = session.user.id
    let newProvider = try await connection.perform(.writing) { db -> NewLinkedProvider? in
      let newProvider = try ProviderRow.add(
        identity, name: providerName, keys: keys, key: key, account: account, db: db)
      if newProvider != nil { try change(db) }
      return newProvider
    }
    // Removes what the earlier key opened from the log.
    await connection.emptyLog()
    return newProvider
  }
}
