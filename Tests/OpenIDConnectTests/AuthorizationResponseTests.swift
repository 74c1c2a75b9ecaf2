import Foundation
import Testing

@testable import OpenIDConnect

/// The authorization request in the browser, and the provider's response.
@Suite struct AuthorizationResponseTests {
  @Test func asksForACodeWithPKCE() async throws {
    let fake = FakeProvider()
    let request = try await fake.newProvider(scopes: ["email", "openid", "", "profile"])
      .startSignIn(redirect: FakeProvider.redirect)
    let text = request.url.absoluteString
    #expect(text.hasPrefix("https://login.example.org/authorize?response_type=code&"))
    let fields = Fields(try #require(request.url.query()))
    #expect(Set(fields.all.map(\.name)).count == fields.all.count)
    #expect(fields["client_id"] == "planner")
    #expect(fields["redirect_uri"] == "http://127.0.0.1:49152/signed-in")
    #expect(fields["scope"] == "openid email profile")
    #expect(fields["code_challenge_method"] == "S256")
    #expect(fields["code_challenge"] == AuthorizationRequest.challenge(of: request.verifier))
    #expect(fields["state"] == request.state.text)
    #expect(fields["nonce"] == request.nonce.text)
    #expect(fields["prompt"] == nil)
    #expect(!text.contains(request.verifier.text))
  }

  /// The example of RFC 7636, appendix B.
  @Test func makesTheChallengeOfTheStandard() {
    #expect(
      AuthorizationRequest.challenge(of: Secret("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func createsNewSecretsForEachSignIn() async throws {
    let provider = FakeProvider().newProvider()
    var texts: Set<String> = []
    for _ in 0..<5 {
      let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
      texts.formUnion([request.state.text, request.nonce.text, request.verifier.text])
    }
    #expect(texts.count == 15)
  }

  @Test func keepsTheQueryOfTheProvidersPage() async throws {
    for (address, start) in [
      ("https://a.example/x?tenant=1", "https://a.example/x?tenant=1&response_type=code&"),
      ("https://a.example/x?", "https://a.example/x?response_type=code&"),
    ] {
      let fake = FakeProvider { $0.discovery["authorization_endpoint"] = .string(address) }
      let request = try await fake.newProvider().startSignIn(redirect: FakeProvider.redirect)
      #expect(request.url.absoluteString.hasPrefix(start))
    }
  }

  @Test func requestsConsentWithRefreshTokens() async throws {
    let request = try await FakeProvider().newProvider(scopes: ["openid", "offline_access"])
      .startSignIn(redirect: FakeProvider.redirect)
    #expect(Fields(try #require(request.url.query()))["prompt"] == "consent")
  }

  @Test func refusesAnInsecureWayBack() async throws {
    let fake = FakeProvider()
    let redirect = try #require(URL(string: "http://localhost:1/x"))
    await #expect(throws: SignInFault.self) {
      try await fake.newProvider().startSignIn(redirect: redirect)
    }
    #expect(fake.requests.isEmpty)
  }

  @Test(arguments: ["", "a\nb", "é", String(repeating: "a", count: 1025)])
  func refusesAnInvalidClientID(_ id: String) async throws {
    let fake = FakeProvider()
    await #expect(throws: SignInFault.self) {
      try await fake.newProvider(clientID: id).startSignIn(redirect: FakeProvider.redirect)
    }
    #expect(fake.requests.isEmpty)
  }

  @Test func signsIn() async throws {
    let fake = FakeProvider()
    let identity = try await fake.signIn()
    #expect(identity.issuer == FakeProvider.issuer)
    #expect(identity.subject == "ada")
    #expect(identity.tokens.access.text == "access-1")
    #expect(identity.tokens.refresh?.text == "refresh-1")
    let sent = try #require(fake.requests(for: "/token").first)
    #expect(sent.method == .post)
    #expect(sent.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(sent.headers["authorization"] == nil)
  }

  @Test func signsInByASchemeOfTheProgram() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let redirect = try #require(URL(string: "org.example.planner:/signed-in"))
    let request = try await provider.startSignIn(redirect: redirect)
    #expect(
      try await provider.finish(request, answer: fake.authorize(request.url)).subject == "ada")
  }

  /// The faults of answers at the right address with the right state.
  private func fault(
    _ script: (inout FakeProvider.Script) -> Void = { _ in },
    answer: @escaping @Sendable (inout [(name: String, value: String)]) -> Void
  ) async throws -> SignInFault? {
    let fake = FakeProvider {
      $0.answer = answer
      script(&$0)
    }
    do {
      _ = try await fake.signIn()
      return nil
    } catch let fault as SignInFault {
      #expect(fake.requests(for: "/token").isEmpty)
      return fault
    }
  }

  @Test func acceptsAnswersOfTheIssuerOnly() async throws {
    let promises: (inout FakeProvider.Script) -> Void = {
      $0.discovery["authorization_response_iss_parameter_supported"] = true
    }
    let issuer = FakeProvider.issuer
    #expect(try await fault { $0.append(("iss", issuer)) } == nil)
    #expect(try await fault(promises) { $0.append(("iss", issuer)) } == nil)
    #expect(try await fault(promises) { _ in } == .notAcceptable(.issuerMissing))
    for foreign in ["https://evil.example", issuer + "/", "", issuer.uppercased()] {
      #expect(
        try await fault { $0.append(("iss", foreign)) }
          == .notAcceptable(.otherIssuerAnswered(foreign)))
    }
    // Its error is ignored too (RFC 9207, 2.4).
    #expect(
      try await fault { $0 = [$0[1], ("iss", "https://evil.example"), ("error", "access_denied")] }
        == .notAcceptable(.otherIssuerAnswered("https://evil.example")))
  }

  @Test func reportsTheErrorsOfTheProvider() async throws {
    #expect(
      try await fault { $0 = [$0[1], ("error", "access_denied")] }
        == .refused(error: "access_denied", description: nil))
    #expect(
      try await fault {
        $0 = [
          $0[1], ("error", "login\u{1B}]0;x"), ("error_description", "Not\r\nto\u{202E}day\u{7}"),
        ]
      } == .refused(error: "login ]0;x", description: "Not to day"))
    #expect(
      try await fault { $0 = [$0[1], ("error", "unauthorized_client")] }
        == .misconfigured("the provider's error: unauthorized_client"))
    // With a code as well it is still an error.
    #expect(
      try await fault { $0.append(("error", "server_error")) }
        == .refused(error: "server_error", description: nil))
    let long = try await fault {
      $0 = [$0[1], ("error", "x"), ("error_description", String(repeating: "a", count: 20_000))]
    }
    #expect((long?.message.count ?? 0) < 400)
  }

  @Test func refusesAnswersWithoutACode() async throws {
    #expect(try await fault { $0 = [$0[1]] } == .notAcceptable(.codeMissing))
    #expect(try await fault { $0[0].value = "" } == .notAcceptable(.codeMissing))
    // Tokens in the address were not requested, and are ignored.
    #expect(
      try await fault { $0 = [$0[1], ("id_token", "a.b.c"), ("access_token", "x")] }
        == .notAcceptable(.codeMissing))
  }

  @Test func refusesOtherAnswersAndStaysOpen() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    let other = try await provider.startSignIn(redirect: FakeProvider.redirect)
    let answer = fake.authorize(request.url)
    let text = answer.absoluteString
    let state = request.state.text
    let wrong: [(String, InvalidResponse)] = [
      (text.replacing(state, with: String(state.dropLast()) + "!"), .otherState),
      (text.replacing(state, with: ""), .otherState),
      (text.replacing(state, with: state + "%00"), .otherState),
      (text.replacing(state, with: other.state.text), .otherState),
      (text.replacing("&state=\(state)", with: ""), .stateMissing),
      (text.replacing("?", with: "#"), .stateMissing),
      (text + "&state=\(state)", .parameterTwice("state")),
      (text + "&code=other", .parameterTwice("code")),
      (text + "&%63ode=other", .parameterTwice("code")),
      (text.replacing("signed-in", with: "other"), .otherRedirect),
      (text.replacing("49152", with: "49153"), .otherRedirect),
      (text.replacing("127.0.0.1", with: "localhost"), .otherRedirect),
      (text.replacing("http:", with: "https:"), .otherRedirect),
      (text + "&x=%ff", .malformed(part: "browser's answer", "an escape is broken")),
      (text + "&x=" + String(repeating: "a", count: 40_000), .tooLarge(part: "browser's answer")),
    ]
    for (text, reason) in wrong {
      let answer = try #require(URL(string: text))
      #expect(!request.isAnswered(by: answer), "\(text)")
      await #expect(throws: SignInFault.notAcceptable(reason), "\(text)") {
        try await provider.finish(request, answer: answer)
      }
    }
    #expect(fake.requests(for: "/token").isEmpty)
    #expect(request.isAnswered(by: answer))
    #expect(try await provider.finish(request, answer: answer).subject == "ada")
  }

  @Test func acceptsOneAnswerOnly() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    _ = try await provider.finish(request, answer: fake.authorize(request.url))
    for answer in [fake.authorize(request.url), fake.authorize(request.url)] {
      await #expect(throws: SignInFault.notAcceptable(.usedBefore)) {
        try await provider.finish(request, answer: answer)
      }
    }
    #expect(fake.requests(for: "/token").count == 1)
  }

  @Test func acceptsOneOfTwoAnswersAtOnce() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    let answers = [fake.authorize(request.url), fake.authorize(request.url)]
    let count = await withTaskGroup { group in
      for answer in answers {
        group.addTask { (try? await provider.finish(request, answer: answer)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 1)
    #expect(fake.requests(for: "/token").count == 1)
  }

  @Test func aFailureEndsTheSignIn() async throws {
    let fake = FakeProvider { $0.claims = { $0["nonce"] = "another" } }
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    await #expect(throws: SignInFault.notAcceptable(.otherNonce)) {
      try await provider.finish(request, answer: fake.authorize(request.url))
    }
    fake.change { $0.claims = { _ in } }
    await #expect(throws: SignInFault.notAcceptable(.usedBefore)) {
      try await provider.finish(request, answer: fake.authorize(request.url))
    }
  }

  @Test func refusesAnswersAfterCancelAndOfAnotherProvider() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    let other = fake.newProvider()
    await #expect(throws: SignInFault.notAcceptable(.usedBefore)) {
      try await other.finish(request, answer: fake.authorize(request.url))
    }
    await provider.cancel(request)
    await #expect(throws: SignInFault.notAcceptable(.usedBefore)) {
      try await provider.finish(request, answer: fake.authorize(request.url))
    }
    #expect(fake.requests(for: "/token").isEmpty)
  }

  /// The code goes to the token endpoint that was stated when the sign-in started.
  @Test func sendsTheCodeToTheProviderOfTheRequest() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    fake.change { $0.discovery["token_endpoint"] = "https://evil.example/steal" }
    _ = try await provider.discover()
    _ = try await provider.finish(request, answer: fake.authorize(request.url))
    #expect(fake.requests(for: "/steal").isEmpty)
  }
}
