import Foundation

/// A provider of sign-ins by OpenID Connect: authorization code with PKCE, as a public client.
///
/// Everything that comes from the provider is checked before it is used; see docs/sign-in.md.
public actor Provider {
  public nonisolated let configuration: ProviderConfiguration
  let transport: any Transport
  let now: @Sendable () -> Date

  public init(
    configuration: ProviderConfiguration, transport: any Transport,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.configuration = configuration
    self.transport = transport
    self.now = now
  }

  /// Asks the provider for its metadata, also if they are known, and checks them.
  @discardableResult
  public func discover() async throws(SignInFault) -> ProviderMetadata { fatalError() }

  /// Starts a sign-in, which the browser continues at the request's `url`.
  ///
  /// - Parameter redirect: Where the answer arrives: `http` with the literal address 127.0.0.1 or
  ///   [::1] and a port, or a scheme of the program's own, in reverse domain order (RFC 8252, 7).
  public func startSignIn(redirect: URL) async throws(SignInFault) -> AuthorizationRequest {
    fatalError()
  }

  /// Finishes a sign-in with the address at which the browser arrived.
  public func finish(
    _ request: AuthorizationRequest, answer: URL
  ) async throws(SignInFault) -> SignedInIdentity { fatalError() }

  /// Gets new tokens for the user `subject`.
  ///
  /// - Parameter idToken: The last ID token: the new one has to agree with it. It stays in the result
  ///   if the provider sends no other. The result has the old refresh token if there is no new one.
  public func refresh(
    _ refreshToken: Secret, idToken: Secret, subject: String
  ) async throws(SignInFault) -> SignedInIdentity { fatalError() }

  /// Revokes a token (RFC 7009). Returns `false` if the provider has nowhere to do it.
  @discardableResult
  public func revoke(_ token: RevocableToken) async throws(SignInFault) -> Bool { fatalError() }

  /// The page at which the user signs out at the provider; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - idTokenHint: The last ID token.
  ///   - state: `Secret.random()`, which the browser brings back to `redirect`.
  ///   - redirect: Where the browser goes afterwards, if the provider knows that address.
  public func logOutURL(
    idTokenHint: Secret?, state: Secret? = nil, redirect: URL? = nil
  ) async throws(SignInFault) -> URL? { fatalError() }

  /// Checks the address at which the browser arrived after signing out at the provider.
  public nonisolated func finishLogOut(
    answer: URL, state: Secret?, redirect: URL
  ) throws(SignInFault) { fatalError() }
}
