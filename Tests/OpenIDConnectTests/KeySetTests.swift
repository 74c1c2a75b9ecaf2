import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct KeySetTests: SignInFaults {
  @Test func takesTheKeyThatTheTokenNames() async throws {
    let keys = [TestKey.otherRSA, .p256, .rsa, .ed25519].map(\.publicKey)
    #expect(try await fault { $0.keys = keys } == nil)
    #expect(
      try await fault {
        $0.keys = keys
        $0.header = { $0["kid"] = "other-rsa" }
      } == .notAcceptable(.signature))
    #expect(
      try await fault {
        $0.keys = keys
        $0.header = { $0["kid"] = "p256" }
      } == .notAcceptable(.noKey(id: "p256")))
  }

  @Test func takesTheOnlyKeyThatFitsATokenWithoutAName() async throws {
    let unnamed: @Sendable (inout FakeProvider.Members) -> Void = { $0["kid"] = nil }
    let rsa = TestKey.rsa.publicKey
    #expect(
      try await fault {
        $0.header = unnamed
        $0.keys = [TestKey.rsa.publicKey(["kid": nil])]
      } == nil)
    #expect(
      try await fault {
        $0.header = unnamed
        $0.keys = [TestKey.p256.publicKey, rsa, TestKey.otherRSA.publicKey(["use": "enc"])]
      } == nil)
    #expect(
      try await fault {
        $0.header = unnamed
        $0.keys = [rsa, TestKey.otherRSA.publicKey]
      } == .notAcceptable(.severalKeys))
    #expect(
      try await fault {
        $0.header = unnamed
        $0.keys = [TestKey.p256.publicKey]
      } == .notAcceptable(.noKey(id: nil)))
    // A name that is in the set twice names no key.
    #expect(
      try await fault { $0.keys = [rsa, TestKey.otherRSA.publicKey(["kid": "rsa"])] }
        == .notAcceptable(.severalKeys))
  }

  @Test(
    arguments: [
      (["use": "enc"], .noKey(id: "rsa")), (["alg": "RS512"], .noKey(id: "rsa")),
      (["kty": "EC"], .noKey(id: "rsa")), (["kid": 1], .noKey(id: "rsa")),
      (
        ["e": .string("A" + String(repeating: "_", count: 341) + "w")],
        .weakKey("RSA with a huge exponent")
      ), (["n": "AQAB"], .weakKey("RSA with only 17 bits")),
    ] as [([String: JSONValue?], InvalidResponse)])
  func refusesKeys(_ changes: [String: JSONValue?], _ reason: InvalidResponse) async throws {
    #expect(
      try await fault { $0.keys = [TestKey.rsa.publicKey(changes)] } == .notAcceptable(reason))
  }

  @Test func refusesASignatureByAWeakKey() async throws {
    #expect(
      try await fault {
        $0.signer = .weakRSA
        $0.keys = [TestKey.weakRSA.publicKey]
      } == .notAcceptable(.weakKey("RSA with only 1024 bits")))
  }

  @Test func passesOverKeysThatItDoesNotKnow() async throws {
    let foreign: [JSONValue] = [
      .object([:]), ["kty": "AKP", "alg": "ML-DSA-44", "kid": "new", "pub": "AA"],
      ["kty": "RSA", "kid": "broken", "n": 1, "e": .null],
    ]
    #expect(try await fault { $0.keys = foreign + [TestKey.rsa.publicKey] } == nil)
    #expect(try await fault { $0.keys = [] } == .notAcceptable(.noKey(id: "rsa")))
  }

  @Test(arguments: [
    "", "null", "{}", #"{"keys":{}}"#, #"{"keys":[1]}"#, #"{"keys":["a"]}"#, #"{"keys":[{}]"#,
    "[]", "<html>",
  ])
  func refusesWhatIsNoKeySet(_ body: String) async throws {
    let result = try await fault {
      $0.instead["/keys"] = FakeProvider.answer(200, Array(body.utf8))
    }
    #expect(result?.details.hasPrefix("the key set is malformed") == true)
  }

  @Test func reportsWhyThereIsNoKeySet() async throws {
    for (error, fault) in [
      (.timedOut, .notReached("the request for the key set timed out")),
      (.tooLarge, .notAcceptable(.tooLarge(part: "key set"))),
    ] as [(TransportError, SignInFault)] {
      #expect(
        try await self.fault {
          $0.instead["/keys"] = FakeProvider.failure(error)
        } == fault)
    }
    #expect(
      try await fault {
        $0.instead["/keys"] = FakeProvider.answer(404)
      } == .notAcceptable(.status(404, part: "key set")))
    #expect(
      try await fault {
        $0.instead["/keys"] = FakeProvider.answer(
          302, headers: ["location": "https://evil.example/keys"])
      } == .notAcceptable(.redirected(part: "key set")))
  }

  @Test func keepsTheKeysAndAsksAgainWhenTheyChange() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    for _ in 0..<3 { _ = try await fake.signIn(provider) }
    #expect(fake.requests(for: "/keys").count == 1)
    fake.change {
      $0.signer = .otherRSA
      $0.keys = [TestKey.otherRSA.publicKey]
    }
    _ = try await fake.signIn(provider)
    #expect(fake.requests(for: "/keys").count == 2)
  }

  /// The provider changes its only key, which has no name or keeps the old one's.
  @Test(arguments: [nil, "key"])
  func asksAgainWhenAKeyChangesUnderItsName(_ name: String?) async throws {
    let id = name.map { JSONValue.string($0) }
    let fake = FakeProvider {
      $0.header = { $0["kid"] = id }
      $0.keys = [TestKey.rsa.publicKey(["kid": id])]
    }
    let provider = fake.newProvider()
    _ = try await fake.signIn(provider)
    fake.change {
      $0.signer = .otherRSA
      $0.keys = [TestKey.otherRSA.publicKey(["kid": id])]
    }
    _ = try await fake.signIn(provider)
    #expect(fake.requests(for: "/keys").count == 2)
  }

  /// The provider signs with a new key before it publishes it: asked again at most once a minute.
  @Test func asksAgainAtMostOnceAMinute() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    _ = try await fake.signIn(provider)
    fake.change { $0.signer = .otherRSA }
    func expectUnknownKey(requests: Int) async {
      await #expect(throws: SignInFault.notAcceptable(.noKey(id: "other-rsa"))) {
        try await fake.signIn(provider)
      }
      #expect(fake.requests(for: "/keys").count == requests)
    }
    await expectUnknownKey(requests: 2)
    await expectUnknownKey(requests: 2)
    fake.change { $0.now += 59 }
    await expectUnknownKey(requests: 2)
    fake.change { $0.now += 1 }
    await expectUnknownKey(requests: 3)
    // A clock that was set back does not stop it for long.
    fake.change { $0.now -= 86400 }
    await expectUnknownKey(requests: 4)
    fake.change { $0.keys = [TestKey.otherRSA.publicKey] }
    await expectUnknownKey(requests: 4)
    fake.change { $0.now += 60 }
    _ = try await fake.signIn(provider)
    #expect(fake.requests(for: "/keys").count == 5)
  }

  @Test func aForgedSignatureAsksForTheKeysAgainOnceAMinute() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    _ = try await fake.signIn(provider)
    fake.change {
      $0.signer = .otherRSA
      $0.header = { $0["kid"] = "rsa" }
    }
    for _ in 0..<3 {
      await #expect(throws: SignInFault.notAcceptable(.signature)) {
        try await fake.signIn(provider)
      }
    }
    #expect(fake.requests(for: "/keys").count == 2)
  }
}
