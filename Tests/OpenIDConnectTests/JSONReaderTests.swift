import Foundation
import Testing

@testable import OpenIDConnect

/// Tests of the reader of JSON: valid, invalid, deeply nested and damaged texts.
@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONReader.Fault) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  @Test func readsEveryKindOfValue() throws {
    let text = """
       { "text" : "a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00é" , "yes":true,"no":false,
      "nothing":null, "numbers": [0, -0, 1.5, -2e3, 1E+2, 25e-1], "empty": [{}, [ ]] }\t
      """
    #expect(
      try read(text) == [
        "text": "a\"\\/\u{8}\u{C}\n\r\té😀é", "yes": true, "no": false, "nothing": .null,
        "numbers": [0, 0, 1.5, -2000, 100, 2.5], "empty": [.object([:]), .array([])],
      ])
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "{]", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{a:1}", "{1:1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "[1 2]", "tru", "nul", "True", "NaN",
    "Infinity", "+1", "01", "1.", ".5", "1e", "1e+", "-", "--1", "0x10", "1e999", "-1e999", "\"",
    "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800x\"", "\"\\udc00\"",
    "\"\\ud800\\u0041\"", "\"a\nb\"", "\"a\u{0}b\"", "1 2", "{} {}", "\u{FEFF}{}", "'a'", "// a\n1",
  ])
  func refuses(_ text: String) {
    #expect(throws: JSONReader.Fault.self) { try read(text) }
  }

  @Test func refusesNamesThatOccurTwice() {
    for text in [
      #"{"sub":"ada","sub":"eve"}"#, #"{"sub":"ada","s\u0075b":"eve"}"#,
      #"[{"a":{"b":1,"c":2,"b":3}}]"#,
    ] {
      #expect(throws: JSONReader.Fault(reason: "a name occurs twice")) { try read(text) }
    }
  }

  @Test func refusesWhatIsNotUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
      #expect(throws: JSONReader.Fault.self) {
        try JSONReader.read(Array("\"".utf8) + bytes + Array("\"".utf8))
      }
    }
  }

  @Test func limitsHowDeepValuesAreNested() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(32))
    #expect(throws: JSONReader.Fault(reason: "nested too deeply")) { try read(nested(33)) }
    for text in [
      String(repeating: "[", count: 200_000), String(repeating: #"{"a":"#, count: 100_000),
    ] {
      #expect(throws: JSONReader.Fault(reason: "nested too deeply")) { try read(text) }
    }
  }

  /// Damaged texts are read or refused. Foundation reads each accepted text as well, to the same
  /// value.
  @Test func agreesWithFoundationOnWhateverItAccepts() throws {
    var random = RepeatableRandomness(state: 1)
    let seeds = [
      #"{"iss":"https://a.example","aud":["x","y"],"exp":1800000000,"n":{"a":[1.5,null,true]}}"#,
      #"[{"kty":"RSA","e":"AQAB","x":"\u00e9\n"}, -0.5e-3, "", {}, [], false]"#,
    ].map { Array($0.utf8) }
    var accepted = 0
    for round in 0..<4000 {
      let bytes = random.damaged(seeds[round % seeds.count])
      guard let value = try? JSONReader.read(bytes) else { continue }
      accepted += 1
      let again = try JSONReader.read(value.utf8)
      #expect(again == value)
      let theirs = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
      #expect(theirs != nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 100)
  }
}
