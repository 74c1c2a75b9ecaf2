import CSodium
import Foundation
import Testing

@testable import OpenIDConnect

/// ID tokens of a provider that does not behave: the relying-party tests of the OpenID conformance
/// suite for the code flow, and more.
@Suite struct IDTokenTests: SignInFaults {
  typealias Script = FakeProvider.Script

  private func fault(
    claims: @escaping @Sendable (inout FakeProvider.Members) -> Void
  ) async throws -> InvalidResponse? {
    switch try await fault({ $0.claims = claims }) {
    case nil: return nil
    case .notAcceptable(let answer): return answer
    case let other?:
      Issue.record("\(other)")
      return nil
    }
  }

  @Test func acceptsAnotherIssuerNever() async throws {
    for issuer in ["https://evil.example", "https://login.example.org/", ""] {
      #expect(try await fault { $0["iss"] = .string(issuer) } == .otherIssuer(issuer))
    }
    #expect(try await fault { $0["iss"] = nil } == .claim("iss", "is missing"))
    #expect(try await fault { $0["iss"] = ["https://login.example.org"] } != nil)
  }

  @Test func acceptsTokensForThisClientOnly() async throws {
    #expect(try await fault { $0["aud"] = "other" } == .otherAudience)
    #expect(try await fault { $0["aud"] = "PLANNER" } == .otherAudience)
    #expect(try await fault { $0["aud"] = ["other", "another"] } == .otherAudience)
    #expect(try await fault { $0["aud"] = [] } == .otherAudience)
    #expect(try await fault { $0["aud"] = nil } == .claim("aud", "is missing"))
    #expect(try await fault { $0["aud"] = 1 } == .claim("aud", "is malformed"))
    #expect(try await fault { $0["aud"] = ["planner", 1] } == .claim("aud", "is malformed"))
    #expect(try await fault { $0["aud"] = ["planner"] } == nil)
  }

