import Accounts
import Vault

/// Changes to the account of the user who is signed in.
extension Planner {
  /// Runs `body` on the session's account, and shows what it has changed.
  func change<Value>(
    _ body: (AccountStore, Session) async throws(AccountChangeError) -> Value
  ) async throws(AccountChangeError) -> Value {
    guard let plans = window?.plans else { throw .signedOut }
    do throws(AccountChangeError) {
      let store: AccountStore
      do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
      let value = try await body(store, plans.session)
      if isCurrent(plans) { user = plans.session.user }
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

  /// The same after something that takes a while, as an answer in the browser does. Another user may have signed in
  /// meanwhile, whose account is left alone.
  func change<Answer: Sendable, Value>(
    after answer: () async throws(AccountChangeError) -> Answer,
    _ body: (AccountStore, Session, Answer) async throws(AccountChangeError) -> Value
  ) async throws(AccountChangeError) -> Value {
    let plans = window?.plans
    let answer = try await answer()
    guard isCurrent(plans) else { throw .signedOut }
    return try await change { store, session throws(AccountChangeError) in
      try await body(store, session, answer)
    }
  }

  /// The same for a change that only the account's user may make, with the proof.
  func change<Value>(
    password: String,
    _ body: (AccountStore, Session, AccountProof) async throws(AccountChangeError) -> Value
  ) async throws(AccountChangeError) -> Value {
    try await change(
      after: { () throws(AccountChangeError) in try await proof(password) }, body)
  }

  func changeName(to name: String) async throws(AccountChangeError) {
    try await change { store, session throws(AccountChangeError) in
      try await store.changeName(of: session, to: name)
    }
  }

  func changeEmail(to email: String, password: String) async throws(AccountChangeError) {
    try await change(password: password) { store, session, proof throws(AccountChangeError) in
      try await store.changeEmail(of: session, to: email, proof: proof)
    }
  }

  func changePassword(
    from password: String, to newPassword: String
  ) async throws(AccountChangeError) {
    try await change(password: password) { store, session, proof throws(AccountChangeError) in
      try await store.changePassword(of: session, to: newPassword, proof: proof)
    }
    await readSignInMethods()
  }

  /// Makes a new recovery key, to be shown once. It opens nothing before ``activateRecoveryKey(_:)``.
  func newRecoveryKey(password: String) async throws(AccountChangeError) -> NewRecoveryKey {
    try await change(password: password) { store, session, proof throws(AccountChangeError) in
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
    let providers = try await change(password: password) {
      store, session, proof throws(AccountChangeError) in
      let providers = signInMethods?.providers ?? []
      try await store.deleteAccount(of: session, proof: proof)
      return providers
    }
    Task { await removeKeys(of: providers) }
    if isCurrent(plans) { endSession(because: String(localized: "Your account was deleted.")) }
  }
}
