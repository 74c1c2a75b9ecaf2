import GRDB
import Vault

/// The ways to sign in to an account: a password, and providers.
extension AccountStore {
  /// The ways to sign in to the session's account.
  public func ways(of session: Session) async throws(AccountChangeError) -> SignInWays {
    let id = session.person.id
    let ways: SignInWays?
    do throws(StoreFault) {
      ways = try await connection.perform(.reading) { db in
        try Account.find(id: id, db: db).map { try Self.ways(of: $0, db: db) }
      }
    } catch {
      throw .store(error)
    }
    guard let ways else { throw .accountIsGone }
    return ways
  }

  private static func ways(of account: Account, db: Database) throws -> SignInWays {
    SignInWays(
      hasPassword: account.passwordHash != nil,
      providers: try ProviderRow.all(account: account.person.id, db: db).map(\.way))
  }

  /// Lets a provider's user, whom the provider has just confirmed, sign in to the session's account.
  public func addProvider(
    _ identity: ProviderIdentity, providerName: String, to session: Session, proof: AccountProof
  ) async throws(AccountChangeError) -> NewProviderWay {
    guard let key = ProviderKey() else { throw .store(StoreFault(.outOfMemory, path: path)) }
    let keys = session.records.accountKeys
    let newWay = try await change(session, proof: proof) {
      account, db -> Result<NewProviderWay, AccountChangeError> in
      let newWay = try ProviderRow.add(
        identity, name: providerName, keys: keys, key: key, account: account.person.id, db: db)
      return newWay.map { .success($0) } ?? .failure(.identityInUse)
    }
    // What an earlier key opened is not left in the log.
    await connection.emptyLog()
    return newWay
  }

  /// Removes a provider from the session's account, unless it is the only way to sign in.
  public func removeProvider(
    _ identity: ProviderIdentity, of session: Session, proof: AccountProof
  ) async throws(AccountChangeError) {
    try await change(session, proof: proof) {
      account, db -> Result<Void, AccountChangeError> in
      guard try Self.ways(of: account, db: db).areSeveral else { return .failure(.onlyWay) }
      try ProviderRow.delete(identity, account: account.person.id, db: db)
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
      guard try Self.ways(of: account, db: db).areSeveral else { return .failure(.onlyWay) }
      try Account.setHash(nil, of: account.person.id, db: db)
      try AccountKey.removePassword(account: account.person.id, db: db)
      return .success(())
    }
    await connection.emptyLog()
  }
}
