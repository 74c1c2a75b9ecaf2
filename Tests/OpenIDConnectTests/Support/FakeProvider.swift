import Foundation
import Synchronization

@testable import OpenIDConnect

/// A provider in this process, which behaves well except where its script says otherwise.
final class FakeProvider: Transport {
  static let issuer = "https://login.example.org"
  static let clientID = "planner"
  static let redirect = URL(string: "http://127.0.0.1:49152/signed-in")!
  /// The time of all tests.
  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  typealias Members = [String: JSONValue]
  typealias Answer = @Sendable (HTTPRequest) throws(TransportError) -> HTTPResponse

  /// The behaviour of the provider.
  struct Script: Sendable {
    var discovery: Members = [
      "issuer": .string(issuer), "authorization_endpoint": .string("\(issuer)/authorize"),
      "token_endpoint": .string("\(issuer)/token"), "jwks_uri": .string("\(issuer)/keys"),
      "userinfo_endpoint": .string("\(issuer)/userinfo"),
      "revocation_endpoint": .string("\(issuer)/revoke"),
      "end_session_endpoint": .string("\(issuer)/logout"),
      "response_types_supported": ["code"], "subject_types_supported": ["public"],
      "id_token_signing_alg_values_supported": ["RS256", "ES256", "EdDSA", "HS256", "none"],
      "code_challenge_methods_supported": ["S256"],
    ]
    var keys = [TestKey.rsa.publicKey]
    var signer = TestKey.rsa
    /// Changes the header of ID tokens.
    var header: @Sendable (inout Members) -> Void = { _ in }
    /// Changes the claims of ID tokens.
    var claims: @Sendable (inout Members) -> Void = { _ in }
    /// Changes the finished ID token.
    var token: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// Changes the answer of the token endpoint.
    var tokenAnswer: @Sendable (inout Members) -> Void = { _ in }
    /// Changes the parameters of the browser's answer.
    var answer: @Sendable (inout [(name: String, value: String)]) -> Void = { _ in }
    var userInfo: JSONValue = [
      "sub": "ada", "name": "Ada Lovelace", "email": "ada@example.org", "email_verified": true,
    ]
    /// Answers in place of the usual ones, by path.
    var instead: [String: Answer] = [:]
    var now = FakeProvider.start
  }

  private struct State {
    var script = Script()
    var requests: [HTTPRequest] = []
    var accessToken = "access-1"
    /// The nonce and the challenge of each code.
    var codes: [String: (nonce: String, challenge: String, redirect: String)] = [:]
    var lastNonce: String?
  }

  private let state = Mutex(State())

  init(_ change: (inout Script) -> Void = { _ in }) {
    state.withLock { change(&$0.script) }
  }

  func change(_ change: (inout Script) -> Void) {
    state.withLock { change(&$0.script) }
  }

  var now: Date { state.withLock { $0.script.now } }
  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// The requests for a path.
  func requests(for path: String) -> [HTTPRequest] {
    requests.filter { $0.url.path() == path }
  }

  func newProvider(
    issuer: String = issuer, clientID: String = clientID,
    scopes: [String] = ProviderConfiguration.defaultScopes
  ) -> Provider {
    Provider(
      configuration: ProviderConfiguration(
        name: "Example", issuer: issuer, clientID: clientID, scopes: scopes),
      transport: self, now: { self.now })
  }

  /// A whole sign-in.
  func signIn(
    _ provider: Provider? = nil, requiresReauthentication: Bool = false
  ) async throws -> SignedInIdentity {
    let provider = provider ?? newProvider()
    let request = try await provider.startSignIn(
      redirect: Self.redirect, requiresReauthentication: requiresReauthentication)
    return try await provider.finish(request, answer: authorize(request.url))
  }

