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
    let url = try #require(try await provider.logOutURL(idTokenHint: Secret("a.b.c")))
    #expect(url.absoluteString.hasPrefix("https://login.example.org/logout?"))
    let fields = Fields(try #require(url.query()))
    #expect(fields["id_token_hint"] == "a.b.c")
    #expect(fields["client_id"] == "planner")
    // Nothing leads back.
    #expect(fields["post_logout_redirect_uri"] == nil && fields["state"] == nil)
    let plain = try #require(try await provider.logOutURL(idTokenHint: nil))
    #expect(plain.query() == "client_id=planner")
  }

  @Test func knowsThatAProviderHasNoPageForSigningOut() async throws {
    let fake = FakeProvider { $0.discovery["end_session_endpoint"] = nil }
    #expect(try await fake.newProvider().logOutURL(idTokenHint: nil) == nil)
  }

  /// Addresses have no limit here, as ID tokens may be long.
  @Test func takesTheLongestHint() async throws {
    let hint = String(repeating: "a", count: 32 * 1024)
    let url = try #require(
      try await FakeProvider().newProvider().logOutURL(idTokenHint: Secret(hint)))
    #expect(Fields(try #require(url.query()))["id_token_hint"] == hint)
  }
}
