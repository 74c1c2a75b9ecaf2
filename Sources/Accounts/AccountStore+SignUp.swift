import GRDB
import Vault

extension AccountStore {
  /// Creates an account, completely or not at all, without a recovery key and without signing in.
  ///
  /// ``signUp(name:email:password:)`` does so with both.
  /// - Throws: The first error.
  public func createAccount(
    name: String, email: String, password: String
  ) async throws(SignUpError) -> User {
    try await create(name: name, email: email, password: password).user
  }

  /// Creates an account, completely or not at all, and signs its user in. It has no recovery key
  /// before the user has it: ``activate(_:for:)``.
  ///
  /// Checks ``SignUpRules`` first. Hashing the password and deriving a key from it each take about a
  /// tenth of a second and 64 MiB. A password is hashed in normalised form, so that the same
  /// characters typed on another system are the same password. Cancelling the task does not stop it.
  /// - Throws: The first error.
  public func signUp(
    name: String, email: String, password: String
  ) async throws(SignUpError) -> NewAccount {
    guard let recoveryKey = NewRecoveryKey() else {
      throw .store(StoreFault(.outOfMemory, path: path))
    }
    let session = try await create(name: name, email: email, password: password)
    return NewAccount(session: session, recoveryKey: recoveryKey)
  }

  private func create(
    name: String, email: String, password: String
  ) async throws(SignUpError) -> Session {
    if let error = SignUpRules.firstError(name: name, email: email, password: password) {
      throw error
    }
    do {
      let folded = EmailAddress.folded(email)
      // Before the hashing, so that the answer comes at once; it is checked again below.
      if try await connection.perform(.reading, { try Account.isKnown(folded, db: $0) }) {
        throw SignUpError.emailInUse
      }
      let secret = try self.secret(of: password)
      let hash = try await hash(secret)
      let passwordKey = try await newKey(from: secret)
      let keys = try newKeys()
      let name = SignUpRules.trimmed(name)
      let time = now()
      let user = try await connection.perform(.writing) { db -> User? in
        guard try !Account.isKnown(folded, db: db) else { return nil }
        try LogInFailures.removeAll(of: email, db: db)
        let user = try Account.insert(name: name, email: email, hash: hash, at: time, db: db)
        try AccountKey.store(
          passwordKey.wrap(keys, account: user.id), account: user.id, db: db)
        try keys.beginRecords(account: user.id, db: db)
        return user
      }
      guard let user else { throw SignUpError.emailInUse }
      return Session(user, keys: keys, connection: connection)
    } catch let error as SignUpError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }
}

/// Secrets; a lack of memory is a fault.
extension AccountStore {
  /// The bytes of a password that satisfies the rules.
  func secret(of password: String) throws(StoreFault) -> SecretBytes {
    guard let secret = PasswordText.bytes(of: password) else {
      throw StoreFault(.outOfMemory, path: path)
    }
    return secret
  }

  func hash(_ secret: SecretBytes) async throws(StoreFault) -> String {
    do {
      return try await hasher.hash(secret)
    } catch {
      throw StoreFault(.outOfMemory, path: path)
    }
  }

  func newKey(from secret: SecretBytes) async throws(StoreFault) -> PasswordKey {
    do {
      return try await hasher.newKey(from: secret)
    } catch {
      throw StoreFault(.outOfMemory, path: path)
    }
  }

  func newKeys() throws(StoreFault) -> VaultKeys {
    guard let dataKey = SecretBytes.random(count: VaultKeys.length),
      let keys = VaultKeys(dataKey: dataKey)
    else { throw StoreFault(.outOfMemory, path: path) }
    return keys
  }
}
