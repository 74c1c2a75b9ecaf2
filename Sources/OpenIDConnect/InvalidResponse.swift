/// The check that an answer of the provider failed.
public enum InvalidResponse: Error, Equatable, Sendable {
  // A fault of a response over HTTP; `part` names it: "discovery document", "key set" …
  /// It is larger than the limit.
  case tooLarge(part: String)
  /// It came from another address than the requested one.
  case redirected(part: String)
  /// The server returned an HTTP status that is not a success.
  case status(Int, part: String)
  /// It is not what the protocol describes; the text says why.
  case malformed(part: String, String)

  // Discovery.
  /// The document states another issuer than the configured one.
  case otherIssuerDiscovered(String)
  /// An address of the provider is not https.
  case insecureAddress(String)
  /// The provider lacks something that is needed: the code flow, S256, an algorithm.
  case unsupported(String)

  // The browser's answer.
  /// It arrived from another address than the requested one.
  case otherRedirect
  /// The answer has no `state`.
  case stateMissing
  /// The answer's `state` is not that of the request.
  case otherState
  /// The sign-in was finished before, or belongs to another provider.
  case usedBefore
  /// The provider promised an `iss` parameter, and the answer has none.
  case issuerMissing
  /// The answer's `iss` is another issuer.
  case otherIssuerAnswered(String)
  /// The answer has no authorization code.
  case codeMissing
  /// A parameter occurs more than once.
  case parameterTwice(String)

  // The ID token.
  /// The token response has no ID token.
  case idTokenMissing
  /// The token is encrypted, which was not requested.
  case encrypted
  /// The token is signed with an algorithm that is not accepted.
  case algorithm(String)
  /// The token has a critical header, and none is supported.
  case criticalHeader
  /// The provider's key set has no key for the signature.
  case noKey(id: String?)
  /// Several keys fit, and the token names none.
  case severalKeys
  /// The key is too short.
  case weakKey(String)
  /// The signature is not the key's.
  case signature
  /// A claim, by its name, is missing or malformed; the text says why.
  case claim(String, String)
  /// The token is of another issuer.
  case otherIssuer(String)
  /// The token is for another client.
  case otherAudience
  /// The token was issued to another client.
  case otherAuthorizedParty(String?)
  /// The token has expired.
  case expired
  /// The token was issued later than now.
  case issuedInFuture
  /// The token is not valid yet.
  case notValidYet
  /// The token's `nonce` is not that of the request.
  case otherNonce
  /// The token's `at_hash` is not that of the access token.
  case otherAccessToken
  /// The user was to sign in again, and the provider does not state that this has happened.
  case notReauthenticated
  /// The user's identifier is empty or too long.
  case subject
  /// UserInfo or a refreshed token names another user.
  case otherSubject

  /// Whether a wrong clock, here or there, explains it.
  public var isOfClock: Bool {
    switch self {
    case .expired, .issuedInFuture, .notValidYet: true
    default: false
    }
  }

  /// Details of the error for an administrator. They contain no secret.
  public var details: String {
    switch self {
    case .tooLarge(let part): "the \(part) is too large"
    case .redirected(let part): "the request for the \(part) was redirected to another address"
    case .status(let status, let part): "the request for the \(part) returned HTTP status \(status)"
    case .malformed(let part, let what): "the \(part) is malformed: \(what)"
    case .otherIssuerDiscovered(let issuer):
      "the discovery document states the issuer \(issuer), which is not the configured one"
    case .insecureAddress(let name): "the provider's \(name) is not an https address"
    case .unsupported(let what): "the provider does not support \(what)"
    case .otherRedirect: "the browser's answer arrived at another address than the one asked for"
    case .stateMissing: "the browser's answer has no state"
    case .otherState: "the browser's answer has another state"
    case .usedBefore: "this sign-in was finished before, or started with another provider"
    case .issuerMissing: "the browser's answer has no issuer, although the provider promises one"
    case .otherIssuerAnswered(let issuer): "the browser's answer is of another issuer: \(issuer)"
    case .codeMissing: "the browser's answer has no code"
    case .parameterTwice(let name): "the browser's answer has the parameter \(name) twice"
    case .idTokenMissing: "the provider sent no ID token"
    case .encrypted: "the ID token is encrypted, which was not asked for"
    case .algorithm(let name): "the ID token is signed by \(name), which is not accepted"
    case .criticalHeader: "the ID token has a critical header, which is not understood"
    case .noKey(nil): "the key set has no key that fits the ID token"
    case .noKey(let id?): "the key set has no key “\(id)” that fits the ID token"
    case .severalKeys: "the ID token names no key, and several fit"
    case .weakKey(let what): "the key of the ID token is not acceptable: \(what)"
    case .signature: "the signature of the ID token is wrong"
    case .claim(let name, let what): "the claim \(name) of the ID token \(what)"
    case .otherIssuer(let issuer): "the ID token is of another issuer: \(issuer)"
    case .otherAudience: "the ID token is for another client"
    case .otherAuthorizedParty(nil): "the ID token has several audiences, but no authorized party"
    case .otherAuthorizedParty(let party?):
      "the ID token was issued to another client: \(party)"
    case .expired: "the ID token has expired"
    case .issuedInFuture: "the ID token was issued in the future"
    case .notValidYet: "the ID token is not valid yet"
    case .otherNonce: "the nonce of the ID token is not the one of this sign-in"
    case .otherAccessToken: "the ID token belongs to another access token (at_hash)"
    case .notReauthenticated:
      "the ID token does not state that the user has just signed in again (auth_time)"
    case .subject: "the subject of the ID token is not 1 to 255 ASCII characters"
    case .otherSubject: "the provider's answer is about another user"
    }
  }
}
