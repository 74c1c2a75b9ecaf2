import Vault

extension AccountStore {
  /// Continues a session whose store had to be opened again (``StoreFault/requiresReopening``),
  /// without its password. The earlier session stays as it is; sign it out.
  ///
  /// - Throws: ``VaultError/signedOut`` if `session` is signed out, and ``VaultError/accountIsGone`` if
  ///   this store has no such account, or one with other keys. For an account from an earlier
  ///   version that has never had a record, the keys cannot be compared: it throws the same error,
  ///   and the user logs in again.
  public func resume(_ session: Session) async throws(VaultError) -> Session {
    guard let keys = session.records.accountKeys.copy() else { throw .signedOut }
    let id = session.user.id
    let user: User?
    do throws(StoreFault) {
      user = try await connection.perform(.reading) { try Account.find(id: id, db: $0)?.user }
    } catch {
      throw .store(error)
    }
    guard let user else { throw .accountIsGone }
    let resumed = Session(user, keys: keys, connection: connection)
    guard try await resumed.records.matchesKeys() else { throw .accountIsGone }
    return resumed
  }
}
