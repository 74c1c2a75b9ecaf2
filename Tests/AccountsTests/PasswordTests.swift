import Testing

@testable import Accounts

/// Tests of the normalisation and the hashing of passwords.
@Suite struct PasswordTests {
  @Test(arguments: [
    ("e\u{301}", "\u{E9}"),  // composed
    ("\u{212B}", "\u{C5}"),  // Ångström sign
    ("ﬁ", "fi"),  // ligature
    ("ＡＢ１", "AB1"),  // full width
    ("ｶﾞ", "ガ"),  // half width, composed
    ("a\u{3000}b\u{A0}c\u{1680}d\u{2003}e", "a b c d e"),  // spaces outside ASCII
    ("A  ß", "A  ß"),  // case and spaces are kept
    ("👩‍🚀", "👩‍🚀"),
  ])
  func normalises(_ typed: String, _ expected: String) {
    #expect(
      Array(PasswordText.normalised(typed).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func hasNoBytesForAPasswordThatBreaksARule() {
    #expect(PasswordText.bytes(of: "short") == nil)
    #expect(PasswordText.bytes(of: "12345678\u{0}") == nil)
    #expect(PasswordText.bytes(of: "12345678") != nil)
  }

  @Test func secretBytesCannotBePrinted() throws {
    let secret = try #require(SecretBytes(utf8Of: "sesame-sesame"))
    var dumped = ""
    dump(secret, to: &dumped)
    #expect(!(dumped + "\(secret)" + String(reflecting: secret)).contains("sesame"))
    #expect(secret.withBytes { bytes, count in (0..<Int(count)).map { bytes[$0] } }.count == 13)
  }

  @Test func hashesWithASaltAndVerifies() async throws {
    let hasher = PasswordHasher(cost: .least)
    let secret = try #require(PasswordText.bytes(of: goodPassword))
    let first = try await hasher.hash(secret)
    let second = try await hasher.hash(secret)
    #expect(first != second)
    #expect(await hasher.verify(secret, against: first) == .right)
    let other = try #require(PasswordText.bytes(of: "other password"))
    #expect(await hasher.verify(other, against: first) == .wrong)
    #expect(await hasher.verify(nil, against: first) == .wrong)
    #expect(await hasher.verify(secret, against: nil) == .wrong)
  }

  @Test(arguments: ["", "x", "$argon2id$v=19$m=8,t=1,p=1$AAAA"])
  func reportsAnUnreadableHash(_ hash: String) async throws {
    let secret = try #require(PasswordText.bytes(of: goodPassword))
    #expect(await PasswordHasher(cost: .least).verify(secret, against: hash) == .unreadableHash)
  }

  @Test func noticesAnotherCost() async throws {
    let secret = try #require(PasswordText.bytes(of: goodPassword))
    let old = try await PasswordHasher(cost: .least).hash(secret)
    let today = PasswordHasher(cost: HashingCost(passes: 2, memory: 16_384))
    #expect(await today.verify(secret, against: old) == .rightButOutdated)
  }

  @Test func lackOfMemoryIsNotAWrongPassword() async throws {
    let secret = try #require(PasswordText.bytes(of: goodPassword))
    let greedy = PasswordHasher(cost: HashingCost(passes: 1, memory: 1 << 41))
    await #expect(throws: PasswordHasher.OutOfMemory.self) { try await greedy.hash(secret) }
    #expect(await greedy.verify(secret, against: nil) == .outOfMemory)
  }

  @Test func usesArgon2idWith64MiB() async throws {
    let hasher = PasswordHasher(cost: .interactive)
    let secret = try #require(PasswordText.bytes(of: goodPassword))
    let hash = try await hasher.hash(secret)
    #expect(hash.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    #expect(await hasher.verify(secret, against: hash) == .right)
  }
}
