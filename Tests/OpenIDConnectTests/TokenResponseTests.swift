import Foundation
import Testing

@testable import OpenIDConnect

/// The token endpoint, UserInfo and refresh.
@Suite struct TokenResponseTests: SignInFaults {
  @Test(
    arguments: [
      (
        400, #"{"error":"invalid_grant","error_description":"code\u0000 used"}"#,
        .refused(error: "invalid_grant", description: "code used")
      ),
      (
        401, #"{"error":"invalid_client"}"#,
        .misconfigured("the provider's error: invalid_client")
      ), (400, "", .notAcceptable(.status(400, part: "token answer"))),
      (400, #"{"error":1}"#, .notAcceptable(.status(400, part: "token answer"))),
      (201, "{}", .notAcceptable(.status(201, part: "token answer"))),
      (302, "", .notAcceptable(.redirected(part: "token answer"))),
      (307, "", .notAcceptable(.redirected(part: "token answer"))),
      (500, "", .notReached("the request for the token answer returned HTTP status 500")),
      (
        200, #"{"access_token":"a"#,
        .notAcceptable(.malformed(part: "token answer", "a string does not end"))
      ), (200, "[]", .notAcceptable(.malformed(part: "token answer", "not an object"))),
    ] as [(Int, String, SignInFault)])
  func reportsFailures(_ status: Int, _ body: String, _ expected: SignInFault) async throws {
    let fake = FakeProvider {
      $0.instead["/token"] = FakeProvider.answer(
        status, Array(body.utf8), headers: ["location": "https://login.example.org/elsewhere"])
    }
    await #expect(throws: expected) { try await fake.signIn() }
    // A redirected form would give the code away.
    #expect(fake.requests(for: "/elsewhere").isEmpty)
  }

  @Test func refusesAnswersThatAreCutHugeOrSlow() async throws {
    #expect(
      try await fault { $0.instead["/token"] = FakeProvider.failure(.timedOut) }
        == .notReached("the request for the token answer timed out"))
    #expect(
      try await fault { $0.instead["/token"] = FakeProvider.failure(.tooLarge) }
        == .notAcceptable(.tooLarge(part: "token answer")))
    #expect(
      try await fault {
        $0.tokenAnswer = { $0["padding"] = .string(String(repeating: "a", count: 200_000)) }
      } == .notAcceptable(.tooLarge(part: "token answer")))
  }

  @Test func refusesMalformedTokens() async throws {
    for (name, value) in [
      ("access_token", nil), ("access_token", ""), ("access_token", 1),
      ("access_token", "a\r\nX-Injected: b"), ("access_token", "é"), ("refresh_token", "a b"),
      ("refresh_token", 1), ("id_token", 1), ("id_token", ""), ("token_type", nil),
      ("token_type", "mac"), ("token_type", 1),
    ] as [(String, JSONValue?)] {
      let result = try await fault { $0.tokenAnswer = { $0[name] = value } }
      #expect(result?.details.hasPrefix("the token answer is malformed") == true, "\(name)")
    }
    #expect(try await fault { $0.tokenAnswer = { $0["token_type"] = "bearer" } } == nil)
  }

  @Test func takesAnAnswerWithoutWhatIsOptional() async throws {
    let identity = try await FakeProvider {
      $0.tokenAnswer = {
        $0["refresh_token"] = nil
        $0["expires_in"] = nil
      }
      $0.claims = { $0["at_hash"] = nil }
    }.signIn()
    #expect(identity.tokens.refresh == nil)
  }

  // MARK: UserInfo

  @Test func asksUserInfoWithTheTokenInAHeader() async throws {
    let fake = FakeProvider()
    let identity = try await fake.signIn()
    #expect(identity.name == "Ada Lovelace")
    #expect(identity.email == "ada@example.org")
    #expect(identity.emailVerified)
    let request = try #require(fake.requests(for: "/userinfo").first)
    #expect(request.method == .get)
    #expect(request.headers["authorization"] == "Bearer access-1")
    #expect(request.url.query() == nil)
    #expect(request.body.isEmpty)
  }

  @Test func doesNotAskForWhatTheIDTokenStates() async throws {
    let fake = FakeProvider {
      $0.claims = {
        $0["name"] = "Ada"
        $0["email"] = "a@example.org"
      }
    }
    let identity = try await fake.signIn()
    #expect(identity.name == "Ada")
    #expect(identity.email == "a@example.org")
    #expect(!identity.emailVerified)
    #expect(fake.requests(for: "/userinfo").isEmpty)
  }

  @Test func refusesUserInfoOfAnotherUser() async throws {
    for subject: JSONValue in ["eve", "ADA", "", 1, .null] {
      #expect(
        try await fault { $0.userInfo = ["sub": subject, "name": "Eve"] }
          == .notAcceptable(.otherSubject))
    }
    #expect(try await fault { $0.userInfo = ["name": "Eve"] } == .notAcceptable(.otherSubject))
  }

  @Test func refusesUserInfoThatIsMalformedOrRedirected() async throws {
    for body in ["", "[]", "a.b.c", #"{"sub":"ada","#, #"{"sub":"ada","sub":"ada"}"#] {
      let result = try await fault {
        $0.instead["/userinfo"] = FakeProvider.answer(200, Array(body.utf8))
      }
      #expect(result?.details.hasPrefix("the UserInfo answer is malformed") == true)
    }
    let fake = FakeProvider {
      $0.instead["/userinfo"] = FakeProvider.answer(
        302, headers: ["location": "https://login.example.org/elsewhere"])
    }
    await #expect(throws: SignInFault.notAcceptable(.redirected(part: "UserInfo answer"))) {
      try await fake.signIn()
    }
    #expect(fake.requests(for: "/elsewhere").isEmpty)
  }

  /// The user is identified without a name and an address.
  @Test func signsInWithoutUserInfo() async throws {
    for status in [401, 403, 404, 500] {
      let fake = FakeProvider { $0.instead["/userinfo"] = FakeProvider.answer(status) }
      let identity = try await fake.signIn()
      #expect(identity.subject == "ada")
      #expect(identity.name == nil)
    }
    let fake = FakeProvider {
      $0.instead["/userinfo"] = FakeProvider.failure(.timedOut)
    }
    #expect(try await fake.signIn().email == nil)
  }

  @Test func readsNamesAndAddressesThatCanBeShown() {
    func user(_ claims: JSONValue) -> UserClaims { UserClaims(claims) }
    #expect(user(["name": " A\u{0}d\na "]).name == "A d a")
    #expect(user(["given_name": "Ada", "family_name": "Lovelace"]).name == "Ada Lovelace")
    #expect(user(["preferred_username": "ada", "name": ""]).name == "ada")
    #expect(user(["name": 1]).name == nil)
    #expect(user(["name": .string(String(repeating: "a", count: 5000))]).name?.count == 100)
    for address in [
      "", "ada", "a b@c.example", "a@b\n", "a\u{202E}@b.example",
      String(repeating: "a", count: 250) + "@b.example",
    ] {
      #expect(
        user(["email": .string(address), "email_verified": true]).email == nil, "\(address)")
      #expect(!user(["email": .string(address), "email_verified": true]).emailVerified)
    }
    for (verified, expected) in [
      (true, true), ("true", true), (false, false), ("false", false), (1, false), ("yes", false),
    ] as [(JSONValue, Bool)] {
      #expect(
        user(["email": "a@b.example", "email_verified": verified]).emailVerified == expected)
    }
    // An address of one answer is not verified by the other.
    var first = UserClaims(["email": "a@b.example"])
    first.complete(from: UserClaims(["email": "c@d.example", "email_verified": true, "name": "C"]))
    #expect(first.email == "a@b.example")
    #expect(!first.emailVerified)
    #expect(first.name == "C")
  }
}
