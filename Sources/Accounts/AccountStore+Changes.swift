import GRDB
import Vault

extension AccountStore {
  /// Changes the name of the session's account.
  public func changeName(
    of session: Session, to name: String
  ) async throws(AccountChangeError) {
    if let error = SignUpRules.nameError(name) { throw .invalid(error) }
    let name = SignUpRules.trimmed(name)
    let id = session.user.id
    do {
      let user = try await connection.perform(.writing) { db -> User? in
        guard let account = try Account.find(id: id, db: db) else { return nil }
        let user = User(id: id, name: name, email: account.user.email)
        try Account.update(user, db: db)
        return user
      }
      guard let user else { throw AccountChangeError.accountIsGone }
      session.update(user)
    } catch let error as AccountChangeError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Changes the address with which the user of the session signs in.
  public func changeEmail(
    of session: Session, to email: String, proof: AccountProof
  ) async throws(AccountChangeError) {
    guard EmailAddress.isValid(email) else { throw .invalid(.emailInvalid) }
    let user = try await change(session, proof: proof) {
      account, db -> Result<User, AccountChangeError> in
      let user = User(id: account.user.id, name: account.user.name, email: email)
      if let other = try Account.find(EmailAddress.folded(email), db: db),
        other.user.id != user.id
      {
        return .failure(.invalid(.emailInUse))
      }
      try Account.update(user, db: db)
      try LogInFailures.removeAll(of: email, db: db)
      return .success(user)
    }
    session.update(user)
  }

  /// Changes the password of the session's account, or gives it its first one. The data key
  /// is sealed again; the records, the recovery key and the providers do not change.
  public func changePassword(
    of session: Session, to newPassword: String, proof: AccountProof
  ) async throws(AccountChangeError) {
    if let error = SignUpRules.passwordError(newPassword) { throw .invalid(error) }
    let id = session.user.id
    let hash: String
    let wrap: AccountKey.ByPassword
    do {
      let secret = try self.secret(of: newPassword)
      hash = try await self.hash(secret)
      wrap = try await newKey(from: secret).wrap(session.records.accountKeys, account: id)
    } catch is KeysUnavailable {
      throw .signedOut
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
    try await change(session, proof: proof) { account, db -> Result<Void, AccountChangeError> in
      guard account.user.email != nil else { return .failure(.emailIsMissing) }
      try Account.setHash(hash, of: id, db: db)
      try AccountKey.store(wrap, account: id, db: db)
      return .success(())
    }
    // The log may still contain the key that the old password opens.
    await connection.emptyLog()
  }

  /// Deletes the session's account with all its records and documents, and signs it out.
  public func deleteAccount(
    of session: Session, proof: AccountProof
  ) async throws(AccountChangeError) {
    try await change(session, proof: proof) { account, db in
      try Account.delete(account.user.id, db: db)
      return .success(())
    }
    session.signOut()
    await connection.emptyLog()
  }

  /// Runs `body` in one transaction, if `proof` is the account's. An error that `body` returns must
  /// come before its first write.
  ///
  /// A wrong password counts as a failure, together with those of log-ins.
  func change<Value: Sendable>(
    _ session: Session, proof: AccountProof,
    _ body: @escaping @Sendable (Account, Database) throws -> Result<Value, AccountChangeError>
  ) async throws(AccountChangeError) -> Value {
    guard !session.records.accountKeys.isWiped else { throw .signedOut }
    switch proof {
    case .password(let password): return try await change(session, password: password, body)
    case .provider(let identity): return try await change(session, by: identity, body)
    }
  }

  private func change<Value: Sendable>(
    _ session: Session, by identity: ProviderIdentity,
    _ body: @escaping @Sendable (Account, Database) throws -> Result<Value, AccountChangeError>
  ) async throws(AccountChangeError) -> Value {
    let id = session.user.id
    let result: Result<Value, AccountChangeError>
    do {
      result = try await connection.perform(.writing) { db in
        guard let account = try Account.find(id: id, db: db) else {
          return .failure(.accountIsGone)
        }
        guard try ProviderRow.find(identity, db: db)?.account == id else {
          return .failure(.otherIdentity)
        }
        return try body(account, db)
      }
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
    return try result.get()
  }

  private func change<Value: Sendable>(
    _ session: Session, password: String,
    _ body: @escaping @Sendable (Account, Database) throws -> Result<Value, AccountChangeError>
  ) async throws(AccountChangeError) -> Value {
    let id = session.user.id
    do {
      let time = now()
      let admission = try await connection.perform(.writing) { db -> Admission in
        guard let account = try Account.find(id: id, db: db) else { return .admitted(nil) }
        if let wait = try LogInFailures.countAttempt(account.failureKey, now: time, db: db) {
          return .refused(.seconds(wait))
        }
        return .admitted(account)
      }
      let found: Account
      switch admission {
      case .refused(let wait): throw AccountChangeError.tooManyFailures(retryAfter: wait)
      case .admitted(nil): throw AccountChangeError.accountIsGone
      case .admitted(let account?): found = account
      }
      guard try await isRight(PasswordText.bytes(of: password), for: found) != .wrong else {
        throw AccountChangeError.wrongPassword
      }
      let result = try await connection.perform(.writing) { db in
        guard let account = try Account.find(id: id, db: db) else {
          return Result<Value, AccountChangeError>.failure(.accountIsGone)
        }
        // Another program may have changed the password meanwhile.
        guard account.passwordHash == found.passwordHash else { return .failure(.wrongPassword) }
        try LogInFailures.removeAll(of: account.failureKey, db: db)
        return try body(account, db)
      }
      return try result.get()
    } catch let error as AccountChangeError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }
}
