import Foundation

/// A catalog in the format of translators: gettext's `.po`, a file for each language.
///
/// A plural is one entry for each category, with the category as its context, since gettext numbers
/// plural forms by rules of its own.
public enum PortableObject {
  /// The texts of a catalog in one language, for a translator.
  public static func text(_ catalog: XCStrings, language: String) -> String {
    var text = """
      msgid ""
      msgstr ""
      "Language: \(language)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      """
    for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key })
    where entry["extractionState"] as? String != "stale"
      && entry["shouldTranslate"] as? Bool != false
    {
      let localization = (entry["localizations"] as? [String: [String: Any]])?[language] ?? [:]
      let comment = (entry["comment"] as? String).map {
        $0.split(separator: "\n").map { "#. \($0)\n" }.joined()
      }
      let leaves = leaves(of: localization)
      for (context, value) in leaves.isEmpty ? [("", "")] : leaves {
        text += "\n" + (comment ?? "")
        // A form for one number may leave the number out.
        if key.contains("%"), context.isEmpty { text += "#, objc-format\n" }
        if !context.isEmpty { text += "msgctxt \(quoted(context))\n" }
        text += "msgid \(quoted(key))\nmsgstr \(quoted(value))\n"
      }
    }
    return text
  }

  /// Sets the translations of a `.po` file. Empty ones, and those marked fuzzy, are passed over.
  /// - Returns: How many changed.
  public static func merge(_ text: String, into catalog: inout XCStrings) throws -> Int {
    var language: String?
    var changed = 0
    var strings = catalog.strings
    for entry in try entries(in: text) {
      guard let id = entry["msgid"], let value = entry["msgstr"] else { continue }
      if id.isEmpty {
        language = value.split(separator: "\n").first { $0.hasPrefix("Language:") }?
          .dropFirst(9).trimmingCharacters(in: .whitespaces).replacing("_", with: "-")
        continue
      }
      guard let language else { throw CatalogFault("the header names no language") }
      guard !value.isEmpty, entry["fuzzy"] == nil, var known = strings[id] else { continue }
      var localizations = known["localizations"] as? [String: [String: Any]] ?? [:]
      let path = (entry["msgctxt"] ?? "").split(separator: "/").map(String.init)
      let old = localizations[language] ?? [:]
      let new = setting(value, at: path[...], in: old)
      if !(old as NSDictionary).isEqual(to: new) { changed += 1 }
      localizations[language] = new
      known["localizations"] = localizations
      strings[id] = known
    }
    catalog.strings = strings
    return changed
  }

  /// The texts of a localization, each with its path: "variations/plural/one".
  private static func leaves(of value: [String: Any], _ path: String = "") -> [(String, String)] {
    value.sorted { $0.key < $1.key }.flatMap { key, inner -> [(String, String)] in
      guard let inner = inner as? [String: Any] else { return [] }
      if key == "stringUnit" { return [(path, inner["value"] as? String ?? "")] }
      return leaves(of: inner, path.isEmpty ? key : path + "/" + key)
    }
  }

  private static func setting(
    _ text: String, at path: ArraySlice<String>, in value: [String: Any]
  ) -> [String: Any] {
    var value = value
    if let first = path.first {
      let inner = value[first] as? [String: Any] ?? [:]
      value[first] = setting(text, at: path.dropFirst(), in: inner)
    } else {
      value["stringUnit"] = ["state": "translated", "value": text]
    }
    return value
  }

  private static func entries(in text: String) throws -> [[String: String]] {
    var entries: [[String: String]] = []
    var entry: [String: String] = [:]
    var field: String?
    // Swift takes the end of a line of Windows for one character.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      if line.hasPrefix("#") {
        if entry["msgstr"] != nil {
          entries.append(entry)
          (entry, field) = ([:], nil)
        }
        if line.hasPrefix("#,"), line.contains("fuzzy") { entry["fuzzy"] = "" }
      } else if line.hasPrefix("\"") {
        guard let field else { throw CatalogFault("a text belongs to nothing: \(line)") }
        entry[field, default: ""] += unquoted(line)
      } else if let space = line.firstIndex(of: " ") {
        let name = String(line[..<space])
        if entry["msgstr"] != nil, name != "msgstr" {
          entries.append(entry)
          entry = [:]
        }
        field = name
        entry[name] = unquoted(line[line.index(after: space)...])
      }
    }
    if entry["msgstr"] != nil { entries.append(entry) }
    return entries
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n"
      )
      .replacing("\t", with: "\\t") + "\""
  }

  private static func unquoted(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for letter in text.dropFirst().dropLast() {
      if isEscaped {
        result.append(letter == "n" ? "\n" : letter == "t" ? "\t" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        result.append(letter)
      }
    }
    return result
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
