import GRDB
import Vault

extension AccountStore {
  /// Finds the account with this address and this password, as ``signIn(email:password:)`` does,
  /// without signing in.
  public func logIn(email: String, password: String) async throws(LogInError) -> Person {
    try await signIn(email: email, password: password).person
  }

  /// Signs in the user of the account with this address, in any case, and this password.
  ///
  /// An account from before records were sealed gets its keys here. Takes as long for an unknown
  /// address as for a wrong password. After five failures for an address, known or not, it is refused
  /// for a time that grows with each further failure, from 30 seconds to an hour, across restarts; a
  /// success, or a day without a failure, ends that. Cancelling the task does not stop it.
  public func signIn(email: String, password: String) async throws(LogInError) -> Session {
    do {
      switch try await admit(email) {
      case .refused(let wait):
        throw LogInError.tooManyFailures(retryAfter: wait)
      case .admitted(let account):
        return try await verify(password, of: account, email: email)
      }
    } catch let error as LogInError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  private func verify(
    _ password: String, of account: Account?, email: String
  ) async throws -> Session {
    let secret = PasswordText.bytes(of: password)
    let verdict = try await isRight(secret, for: account)
    guard verdict != .wrong, let account, let secret else {
      throw LogInError.wrongEmailOrPassword
    }
    // The old hash is still valid if there is no memory for a new one.
    let newHash = verdict == .rightButOutdated ? try? await hasher.hash(secret) : nil
    let keys: VaultKeys
    var newKey: PasswordKey?
    if let stored = account.key?.byPassword {
      keys = try await open(stored, with: secret, of: account)
      if stored.cost != hasher.cost { newKey = try? await hasher.newKey(from: secret) }
    } else {
      keys = try newKeys()
      newKey = try await self.newKey(from: secret)
    }
    let found = try await connection.perform(.writing) { [newKey] db -> AccountKey? in
      try LogInFailures.forget(email, db: db)
      if let newHash {
        try account.replaceHash(by: newHash, db: db)
      }
      // Another program may have created the key, or changed the password, meanwhile.
      let found = try AccountKey.find(account: account.person.id, db: db)
      if let newKey, found == account.key, try account.isThere(db: db) {
        try AccountKey.store(
          newKey.wrap(keys, account: account.person.id), account: account.person.id, db: db)
      }
      return found
    }
    if account.key == nil, let found {
      // The records may be sealed by the other program's key already.
      return Session(
        account.person, keys: try await open(found.byPassword, with: secret, of: account),
        connection: connection)
    }
    return Session(account.person, keys: keys, connection: connection)
  }

  private func open(
    _ stored: AccountKey.ByPassword, with secret: SecretBytes, of account: Account
  ) async throws -> VaultKeys {
    do {
      let keys = try await hasher.open(stored, with: secret, account: account.person.id)
      guard let keys else { throw LogInError.keyDamaged }
      return keys
    } catch is PasswordHasher.OutOfMemory {
      throw StoreFault(.outOfMemory, path: path)
    }
  }
}

/// What log-ins, recoveries, and changes that ask for the password have in common.
extension AccountStore {
  enum Admission: Sendable {
    case refused(Duration)
    case admitted(Account?)
  }

  /// Counts a failure for `email`, and finds its account, before anything is compared.
  func admit(_ email: String) async throws(StoreFault) -> Admission {
    let time = now()
    let folded = EmailAddress.folded(email)
    return try await connection.perform(.writing) { db in
      if let wait = try LogInFailures.admit(email, now: time, db: db) {
        return .refused(.seconds(wait))
      }
      return .admitted(try Account.find(folded, db: db))
    }
  }

  /// Compares a password with that of `account`. Takes as long if there is no password or account,
  /// for which the verdict is `wrong`.
  func isRight(
    _ secret: SecretBytes?, for account: Account?
  ) async throws(StoreFault) -> PasswordHasher.Verdict {
    let verdict = await hasher.verify(secret, against: account?.passwordHash)
    switch verdict {
    case .outOfMemory: throw StoreFault(.outOfMemory, path: path)
    case .unreadableHash: throw StoreFault(.damaged, path: path)
    case .right, .rightButOutdated, .wrong: return verdict
    }
  }
}
