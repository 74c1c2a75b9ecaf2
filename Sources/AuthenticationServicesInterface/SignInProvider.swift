/// A service that signs users in when they press `SignInWithAppleButton`.
///
/// There is no Apple account service on Linux: without a provider a press shows an alert that says so,
/// and completes with `ASAuthorizationError(.notHandled)`. A program with an identity service of its own (Apple's web
/// sign-in in a browser, for example) sets one:
///
///     SignInProvider.current = SignInProvider { request in
///       ASAuthorization(provider: request.provider, credential: try await myService(request))
///     }
@MainActor
public struct SignInProvider {
  /// The provider for all windows.
  public static var current: SignInProvider?

  let signIn: @MainActor (ASAuthorizationAppleIDRequest) async throws -> ASAuthorization

  /// Creates a provider.
  /// - Parameter signIn: Signs the user in; throws an `ASAuthorizationError` for the form.
  public init(
    signIn: @escaping @MainActor (ASAuthorizationAppleIDRequest) async throws -> ASAuthorization
  ) {
    self.signIn = signIn
  }
}
