import Foundation

/// The answer of the token endpoint (RFC 6749, 5.1), before the ID token is verified.
struct TokenResponse {
  let access: Secret
  let refresh: Secret?
  let idToken: Secret?
}

extension Provider {
  /// Requests tokens as a public client, with the client's ID and no secret.
  func tokens(
    _ metadata: ProviderMetadata, fields: [(name: String, value: String)]
  ) async throws(SignInFault) -> TokenResponse {
    let response = try await post(
      .token, at: metadata.tokenEndpoint,
      fields: fields + [("client_id", configuration.clientID)])
    guard response.status == 200 else { throw Self.refusal(response, .token) }
    let answer = try Self.object(response, .token)
    guard let type = answer["token_type"]?.string, type.lowercased() == "bearer" else {
      throw Self.malformed("its token_type is not Bearer")
    }
    guard let access = try Self.token(answer, "access_token") else {
      throw Self.malformed("access_token is missing")
    }
    return TokenResponse(
      access: access, refresh: try Self.token(answer, "refresh_token"),
      idToken: try Self.token(answer, "id_token"))
  }

  /// A token of visible ASCII characters, which a header may contain.
  private static func token(
    _ answer: JSONValue, _ name: String
  ) throws(SignInFault) -> Secret? {
    switch answer[name] {
    case nil, .null: return nil
    case .string(let text):
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw malformed("\(name) contains characters that no token has")
      }
      return Secret(text)
    default: throw malformed("\(name) is not a string")
    }
  }

  private static func malformed(_ what: String) -> SignInFault {
    .notAcceptable(.malformed(part: Part.token.rawValue, what))
  }

  /// The fault of an answer with an HTTP status of failure.
  static func refusal(_ response: HTTPResponse, _ part: Part) -> SignInFault {
    guard let answer = try? JSONReader.read(response.body), let error = answer["error"]?.string,
      !error.isEmpty
    else { return .notAcceptable(.status(response.status, part: part.rawValue)) }
    return SignInFault(error: error, description: answer["error_description"]?.string)
  }

  /// Verifies an ID token. Returns its subject and its claims.
  func verify(
    _ idToken: Secret, with access: Secret, nonce: Secret,
    authenticatedSince: Date?, _ metadata: ProviderMetadata
  ) async throws(SignInFault) -> (subject: String, claims: JSONValue) {
    let token: SignedToken
    do {
      token = try SignedToken(idToken, accepted: metadata.algorithms)
    } catch {
      throw .notAcceptable(error)
    }
    let claims = try await verifiedClaims(of: token, metadata)
    let rules = IDTokenRules(
      issuer: metadata.issuer, clientID: configuration.clientID, nonce: nonce,
      authenticatedSince: authenticatedSince, accessToken: access, now: now())
    do {
      return (try rules.check(claims, signedWith: token.algorithm), claims)
    } catch {
      throw .notAcceptable(error)
    }
  }

  /// The claims, by the keys that are known; if none fits, or the one that fits did not sign, the set
  /// is asked for again: the provider may have changed its keys.
  private func verifiedClaims(
    of token: SignedToken, _ metadata: ProviderMetadata
  ) async throws(SignInFault) -> JSONValue {
    let isNew = keys == nil
    do {
      return try Self.claims(of: token, by: try await keySet(metadata))
    } catch {
      switch error {
      case .notAcceptable(.noKey): break
      // A set that has just arrived has no newer key of the same name.
      case .notAcceptable(.signature) where !isNew: break
      default: throw error
      }
      guard let newer = try await newerKeySet(metadata) else { throw error }
      return try Self.claims(of: token, by: newer)
    }
  }

  private static func claims(
    of token: SignedToken, by keys: KeySet
  ) throws(SignInFault) -> JSONValue {
    let key: SigningKey
    do {
      key = try keys.key(named: token.key, for: token.algorithm)
    } catch {
      throw .notAcceptable(error)
    }
    return try token.claims(verifiedBy: key)
  }

  private func keySet(_ metadata: ProviderMetadata) async throws(SignInFault) -> KeySet {
    if let keys { return keys }
    return try await fetchKeys(metadata)
  }

  /// The key set, asked for again; `nil` if that was done less than a minute ago, so that tokens with
  /// invented key names cannot make this program a burden.
  private func newerKeySet(_ metadata: ProviderMetadata) async throws(SignInFault) -> KeySet? {
    let now = now()
    // Also a clock that was set back lets a minute pass.
    if let last = keysAskedAgain, abs(now.timeIntervalSince(last)) < 60 { return nil }
    keysAskedAgain = now
    return try await fetchKeys(metadata)
  }

  private func fetchKeys(_ metadata: ProviderMetadata) async throws(SignInFault) -> KeySet {
    let response = try await get(.keySet, at: metadata.keySet)
    guard response.status == 200 else {
      throw .notAcceptable(.status(response.status, part: Part.keySet.rawValue))
    }
    guard let set = KeySet(try Self.object(response, .keySet)) else {
      throw .notAcceptable(.malformed(part: Part.keySet.rawValue, "not a list of keys"))
    }
    keys = set
    return set
  }

  /// The user's name and address from the UserInfo endpoint; `nil` if there is no endpoint, or it
  /// does not answer, because they are not needed to identify the user. Throws if the answer is
  /// about another user.
  func userInfo(
    of subject: String, with access: Secret, _ metadata: ProviderMetadata
  ) async throws(SignInFault) -> UserClaims? {
    guard let url = metadata.userInfoEndpoint else { return nil }
    let response: HTTPResponse
    do {
      response = try await send(
        .userInfo, .get, url,
        headers: ["accept": "application/json", "authorization": "Bearer \(access.text)"],
        body: [])
    } catch {
      if case .notReached = error { return nil }
      throw error
    }
    try refuseRedirect(response, .userInfo)
    guard response.status == 200 else { return nil }
    let claims = try Self.object(response, .userInfo)
    guard let stated = claims["sub"]?.string, stated.isIdentical(to: subject) else {
      throw .notAcceptable(.otherSubject)
    }
    return UserClaims(claims)
  }
}
