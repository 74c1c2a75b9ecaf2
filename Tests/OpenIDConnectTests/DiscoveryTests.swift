import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct DiscoveryTests {
  private static let path = "/.well-known/openid-configuration"

  @Test func readsWhatTheProviderStates() async throws {
    let fake = FakeProvider {
      $0.discovery["scopes_supported"] = ["openid", "email"]
      $0.discovery["revocation_endpoint"] = "https://elsewhere.example/revoke?x=1"
      $0.discovery["userinfo_endpoint"] = nil
    }
    let metadata = try await fake.newProvider().discover()
    #expect(metadata.issuer == FakeProvider.issuer)
    #expect(metadata.authorizationEndpoint.absoluteString == "\(FakeProvider.issuer)/authorize")
    #expect(
      metadata.revocationEndpoint?.absoluteString == "https://elsewhere.example/revoke?x=1")
    #expect(metadata.userInfoEndpoint == nil)
    #expect(metadata.scopes == ["openid", "email"])
    let request = try #require(fake.requests.first)
    #expect(fake.requests.count == 1)
    #expect(request.url.absoluteString == FakeProvider.issuer + Self.path)
    #expect(request.method == .get)
    #expect(request.maximumSize == 128 * 1024)
    #expect(request.timeout == .seconds(10))
  }

  @Test func sendsNothingBeforeItIsAskedAndAsksOnce() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    #expect(fake.requests.isEmpty)
    for _ in 0..<3 { _ = try await provider.startSignIn(redirect: FakeProvider.redirect) }
    #expect(fake.requests.count == 1)
    _ = try await provider.discover()
    #expect(fake.requests.count == 2)
  }

  @Test func asksBelowThePathOfTheIssuer() async throws {
    for issuer in ["https://a.example/realms/one", "https://a.example/realms/one/"] {
      let fake = FakeProvider {
        $0.discovery["issuer"] = .string(issuer)
        let discovery = $0.discovery
        $0.instead["/realms/one" + Self.path] = FakeProvider.answer(
          200, JSONValue.object(discovery).utf8)
      }
      #expect(try await fake.newProvider(issuer: issuer).discover().issuer == issuer)
    }
  }

  @Test(arguments: [
    "https://login.example.org/", "https://LOGIN.example.org", "http://login.example.org",
    "https://login.example.org:443", "https://login.example.org.evil.example", "",
    "https://evil.example",
    "https://login.example.or\u{212A}", "https://login.example.org\u{0}",
  ])
  func refusesAnotherIssuer(_ issuer: String) async throws {
    let fake = FakeProvider { $0.discovery["issuer"] = .string(issuer) }
    await #expect(
      throws: SignInFault.notAcceptable(.otherIssuerDiscovered(issuer.line(limit: 200)))
    ) { try await fake.newProvider().discover() }
    // And nothing else is asked of it.
    #expect(fake.requests.count == 1)
  }

  /// The sign for kelvin, which Swift's `==` takes for a K.
  @Test func comparesTheIssuerByteForByte() async throws {
    let fake = FakeProvider {
      $0.discovery["issuer"] = "https://login.example.org/\u{212A}"
      $0.instead["/K" + Self.path] = FakeProvider.answer(200, JSONValue.object($0.discovery).utf8)
    }
    await #expect(
      throws: SignInFault.notAcceptable(
        .otherIssuerDiscovered("https://login.example.org/\u{212A}"))
    ) { try await fake.newProvider(issuer: "https://login.example.org/K").discover() }
  }

  @Test(arguments: [
    "", "login.example.org", "http://login.example.org", "ftp://login.example.org",
    "https://user:secret@login.example.org", "https://login.example.org?x=1",
    "https://login.example.org/#x", "http://192.168.1.1", "https://login.example.org/a b",
  ])
  func refusesAnIssuerThatIsNoSecureAddress(_ issuer: String) async throws {
    let fake = FakeProvider()
    await #expect(
      throws: SignInFault.misconfigured("the issuer is not an https address: \(issuer)")
    ) { try await fake.newProvider(issuer: issuer).discover() }
    #expect(fake.requests.isEmpty)
  }

  @Test func acceptsPlainHTTPAtThisComputerOnly() async throws {
    let issuer = "http://127.0.0.1:8000"
    func discovery(_ endpoint: String) -> FakeProvider {
      FakeProvider {
        $0.discovery["issuer"] = .string(issuer)
        $0.discovery["token_endpoint"] = .string(endpoint)
      }
    }
    _ = try await discovery("http://127.0.0.1:8000/token").newProvider(issuer: issuer).discover()
    await #expect(throws: SignInFault.notAcceptable(.insecureAddress("token_endpoint"))) {
      try await discovery("http://a.example/token").newProvider(issuer: issuer).discover()
    }
  }

  @Test(arguments: [
    "authorization_endpoint", "token_endpoint", "jwks_uri", "userinfo_endpoint",
    "revocation_endpoint", "end_session_endpoint",
  ])
  func refusesAddressesThatAreNotSecure(_ name: String) async throws {
    for address in [
      "http://login.example.org/x", "http://127.0.0.1/x", "https://127.0.0.1/x",
      "https://localhost/x", "file:///etc/passwd", "/x", "", "javascript:x",
      "https://a@login.example.org/", "https://login.example.org/#x",
    ] {
      let fake = FakeProvider { $0.discovery[name] = .string(address) }
      await #expect(throws: SignInFault.notAcceptable(.insecureAddress(name))) {
        try await fake.newProvider().discover()
      }
    }
    let fake = FakeProvider { $0.discovery[name] = 1 }
    await #expect(throws: SignInFault.self) { try await fake.newProvider().discover() }
  }

  @Test(arguments: ["issuer", "authorization_endpoint", "token_endpoint", "jwks_uri"])
  func refusesADocumentThatLacks(_ name: String) async throws {
    let fake = FakeProvider { $0.discovery[name] = nil }
    await #expect(
      throws: SignInFault.notAcceptable(
        .malformed(part: "discovery document", "\(name) is missing"))
    ) { try await fake.newProvider().discover() }
  }

  @Test func refusesAProviderThatLacksWhatIsNeeded() async throws {
    for (name, value) in [
      ("response_types_supported", ["id_token", "code id_token"]),
      ("code_challenge_methods_supported", ["plain"]),
      ("code_challenge_methods_supported", []),
      ("id_token_signing_alg_values_supported", ["HS256", "none", "RS512"]),
    ] as [(String, JSONValue)] {
      let fake = FakeProvider { $0.discovery[name] = value }
      await #expect {
        try await fake.newProvider().discover()
      } throws: {
        guard case SignInFault.notAcceptable(.unsupported) = $0 else { return false }
        return true
      }
    }
    // Those that list nothing may have it.
    let fake = FakeProvider {
      $0.discovery["response_types_supported"] = nil
      $0.discovery["code_challenge_methods_supported"] = nil
      $0.discovery["id_token_signing_alg_values_supported"] = nil
    }
    _ = try await fake.newProvider().discover()
  }

  /// A page in place of the document is a wrong issuer in the settings.
  @Test(arguments: [
    (404, "not found"), (403, "{}"), (400, ""), (204, ""), (200, "<!doctype html><p>Welcome"),
    (200, ""), (200, "[]"), (200, "{\"issuer\":\"https://login.exa"),
    (200, #"{"issuer":"https://login.example.org","issuer":"https://login.example.org"}"#),
  ])
  func callsAnythingElseAWrongIssuer(_ status: Int, _ body: String) async throws {
    let fake = FakeProvider {
      $0.instead[Self.path] = FakeProvider.answer(status, Array(body.utf8))
    }
    await #expect {
      try await fake.newProvider().discover()
    } throws: {
      guard case SignInFault.misconfigured = $0 else { return false }
      return true
    }
  }

  @Test func followsRedirectsAtTheSameServerOnly() async throws {
    func redirected(to location: String, status: Int = 302) -> FakeProvider {
      FakeProvider {
        $0.instead[Self.path] = FakeProvider.answer(status, headers: ["Location": location])
        let discovery = $0.discovery
        $0.instead["/moved"] = FakeProvider.answer(200, JSONValue.object(discovery).utf8)
      }
    }
    for location in ["/moved", "https://login.example.org/moved", "../moved"] {
      for status in [301, 302, 303, 307, 308] {
        _ = try await redirected(to: location, status: status).newProvider().discover()
      }
    }
    for location in [
      "https://evil.example/moved", "http://login.example.org/moved", "//evil.example/moved",
      "https://login.example.org:444/moved", "https://login.example.org@evil.example/moved",
      "file:///moved", Self.path, "", "https://login.example.org.evil.example/moved",
    ] {
      let fake = redirected(to: location)
      await #expect(
        throws: SignInFault.notAcceptable(.redirected(part: "discovery document")), "\(location)"
      ) { try await fake.newProvider().discover() }
      #expect(fake.requests.allSatisfy { $0.url.host() == "login.example.org" })
      #expect(fake.requests.count <= 4)
    }
  }

  /// A transport that followed a redirect by itself.
  @Test func refusesAnAnswerFromElsewhere() async throws {
    let fake = FakeProvider {
      $0.instead[Self.path] = FakeProvider.answer(
        200, JSONValue.object($0.discovery).utf8, from: URL(string: "https://evil.example/"))
    }
    await #expect(throws: SignInFault.notAcceptable(.redirected(part: "discovery document"))) {
      try await fake.newProvider().discover()
    }
  }

  @Test(
    arguments: [
      (.notReached("no\nroute"), .notReached("no route")),
      (.timedOut, .notReached("the request for the discovery document timed out")),
      (.untrustedCertificate("self-signed"), .untrustedCertificate("self-signed")),
      (.tooLarge, .notAcceptable(.tooLarge(part: "discovery document"))),
      (.cancelled, .cancelled),
    ] as [(TransportError, SignInFault)])
  func reportsWhyThereIsNoAnswer(_ error: TransportError, _ fault: SignInFault) async throws {
    let fake = FakeProvider {
      $0.instead[Self.path] = FakeProvider.failure(error)
    }
    await #expect(throws: fault) { try await fake.newProvider().discover() }
  }

  @Test func refusesHugeAnswersAndReportsFailuresOfTheServer() async throws {
    let huge = FakeProvider {
      $0.instead[Self.path] = FakeProvider.answer(
        200, [UInt8](repeating: 0x20, count: 128 * 1024 + 1))
    }
    await #expect(throws: SignInFault.notAcceptable(.tooLarge(part: "discovery document"))) {
      try await huge.newProvider().discover()
    }
    for status in [429, 500, 503] {
      let fake = FakeProvider {
        $0.instead[Self.path] = FakeProvider.answer(status)
      }
      await #expect(
        throws: SignInFault.notReached(
          "the request for the discovery document returned HTTP status \(status)")
      ) { try await fake.newProvider().discover() }
    }
  }

  @Test func readsConfigurations() throws {
    let short = #"{"name":"Work","issuer":"https://a.example","clientID":"x"}"#
    let configuration = try JSONDecoder().decode(
      ProviderConfiguration.self, from: Data(short.utf8))
    #expect(configuration.scopes == ["openid", "profile", "email"])
    let again = try JSONDecoder().decode(
      ProviderConfiguration.self, from: JSONEncoder().encode(configuration))
    #expect(again == configuration)
  }
}
