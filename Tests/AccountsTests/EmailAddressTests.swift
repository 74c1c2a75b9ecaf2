import Testing

@testable import Accounts

@Suite struct EmailAddressTests {
  @Test func one() { #expect(EmailAddress.isValid("a@b.co")) }
}