  /// Acts as the user in the browser: returns the address at which the browser arrives.
  func authorize(_ url: URL) -> URL {
    let fields = Fields(url.query() ?? "")
    return state.withLock { state in
      let code = "code-\(state.codes.count + 1)"
      state.codes[code] = (
        fields["nonce"] ?? "", fields["code_challenge"] ?? "", fields["redirect_uri"] ?? ""
      )
      var answer = [(name: "code", value: code), (name: "state", value: fields["state"] ?? "")]
      state.script.answer(&answer)
      return URL(
        string: (fields["redirect_uri"] ?? "") + "?"
          + String(decoding: FormFields.encoded(answer), as: UTF8.self))!
    }
  }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let script = state.withLock { state in
      state.requests.append(request)
      return state.script
    }
    if let answer = script.instead[request.url.path()] { return try answer(request) }
    switch request.url.path() {
    case "/.well-known/openid-configuration": return Self.json(.object(script.discovery), request)
    case "/keys": return Self.json(["keys": .array(script.keys)], request)
    case "/token": return token(request)
    case "/userinfo": return Self.json(script.userInfo, request)
    case "/revoke": return HTTPResponse(status: 200, body: [], finalURL: request.url)
    default: return HTTPResponse(status: 404, body: [], finalURL: request.url)
    }
  }

  private func token(_ request: HTTPRequest) -> HTTPResponse {
    let fields = Fields(String(decoding: request.body, as: UTF8.self))
    return state.withLock { state in
      guard fields["client_id"] == Self.clientID, fields["client_secret"] == nil else {
        return Self.json(["error": "invalid_client"], request, status: 401)
      }
      guard fields["grant_type"] == "authorization_code" else {
        return Self.json(["error": "unsupported_grant_type"], request, status: 400)
      }
      // A code is used up by the first attempt.
      guard let code = state.codes.removeValue(forKey: fields["code"] ?? ""),
        code.redirect == fields["redirect_uri"],
        AuthorizationRequest.challenge(of: Secret(fields["code_verifier"] ?? "")) == code.challenge
      else { return Self.json(["error": "invalid_grant"], request, status: 400) }
      state.lastNonce = code.nonce
      return Self.json(Self.tokens(state), request)
    }
  }

  private static func tokens(_ state: State) -> JSONValue {
    let script = state.script
    let signer = script.signer
    let now = script.now.timeIntervalSince1970
    let hash = Secret(state.accessToken).withBytes { signer.algorithm.hashes($0)[0] }
    var claims: Members = [
      "iss": .string(issuer), "sub": "ada", "aud": .string(clientID), "exp": .number(now + 300),
      "iat": .number(now), "auth_time": .number(now),
      "at_hash": .string(
        String(decoding: Base64URL.encoded(hash.prefix(hash.count / 2)), as: UTF8.self)),
    ]
    claims["nonce"] = state.lastNonce.map { .string($0) }
    script.claims(&claims)
    var header: Members = [
      "alg": .string(signer.algorithm.rawValue), "typ": "JWT", "kid": .string(signer.id),
    ]
    script.header(&header)
    let idToken = script.token(compact(.object(header), .object(claims), sign: signer.sign))
    var answer: Members = [
      "access_token": .string(state.accessToken), "token_type": "Bearer", "expires_in": 3600,
      "refresh_token": "refresh-1", "id_token": .string(String(decoding: idToken, as: UTF8.self)),
    ]
    script.tokenAnswer(&answer)
    return .object(answer)
  }

  /// A token in its compact form.
  static func compact(
    _ header: JSONValue, _ claims: JSONValue, sign: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let message =
      Base64URL.encoded(header.utf8) + [UInt8(ascii: ".")] + Base64URL.encoded(claims.utf8)
    return message + [UInt8(ascii: ".")] + Base64URL.encoded(sign(message))
  }

  /// Answers with this status and body.
  static func answer(
    _ status: Int, _ body: [UInt8] = [], headers: [String: String] = [:], from url: URL? = nil
  ) -> Answer {
    { request throws(TransportError) in
      HTTPResponse(status: status, headers: headers, body: body, finalURL: url ?? request.url)
    }
  }

  /// Gives no answer.
  static func failure(_ error: TransportError) -> Answer {
    { _ throws(TransportError) in throw error }
  }

  static func json(_ value: JSONValue, _ request: HTTPRequest, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: value.utf8,
      finalURL: request.url)
  }
}

/// The fields of a query or a form.
struct Fields {
  let all: [(name: String, value: String)]

  init(_ text: String) { all = FormFields.decoded(text) ?? [] }

  subscript(_ name: String) -> String? { all.first { $0.name == name }?.value }
}
