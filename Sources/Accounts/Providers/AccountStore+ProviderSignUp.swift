import GRDB
import Vault

/// An account for a provider's user that is not in the store yet.
///
/// Nothing but the recovery key opens such an account when the desktop has lost the key of the data. So
/// it is only created when the user has the recovery key: whatever ends the program before that leaves
/// no account that cannot be opened.
public struct PreparedAccount: Sendable {
  /// The recovery key of the new account.
  public let recoveryKey: NewRecoveryKey
  /// The added provider, with the key that must be stored for it.
  public let newProvider: NewLinkedProvider

  let name: String
  var email: String?
  let keys: VaultKeys

  /// The same account without an address, for the case that another account has got it meanwhile.
  public var withoutEmail: PreparedAccount {
    var account = self
    account.email = nil
    return account
  }
}

/// The first sign-in with a provider. The caller must have had the identity confirmed by the
/// provider.
extension AccountStore {
  /// Prepares an account for a provider's user. Nothing is written.
  ///
  /// - Parameters:
  ///   - name: The user's name, by the same rules as at sign-up.
  ///   - email: The address that the provider states. An account without one has none.
  /// - Throws: The first error, as ``signUp(_:)``.
  public func prepareAccount(
    name: String, email: String?, identity: ProviderIdentity, providerName: String
  ) async throws(SignUpError) -> PreparedAccount {
    if let error = SignUpRules.nameError(name) { throw error }
    if let email, !EmailAddress.isValid(email) { throw .emailInvalid }
    guard let recoveryKey = NewRecoveryKey(), let key = ProviderKey() else {
      throw .store(StoreFault(.outOfMemory, path: path))
    }
    do {
      let account = PreparedAccount(
        recoveryKey: recoveryKey,
        newProvider: NewLinkedProvider(
          provider: LinkedProvider(new: identity, providerName: providerName), key: key,
          replaced: nil),
        name: SignUpRules.trimmed(name), email: email, keys: try newKeys())
      let error = try await connection.perform(.reading) { db in
        try Self.reason(against: account, db: db)
      }
      if let error { throw error }
      return account
    } catch let error as SignUpError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// Creates an account that was prepared, completely or not at all, and signs the user in.
  ///
  /// - Throws: `identityInUse` if the identity has an account already, `emailInUse` if another account
  ///   has the address.
  public func signUp(_ account: PreparedAccount) async throws(SignUpError) -> Session {
    do {
      let time = now()
      let created = try await connection.perform(.writing) { db -> Result<User, SignUpError> in
        if let error = try Self.reason(against: account, db: db) { return .failure(error) }
        let user = try Account.insert(
          name: account.name, email: account.email, hash: nil, at: time, db: db)
        try account.keys.beginRecords(account: user.id, db: db)
        try AccountKey.insert(
          account.recoveryKey.key.wrap(account.keys, account: user.id),
          account: user.id, db: db)
        try ProviderRow.make(
          account.newProvider.provider, keys: account.keys, key: account.newProvider.key,
          account: user.id
        ).store(db: db)
        return .success(user)
      }
      return Session(try created.get(), keys: account.keys, connection: connection)
    } catch let error as SignUpError {
      throw error
    } catch {
      throw .store(StoreFault(error, files: connection.files))
    }
  }

  /// The reason why an account cannot be created.
  private static func reason(
    against account: PreparedAccount, db: Database
  ) throws -> SignUpError? {
    if try ProviderRow.find(account.newProvider.provider.identity, db: db) != nil {
      return .identityInUse
    }
    guard let email = account.email else { return nil }
    return try Account.isKnown(EmailAddress.folded(email), db: db) ? .emailInUse : nil
  }
}
