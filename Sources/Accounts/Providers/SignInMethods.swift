/// The ways to sign in to an account.
public struct SignInMethods: Hashable, Sendable {
  /// Whether the account has a password.
  public let hasPassword: Bool
  /// The providers that sign in to the account.
  public let providers: [LinkedProvider]

  /// Whether there are at least two ways, so that one may be removed.
  public var hasSeveral: Bool { providers.count + (hasPassword ? 1 : 0) > 1 }
}

/// A proof that a request comes from the account's user.
public enum AccountProof: Sendable {
  /// The user has entered this password.
  case password(String)
  /// The user has just been signed in by this provider.
  case provider(ProviderIdentity)
}

/// An error that prevents signing in with a provider.
public enum ProviderLogInError: Error, Equatable, Sendable {
  /// No account has this identity.
  case unknown
  /// The key is wrong, or the sealed data is damaged: the recovery key may still open the account.
  case wrongKey
  /// The store could not be read or written.
  case store(StoreFault)
}
