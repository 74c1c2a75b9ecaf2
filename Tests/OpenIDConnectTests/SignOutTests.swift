import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct SignOutTests {

  @Test func revokesTokens() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    #expect(try await provider.revoke(.refresh(Secret("refresh&1"))))
    #expect(try await provider.revoke(.access(Secret("access-1"))))
    let sent = fake.requests(for: "/revoke").map {
      Fields(String(decoding: $0.body, as: UTF8.self))
    }
    #expect(sent.map { $0["token"] } == ["refresh&1", "access-1"])
    #expect(sent.map { $0["token_type_hint"] } == ["refresh_token", "access_token"])
    #expect(sent.map { $0["client_id"] } == ["planner", "planner"])
  }

  @Test func hasNowhereToRevoke() async throws {
    let fake = FakeProvider { $0.discovery["revocation_endpoint"] = nil }
    #expect(try await !fake.newProvider().revoke(.refresh(Secret("refresh-1"))))
  }

  @Test(
    arguments: [
      (
        400, #"{"error":"unsupported_token_type"}"#,
        .refused(error: "unsupported_token_type", description: nil)
      ),
      (404, "", .notAcceptable(.status(404, part: "revocation"))),
      (302, "", .notAcceptable(.redirected(part: "revocation"))),
      (503, "", .notReached("the request for the revocation returned HTTP status 503")),
    ] as [(Int, String, SignInFault)])
  func reportsThatATokenIsNotRevoked(
    _ status: Int, _ body: String, _ fault: SignInFault
  ) async throws {
    let fake = FakeProvider {
      $0.instead["/revoke"] = FakeProvider.answer(
        status, Array(body.utf8), headers: ["location": "https://evil.example/"])
    }
    await #expect(throws: fault) {
      try await fake.newProvider().revoke(.refresh(Secret("refresh-1")))
    }
  }

  @Test func signsOutAtTheProvider() async throws {
    let provider = FakeProvider().newProvider()
    let request = try #require(try await provider.startLogOut(idTokenHint: Secret("a.b.c")))
    #expect(request.url.absoluteString.hasPrefix("https://login.example.org/logout?"))
    let fields = Fields(try #require(request.url.query()))
    #expect(fields["id_token_hint"] == "a.b.c")
    #expect(fields["client_id"] == "planner")
    // Nothing leads back, and nothing is an answer.
    #expect(fields["post_logout_redirect_uri"] == nil && fields["state"] == nil)
    #expect(!request.isAnswered(by: FakeProvider.redirect))
    let plain = try #require(try await provider.startLogOut(idTokenHint: nil))
    #expect(plain.url.query() == "client_id=planner")
  }

  @Test func knowsTheAnswerByItsState() async throws {
    let provider = FakeProvider().newProvider()
    let back = "http://127.0.0.1:4711/signed-out"
    func start() async throws -> (request: LogOutRequest, state: String) {
      let request = try #require(
        try await provider.startLogOut(idTokenHint: nil, redirect: URL(string: back)))
      let fields = Fields(try #require(request.url.query()))
      #expect(fields["post_logout_redirect_uri"] == back)
      return (request, try #require(fields["state"]))
    }
    let (request, state) = try await start()
    #expect(state.utf8.count == 43)
    #expect(try await start().state != state)
    for (answer, isAnswer) in [
      ("\(back)?state=\(state)", true), ("\(back)?other=1&state=\(state)", true), (back, false),
      ("\(back)?state=", false), ("\(back)?state=\(state)x", false),
      ("\(back)?state=\(state)&state=\(state)", false), ("\(back)/x?state=\(state)", false),
      ("http://127.0.0.1:4712/signed-out?state=\(state)", false), ("\(back)#state=\(state)", false),
    ] as [(String, Bool)] {
      let url = try #require(URL(string: answer))
      #expect(request.isAnswered(by: url) == isAnswer, "\(answer)")
    }
    #expect(!"\(request)".contains(state) && Mirror(reflecting: request).children.isEmpty)
  }

  @Test(arguments: ["http://localhost:4711/signed-out", "https://planner.example/signed-out"])
  func asksForNoAnswerElsewhere(_ redirect: String) async throws {
    await #expect(throws: SignInFault.self) {
      try await FakeProvider().newProvider().startLogOut(
        idTokenHint: nil, redirect: URL(string: redirect))
    }
  }

  @Test func knowsWhereABrowserCanComeBack() {
    for (address, isOne) in [
      ("http://127.0.0.1/signed-out", true), ("http://[::1]/signed-out", true),
      ("http://127.0.0.1:8910/a/b-c_d.e~f", true), ("", false), ("http://127.0.0.1", false),
      ("http://127.0.0.1/", false), ("http://127.0.0.1:0/a", false),
      ("http://127.0.0.1:65536/a", false), ("http://127.0.0.1:/a", false),
      ("http://127.0.0.1:8a/a", false), ("http://127.0.0.1.example/a", false),
      ("http://127.0.0.1@example.org/a", false), ("http://127.0.0.1/a?b", false),
      ("http://127.0.0.1/a#b", false), ("http://127.0.0.1/a%20b", false),
      ("http://127.0.0.1/a:b", false), ("http://localhost/a", false),
      ("https://127.0.0.1/a", false), ("http://127.0.0.1:8910\n/a", false),
    ] as [(String, Bool)] {
      #expect(ProviderConfiguration.isLogOutRedirect(address) == isOne, "\(address)")
    }
  }

  @Test func knowsThatAProviderHasNoPageForSigningOut() async throws {
    let fake = FakeProvider { $0.discovery["end_session_endpoint"] = nil }
    #expect(try await fake.newProvider().startLogOut(idTokenHint: nil) == nil)
  }

  /// Addresses have no limit here, as ID tokens may be long.
  @Test func takesTheLongestHint() async throws {
    let hint = String(repeating: "a", count: 32 * 1024)
    let request = try #require(
      try await FakeProvider().newProvider().startLogOut(idTokenHint: Secret(hint)))
    #expect(Fields(try #require(request.url.query()))["id_token_hint"] == hint)
  }
}
