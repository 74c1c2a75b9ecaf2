import Accounts
import Vault

/// Changes to the account of the user who is signed in.
extension Planner {
  /// Runs `body` on the session's account, and shows what it has changed.
  ///
  /// - Parameter begun: The plans of the user who asked, if there was something to wait for since: another user may have
  ///   signed in meanwhile, whose account is left alone.
  func change<Value>(
    begunIn begun: Plans? = nil,
    _ body: (AccountStore, Session) async throws(AccountChangeError) -> Value
  ) async throws(AccountChangeError) -> Value {
    guard let plans = window?.plans, begun == nil || begun === plans else { throw .signedOut }
    do throws(AccountChangeError) {
      let store: AccountStore
      do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
      let value = try await body(store, plans.session)
      if isCurrent(plans) { person = plans.session.person }
      return value
    } catch {
      switch error {
      case .accountIsGone: plans.recordFault(VaultError.accountIsGone)
      case .store(let fault): plans.recordFault(VaultError.store(fault))
      default: break
      }
      throw error
    }
  }

  func changeName(to name: String) async throws(AccountChangeError) {
    try await change { store, session throws(AccountChangeError) in
      try await store.changeName(of: session, to: name)
    }
  }

  func changeEmail(to email: String, password: String) async throws(AccountChangeError) {
    let begun = window?.plans
    let proof = try await proof(password)
    try await change(begunIn: begun) { store, session throws(AccountChangeError) in
      try await store.changeEmail(of: session, to: email, proof: proof)
    }
  }

  func changePassword(
    from password: String, to newPassword: String
  ) async throws(AccountChangeError) {
    let begun = window?.plans
    let proof = try await proof(password)
    try await change(begunIn: begun) { store, session throws(AccountChangeError) in
      try await store.changePassword(of: session, to: newPassword, proof: proof)
    }
    await readSignInMethods()
  }

  /// Makes a new recovery key, to be shown once. It opens nothing before ``activateRecoveryKey(_:)``.
  func newRecoveryKey(password: String) async throws(AccountChangeError) -> NewRecoveryKey {
    let begun = window?.plans
    let proof = try await proof(password)
    return try await change(begunIn: begun) { store, session throws(AccountChangeError) in
      try await store.newRecoveryKey(for: session, proof: proof)
    }
  }

  /// The user has the new recovery key.
  func activateRecoveryKey(_ key: NewRecoveryKey) async throws(AccountChangeError) {
    let plans = window?.plans
    try await change { store, session throws(AccountChangeError) in
      try await store.activate(key, for: session)
    }
    if isCurrent(plans) { hasRecoveryKey = true }
  }

  /// Deletes the account with everything, and shows the log-in page.
  func deleteAccount(password: String) async throws(AccountChangeError) {
    let plans = window?.plans
    let proof = try await proof(password)
    let providers = signInMethods?.providers ?? []
    try await change(begunIn: plans) { store, session throws(AccountChangeError) in
      try await store.deleteAccount(of: session, proof: proof)
    }
    Task { await removeKeys(of: providers) }
    if isCurrent(plans) { endSession(because: String(localized: "Your account was deleted.")) }
  }
}
