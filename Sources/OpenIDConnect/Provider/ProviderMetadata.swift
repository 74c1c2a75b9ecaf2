import Foundation

/// The verified metadata of a provider (OpenID Connect Discovery 1.0, 3).
public struct ProviderMetadata: Sendable, Equatable {
  /// The issuer.
  public let issuer: String
  /// The page at which the user signs in.
  public let authorizationEndpoint: URL
  /// The endpoint that exchanges a code for tokens.
  public let tokenEndpoint: URL
  /// The address of the key set that verifies signatures.
  public let keySet: URL
  /// The endpoint for the user's claims; `nil` if there is none.
  public let userInfoEndpoint: URL?
  /// The endpoint at which tokens are revoked (RFC 7009).
  public let revocationEndpoint: URL?
  /// The page at which the user signs out at the provider (RP-Initiated Logout 1.0).
  public let endSessionEndpoint: URL?
  /// The scopes that the provider names; empty if it names none.
  public let scopes: [String]
  /// The algorithms of ID tokens that both sides accept.
  let algorithms: Set<SignatureAlgorithm>
  /// Whether each answer in the browser states its issuer (RFC 9207).
  let statesIssuer: Bool
}

extension ProviderMetadata {
  /// Checks the discovery document of `issuer`.
  init(_ document: JSONValue, issuer: String) throws(InvalidResponse) {
    guard let stated = document["issuer"]?.string else { throw Self.missing("issuer") }
    guard stated.isIdentical(to: issuer) else {
      throw .otherIssuerDiscovered(stated.line(limit: 200))
    }
    // A provider elsewhere must not name addresses of this computer.
    let isLocal = URL(string: issuer).map(WebAddress.isLoopback) ?? false
    func optional(_ name: String) throws(InvalidResponse) -> URL? {
      switch document[name] {
      case nil, .null: return nil
      case .string(let text):
        guard let url = WebAddress.url(text, allowsLoopback: isLocal),
          isLocal || !WebAddress.isLoopback(url)
        else { throw .insecureAddress(name) }
        return url
      default: throw .malformed(part: Provider.Part.discovery.rawValue, "\(name) is not a string")
      }
    }
    func required(_ name: String) throws(InvalidResponse) -> URL {
      guard let url = try optional(name) else { throw Self.missing(name) }
      return url
    }
    self.issuer = stated
    authorizationEndpoint = try required("authorization_endpoint")
    tokenEndpoint = try required("token_endpoint")
    keySet = try required("jwks_uri")
    userInfoEndpoint = try optional("userinfo_endpoint")
    revocationEndpoint = try optional("revocation_endpoint")
    endSessionEndpoint = try optional("end_session_endpoint")
    scopes = document["scopes_supported"]?.strings ?? []
    statesIssuer = document["authorization_response_iss_parameter_supported"]?.bool ?? false
    if let types = document["response_types_supported"]?.strings, !types.contains("code") {
      throw .unsupported("the authorization code flow")
    }
    // Many providers support PKCE without stating it; one that lists its methods must list this
    // one.
    if let methods = document["code_challenge_methods_supported"]?.strings,
      !methods.contains("S256")
    {
      throw .unsupported("PKCE with S256")
    }
    let accepted = Set(SignatureAlgorithm.allCases)
    if let names = document["id_token_signing_alg_values_supported"]?.strings {
      algorithms = accepted.intersection(names.compactMap(SignatureAlgorithm.init))
    } else {
      algorithms = accepted
    }
    guard !algorithms.isEmpty else { throw .unsupported("RS256, ES256 or EdDSA") }
  }

  private static func missing(_ name: String) -> InvalidResponse {
    .malformed(part: Provider.Part.discovery.rawValue, "\(name) is missing")
  }
}
