import Foundation

/// The two older files of translations, in a folder `LANG.lproj` for each language.
public enum StringsFile {
  /// The texts of a `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16.
  public static func strings(_ data: Data, path: String) throws -> [String: Translation] {
    if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: String] ?? [:]).mapValues { .text($0) }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw CatalogFault("\(path): neither UTF-8 nor UTF-16")
    }
    var parser = Parser(text, path)
    return try parser.pairs().mapValues { .text($0) }
  }

  /// The texts of a `.stringsdict` file: a property list with rules for plurals.
  public static func stringsDict(_ data: Data, path: String) throws -> [String: Translation] {
    guard
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else { throw CatalogFault("\(path): not a dictionary of dictionaries") }
    return list.compactMapValues { rule in
      guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
      let substitutions = rule.compactMap { name, value -> Translation.Substitution? in
        guard let variable = value as? [String: String] else { return nil }
        let forms = variable.filter { categories.contains($0.key) }.mapValues(Translation.text)
        guard forms["other"] != nil else { return nil }
        return .init(
          name: name, argument: 0, specifier: variable["NSStringFormatValueTypeKey"] ?? "d",
          translation: .plural(argument: 0, forms))
      }
      return .substituted(.text(format), substitutions.sorted { $0.name < $1.name })
    }
  }

  static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

  /// Reads the pairs of a `.strings` file.
  private struct Parser {
    private let letters: [Unicode.Scalar]
    private let path: String
    private var place = 0

    init(_ text: String, _ path: String) {
      letters = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
      self.path = path
    }

    private func fault(_ text: String) -> CatalogFault {
      let line = letters[..<place].count { $0 == "\n" } + 1
      return CatalogFault("\(path):\(line): \(text)")
    }

    private func looking(at text: String) -> Bool {
      letters[place...].starts(with: text.unicodeScalars)
    }

    private mutating func skipSpace() throws {
      while place < letters.count {
        if letters[place].properties.isWhitespace {
          place += 1
        } else if looking(at: "//") {
          while place < letters.count, letters[place] != "\n" { place += 1 }
        } else if looking(at: "/*") {
          while place < letters.count, !looking(at: "*/") { place += 1 }
          guard place < letters.count else { throw fault("a comment without an end") }
          place += 2
        } else {
          return
        }
      }
    }

    mutating func pairs() throws -> [String: String] {
      var pairs: [String: String] = [:]
      try skipSpace()
      while place < letters.count {
        let key = try word()
        try skipSpace()
        if looking(at: "=") {
          place += 1
          try skipSpace()
          pairs[key] = try word()
          try skipSpace()
        } else {
          pairs[key] = key
        }
        guard looking(at: ";") else { throw fault("“;” expected") }
        place += 1
        try skipSpace()
      }
      return pairs
    }

    private mutating func word() throws -> String {
      var text = String.UnicodeScalarView()
      guard looking(at: "\"") else {
        while place < letters.count,
          letters[place].properties.isAlphabetic
            || "0123456789._-$:/".unicodeScalars.contains(letters[place])
        {
          text.append(letters[place])
          place += 1
        }
        guard !text.isEmpty else { throw fault("a text expected") }
        return String(text)
      }
      place += 1
      while place < letters.count, letters[place] != "\"" {
        if letters[place] == "\\" {
          text.append(try escaped())
        } else {
          text.append(letters[place])
        }
        place += 1
      }
      guard place < letters.count else { throw fault("a text without an end") }
      place += 1
      return String(text)
    }

    private mutating func escaped() throws -> Unicode.Scalar {
      place += 1
      guard place < letters.count else { throw fault("a text without an end") }
      switch letters[place] {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = letters[(place + 1)...].prefix(4)
        guard digits.count == 4,
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { throw fault("four hexadecimal digits expected") }
        place += 4
        return scalar
      default: return letters[place]
      }
    }
  }
}
