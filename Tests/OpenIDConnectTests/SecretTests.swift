import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct SecretTests {
  /// Every text form of a value.
  private func texts(_ value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return "\(value) \(String(reflecting: value)) \(dumped)"
  }

  @Test func isNeverInTheTextOfAnything() async throws {
    let fake = FakeProvider()
    let provider = fake.newProvider()
    let request = try await provider.startSignIn(redirect: FakeProvider.redirect)
    let answer = fake.authorize(request.url)
    let identity = try await provider.finish(request, answer: answer)
    let secrets =
      [
        request.state.text, request.nonce.text, request.verifier.text, "access-1", "refresh-1",
        identity.tokens.idToken.text,
      ] + identity.tokens.idToken.text.split(separator: ".").map(String.init)
    var shown = texts(Secret("access-1")) + texts([Secret("access-1")]) + texts(request)
    shown += texts(identity) + texts(RevocableToken.refresh(Secret("refresh-1")))
    for sent in fake.requests { shown += texts(sent) }
    shown += texts(
      HTTPResponse(
        status: 200, headers: ["x": "access-1"], body: Array("access-1".utf8),
        finalURL: FakeProvider.redirect))
    for secret in secrets { #expect(!shown.contains(secret)) }
    // The values around it are still there.
    #expect(shown.contains("Ada Lovelace"))
    #expect(shown.contains("POST login.example.org/token"))
  }

  @Test func comparesTexts() {
    #expect(Secret("abc") == Secret("abc"))
    #expect(Secret("abc") != Secret("abd"))
    #expect(Secret("abc") != Secret("ab"))
    #expect(Secret("") == Secret(""))
    #expect(Secret("").isEmpty)
    #expect(Secret("é\u{0}😀").text == "é\u{0}😀")
  }

  @Test func makesNewTextsEachTime() {
    let texts = Set((0..<50).map { _ in Secret.random().text })
    #expect(texts.count == 50)
    // RFC 7636, 4.1: 43 to 128 characters of these.
    #expect(texts.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9\-_]{43}/) != nil })
  }
}
