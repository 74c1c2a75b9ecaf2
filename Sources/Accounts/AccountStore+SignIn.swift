import GRDB
import Vault

extension AccountStore {
  /// Finds the account with this address and this password, as ``signIn(email:password:)`` does,
  /// without signing in.
  public func logIn(email: String, password: String) async throws(LogInError) -> User {
    try await signIn(email: email, password: password).user
  }

  /// Signs in the user of the account with this address, in any case, and this password.
  ///
  /// An account from before records were sealed gets its keys here. Takes as long for an unknown
  /// address as for a wrong password. After five failures for an address, known or not, it is refused
  /// for a time that grows with each further failure, from 30 seconds to an hour, across restarts; a
  /// success, or a day without a failure, ends that. Cancelling the task does not stop it.
  public func signIn(email: String, password: String) async throws(LogInError) -> Session {
    do {
      switch try await countAttempt(email) {
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

  /// Continues the log-in with `account`, as it was found.
  ///
  /// Hashing takes long, and another program may change the account meanwhile: create its keys,
  /// replace an outdated hash, change the password, or delete it. Then the password is compared with
  /// what is there now, as the same attempt. Each round but the last means that another program has
  /// completed a change, so they come to an end.
  func verify(
    _ password: String, of account: Account?, email: String
  ) async throws -> Session {
    let secret = PasswordText.bytes(of: password)
    var account = account
    while true {
      let verdict = try await isRight(secret, for: account)
      guard verdict != .wrong, let found = account, let secret else {
        throw LogInError.wrongEmailOrPassword
      }
      // The old hash is still valid if there is no memory for a new one.
      let newHash = verdict == .rightButOutdated ? try? await hasher.hash(secret) : nil
      let (keys, newKey) = try await keys(of: found, secret)
      let now = try await connection.perform(.writing) { db -> Account? in
        let now = try Account.find(EmailAddress.folded(email), db: db)
        // Before the first write: all of the following belongs together.
        guard now == found else { return now }
        try LogInFailures.removeAll(of: email, db: db)
        if let newHash { try Account.setHash(newHash, of: found.user.id, db: db) }
        if let newKey {
          try AccountKey.store(
            newKey.wrap(keys, account: found.user.id), account: found.user.id, db: db)
        }
        return now
      }
      // Its data key is stored, by this or an earlier log-in.
      if now == found { return Session(found.user, keys: keys, connection: connection) }
      account = now
    }
  }

  /// The keys of `account`, and the key from the password to seal its data key by: always if the
  /// data key is new, and otherwise if it is sealed at another cost.
  private func keys(
    of account: Account, _ secret: SecretBytes
  ) async throws -> (keys: VaultKeys, newKey: PasswordKey?) {
    guard let key = account.key else {
      return (try newKeys(), try await newKey(from: secret))
    }
    guard let stored = key.byPassword else { throw LogInError.keyDamaged }
    let keys = try await open(stored, with: secret, of: account)
    // The old seal is still valid if there is no memory for a new one.
    let newKey = stored.cost == hasher.cost ? nil : try? await hasher.newKey(from: secret)
    return (keys, newKey)
  }

  private func open(
    _ stored: AccountKey.ByPassword, with secret: SecretBytes, of account: Account
  ) async throws -> VaultKeys {
    do {
      let keys = try await hasher.open(stored, with: secret, account: account.user.id)
      guard let keys else { throw LogInError.keyDamaged }
      return keys
    } catch is PasswordHasher.OutOfMemory {
      throw StoreFault(.outOfMemory, path: path)
    }
  }
}

/// The common parts of log-ins, recoveries, and changes that require the password.
extension AccountStore {
  enum Admission: Sendable {
    case refused(Duration)
    case admitted(Account?)
  }

  /// Counts a failure for `email`, and finds its account, before anything is compared.
  func countAttempt(_ email: String) async throws(StoreFault) -> Admission {
    let time = now()
    let folded = EmailAddress.folded(email)
    return try await connection.perform(.writing) { db in
      if let wait = try LogInFailures.countAttempt(email, now: time, db: db) {
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
