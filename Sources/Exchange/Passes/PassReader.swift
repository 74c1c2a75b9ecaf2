import Foundation
internal import Localization
import Trips

/// Reads passes of Apple Wallet (`.pkpass`): boarding passes and tickets.
enum PassReader {
  static func read(_ data: Data, depth: Int = 0) throws(ImportFault) -> ImportResult {
    let archive = try ArchiveReader(data, of: .pass)
    var json: Data?
    var strings: [String: Data] = [:]
    var passes: [Data] = []
    reading: while true {
      switch archive.next() {
      case .end: break reading
      case .damaged: throw .damaged(.pass)
      case .entry(let name):
        let isPass = name.lowercased().hasSuffix(".pkpass")
        guard name == "pass.json" || name.hasSuffix(".lproj/pass.strings") || isPass else {
          continue
        }
        guard let contents = archive.contents(limit: ImportLimits.entrySize) else {
          throw .damaged(.pass)
        }
        if isPass {
          passes.append(contents)
        } else if name == "pass.json" {
          json = contents
        } else {
          strings[name] = contents
        }
      }
    }
    guard let json else { return try read(bundle: passes, depth: depth) }
    guard let value = LenientJSON.decode(ForeignText.decoded(json)) else { throw .damaged(.pass) }
    let language = strings["en.lproj/pass.strings"] ?? strings.min { $0.key < $1.key }?.value
    var result = ImportResult()
    let pass = Pass(LinkedData(value: value), language.map(PassStrings.read) ?? [:])
    if let booking = pass.booking {
      result.add(booking)
    } else {
      result.omit(
        pass.name,
        pass.isTicket
          ? String(words: "It has no date.")
          : String(words: "It is neither a boarding pass nor a ticket."))
    }
    return result
  }

  /// Reads several passes in one archive (`.pkpasses`), for example one for each flight.
  private static func read(bundle passes: [Data], depth: Int) throws(ImportFault) -> ImportResult {
    guard !passes.isEmpty, passes.count <= 50, depth == 0 else { throw .unknownFormat }
    var result = ImportResult()
    var faults: [ImportFault] = []
    for pass in passes {
      do throws(ImportFault) {
        result.add(try read(pass, depth: 1))
      } catch {
        faults.append(error)
        result.omit(String(words: "A pass"), String(words: "It is damaged or incomplete."))
      }
    }
    if let fault = faults.first, faults.count == passes.count { throw fault }
    return result
  }
}

/// The translations of a pass: lines of `"key" = "text";`.
enum PassStrings {
  static func read(_ data: Data) -> [String: String] {
    let text = ForeignText.decoded(data)
    guard
      let expression = try? NSRegularExpression(
        pattern: #"(?:"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.-]+))\s*=\s*"((?:[^"\\]|\\.)*)"\s*;"#)
    else { return [:] }
    var strings: [String: String] = [:]
    for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).prefix(
      2000)
    {
      guard
        let key = Range(match.range(at: 1), in: text) ?? Range(match.range(at: 2), in: text),
        let value = Range(match.range(at: 3), in: text)
      else { continue }
      strings[String(text[key])] = text[value].replacingOccurrences(of: "\\\"", with: "\"")
        .replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\\", with: "\\")
    }
    return strings
  }
}
