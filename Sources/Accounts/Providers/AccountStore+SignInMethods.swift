import GRDB
import Vault

/// The ways to sign in to an account: a password, and providers.
extension AccountStore {
  /// The ways to sign in to the session's account.
  public func signInMethods(of session: Session) async throws(AccountChangeError) -> SignInMethods {
    let id = session.user.id
    let signInMethods: SignInMethods?
    do throws(StoreFault) {
      signInMethods = try await connection.perform(.reading) { db in
        try Account.find(id: id, db: db).map { try Self.signInMethods(of: $0, db: db) }
      }
    } catch {
      throw .store(error)
    }
    guard let signInMethods else { throw .accountIsGone }
    return signInMethods
  }

  private static func signInMethods(of account: Account, db: Database) throws -> SignInMethods {
    SignInMethods(
      hasPassword: account.passwordHash != nil,
      providers: try ProviderRow.all(account: account.user.id, db: db).map(\.provider))
  }

  /// Adds a provider to the session's account, so that the user whom it has just confirmed can sign
  /// in with it.
  public func addProvider(
    _ identity: ProviderIdentity, providerName: String, to session: Session, proof: AccountProof
  ) async throws(AccountChangeError) -> NewLinkedProvider {
    guard let key = ProviderKey() else { throw .store(StoreFault(.outOfMemory, path: path)) }
    let keys = session.records.accountKeys
    let newProvider = try await change(session, proof: proof) {
      account, db -> Result<NewLinkedProvider, AccountChangeError> in
      let newProvider = try ProviderRow.add(
        identity, name: providerName, keys: keys, key: key, account: account.user.id, db: db)
      return newProvider.map { .success($0) } ?? .failure(.identityInUse)
    }
    // Removes data that an earlier key could open from the log.
    await connection.emptyLog()
    return newProvider
  }

  /// Removes a provider from the session's account, unless it is the only way to sign in.
  public func removeProvider(
    _ identity: ProviderIdentity, of session: Session, proof: AccountProof
  ) async throws(AccountChangeError) {
    try await change(session, proof: proof) {
      account, db -> Result<Void, AccountChangeError> in
      guard try Self.signInMethods(of: account, db: db).hasSeveral else {
        return .failure(.onlySignInMethod)
      }
      try ProviderRow.delete(identity, account: account.user.id, db: db)
      return .success(())
    }
    await connection.emptyLog()
  }

  /// Removes the password of the session's account, unless it is the only way to sign in to it.
  public func removePassword(
    of session: Session, proof: AccountProof
  ) async throws(AccountChangeError) {
    try await change(session, proof: proof) {
      account, db -> Result<Void, AccountChangeError> in
      guard try Self.signInMethods(of: account, db: db).hasSeveral else {
        return .failure(.onlySignInMethod)
      }
      try Account.setHash(nil, of: account.user.id, db: db)
      try AccountKey.removePassword(account: account.user.id, db: db)
      return .success(())
    }
    await connection.emptyLog()
  }
}
