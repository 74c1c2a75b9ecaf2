import Foundation
import Testing

@testable import OpenIDConnect

/// Base64url, forms and texts of others.
@Suite struct TextTests {
  @Test func encodesAndDecodesBase64() {
    var random = RepeatableRandomness(state: 2)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let text = Base64URL.encoded(bytes)
      let expected = Data(bytes).base64EncodedString().replacing("+", with: "-")
        .replacing("/", with: "_").replacing("=", with: "")
      #expect(String(decoding: text, as: UTF8.self) == expected)
      #expect(Base64URL.decoded(text) == bytes)
    }
  }

  /// Each value has one text: another one with the same bytes would be another token.
  @Test(arguments: ["A", "AAAAA", "AA==", "AB", "AAB", "A A", "AA\n", "+/+/", "AAé", "AA.A"])
  func refusesOtherBase64(_ text: String) {
    #expect(Base64URL.decoded(text.utf8) == nil)
  }

  @Test func encodesAndDecodesForms() throws {
    let fields: [(name: String, value: String)] = [
      (name: "a b", value: "ä&=+%?#/"), ("empty", ""), ("-._~", "\r\n\u{0}"), ("漢", "😀"),
    ]
    let text = String(decoding: FormFields.encoded(fields), as: UTF8.self)
    #expect(text.hasPrefix("a%20b=%C3%A4%26%3D%2B%25%3F%23%2F&empty=&-._~=%0D%0A%00&"))
    let decoded = try #require(FormFields.decoded(text))
    #expect(decoded.map(\.name) == fields.map(\.name))
    #expect(decoded.map(\.value) == fields.map(\.value))
    #expect(FormFields.decoded("a=b+c&&d")?.map(\.value) == ["b c", ""])
  }

  @Test(arguments: ["a=%", "a=%4", "a=%4g", "%=a", "a=%FF", "a=%C3", "a=%é1"])
  func refusesBrokenForms(_ text: String) {
    #expect(FormFields.decoded(text) == nil)
  }

  @Test func neverTrapsOnForms() {
    var random = RepeatableRandomness(state: 3)
    let seed = Array("code=a%20b&state=%C3%A9&iss=https%3A%2F%2Fa.example".utf8)
    for _ in 0..<2000 {
      _ = FormFields.decoded(String(decoding: random.damaged(seed), as: UTF8.self))
    }
  }

  @Test func showsTextOfOthersAsOneLine() {
    #expect(" a\u{0}b\r\n\tc\u{2028}d\u{1B}[31m ".line(limit: 50) == "a b c d [31m")
    // Marks that turn what follows around.
    #expect("a\u{202E}cba\u{2066}x".line(limit: 50) == "a cba x")
    #expect("نامه\u{200C}ای 👩\u{200D}🚀".line(limit: 50) == "نامه\u{200C}ای 👩\u{200D}🚀")
    #expect(String(repeating: "a", count: 60).line(limit: 50).count == 50)
    #expect(("e" + String(repeating: "\u{301}", count: 100_000)).line(limit: 5).utf8.count < 200)
    #expect("\u{0}\n".line(limit: 5) == "")
  }

  @Test func comparesCharacterByCharacter() {
    #expect("\u{212A}" == "K")
    #expect(!"\u{212A}".isIdentical(to: "K"))
    #expect("K".isIdentical(to: "K"))
  }
}
