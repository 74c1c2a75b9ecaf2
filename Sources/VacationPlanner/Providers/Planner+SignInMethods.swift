import Accounts
import OpenIDConnect
import SignIn

/// The ways to sign in to the signed-in user's account.
extension Planner {
  /// Whether the account has a password. It has one until it is known that it has none.
  var hasPassword: Bool { signInMethods?.hasPassword ?? true }

  /// The providers that are set up and do not sign in to the account yet.
  var providersToAdd: [ProviderFiles.Entry] {
    let issuers = Set(signInMethods?.providers.map(\.identity.issuer) ?? [])
    return providers.entries.filter { !issuers.contains($0.configuration.issuer) }
  }

  /// The sentence of a form that does not ask for a password.
  var confirmationSentence: String {
    let name = signInMethods?.providers.first?.providerName ?? String(localized: "your provider")
    return String(localized: "Your browser opens, so that \(name) confirms that it is you.")
  }

  func readSignInMethods() async {
    guard let session = window?.plans.session, let store = try? await store() else { return }
    let signInMethods = try? await store.signInMethods(of: session)
    if window?.plans.session === session { self.signInMethods = signInMethods }
  }

  /// The proof that the request comes from the account's user: the typed password, or, if the
  /// account has none, a new confirmation by one of its providers in the browser.
  func proof(_ password: String) async throws(AccountChangeError) -> AccountProof {
    if signInMethods == nil { await readSignInMethods() }
    guard !hasPassword else { return .password(password) }
    let entry = signInMethods?.providers.lazy.compactMap { [providers] in
      providers.entry(issuer: $0.identity.issuer)
    }.first
    guard let entry else {
      throw .notConfirmed(
        String(
          localized: """
            No provider of your account is set up on this computer. Sign out, and set it up \
            again.
            """))
    }
    return .provider(try await identity(at: entry))
  }

  private func identity(
    at entry: ProviderFiles.Entry
  ) async throws(AccountChangeError) -> ProviderIdentity {
    do throws(BrowserSignInFault) {
      let user = try await confirmation.confirm(with: entry)
      return ProviderIdentity(issuer: user.issuer, subject: user.subject)
    } catch {
      throw .notConfirmed(error.message)
    }
  }

  /// Lets the user sign in with another provider from now on. Returns the message for the user.
  func addProvider(
    _ entry: ProviderFiles.Entry, password: String
  ) async throws(AccountChangeError) -> String {
    let new = try await change(
      after: { () throws(AccountChangeError) in
        (proof: try await proof(password), identity: try await identity(at: entry))
      }
    ) { store, session, answer throws(AccountChangeError) in
      try await store.addProvider(
        answer.identity, providerName: entry.configuration.name, to: session, proof: answer.proof)
    }
    let place = await storeKey(of: new)
    await readSignInMethods()
    return Self.joined(entry.configuration.name) + Self.warning(of: place)
  }

  /// Removes a provider from the account.
  func removeProvider(_ provider: LinkedProvider, password: String) async throws(AccountChangeError)
  {
    try await change(password: password) { store, session, proof throws(AccountChangeError) in
      try await store.removeProvider(provider.identity, of: session, proof: proof)
    }
    await removeKeys(of: [provider])
    await readSignInMethods()
  }

  func removePassword(_ password: String) async throws(AccountChangeError) {
    try await change { store, session throws(AccountChangeError) in
      try await store.removePassword(of: session, proof: .password(password))
    }
    await readSignInMethods()
  }

  /// Removes the keys of removed providers from the desktop's secret service.
  func removeKeys(of providers: [LinkedProvider]) async {
    for provider in providers {
      await keyring.remove(SecretName(item: provider.item, kind: .dataKey))
    }
  }
}
