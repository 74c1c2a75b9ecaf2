import Testing

@testable import OpenIDConnect

@Suite struct SignInFaultTests {
  private static let faults: [SignInFault] = [
    .cancelled, .timedOut, .refused(error: "access_denied", description: nil),
    .refused(error: "login_required", description: nil),
    .refused(error: "login_required", description: "Use your badge."),
    .notReached("connection refused"), .untrustedCertificate("self-signed"),
    .misconfigured("the client ID is empty"), .notAcceptable(.expired),
    .notAcceptable(.otherIssuerDiscovered("https://other.example")), .notAcceptable(.signature),
  ]

  @Test func eachHasASentenceOfItsOwnAndDetails() {
    let messages = Self.faults.map(\.message)
    #expect(Set(messages).count == messages.count)
    for message in messages { #expect(message.hasSuffix(".")) }
    for fault in Self.faults { #expect(!fault.details.isEmpty) }
  }

  @Test func blamesTheClockForTimes() {
    for answer in [InvalidResponse.expired, .issuedInFuture, .notValidYet] {
      #expect(SignInFault.notAcceptable(answer).message.contains("Check the date and time"))
    }
    #expect(!SignInFault.notAcceptable(.signature).message.contains("time"))
  }

  @Test func showsWhatTheProviderSays() {
    let fault = SignInFault(error: "login\nrequired", description: "a\u{0}\u{202E}b\r\nc")
    #expect(fault == .refused(error: "login required", description: "a b c"))
    #expect(fault.message == "The provider refused the sign-in. It says: a b c")
    #expect(fault.details == "the provider's error: login required (a b c)")
    #expect(
      SignInFault(error: "invalid_client", description: nil)
        == .misconfigured("the provider's error: invalid_client"))
  }
}
