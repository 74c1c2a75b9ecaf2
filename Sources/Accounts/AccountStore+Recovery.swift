import GRDB
import Vault

extension AccountStore {
  /// Signs in the user of the account with this address and this recovery key, and sets a new
  /// password. The recovery key stays valid.
  ///
  /// Failures count together with those of passwords; see ``signIn(email:password:)``. A mistyped key
  /// is no failure: it says nothing about the account.
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
      switch try await admit(email) {
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
    let keys = recoveryKey.open(stored, account: account?.person.id ?? 0)
    guard let account, let stored, let keys else { throw RecoveryError.wrongEmailOrKey }
    let id = account.person.id
    let secret = try self.secret(of: newPassword)
    let hash = try await hash(secret)
    let passwordKey = try await newKey(from: secret).wrap(keys, account: id)
    let isStored = try await connection.perform(.writing) { db -> Bool in
      // Another program may have made another recovery key, or deleted the account, meanwhile.
      guard try AccountKey.find(account: id, db: db)?.byRecoveryKey == stored else { return false }
      try LogInFailures.forget(email, db: db)
      try Account.setHash(hash, of: id, db: db)
      try AccountKey.store(passwordKey, account: id, db: db)
      return true
    }
    guard isStored else { throw RecoveryError.wrongEmailOrKey }
    await connection.emptyLog()
    return Session(account.person, keys: keys, connection: connection)
  }

  /// Whether the account has a recovery key. Accounts from before records were sealed have none.
  public func hasRecoveryKey(_ session: Session) async throws(AccountChangeError) -> Bool {
    let id = session.person.id
    let key: AccountKey?
    do throws(StoreFault) {
      key = try await connection.perform(.reading) { try AccountKey.find(account: id, db: $0) }
    } catch {
      throw .store(error)
    }
    guard let key else { throw .accountIsGone }
    return key.byRecoveryKey != nil
  }

  /// Gives the account a new recovery key, to be shown to the user once; an earlier one does not work
  /// any more.
  public func makeRecoveryKey(
    for session: Session, proof: AccountProof
  ) async throws(AccountChangeError) -> RecoveryKey {
    guard let recoveryKey = RecoveryKey() else {
      throw .store(StoreFault(.outOfMemory, path: path))
    }
    let id = session.person.id
    let wrap: AccountKey.ByRecoveryKey
    do {
      wrap = try recoveryKey.wrap(session.records.accountKeys, account: id)
    } catch {
      throw .signedOut
    }
    try await change(session, proof: proof) {
      account, db -> Result<Void, AccountChangeError> in
      // A recovery key that opens nothing must not be shown.
      guard account.key != nil else { return .failure(.keyDamaged) }
      try AccountKey.store(wrap, account: id, db: db)
      return .success(())
    }
    await connection.emptyLog()
    return recoveryKey
  }
}
