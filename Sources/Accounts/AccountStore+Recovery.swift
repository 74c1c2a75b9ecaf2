import GRDB
import Vault

extension AccountStore {
  /// Signs in the user of the account with this address and this recovery key, and sets a new
  /// password. The recovery key stays valid.
  ///
  /// Failures count together with those of passwords; see ``signIn(email:password:)``. A mistyped
  /// key does not count as a failure, because it is not an attempt at the account's key.
  public func recover(
    email: String, recoveryKey typed: String, newPassword: String
  ) async throws(RecoveryError) -> Session {
    let recoveryKey: RecoveryKey
    do throws(RecoveryKey.Mistake) {
      recoveryKey = try RecoveryKey(typed: typed)
    } catch {
      throw .mistyped(error)
    }
    if let error = SignUpRules.passwordError(newPassword) { throw .invalid(error) }
    do {
      switch try await countAttempt(email) {
      case .refused(let wait):
        throw RecoveryError.tooManyFailures(retryAfter: wait)
      case .admitted(let account):
        return try await open(account, email: email, with: recoveryKey, newPassword: newPassword)
      }
    } catch let error as RecoveryError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  private func open(
    _ account: Account?, email: String, with recoveryKey: RecoveryKey, newPassword: String
  ) async throws -> Session {
    let stored = account?.key?.byRecoveryKey
    let keys = recoveryKey.open(stored, account: account?.user.id ?? 0)
    guard let account, let stored, let keys else { throw RecoveryError.wrongEmailOrKey }
    let id = account.user.id
    let secret = try self.secret(of: newPassword)
    let hash = try await hash(secret)
    let passwordKey = try await newKey(from: secret).wrap(keys, account: id)
    let isStored = try await connection.perform(.writing) { db -> Bool in
      // Another program may have replaced the recovery key, or deleted the account, meanwhile.
      guard try AccountKey.find(account: id, db: db)?.byRecoveryKey == stored else { return false }
      try LogInFailures.removeAll(of: email, db: db)
      try Account.setHash(hash, of: id, db: db)
      try AccountKey.store(passwordKey, account: id, db: db)
      return true
    }
    guard isStored else { throw RecoveryError.wrongEmailOrKey }
    await connection.emptyLog()
    return Session(account.user, keys: keys, connection: connection)
  }

  /// Whether the account has a recovery key. Accounts of versions without sealed records have none.
  public func hasRecoveryKey(_ session: Session) async throws(AccountChangeError) -> Bool {
    let id = session.user.id
    let key: AccountKey?
    do throws(StoreFault) {
      key = try await connection.perform(.reading) { try AccountKey.find(account: id, db: $0) }
    } catch {
      throw .store(error)
    }
    guard let key else { throw .accountIsGone }
    return key.byRecoveryKey != nil
  }

  /// Makes a new recovery key for the account, to be shown to the user once. It opens the account
  /// only after ``activate(_:for:)``; an earlier one works until then.
  public func newRecoveryKey(
    for session: Session, proof: AccountProof
  ) async throws(AccountChangeError) -> NewRecoveryKey {
    try await change(session, proof: proof) { account, _ -> Result<Void, AccountChangeError> in
      // A recovery key that opens nothing must not be shown.
      account.key == nil ? .failure(.keyDamaged) : .success(())
    }
    guard let key = NewRecoveryKey(for: session.user) else {
      throw .store(StoreFault(.outOfMemory, path: path))
    }
    return key
  }

  /// Makes a new recovery key valid, after the user has confirmed having it. It then opens the
  /// session's account instead of an earlier one.
  public func activate(
    _ new: NewRecoveryKey, for session: Session
  ) async throws(AccountChangeError) {
    let id = session.user.id
    if let user = new.user, user.id != id { throw .signedOut }
    do {
      let wrap = try new.key.wrap(session.records.accountKeys, account: id)
      let error = try await connection.perform(.writing) { db -> AccountChangeError? in
        guard let account = try Account.find(id: id, db: db) else { return .accountIsGone }
        guard account.key != nil else { return .keyDamaged }
        try AccountKey.store(wrap, account: id, db: db)
        return nil
      }
      if let error { throw error }
    } catch let error as AccountChangeError {
      throw error
    } catch is KeysUnavailable {
      throw .signedOut
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
    await connection.emptyLog()
  }
}

/// A recovery key that was just created. It opens the account only after the user has confirmed
/// having it (``AccountStore/activate(_:for:)``): if the program ends while the key is shown, an
/// earlier key stays valid, and the new one never becomes valid.
public struct NewRecoveryKey: Sendable {
  /// The key, which is shown to the user once and not stored.
  public let key: RecoveryKey
  /// The user for whose account it was made; `nil` for that of a new account.
  let user: User?

  init?(for user: User? = nil) {
    guard let key = RecoveryKey() else { return nil }
    self.key = key
    self.user = user
  }
}
