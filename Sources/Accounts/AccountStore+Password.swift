/// Changes that the user authorises with the password.
extension AccountStore {
  /// Changes the address with which the user of the session signs in.
  public func changeEmail(
    of session: Session, to email: String, password: String
  ) async throws(AccountChangeError) {
    try await changeEmail(of: session, to: email, proof: .password(password))
  }

  /// Changes the password of the session's account.
  public func changePassword(
    of session: Session, from password: String, to newPassword: String
  ) async throws(AccountChangeError) {
    try await changePassword(of: session, to: newPassword, proof: .password(password))
  }

  /// Makes a new recovery key for the account. It opens the account only after ``activate(_:for:)``.
  public func newRecoveryKey(
    for session: Session, password: String
  ) async throws(AccountChangeError) -> NewRecoveryKey {
    try await newRecoveryKey(for: session, proof: .password(password))
  }

  /// Deletes the session's account with all its records and documents, and signs it out.
  public func deleteAccount(
    of session: Session, password: String
  ) async throws(AccountChangeError) {
    try await deleteAccount(of: session, proof: .password(password))
  }
}
