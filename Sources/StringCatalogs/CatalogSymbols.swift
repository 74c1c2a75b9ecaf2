import Foundation

/// The symbols that Xcode 26 makes for the keys of string catalogs that were added by hand: `Text(.greeting(name: x))`.
public struct CatalogSymbols {
  private var tables: [(name: String, symbols: [Symbol])] = []
  private let bundle: String?

  private struct Symbol {
    let name: String
    let key: String
    let arguments: [Argument]
  }

  private struct Argument {
    /// The name in a placeholder, `%(name)@`.
    var label: String?
    let type: String
    let specifier: String
  }

  /// - Parameters:
  ///   - catalogs: The catalogs, each with the name of its table.
  ///   - bundle: The name of a library's tables; `nil` for those of a program.
  ///   - sources: Sources of the module: a symbol that one of them declares in an extension is left out, as those from
  ///     before Xcode made symbols do.
  public init(
    _ catalogs: [(name: String, catalog: XCStrings)], bundle: String?, sources: [String] = []
  ) {
    self.bundle = bundle
    let declared = Set(
      sources.filter { $0.contains("extension LocalizedStringResource") }.flatMap {
        $0.matches(of: /\bstatic\s+(?:var|let|func)\s+`?(\w+)/).map { String($0.output.1) }
      })
    for (name, catalog) in catalogs.sorted(by: { $0.name < $1.name }) {
      var taken = name == Self.mainTable ? declared : []
      let symbols = catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry -> Symbol? in
        guard entry["extractionState"] as? String == "manual",
          entry["generatesSymbol"] as? Bool != false
        else { return nil }
        let symbol = Identifier.value(Placeholder.removed(from: key))
        guard taken.insert(symbol).inserted else { return nil }
        return Symbol(
          name: symbol, key: key, arguments: Self.arguments(of: key, entry, in: catalog))
      }
      if !symbols.isEmpty { tables.append((name, symbols)) }
    }
  }

  private static let mainTable = "Localizable"

  /// The arguments of a key, by its placeholders, those of its text in the language of the keys, and its substitutions.
  private static func arguments(
    of key: String, _ entry: [String: Any], in catalog: XCStrings
  ) -> [Argument] {
    let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
    let own = localizations[catalog.sourceLanguage]
    let text = (own?["stringUnit"] as? [String: Any])?["value"] as? String
    var arguments: [Int: Argument] = [:]
    for source in [key, text ?? ""] {
      for placeholder in Placeholder.all(in: source) {
        let number = placeholder.number
        if let known = arguments[number] {
          arguments[number]?.label = known.label ?? placeholder.name.map(Identifier.value)
        } else {
          arguments[number] = Argument(
            label: placeholder.name.map(Identifier.value), type: placeholder.type,
            specifier: placeholder.specifier)
        }
      }
    }
    let languages = [own].compactMap(\.self) + localizations.sorted { $0.key < $1.key }.map(\.value)
    let substitutions =
      languages.lazy.compactMap { $0["substitutions"] as? [String: [String: Any]] }.first ?? [:]
    for (place, (name, value)) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
      let specifier = "%" + (value["formatSpecifier"] as? String ?? "lld")
      arguments[value["argNum"] as? Int ?? place + 1] = Argument(
        label: Identifier.value(name), type: Placeholder.all(in: specifier).first?.type ?? "Int",
        specifier: specifier)
    }
    return arguments.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The Swift source of the symbols; empty without any.
  public var source: String {
    if tables.isEmpty { return "" }
    var text = """

      #if canImport(SwiftUI)
        import SwiftUI

        // The keys of string catalogs, by the plugin StringTables.
        nonisolated extension LocalizedStringResource {

      """
    for (name, symbols) in tables {
      if name == Self.mainTable {
        for symbol in symbols { text += declaration(of: symbol, in: nil, indent: "    ") }
      } else {
        text += "    enum \(Identifier.escaped(Identifier.type(name))) {\n"
        for symbol in symbols { text += declaration(of: symbol, in: name, indent: "      ") }
        text += "    }\n"
      }
    }
    return text + "  }\n#endif\n"
  }

  private func declaration(of symbol: Symbol, in table: String?, indent: String) -> String {
    let name = Identifier.escaped(symbol.name)
    var value = "nil"
    var declaration = "static var \(name): LocalizedStringResource {"
    if !symbol.arguments.isEmpty {
      let names = symbol.arguments.enumerated().map { $1.label ?? "arg\($0 + 1)" }
      let parameters = zip(names, symbol.arguments).map { name, argument in
        "\(argument.label == nil ? "_ " : "")\(Identifier.escaped(name)): \(argument.type)"
      }
      declaration =
        "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {"
      value = zip(names, symbol.arguments).map { name, argument in
        let name = Identifier.escaped(name)
        return argument.type == "String"
          ? "\\(\(name))" : "\\(\(name), specifier: \"\(argument.specifier)\")"
      }.joined()
      value = "\"\(value)\""
    }
    let literal = { (text: String?) in text.map { Self.literal($0) } ?? "nil" }
    return """
      \(indent)\(declaration)
      \(indent)  LocalizedStringResource(
      \(indent)    _key: \(literal(symbol.key)), value: \(value), table: \(literal(table)),
      \(indent)    bundle: \(literal(bundle)))
      \(indent)}

      """
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": literal += "\\\(character)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }
}

/// The identifiers that Xcode makes of keys and tables.
private enum Identifier {
  /// "cart.checkout title" is `cartCheckoutTitle`.
  static func value(_ text: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return "string" }
    return legal(
      first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(start).joined())
  }

  /// "More texts" is `MoreTexts`.
  static func type(_ text: String) -> String {
    let name = words(of: text).map(start).joined()
    return name.isEmpty ? "Strings" : legal(name)
  }

  private static func words(of text: String) -> [String] {
    text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }.map { word in
      // Words in capitals, such as "OK".
      word.contains(where: \.isLowercase) ? String(word) : word.capitalized
    }
  }

  private static func start(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func legal(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// The name as it is written in a source.
  static func escaped(_ name: String) -> String { "`\(name)`" }
}
