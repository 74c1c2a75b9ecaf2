import Foundation

extension Provider {
  /// Revokes a token (RFC 7009). Returns `false` if the provider has nowhere to do it.
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
    // A token that is unknown there is revoked as well (RFC 7009, 2.2).
    guard (200..<300).contains(response.status) else { throw Self.refusal(response, .revocation) }
    return true
  }

  /// Starts to sign the user out at the provider, which the browser does at the request's `url`; `nil` if
  /// the provider has no page for that.
  ///
  /// - Parameters:
  ///   - idTokenHint: The ID token.
  ///   - redirect: Where the browser comes back, as `logOutRedirect` of the configuration allows it. A
  ///     provider refuses a redirect that is not registered, and then does not sign the user out.
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
