import Foundation
import Trips

/// Reads passes of Apple Wallet (`.pkpass`): boarding passes and tickets.
enum PassReader {
  static func read(_ data: Data) throws(ImportFault) -> ImportResult {
    let archive = try ArchiveReader(data, called: "pass")
    var json: Data?
    var strings: [String: Data] = [:]
    reading: while true {
      switch archive.next() {
      case .end: break reading
      case .damaged: throw .damaged("pass")
      case .entry(let name):
        guard name == "pass.json" || name.hasSuffix(".lproj/pass.strings") else { continue }
        guard let contents = archive.contents(limit: ImportLimits.entrySize) else {
          throw .damaged("pass")
        }
        if name == "pass.json" { json = contents } else { strings[name] = contents }
      }
    }
    guard let json else { throw .unknownFormat }
    let text = ForeignFile.decoded(json)
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      throw .damaged("pass")
    }
    let language = strings["en.lproj/pass.strings"] ?? strings.min { $0.key < $1.key }?.value
    var result = ImportResult()
    let pass = Pass(LinkedData(value: value), language.map(PassStrings.read) ?? [:])
    if let booking = pass.booking {
      result.add(booking)
    } else {
      result.omit(
        pass.name, pass.isTicket ? "It has no date." : "It is neither a boarding pass nor a ticket."
      )
    }
    return result
  }
}

/// The translations of a pass: lines of `"key" = "text";`.
enum PassStrings {
  static func read(_ data: Data) -> [String: String] {
    let text = ForeignFile.decoded(data)
    guard
      let expression = try? NSRegularExpression(
        pattern: #""((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;"#)
    else { return [:] }
    var strings: [String: String] = [:]
    for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).prefix(
      2000)
    {
      guard let key = Range(match.range(at: 1), in: text),
        let value = Range(match.range(at: 2), in: text)
      else { continue }
      strings[String(text[key])] = text[value].replacingOccurrences(of: "\\\"", with: "\"")
        .replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\\", with: "\\")
    }
    return strings
  }
}
