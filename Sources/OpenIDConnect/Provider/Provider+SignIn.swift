import Foundation

extension Provider {
  /// Starts a sign-in, which the browser continues at the request's `url`.
  ///
  /// - Parameter redirect: Where the answer arrives: `http` with the literal address 127.0.0.1 or
  ///   [::1], a port and a path, or a scheme of the program's own, in reverse domain order (RFC 8252,
  ///   7). It has no query.
  /// - Parameter requiresReauthentication: Whether the provider has to ask the user again, whatever session it has in
  ///   the browser. A provider that does not state that it did so is not believed.
  public func startSignIn(
    redirect: URL, requiresReauthentication: Bool = false
  ) async throws(SignInFault) -> AuthorizationRequest {
    guard WebAddress.isRedirect(redirect) else {
      throw .misconfigured("answers cannot arrive at \(redirect.absoluteString.line(limit: 200))")
    }
    guard !configuration.clientID.isEmpty, configuration.clientID.utf8.count <= 1024,
      configuration.clientID.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { throw .misconfigured("the client ID is empty or contains characters that no ID has") }
    let request = AuthorizationRequest(
      try await metadata(), configuration: configuration, redirect: redirect,
      reauthenticatedSince: requiresReauthentication ? now() : nil)
    started.insert(request.id)
    return request
  }

  /// Forgets a sign-in that the user cancelled: an answer that comes later is refused.
  public func cancel(_ request: AuthorizationRequest) {
    started.remove(request.id)
  }

  /// Finishes a sign-in with the address at which the browser arrived.
  ///
  /// An answer at another address or with another state leaves the sign-in open, because any
  /// program can send one; every other answer ends it.
  public func finish(
    _ request: AuthorizationRequest, answer: URL
  ) async throws(SignInFault) -> SignedInIdentity {
    let metadata = request.metadata
    let authorizationResponse: AuthorizationResponse
    do {
      authorizationResponse = try AuthorizationResponse(
        answer, to: request.redirect, state: request.state)
    } catch {
      throw .notAcceptable(error)
    }
    guard started.remove(request.id) != nil else { throw .notAcceptable(.usedBefore) }
    let code = try authorizationResponse.code(from: metadata)
    let answer = try await tokens(
      metadata,
      fields: [
        ("grant_type", "authorization_code"), ("code", code.text),
        ("redirect_uri", request.redirect.absoluteString),
        ("code_verifier", request.verifier.text),
      ])
    guard let idToken = answer.idToken else { throw .notAcceptable(.idTokenMissing) }
    let (subject, claims) = try await verify(
      idToken, with: answer.access, nonce: request.nonce,
      authenticatedSince: request.reauthenticatedSince, metadata)
    var user = UserClaims(claims)
    if user.name == nil || user.email == nil,
      let info = try await userInfo(of: subject, with: answer.access, metadata)
    {
      user.complete(from: info)
    }
    return SignedInIdentity(
      issuer: configuration.issuer, subject: subject, name: user.name, email: user.email,
      emailVerified: user.emailVerified,
      tokens: SignedInIdentity.Tokens(
        access: answer.access, refresh: answer.refresh, idToken: idToken))
  }
}

/// The claims about a user besides the subject. None of them identifies the user.
struct UserClaims: Equatable {
  var name: String?
  var email: String?
  var emailVerified = false

  /// Reads the standard claims (OpenID Connect Core, 5.1). What cannot be shown is left out.
  init(_ claims: JSONValue) {
    let parts = ["given_name", "family_name"].compactMap { Self.text(claims, $0) }
    name =
      Self.text(claims, "name") ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
      ?? Self.text(claims, "preferred_username")
    email = claims["email"]?.string.flatMap { email in
      (3...254).contains(email.utf8.count) && email.contains("@")
        && email.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        && email.isIdentical(to: email.line(limit: 254)) ? email : nil
    }
    // Some providers write it as a string.
    emailVerified =
      email != nil
      && (claims["email_verified"] == .bool(true) || claims["email_verified"] == .string("true"))
  }

  private static func text(_ claims: JSONValue, _ name: String) -> String? {
    guard let text = claims[name]?.string?.line(limit: 100), !text.isEmpty else { return nil }
    return text
  }

  /// Takes what is missing from another answer; an address together with whether it is verified.
  mutating func complete(from other: UserClaims) {
    name = name ?? other.name
    if email == nil {
      email = other.email
      emailVerified = other.emailVerified
    }
  }
}
