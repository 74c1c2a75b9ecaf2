import Accounts
import Tabstop

/// Signing up and logging in with a password.
extension Planner {
  func createAccount(name: String, email: String, password: String) async throws(SignUpError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(SignUpError) {
      let account = try await store.signUp(name: name, email: email, password: password)
      recoveryKey = account.recoveryKey
      enter(account.session, hasRecoveryKey: false)
      page = .recoveryKey
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  func logIn(email: String, password: String) async throws(LogInError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(LogInError) {
      let session = try await store.signIn(email: email, password: password)
      let hasKey: Bool? = try? await store.hasRecoveryKey(session)
      enter(session, hasRecoveryKey: hasKey)
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  /// Signs in by the recovery key, with a new password.
  func recover(
    email: String, recoveryKey: String, newPassword: String
  ) async throws(RecoveryError) {
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(RecoveryError) {
      let session = try await store.recover(
        email: email, recoveryKey: recoveryKey, newPassword: newPassword)
      enter(session, hasRecoveryKey: true)
      statusMessage = String(localized: "Your password has been changed.")
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  func enter(
    _ session: Session, hasRecoveryKey: Bool?, provider: ProviderSession? = nil,
    statusMessage: String? = nil
  ) {
    FreedMemory.beginOverwriting()
    logInDraft.clear()
    signUpDraft.clear()
    notice = nil
    self.statusMessage = statusMessage
    pendingProviderUser = nil
    providerLogOut = nil
    providerSession = provider
    isGreetingDue = true
    Task { await OpenedDocuments.removeAbandoned() }
    self.hasRecoveryKey = hasRecoveryKey
    user = session.user
    let window = PlannerWindow(Plans(session))
    window.plans.beginLoading()
    if let requestedDestination { window.page = .destination(requestedDestination.id) }
    requestedDestination = nil
    self.window = window
    signInMethods = nil
    Task { await readSignInMethods() }
    page = .signedIn
  }
}
