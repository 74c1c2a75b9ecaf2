/// Who signs people in when they press `SignInWithAppleButton`.
///
/// There is no Apple account service on Linux: without a provider a press completes with
/// `ASAuthorizationError(.notHandled)`. A program that has an identity service of its own (Apple's
/// web sign-in in a browser, say) sets one:
///
///     SignInProvider.current = SignInProvider { request in
///       ASAuthorization(provider: request.provider, credential: try await myService(request))
///     }
@MainActor
public struct SignInProvider {
  /// The one that is asked, for all windows.
  public static var current: SignInProvider?

  let signIn: @MainActor (ASAuthorizationAppleIDRequest) async throws -> ASAuthorization

  /// - Parameter signIn: Signs the person in; throws an `ASAuthorizationError` for the form.
  public init(
    signIn: @escaping @MainActor (ASAuthorizationAppleIDRequest) async throws -> ASAuthorization
  ) {
    self.signIn = signIn
  }
}
