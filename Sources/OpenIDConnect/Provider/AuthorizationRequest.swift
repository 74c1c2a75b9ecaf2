import Foundation

/// A sign-in that has been started: the page to open, and what its answer must match.
///
/// Each one has its own verifier, state and nonce, and is finished at most once.
public struct AuthorizationRequest: Sendable {
  /// The page to open in the user's browser.
  public let url: URL
  /// The address at which the answer must arrive.
  public let redirect: URL

  let id = UUID()
  let state: Secret
  let nonce: Secret
  let verifier: Secret
  /// If set, the provider must authenticate the user again, and state a time of authentication not
  /// before this one.
  let reauthenticatedSince: Date?
  /// The provider's metadata when the request was made: the code is sent to no other provider
  /// (RFC 9700, 4.4).
  let metadata: ProviderMetadata

  init(
    _ metadata: ProviderMetadata, configuration: ProviderConfiguration, redirect: URL,
    reauthenticatedSince: Date? = nil
  ) {
    self.metadata = metadata
    self.redirect = redirect
    self.reauthenticatedSince = reauthenticatedSince
    state = .random()
    nonce = .random()
    verifier = .random()
    let scopes = configuration.scopes.filter { !$0.isEmpty && $0 != "openid" }
    var fields = [
      (name: "response_type", value: "code"), ("client_id", configuration.clientID),
      ("redirect_uri", redirect.absoluteString),
      ("scope", (["openid"] + scopes).joined(separator: " ")), ("state", state.text),
      ("nonce", nonce.text), ("code_challenge", Self.challenge(of: verifier)),
      ("code_challenge_method", "S256"),
    ]
    var prompts: [String] = []
    if reauthenticatedSince != nil {
      prompts.append("login")
      // A provider need not obey `prompt`, but with `max_age` it must state `auth_time`, which
      // shows whether it did (OpenID Connect Core, 3.1.2.1).
      fields.append(("max_age", "0"))
    }
    // Without the user's consent there is no refresh token for later (OpenID Connect Core, 11).
    if scopes.contains("offline_access") { prompts.append("consent") }
    if !prompts.isEmpty { fields.append(("prompt", prompts.joined(separator: " "))) }
    url = metadata.authorizationEndpoint.adding(fields)
  }

  /// The challenge S256 (RFC 7636, 4.2).
  static func challenge(of verifier: Secret) -> String {
    let hash = verifier.withBytes {
      SignatureAlgorithm.sha256($0.bindMemory(to: UInt8.self))
    }
    return String(decoding: Base64URL.encoded(hash), as: UTF8.self)
  }

  /// Whether `answer` arrived at `redirect` with the state of this request. A listener ignores
  /// other answers and keeps listening, so that another program's request does not end the sign-in.
  public func isAnswered(by answer: URL) -> Bool {
    (try? AuthorizationResponse(answer, to: redirect, state: state)) != nil
  }
}

extension AuthorizationRequest: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A description without secrets.
  public var description: String { "sign-in at \(metadata.issuer)" }
  /// A description without secrets, for debuggers.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension URL {
  /// This URL with further fields in its query.
  func adding(_ fields: [(name: String, value: String)]) -> URL {
    let query = String(decoding: FormFields.encoded(fields), as: UTF8.self)
    let text = absoluteString
    let separator =
      !text.contains("?") ? "?" : text.hasSuffix("?") || text.hasSuffix("&") ? "" : "&"
    // A URL followed by percent-encoded characters is a valid URL.
    return URL(string: text + separator + query)!
  }
}
