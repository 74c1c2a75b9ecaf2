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

  /// The page at which the user signs out at the provider; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - idTokenHint: The last ID token.
  ///   - state: `Secret.random()`, which the browser brings back to `redirect`.
  ///   - redirect: Where the browser goes afterwards, if the provider knows that address.
  public func logOutURL(
    idTokenHint: Secret?, state: Secret? = nil, redirect: URL? = nil
  ) async throws(SignInFault) -> URL? {
    guard let url = try await metadata().endSessionEndpoint else { return nil }
    var fields = [(name: "client_id", value: configuration.clientID)]
    if let idTokenHint { fields.append(("id_token_hint", idTokenHint.text)) }
    if let redirect {
      guard WebAddress.isRedirect(redirect) else {
        throw .misconfigured("answers cannot arrive at \(redirect.absoluteString.line(limit: 200))")
      }
      fields.append(("post_logout_redirect_uri", redirect.absoluteString))
      // It comes back only with the redirect.
      if let state { fields.append(("state", state.text)) }
    }
    return url.adding(fields)
  }

  /// Checks the address at which the browser arrived after signing out at the provider.
  ///
  /// - Parameter state: What `logOutURL` was given. Without one, any answer at `redirect` is accepted.
  public nonisolated func finishLogOut(
    answer: URL, state: Secret?, redirect: URL
  ) throws(SignInFault) {
    do {
      _ = try BrowserAnswer(answer, to: redirect, state: state)
    } catch {
      throw .notAcceptable(error)
    }
  }
}
