import GRDB
import Vault

/// A way that was just made, with the key that has to be kept for it.
public struct NewProviderWay: Sendable {
  public let way: ProviderWay
  public let key: ProviderKey
  /// The way of the same identity whose place it takes: its key opens nothing any more.
  public let replaced: ProviderWay?
}

/// An account that was just created for a provider's user.
public struct NewProviderAccount: Sendable {
  public let session: Session
  /// Shown to the user once; it is stored nowhere.
  public let recoveryKey: RecoveryKey
  public let newWay: NewProviderWay
}

/// A provider's user who has an account.
public struct KnownProviderUser: Sendable {
  public let person: Person
  public let way: ProviderWay
}

/// Signing in with a provider. Whoever calls these has had the identity confirmed by the provider.
extension AccountStore {
  /// The account of a provider's user; `nil` if there is none.
  public func user(of identity: ProviderIdentity) async throws(StoreFault) -> KnownProviderUser? {
    try await connection.perform(.reading) { db in
      guard let row = try ProviderRow.find(identity, db: db),
        let account = try Account.find(id: row.account, db: db)
      else { return nil }
      return KnownProviderUser(person: account.person, way: row.way)
    }
  }

  /// Whether there is an account with this address, in any case.
  public func hasAccount(email: String) async throws(StoreFault) -> Bool {
    let folded = EmailAddress.folded(email)
    return try await connection.perform(.reading) { try Account.isKnown(folded, db: $0) }
  }

  /// Signs in a provider's user with the key that was kept for this way.
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
    return Session(found.account.person, keys: keys, connection: connection)
  }

  /// Creates an account for a provider's user, completely or not at all, and signs the user in.
  ///
  /// - Parameters:
  ///   - name: The user's name, by the same rules as at sign-up.
  ///   - email: The address that the provider states. An account without one has none.
  /// - Throws: The first error; `identityInUse` if the identity has an account already, `emailInUse` if
  ///   another account has the address.
  public func signUp(
    name: String, email: String?, identity: ProviderIdentity, providerName: String
  ) async throws(SignUpError) -> NewProviderAccount {
    if let error = SignUpRules.nameError(name) { throw error }
    if let email, !EmailAddress.isValid(email) { throw .emailInvalid }
    guard let recoveryKey = RecoveryKey(), let key = ProviderKey() else {
      throw .store(StoreFault(.outOfMemory, path: path))
    }
    do {
      let keys = try newKeys()
      let name = SignUpRules.trimmed(name)
      let time = now()
      let made = try await connection.perform(.writing) {
        db -> Result<(Person, ProviderWay), SignUpError> in
        guard try ProviderRow.find(identity, db: db) == nil else {
          return .failure(.identityInUse)
        }
        if let email {
          guard try !Account.isKnown(EmailAddress.folded(email), db: db) else {
            return .failure(.emailInUse)
          }
        }
        let person = try Account.insert(name: name, email: email, hash: nil, at: time, db: db)
        try keys.beginRecords(account: person.id, db: db)
        try AccountKey.insert(
          recoveryKey.wrap(keys, account: person.id), account: person.id, db: db)
        let row = try ProviderRow.make(
          identity, name: providerName, keys: keys, key: key, account: person.id)
        try row.store(db: db)
        return .success((person, row.way))
      }
      let (person, way) = try made.get()
      return NewProviderAccount(
        session: Session(person, keys: keys, connection: connection), recoveryKey: recoveryKey,
        newWay: NewProviderWay(way: way, key: key, replaced: nil))
    } catch let error as SignUpError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Signs in by password to an account, which the provider's user joins.
  public func join(
    _ identity: ProviderIdentity, providerName: String, email: String, password: String
  ) async throws(LogInError) -> (session: Session, newWay: NewProviderWay) {
    let session = try await signIn(email: email, password: password)
    do throws(StoreFault) {
      if let newWay = try await addWay(identity, providerName: providerName, to: session) {
        return (session, newWay)
      }
    } catch {
      session.signOut()
      throw .store(error)
    }
    session.signOut()
    throw .identityInUse
  }

  /// Signs in a provider's user whose key is not kept any more, by the recovery key of the account.
  /// A new key takes its place. Wrong ones count as failures of this identity.
  public func recover(
    _ identity: ProviderIdentity, recoveryKey typed: String
  ) async throws(RecoveryError) -> (session: Session, newWay: NewProviderWay) {
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
        if let wait = try LogInFailures.admit(failures, now: time, db: db) {
          return (wait, nil, nil)
        }
        let row = try ProviderRow.find(identity, db: db)
        return (nil, row, try row.flatMap { try Account.find(id: $0.account, db: db) })
      }
      if let wait = found.wait { throw RecoveryError.tooManyFailures(retryAfter: .seconds(wait)) }
      let keys = recoveryKey.open(
        found.account?.key?.byRecoveryKey, account: found.account?.person.id ?? 0)
      guard let row = found.row, let account = found.account, let keys else {
        throw RecoveryError.wrongEmailOrKey
      }
      let session = Session(account.person, keys: keys, connection: connection)
      let newWay = try await addWay(identity, providerName: row.way.providerName, to: session) {
        try LogInFailures.forget(failures, db: $0)
      }
      // Another program may have given the identity away meanwhile.
      guard let newWay else { throw RecoveryError.wrongEmailOrKey }
      return (session, newWay)
    } catch let error as RecoveryError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Lets a provider's user sign in to the session's account, with a new key. Returns `nil` if the
  /// identity has another account.
  private func addWay(
    _ identity: ProviderIdentity, providerName: String, to session: Session,
    also change: @escaping @Sendable (Database) throws -> Void = { _ in }
  ) async throws(StoreFault) -> NewProviderWay? {
    guard let key = ProviderKey() else { throw StoreFault(.outOfMemory, path: path) }
    let keys = session.records.accountKeys
    let account = session.person.id
    let newWay = try await connection.perform(.writing) { db -> NewProviderWay? in
      let newWay = try ProviderRow.add(
        identity, name: providerName, keys: keys, key: key, account: account, db: db)
      if newWay != nil { try change(db) }
      return newWay
    }
    // What the earlier key opened is not left in the log.
    await connection.emptyLog()
    return newWay
  }
}
