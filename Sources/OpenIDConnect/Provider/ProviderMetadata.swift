import Foundation

/// What a provider states of itself (OpenID Connect Discovery 1.0), after the checks of `discover()`.
public struct ProviderMetadata: Sendable, Equatable {
  public let issuer: String
  public let authorizationEndpoint: URL
  public let tokenEndpoint: URL
  public let keySet: URL
  public let userInfoEndpoint: URL?
  /// Where tokens are revoked (RFC 7009).
  public let revocationEndpoint: URL?
  /// Where the user signs out at the provider (RP-Initiated Logout 1.0).
  public let endSessionEndpoint: URL?
  /// Where a program registers itself (RFC 7591).
  public let registrationEndpoint: URL?
  /// The scopes that the provider names; empty if it names none.
  public let scopes: [String]
  /// The algorithms of ID tokens that both sides accept.
  let algorithms: Set<SignatureAlgorithm>
  /// Whether each answer states its issuer (RFC 9207).
  let statesIssuer: Bool
}
