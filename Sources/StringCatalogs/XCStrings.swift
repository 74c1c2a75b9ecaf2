import Foundation

/// A string catalog, `Localizable.xcstrings`: JSON with all languages of one table.
public struct XCStrings {
  /// The catalog's JSON. Unknown members stay.
  public var json: [String: Any]

  /// An empty catalog.
  public init(sourceLanguage: String) {
    json = ["sourceLanguage": sourceLanguage, "version": "1.0", "strings": [String: Any]()]
  }

  /// Reads a catalog. Throws if the data is not JSON or not a string catalog.
  public init(_ data: Data, path: String) throws {
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      json["strings"] is [String: Any]
    else { throw CatalogFault("\(path): not a string catalog") }
    self.json = json
  }

  /// The language of the keys.
  public var sourceLanguage: String { json["sourceLanguage"] as? String ?? "en" }

  /// The entries by key, each with its comment, state and localizations.
  public var strings: [String: [String: Any]] {
    get { (json["strings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] } }
    set { json["strings"] = newValue }
  }

  /// The tables that it contains.
  public func tables(named name: String) throws -> [LanguageTable] {
    var tables: [String: [String: Translation]] = [:]
    for (key, entry) in strings where entry["shouldTranslate"] as? Bool != false {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      let own = localizations[sourceLanguage]?["stringUnit"] as? [String: Any]
      let numbers = Placeholder.numbers(in: [key, own?["value"] as? String ?? ""])
      for (language, value) in localizations {
        if let translation = try Self.translation(value, key) {
          tables[language, default: [:]][key] = translation.withoutNames(numbers)
        }
      }
    }
    return tables.map { LanguageTable(name: name, language: $0, translations: $1) }
  }

  static func translation(_ value: [String: Any], _ key: String) throws -> Translation? {
    guard let whole = try branch(value, argument: 0, key) else { return nil }
    guard let substitutions = value["substitutions"] as? [String: [String: Any]] else {
      return whole
    }
    return .substituted(
      whole,
      try substitutions.sorted { $0.key < $1.key }.compactMap { name, value in
        let argument = value["argNum"] as? Int ?? 0
        guard let branch = try branch(value, argument: argument, key) else { return nil }
        return .init(
          name: name, argument: argument, specifier: value["formatSpecifier"] as? String ?? "lld",
          translation: branch)
      })
  }

  private static func branch(
    _ value: [String: Any], argument: Int, _ key: String
  ) throws -> Translation? {
    if let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
      // An empty text is a translation only if a translator says so.
      return text.isEmpty && unit["state"] as? String != "translated" ? nil : .text(text)
    }
    guard let variations = value["variations"] as? [String: [String: [String: Any]]] else {
      return nil
    }
    if let devices = variations["device"] {
      // Of the devices that catalogs distinguish, a Mac is the closest to a desktop.
      guard
        let value = devices["mac"] ?? devices["other"]
          ?? devices.min(by: { $0.key < $1.key })?.value
      else { return nil }
      return try branch(value, argument: argument, key)
    }
    guard let plural = variations["plural"] else { return nil }
    let branches = try plural.compactMapValues { try branch($0, argument: argument, key) }
    guard branches["other"] != nil else {
      throw CatalogFault("“\(key)”: its plural has no form for “other”")
    }
    return .plural(argument: argument, branches)
  }

  /// The catalog as Xcode writes it: keys in order, two spaces, a space before each colon.
  public var data: Data {
    var text = ""
    Self.write(json, indent: "", &text)
    return Data((text + "\n").utf8)
  }

  private static func write(_ value: Any, indent: String, _ text: inout String) {
    switch value {
    case let object as [String: Any]:
      let inner = indent + "  "
      text += "{"
      for (index, key) in object.keys.sorted(by: isBefore).enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner + quoted(key) + " : "
        write(object[key]!, indent: inner, &text)
      }
      // Xcode writes an object without members with an empty line.
      text += (object.isEmpty ? "\n\n" : "\n") + indent + "}"
    case let list as [Any]:
      text += "["
      for (index, element) in list.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + indent + "  "
        write(element, indent: indent + "  ", &text)
      }
      text += (list.isEmpty ? "\n\n" : "\n") + indent + "]"
    case let string as String: text += quoted(string)
    case let number as NSNumber:
      text += boolean(number) ?? number.stringValue
    default: text += "null"
    }
  }

  /// Returns "true" or "false" for a Boolean, which Foundation reads as a number.
  private static func boolean(_ number: NSNumber) -> String? {
    String(cString: number.objCType) == "c" ? (number.boolValue ? "true" : "false") : nil
  }

  private static func isBefore(_ a: String, _ b: String) -> Bool {
    let (first, second) = (a.lowercased(), b.lowercased())
    return first == second ? a < b : first < second
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..<" ": result += "\\u" + String(format: "%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
