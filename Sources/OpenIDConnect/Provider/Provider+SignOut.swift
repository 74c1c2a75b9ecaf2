import Foundation

extension Provider {
  /// Revokes a token (RFC 7009). Returns `false` if the provider has no endpoint for it.
  @discardableResult
  public func revoke(_ token: RevocableToken) async throws(SignInFault) -> Bool {
    guard let url = try await metadata().revocationEndpoint else { return false }
    let (secret, kind) =
      switch token {
      case .refresh(let token): (token, "refresh_token")
      case .access(let token): (token, "access_token")
      }
    let response = try await post(
      .revocation, at: url,
      fields: [
        ("token", secret.text), ("token_type_hint", kind), ("client_id", configuration.clientID),
      ])
    // The provider also reports success for an unknown token (RFC 7009, 2.2).
    guard (200..<300).contains(response.status) else { throw Self.refusal(response, .revocation) }
    return true
  }

  /// Creates the request that signs the user out at the provider. The browser opens the request's
  /// `url`. Returns `nil` if the provider has no page for signing out.
  ///
  /// - Parameters:
  ///   - idTokenHint: The ID token.
  ///   - redirect: The address to which the browser returns, if `logOutRedirect` of the
  ///     configuration allows it. A provider refuses a redirect that is not registered, and then
  ///     does not sign the user out.
  public func startLogOut(
    idTokenHint: Secret?, redirect: URL? = nil
  ) async throws(SignInFault) -> LogOutRequest? {
    if let redirect, !WebAddress.isRedirect(redirect) {
      throw .misconfigured("answers cannot arrive at \(redirect.absoluteString.line(limit: 200))")
    }
    guard let page = try await metadata().endSessionEndpoint else { return nil }
    return LogOutRequest(
      page, clientID: configuration.clientID, idTokenHint: idTokenHint, redirect: redirect)
  }
}
