import Testing

@testable import Accounts

@Suite struct SignUpRulesTests {
  private func error(
    name: String = "Ada", email: String = "ada@example.org", password: String = "12345678"
  ) -> SignUpError? {
    SignUpRules.firstError(name: name, email: email, password: password)
  }

  @Test func namesTheFirstWrongThingAlone() {
    #expect(error(name: "", email: "", password: "") == .nameIsEmpty)
    #expect(error(email: "", password: "") == .emailInvalid)
    #expect(error(password: "") == .passwordTooShort)
    #expect(error() == nil)
  }

  @Test func saysTheSentencesOfTheForm() {
    #expect(SignUpError.nameIsEmpty.message == "Name is required")
    #expect(SignUpError.emailInvalid.message == "Valid email is required")
    #expect(SignUpError.passwordTooShort.message == "Password must be at least 8 characters")
    #expect(SignUpError.emailInUse.message == "This email already has an account")
  }

  @Test func pointsToTheField() {
    #expect(SignUpError.nameTooLong.field == .name)
    #expect(SignUpError.emailInUse.field == .email)
    #expect(SignUpError.passwordHasControlCharacters.field == .password)
    #expect(SignUpError.store(StoreFault(.locked, path: "/x")).field == nil)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{A0}\u{3000}", "\u{200B}", " \u{3164} "])
  func findsNoNameIn(_ name: String) {
    #expect(error(name: name) == .nameIsEmpty)
  }

  @Test(arguments: ["Ada", "Ж", "李小龍", "عمر", "👩‍🚀", "  Ada  ", "Ada\n", "O’Neill-Ñ", "e\u{301}"])
  func findsANameIn(_ name: String) {
    #expect(error(name: name) == nil)
  }

  @Test(arguments: ["A\nB", "A\tB", "A\u{0}B", "A\u{7F}B", "A\u{85}B", "A\u{9F}B"])
  func findsControlCharactersIn(_ name: String) {
    #expect(error(name: name) == .nameHasControlCharacters)
  }

  @Test func countsTheNameInCharactersAfterTrimming() {
    let family = "👨‍👩‍👧‍👦"
    #expect(error(name: String(repeating: family, count: 200)) == nil)
    #expect(error(name: " " + String(repeating: "x", count: 200) + " ") == nil)
    #expect(error(name: String(repeating: "x", count: 201)) == .nameTooLong)
    #expect(error(name: "x" + String(repeating: "\u{301}", count: 20_000)) == .nameTooLong)
  }

  @Test func trims() {
    #expect(SignUpRules.trimmed(" \u{3000}Ada Lovelace\r\n") == "Ada Lovelace")
  }

  @Test func countsThePasswordInCharacters() {
    #expect(error(password: "1234567") == .passwordTooShort)
    #expect(error(password: "é👩‍🚀345678") == nil)
    #expect(error(password: String(repeating: "e\u{301}", count: 7)) == .passwordTooShort)
    #expect(error(password: String(repeating: "👨‍👩‍👧‍👦", count: 1_024)) == nil)
    #expect(error(password: String(repeating: "x", count: 1_025)) == .passwordTooLong)
    #expect(
      error(password: "1234567" + "\u{301}" + String(repeating: "\u{301}", count: 70_000))
        == .passwordTooLong)
    #expect(error(password: "        ") == nil)
  }

  @Test(arguments: ["1234\u{0}5678", "12345678\n", "\t12345678", "1234\u{9B}5678"])
  func refusesControlCharactersInThePassword(_ password: String) {
    #expect(error(password: password) == .passwordHasControlCharacters)
  }
}
