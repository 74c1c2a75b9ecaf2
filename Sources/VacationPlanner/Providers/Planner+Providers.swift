import Accounts
import Foundation
import OpenIDConnect
import SignIn
import Tabstop

/// A provider's user who has no account here yet, or whose data cannot be opened yet.
struct PendingProviderUser {
  let identity: SignedInIdentity
  let entry: ProviderFiles.Entry
  let provider: Provider

  var key: ProviderIdentity {
    ProviderIdentity(issuer: identity.issuer, subject: identity.subject)
  }
  var providerName: String { entry.configuration.name }

  /// Revokes the tokens of a user who is not signed in after all.
  func endSession() {
    ProviderSession(provider: provider, tokens: identity.tokens).end()
  }
}

extension Planner {
  /// A question to a provider's user, before the account can be created or opened.
  enum ProviderQuestion: Hashable {
    /// The name for a new account.
    case name
    /// The password of the account that has the provider's address, or a new account beside it.
    case password(email: String)
    /// The recovery key: this computer does not have the key of the user's data.
    case recoveryKey(name: String)
    /// The recovery key that another window has shown, which has created the account meanwhile.
    case otherRecoveryKey
  }

  /// Signs in with a provider: opens the browser, and then the account, or a page that asks for what
  /// is missing.
  func signIn(with entry: ProviderFiles.Entry) {
    clearNotice()
    providerSignIn.start(with: entry) { [self] identity, provider in
      await openAccount(
        of: PendingProviderUser(identity: identity, entry: entry, provider: provider))
    }
  }

  /// Opens the account of a user whom the provider has confirmed, or asks for what is missing.
  func openAccount(of providerUser: PendingProviderUser) async {
    do throws(StoreFault) {
      let store = try await store()
      if let known = try await store.user(of: providerUser.key) {
        try await open(known, providerUser, store)
      } else if let email = providerUser.identity.email, try await store.hasAccount(email: email) {
        ask(.password(email: email), providerUser)
      } else if let name = providerUser.identity.name, SignUpRules.nameError(name) == nil {
        try await prepareAccount(name: name, providerUser, store)
      } else {
        ask(.name, providerUser)
      }
    } catch {
      providerUser.endSession()
      providerSignIn.fail(providerUser.entry, error.message)
      show(error)
    }
  }

  /// Asks a provider's user for the missing values.
  func ask(_ question: ProviderQuestion, _ providerUser: PendingProviderUser) {
    pendingProviderUser = providerUser
    page = .providerQuestion(question)
  }

  /// Back to the log-in form, whose provider's button says that the sign-in was not finished.
  func leaveProviderQuestion() {
    guard let providerUser = pendingProviderUser else { return }
    abandonSignIn(of: providerUser)
  }

  func abandonSignIn(of providerUser: PendingProviderUser) {
    providerSignIn.fail(providerUser.entry, String(localized: "The sign-in was not finished."))
    providerUser.endSession()
    showLogIn()
  }

  /// Opens the account of a user who has one.
  private func open(
    _ known: KnownProviderUser, _ providerUser: PendingProviderUser, _ store: AccountStore
  ) async throws(StoreFault) {
    try await open(known, providerUser, store, orAsk: .recoveryKey(name: known.user.name))
  }

  /// Opens the account of a user who has one, or asks for its recovery key.
  func open(
    _ known: KnownProviderUser, _ providerUser: PendingProviderUser, _ store: AccountStore,
    orAsk question: ProviderQuestion, statusMessage: String = ""
  ) async throws(StoreFault) {
    let secret = await keyring.secret(SecretName(item: known.provider.item, kind: .dataKey))
    // Instead of unlocking the service.
    guard !Task.isCancelled else {
      providerUser.endSession()
      return providerSignIn.fail(providerUser.entry, SignInFault.cancelled.message)
    }
    guard let secret, let key = secret.withBytes({ ProviderKey(text: $0) })
    else { return ask(question, providerUser) }
    do throws(ProviderLogInError) {
      await enter(
        try await store.signIn(providerUser.key, with: key), providerUser,
        statusMessage: statusMessage)
    } catch {
      switch error {
      case .store(let fault): throw fault
      case .wrongKey, .unknown: ask(question, providerUser)
      }
    }
  }

  // MARK: What the page answers

  /// Prepares an account with this name for the provider's user who waits.
  func prepareProviderAccount(name: String) async throws(SignUpError) {
    guard let providerUser = pendingProviderUser else { return }
    if let error = SignUpRules.nameError(name) { throw error }
    do throws(StoreFault) {
      try await prepareAccount(name: name, providerUser, try await store())
    } catch {
      show(error)
      throw .store(error)
    }
  }

  /// Lets the provider's user who waits sign in to an account, whose password is right.
  func joinAccount(email: String, password: String) async throws(LogInError) {
    guard let providerUser = pendingProviderUser else { return }
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(LogInError) {
      let (session, newProvider) = try await store.join(
        providerUser.key, providerName: providerUser.providerName, email: email, password: password)
      let place = await storeKey(of: newProvider)
      await enter(
        session, providerUser,
        statusMessage: Self.joined(providerUser.providerName) + Self.warning(of: place))
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  /// Opens the account of the provider's user who waits, by its recovery key.
  func recoverProviderAccount(recoveryKey: String) async throws(RecoveryError) {
    guard let providerUser = pendingProviderUser else { return }
    let store: AccountStore
    do throws(StoreFault) { store = try await self.store() } catch { throw .store(error) }
    do throws(RecoveryError) {
      let (session, newProvider) = try await store.recover(
        providerUser.key, recoveryKey: recoveryKey)
      let place = await storeKey(of: newProvider)
      await enter(session, providerUser, statusMessage: Self.warning(of: place))
    } catch {
      if case .store(let fault) = error { show(fault) }
      throw error
    }
  }

  // MARK: Secrets

  static func joined(_ provider: String) -> String {
    String(localized: "You can sign in with \(provider) from now on.") + " "
  }

  /// A warning about the place in which the key is stored.
  static func warning(of place: Keyring.Place) -> String {
    switch place {
    case .service: ""
    case .memory:
      String(
        localized: """
          This desktop has no service that keeps secrets, or it is locked. So you need your \
          recovery key the next time that you sign in after Vacation Planner has ended.
          """)
    }
  }

  func storeKey(of newProvider: NewLinkedProvider) async -> Keyring.Place {
    let place = await keyring.store(
      newProvider.key.withText { Secret(bytes: $0) },
      as: SecretName(item: newProvider.provider.item, kind: .dataKey),
      label: String(
        localized: "Vacation Planner: key of your data (\(newProvider.provider.providerName))"))
    // A service that is locked would ask once more.
    if case .service = place, let replaced = newProvider.replaced {
      await removeKeys(of: [replaced])
    }
    return place
  }

  func enter(
    _ session: Session, _ providerUser: PendingProviderUser, statusMessage: String = ""
  ) async {
    let store: AccountStore
    do throws(StoreFault) {
      store = try await self.store()
    } catch {
      session.signOut()
      providerUser.endSession()
      return show(error)
    }
    let hasKey: Bool? = try? await store.hasRecoveryKey(session)
    enter(
      session, hasRecoveryKey: hasKey,
      provider: ProviderSession(
        provider: providerUser.provider, tokens: providerUser.identity.tokens),
      statusMessage: statusMessage.isEmpty
        ? nil : statusMessage.trimmingCharacters(in: .whitespaces))
  }
}
