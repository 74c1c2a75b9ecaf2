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

  /// The page at which the user signs out at the provider; `nil` if it has none. The browser stays
  /// there: a provider refuses a way back that is not registered, and then signs nobody out.
  ///
  /// - Parameter idTokenHint: The last ID token.
  public func logOutURL(idTokenHint: Secret?) async throws(SignInFault) -> URL? {
    guard let url = try await metadata().endSessionEndpoint else { return nil }
    var fields = [(name: "client_id", value: configuration.clientID)]
    if let idTokenHint { fields.append(("id_token_hint", idTokenHint.text)) }
    return url.adding(fields)
  }
}
