import Testing

@testable import Accounts

@Suite struct EmailAddressTests {
  @Test(arguments: [
    "a@b.co", "A@B.CO", "first.last+tag@sub.example.org", "%_-@-.io", ".@..de", "a@b.c.dd",
    "1@2.xyz", "a@b." + String(repeating: "x", count: 64),
  ])
  func isAnAddress(_ text: String) {
    #expect(EmailAddress.isValid(text))
  }

  @Test(arguments: [
    "", "@", "a", "a@", "@b.co", "a@b", "a@.co", "a@b.c", "a@b.", "a@b.c1", "a@b@c.co", " a@b.co",
    "a@b.co ", "a@b.co\n", "a b@c.de", "ä@b.co", "a@bä.co", "a@b.cö", "a@b_c.de", "a@b.co\u{301}",
    "a\u{0}@b.co", "a@b." + String(repeating: "x", count: 65),
  ])
  func isNoAddress(_ text: String) {
    #expect(!EmailAddress.isValid(text))
  }

  @Test func agreesWithTheRegularExpression() {
    let expression = /[A-Z0-9a-z._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,64}/
      .matchingSemantics(.unicodeScalar)
    func noise(_ alphabet: String, _ length: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: length)).map { _ in alphabet.randomElement()! })
    }
    var accepted = 0
    for _ in 0..<20_000 {
      let text =
        noise("aZ0._%+-@ é", 0...2) + noise("@", 0...2) + noise("aZ0.-_@", 0...3)
        + noise(".", 0...1) + noise("aZ0.", 1...3)
      let expected = (try? expression.wholeMatch(in: text)) != nil
      accepted += expected ? 1 : 0
      #expect(EmailAddress.isValid(text) == expected, "\(text.debugDescription)")
    }
    #expect(accepted > 50, "the texts are too seldom addresses to tell")
  }

  @Test(.timeLimit(.minutes(1))) func takesLinearTime() {
    let long = String(repeating: "a.", count: 2_000_000)
    #expect(!EmailAddress.isValid("a@" + long + "c"))
    #expect(EmailAddress.isValid(long + "@" + long + "com"))
  }

  @Test func foldsOnlyASCII() {
    #expect(EmailAddress.folded("ADA@Example.ORG") == "ada@example.org")
    #expect(EmailAddress.folded("[Ä]@`{Z") == "[Ä]@`{z")
  }
}
