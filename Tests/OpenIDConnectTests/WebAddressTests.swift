import Foundation
import Testing

@testable import OpenIDConnect

@Suite struct WebAddressTests {
  @Test(arguments: [
    "https://a.example", "https://a.example/", "https://a.example:8443/path?query=1",
    "HTTPS://A.example/%41", "https://[2001:db8::1]/", "http://127.0.0.1:8000/", "http://[::1]/",
    "http://localhost:1/",
  ])
  func accepts(_ text: String) {
    #expect(WebAddress.url(text, allowsLoopback: true)?.absoluteString == text)
  }

  @Test(arguments: [
    "", "a.example", "//a.example", "http://a.example/", "http://127.0.0.1.a.example/",
    "http://localhost.a.example/", "http://127.0.0.1@a.example/", "https://user@a.example/",
    "https://user:password@a.example/", "https:///path", "https:", "https://", "ftp://a.example/",
    "file:///etc/passwd", "javascript:alert(1)", "https://a.example/#fragment",
    "https://a.example\\@b.example/", "https://a.example/a b", "https://a.example/\n",
    "https://ä.example/", "https://a.example:0/", "https://a.example:99999/",
    "https://a.example/\u{0}", "https://a.example/" + String(repeating: "a", count: 2048),
  ])
  func refuses(_ text: String) {
    #expect(WebAddress.url(text, allowsLoopback: true) == nil)
  }

  @Test func acceptsThisComputerOnlyWhereItIsAllowed() {
    #expect(WebAddress.url("http://127.0.0.1:8000/", allowsLoopback: false) == nil)
  }

  @Test func tellsServersApart() throws {
    func same(_ first: String, _ second: String) throws -> Bool {
      WebAddress.haveSameOrigin(
        try #require(URL(string: first)), try #require(URL(string: second)))
    }
    #expect(try same("https://a.example/x", "HTTPS://A.EXAMPLE:443/y"))
    #expect(try !same("https://a.example/", "http://a.example/"))
    #expect(try !same("https://a.example/", "https://a.example:444/"))
    #expect(try !same("https://a.example/", "https://b.a.example/"))
  }

  @Test(arguments: [
    "http://127.0.0.1:49152/signed-in", "http://[::1]:49152/", "org.example.planner:/signed-in",
  ])
  func acceptsRedirects(_ text: String) throws {
    #expect(WebAddress.isRedirect(try #require(URL(string: text))))
  }

  @Test(arguments: [
    "http://localhost:49152/signed-in", "http://127.0.0.1/signed-in", "http://127.0.0.1:49152",
    "http://192.168.0.1:49152/", "https://a.example/", "http://127.0.0.1:1/?a=b",
    "http://127.0.0.1:1/#a", "planner:/signed-in", "mailto:a@b.example", "file:///tmp/a",
  ])
  func refusesRedirects(_ text: String) throws {
    #expect(!WebAddress.isRedirect(try #require(URL(string: text))))
  }
}