  @Test func wantsToBeTheAuthorizedParty() async throws {
    #expect(try await fault { $0["azp"] = "planner" } == nil)
    #expect(try await fault { $0["azp"] = "other" } == .otherAuthorizedParty("other"))
    #expect(try await fault { $0["azp"] = 1 } == .claim("azp", "is malformed"))
    #expect(try await fault { $0["aud"] = ["planner", "b"] } == .otherAuthorizedParty(nil))
    #expect(
      try await fault {
        $0["aud"] = ["planner", "b"]
        $0["azp"] = "b"
      } == .otherAuthorizedParty("b"))
    #expect(
      try await fault {
        $0["aud"] = ["b", "planner"]
        $0["azp"] = "planner"
      } == nil)
  }

  @Test func acceptsSubjectsOfTheStandard() async throws {
    for subject in ["a", String(repeating: "x", count: 255), "a b~"] {
      let fake = FakeProvider {
        $0.claims = { $0["sub"] = .string(subject) }
        $0.discovery["userinfo_endpoint"] = nil
      }
      #expect(try await fake.signIn().subject == subject)
    }
    for subject: JSONValue? in [
      nil, "", .string(String(repeating: "x", count: 256)), "adä", "ada\u{0}x", "ada\n", 1, .null,
      ["ada"],
    ] {
      #expect(try await fault { $0["sub"] = subject } == .subject)
    }
  }

  @Test func aConfirmationAsksAnewAndBelievesNoOlderSession() async throws {
    let start = FakeProvider.start.timeIntervalSince1970
    for time: JSONValue? in [nil, .number(start - 121), .string("\(Int(start))"), .null] {
      let fake = FakeProvider { $0.claims = { $0["auth_time"] = time } }
      await #expect(throws: SignInFault.notAcceptable(.notReauthenticated)) {
        _ = try await fake.signIn(requiresReauthentication: true)
      }
      // An ordinary sign-in may go by an earlier session.
      #expect(try await fake.signIn().subject == "ada")
    }
    let fake = FakeProvider { $0.claims = { $0["auth_time"] = .number(start - 120) } }
    #expect(try await fake.signIn(requiresReauthentication: true).subject == "ada")

    func fields(_ scopes: [String], requiresReauthentication: Bool) async throws -> Fields {
      let request = try await fake.newProvider(scopes: scopes).startSignIn(
        redirect: FakeProvider.redirect, requiresReauthentication: requiresReauthentication)
      return Fields(request.url.query() ?? "")
    }
    let anew = try await fields(["openid"], requiresReauthentication: true)
    #expect(anew["prompt"] == "login")
    #expect(anew["max_age"] == "0")
    #expect(
      try await fields(["offline_access"], requiresReauthentication: true)["prompt"]
        == "login consent")
    let ordinary = try await fields(["openid"], requiresReauthentication: false)
    #expect(ordinary["prompt"] == nil)
    #expect(ordinary["max_age"] == nil)
  }

  @Test func checksTheTimesWithTwoMinutesOfGrace() async throws {
    let now = FakeProvider.start.timeIntervalSince1970
    for (name, good, bad, reason) in [
      ("exp", now - 119, now - 120, InvalidResponse.expired),
      ("iat", now + 120, now + 121, .issuedInFuture),
      ("nbf", now + 120, now + 121, .notValidYet),
    ] {
      #expect(try await fault { $0[name] = .number(good) } == nil)
      #expect(try await fault { $0[name] = .number(good + 0.5) } == (name == "exp" ? nil : reason))
      #expect(try await fault { $0[name] = .number(bad) } == reason)
      #expect(try await fault { $0[name] = "soon" } == .claim(name, "is no number"))
    }
    #expect(try await fault { $0["exp"] = nil } == .claim("exp", "is missing"))
    #expect(try await fault { $0["iat"] = nil } == .claim("iat", "is missing"))
    #expect(try await fault { $0["exp"] = 1e300 } == nil)
    #expect(try await fault { $0["exp"] = -1e300 } == .expired)
    #expect(try await fault { $0["iat"] = 1e300 } == .issuedInFuture)
  }

  @Test func blamesAClockThatIsWrongByADay() async throws {
    for (offset, reason) in [
      (-86400.0, InvalidResponse.issuedInFuture), (86400, .expired),
    ] {
      let fake = FakeProvider()
      let provider = Provider(
        configuration: fake.newProvider().configuration, transport: fake,
        now: { FakeProvider.start + offset })
      await #expect(throws: SignInFault.notAcceptable(reason)) { try await fake.signIn(provider) }
      #expect(reason.isOfClock)
    }
  }

  @Test func wantsTheNonceOfTheRequest() async throws {
    #expect(try await fault { $0["nonce"] = "another" } == .otherNonce)
    #expect(try await fault { $0["nonce"] = "" } == .otherNonce)
    #expect(try await fault { $0["nonce"] = nil } == .claim("nonce", "is missing"))
    #expect(try await fault { $0["nonce"] = 1 } == .claim("nonce", "is missing"))
  }

  @Test(arguments: SignatureAlgorithm.allCases)
  func checksTheHashOfTheAccessToken(_ algorithm: SignatureAlgorithm) async throws {
    let key = TestKey.of(algorithm)
    func fault(_ hash: JSONValue?) async throws -> SignInFault? {
      try await self.fault {
        $0.signer = key
        $0.keys = [key.publicKey]
        $0.claims = { $0["at_hash"] = hash }
      }
    }
    #expect(try await fault(nil) == nil)
    #expect(try await fault("") == .notAcceptable(.otherAccessToken))
    #expect(try await fault(1) == .notAcceptable(.otherAccessToken))
    #expect(try await fault("AAAAAAAAAAAAAAAAAAAAAA") == .notAcceptable(.otherAccessToken))
    // Another access token than the one that was signed.
    #expect(
      try await self.fault {
        $0.signer = key
        $0.keys = [key.publicKey]
        $0.tokenAnswer = { $0["access_token"] = "injected" }
      } == .notAcceptable(.otherAccessToken))
  }

  /// The example of OpenID Connect Core, A.3 and A.4.
  @Test func hashesAsTheStandardDoes() {
    let hash = Secret("jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y").withBytes {
      SignatureAlgorithm.rs256.hashes($0)[0]
    }
    #expect(
      String(decoding: Base64URL.encoded(hash.prefix(16)), as: UTF8.self)
        == "77QmUPtjPfzWtF2AnpK9RQ")
  }

  /// The two hashes that providers take with EdDSA, the longer with no other.
  @Test func acceptsTheHashesOfEdDSA() async throws {
    // Of "access-1", by another program.
    let short = "9MKET0Y7WpOlF96BtnoJyA"
    let long = "j_gttPifZFS_g6b4IrJKODpmGFP9qoL7SCZg8t8jzpU"
    for (key, hash, isAccepted) in [
      (TestKey.ed25519, short, true), (.ed25519, long, true), (.rsa, short, true),
      (.rsa, long, false), (.p256, long, false),
    ] {
      let result = try await fault {
        $0.signer = key
        $0.keys = [key.publicKey]
        $0.claims = { $0["at_hash"] = .string(hash) }
      }
      #expect((result == nil) == isAccepted)
    }
  }

  @Test(arguments: SignatureAlgorithm.allCases)
  func acceptsEachAlgorithm(_ algorithm: SignatureAlgorithm) async throws {
    let key = TestKey.of(algorithm)
    func script(_ change: @escaping (inout Script) -> Void) async throws -> SignInFault? {
      try await fault {
        $0.signer = key
        $0.keys = [TestKey.rsa, .p256, .ed25519].map(\.publicKey)
        change(&$0)
      }
    }
    #expect(try await script { _ in } == nil)
    // A byte of each part.
    for part in 0..<3 {
      #expect(
        try await script {
          $0.token = { token in
            var parts = token.split(separator: UInt8(ascii: ".")).map(Array.init)
            var bytes = Base64URL.decoded(parts[part])!
            if part == 0 {
              // The header stays readable: white space.
              bytes.append(0x20)
            } else if part == 1 {
              bytes.append(0x20)
            } else {
              bytes[bytes.count / 2] ^= 0x40
            }
            parts[part] = Base64URL.encoded(bytes)
            return Array(parts.joined(separator: [UInt8(ascii: ".")]))
          }
        } == .notAcceptable(.signature), "\(part)")
    }
    // The provider does not list it.
    let others = SignatureAlgorithm.allCases.filter { $0 != algorithm }
    #expect(
      try await script {
        $0.discovery["id_token_signing_alg_values_supported"] = .array(
          others.map { .string($0.rawValue) })
      } == .notAcceptable(.algorithm(algorithm.rawValue)))
  }

  @Test(arguments: [
    "none", "None", "NONE", "nOnE", "HS256", "HS384", "HS512", "RS384", "RS512", "PS256", "ES384",
    "ES256K", "ES512", "rs256", "Ed448", "", "RS256 ", "RS256\u{0}", "dir", "RSA1_5",
  ])
  func refusesOtherAlgorithms(_ name: String) async throws {
    for signature in [[], [UInt8](repeating: 1, count: 256)] {
      let result = try await fault {
        $0.header = { $0["alg"] = .string(name) }
        $0.signer = TestKey(
          id: "rsa", algorithm: .rs256, publicKey: TestKey.rsa.publicKey, sign: { _ in signature })
      }
      #expect(result == .notAcceptable(.algorithm(name.line(limit: 100))))
    }
    // It is refused before any key is looked at.
    let fake = FakeProvider { $0.header = { $0["alg"] = .string(name) } }
    await #expect(throws: SignInFault.self) { try await fake.signIn() }
    #expect(fake.requests(for: "/keys").isEmpty)
  }

  /// The public key, which everybody knows, as the secret of an HMAC.
  @Test func refusesThePublicKeyAsASecret() async throws {
    let secret = TestKey.rsa.publicKey["n"]!.string!
    let signer = TestKey(
      id: "rsa", algorithm: .rs256, publicKey: TestKey.rsa.publicKey,
      sign: { message in
        var mac = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        var state = crypto_auth_hmacsha256_state()
        crypto_auth_hmacsha256_init(&state, Array(secret.utf8), secret.utf8.count)
        crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        crypto_auth_hmacsha256_final(&state, &mac)
        return mac
      })
    for keys: [JSONValue] in [
      [TestKey.rsa.publicKey], [["kty": "oct", "kid": "rsa", "k": .string(secret)]],
    ] {
      #expect(
        try await fault {
          $0.signer = signer
          $0.keys = keys
          $0.header = { $0["alg"] = "HS256" }
        } == .notAcceptable(.algorithm("HS256")))
    }
  }

  @Test func refusesHeadersThatMustBeUnderstood() async throws {
    for critical: JSONValue in [["exp"], ["b64"], [], "exp", .null] {
      #expect(
        try await fault { $0.header = { $0["crit"] = critical } }
          == .notAcceptable(.criticalHeader))
    }
    for header in ["alg", "kid"] {
      #expect(
        try await fault { $0.header = { $0[header] = 1 } }?.details.hasPrefix(
          "the ID token is malformed") == true)
    }
  }

  /// Keys that the token itself brings along are not looked at.
  @Test func refusesAKeyInTheToken() async throws {
    #expect(
      try await fault {
        $0.signer = .otherRSA
        $0.header = {
          $0["kid"] = "rsa"
          $0["jwk"] = TestKey.otherRSA.publicKey
          $0["jku"] = "https://evil.example/keys"
          $0["x5u"] = "https://evil.example/keys"
        }
      } == .notAcceptable(.signature))
  }

  @Test func refusesWhatIsNoToken() async throws {
    for token in [
      "a", "a.b", "a.b.c", "..", "a.b.c.d", "e30.e30.", "e30.e30.AA", "W10.W10.AA", ".e30.AA",
      "eyJhbGciOiJSUzI1NiJ9.e30=.AA", "eyJhbGciOiJSUzI1NiIsImFsZyI6Im5vbmUifQ.e30.AA",
    ] {
      let result = try await fault { $0.tokenAnswer = { $0["id_token"] = .string(token) } }
      #expect(result?.details.hasPrefix("the ID token is malformed") == true, "\(token)")
    }
    #expect(
      try await fault { $0.tokenAnswer = { $0["id_token"] = "a.b.c.d.e" } }
        == .notAcceptable(.encrypted))
    #expect(
      try await fault { $0.tokenAnswer = { $0["id_token"] = nil } }
        == .notAcceptable(.idTokenMissing))
    #expect(
      try await fault {
        $0.claims = { $0["padding"] = .string(String(repeating: "a", count: 40_000)) }
      } == .notAcceptable(.tooLarge(part: "ID token")))
    // Signed, but no object.
    for payload: JSONValue in ["text", [], 1, .null] {
      #expect(
        try await fault {
          $0.token = { _ in
            FakeProvider.compact(["alg": "RS256"], payload, sign: TestKey.rsa.sign)
          }
        } == .notAcceptable(.malformed(part: "ID token", "payload: not an object")))
    }
  }

  /// Damaged tokens are refused; none of them traps.
  @Test func neverTrapsAndNeverAcceptsADamagedToken() throws {
    var random = RepeatableRandomness(state: 4)
    let key = try SigningKey(TestKey.ed25519.publicKey, for: .edDSA)
    let token = FakeProvider.compact(
      ["alg": "EdDSA", "kid": "ed25519"], ["iss": "a", "sub": "b"], sign: TestKey.ed25519.sign)
    var parsed = 0
    for _ in 0..<3000 {
      let damaged = random.damaged(token)
      guard damaged != token,
        let signed = try? SignedToken(Secret(damaged), accepted: [.edDSA])
      else { continue }
      parsed += 1
      #expect(throws: SignInFault.self) { try signed.claims(verifiedBy: key) }
    }
    #expect(parsed > 50)
  }
}
