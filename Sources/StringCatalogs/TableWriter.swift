/// A writer of the tables of one module in the form in which a program reads them (see
/// `StringTables` in Localization), as a Swift source.
///
/// A number is four letters of six bits, from "0" on, the highest first; a string is its length in
/// bytes and its bytes. First the mark, the bundle's name, 1 for a program's and 0 for a library's, the
/// development language, and the number of tables, each with its name, its language and its offset from
/// the start. A table is the number of its keys and, for each in the order of bytes, where the key and
/// its entry are, and their lengths. All of it is one constant of the program.
public enum TableWriter {
  /// The Swift source of a module's tables.
  public static func source(
    _ tables: [LanguageTable], bundle: String, isMain: Bool, developmentLanguage: String
  ) throws -> String {
    let bytes = try data(
      tables, bundle: bundle, isMain: isMain, developmentLanguage: developmentLanguage)
    return """
      // Made from the string catalogs of this module. The section is where Tabstop looks for tables.
      @section("tabstop_strings") @used
      nonisolated private let tabstopStringTables: @convention(c) () -> UnsafeRawPointer = {
        let tables: StaticString = "\(literal(bytes))"
        return UnsafeRawPointer(tables.utf8Start)
      }

      """
  }

  /// The declaration of `Bundle.module` for a program without resources.
  public static let mainBundle = """

    import Foundation

    extension Foundation.Bundle {
      static var module: Foundation.Bundle { .main }
    }

    """

  /// The tables themselves.
  public static func data(
    _ tables: [LanguageTable], bundle: String, isMain: Bool, developmentLanguage: String
  ) throws -> [UInt8] {
    let tables = tables.sorted { ($0.name, $0.language) < ($1.name, $1.language) }
    var start = Array("tabstop strings 1\n".utf8)
    start += string(bundle) + number(isMain ? 1 : 0) + string(developmentLanguage)
    start += number(tables.count)
    // The part after the start is placed when its length is known.
    let length =
      start.count
      + tables.reduce(0) {
        $0 + string($1.name).count + string($1.language).count + 4
      }
    var rest: [UInt8] = []
    for table in tables {
      start += string(table.name) + string(table.language) + number(length + rest.count)
      let keys = table.translations.map { (key: Array($0.utf8), entry: entry($1)) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      var place = length + rest.count + 4 + 16 * keys.count
      rest += number(keys.count)
      for (key, entry) in keys {
        rest += number(place) + number(key.count)
        rest += number(place + key.count) + number(entry.count)
        place += key.count + entry.count
      }
      for (key, entry) in keys { rest += key + entry }
    }
    guard start.count + rest.count < 1 << 24 else {
      throw CatalogFault("the catalogs of a module may have 16 MB")
    }
    return start + rest
  }

  private static func number(_ value: Int) -> [UInt8] {
    [18, 12, 6, 0].map { UInt8(value >> $0 & 63) + UInt8(ascii: "0") }
  }

  private static func string(_ text: String) -> [UInt8] {
    number(text.utf8.count) + Array(text.utf8)
  }

  private static func entry(_ translation: Translation) -> [UInt8] {
    switch translation {
    case .text(let text): return Array("T".utf8) + string(text)
    case .plural(let argument, let branches):
      let letters = ["zero": "0", "one": "1", "two": "2", "few": "f", "many": "m", "other": "x"]
      let known = branches.sorted { $0.key < $1.key }.filter { letters[$0.key] != nil }
      return Array("P".utf8) + number(argument) + number(known.count)
        + known.flatMap { Array(letters[$0.key]!.utf8) + entry($0.value) }
    case .substituted(let whole, let substitutions):
      return Array("S".utf8) + entry(whole) + number(substitutions.count)
        + substitutions.flatMap {
          string($0.name) + number($0.argument) + string($0.specifier) + entry($0.translation)
        }
    }
  }

  /// Returns bytes as the inside of a string literal.
  private static func literal(_ bytes: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\0"..<" ", "\u{7F}": text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
