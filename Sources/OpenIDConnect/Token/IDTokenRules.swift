import Foundation

/// The rules for the claims of an ID token (OpenID Connect Core 1.0, 3.1.3.7).
struct IDTokenRules {
  let issuer: String
  let clientID: String
  /// The nonce of the request.
  let nonce: Secret
  /// The user must have signed in at the provider at this time or later; `nil`: at any time.
  let authenticatedSince: Date?
  /// The access token that came with it.
  let accessToken: Secret
  let now: Date

  /// The allowed difference between the clocks of two computers.
  static let grace: TimeInterval = 120

  /// Throws unless `claims` keep every rule. Returns the subject.
  func check(
    _ claims: JSONValue, signedWith algorithm: SignatureAlgorithm
  ) throws(InvalidResponse) -> String {
    guard let stated = claims["iss"]?.string else { throw .claim("iss", "is missing") }
    guard stated.isIdentical(to: issuer) else { throw .otherIssuer(stated.line(limit: 200)) }
    try checkAudience(claims)
    try checkTimes(claims)
    try checkNonce(claims)
    try checkAuthentication(claims)
    try checkAccessToken(claims, algorithm)
    guard let subject = claims["sub"]?.string, (1...255).contains(subject.utf8.count),
      // Printable: the store's text would end at a NUL.
      subject.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { throw .subject }
    return subject
  }

  private func checkAudience(_ claims: JSONValue) throws(InvalidResponse) {
    let audiences: [String]
    switch claims["aud"] {
    case .string(let audience): audiences = [audience]
    case let value?:
      guard let several = value.strings else { throw .claim("aud", "is malformed") }
      audiences = several
    case nil: throw .claim("aud", "is missing")
    }
    guard audiences.contains(where: { $0.isIdentical(to: clientID) }) else { throw .otherAudience }
    switch claims["azp"] {
    case .string(let party):
      guard party.isIdentical(to: clientID) else {
        throw .otherAuthorizedParty(party.line(limit: 200))
      }
    case .some: throw .claim("azp", "is malformed")
    case nil:
      guard audiences.count == 1 else { throw .otherAuthorizedParty(nil) }
    }
  }

  private func checkTimes(_ claims: JSONValue) throws(InvalidResponse) {
    let now = now.timeIntervalSince1970
    guard let expires = try time(claims, "exp") else { throw .claim("exp", "is missing") }
    guard let issued = try time(claims, "iat") else { throw .claim("iat", "is missing") }
    guard expires + Self.grace > now else { throw .expired }
    guard issued - Self.grace <= now else { throw .issuedInFuture }
    if let start = try time(claims, "nbf") {
      guard start - Self.grace <= now else { throw .notValidYet }
    }
  }

  private func time(
    _ claims: JSONValue, _ name: String
  ) throws(InvalidResponse) -> TimeInterval? {
    guard let claim = claims[name] else { return nil }
    guard let time = claim.number else { throw .claim(name, "is no number") }
    return time
  }

  private func checkNonce(_ claims: JSONValue) throws(InvalidResponse) {
    guard let stated = claims["nonce"]?.string else { throw .claim("nonce", "is missing") }
    guard Secret(stated) == nonce else { throw .otherNonce }
  }

  /// An answer without the time may be of a session that the browser has had for days.
  private func checkAuthentication(_ claims: JSONValue) throws(InvalidResponse) {
    guard let authenticatedSince else { return }
    guard let time = claims["auth_time"]?.number,
      time + Self.grace >= authenticatedSince.timeIntervalSince1970
    else { throw .notReauthenticated }
  }

  private func checkAccessToken(
    _ claims: JSONValue, _ algorithm: SignatureAlgorithm
  ) throws(InvalidResponse) {
    guard let claim = claims["at_hash"] else { return }
    let accepted = accessToken.withBytes { algorithm.hashes($0) }.map {
      String(decoding: Base64URL.encoded($0.prefix($0.count / 2)), as: UTF8.self)
    }
    guard let stated = claim.string, accepted.contains(where: { $0.isIdentical(to: stated) }) else {
      throw .otherAccessToken
    }
  }
}
