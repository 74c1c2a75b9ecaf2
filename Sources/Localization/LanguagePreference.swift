internal import Glibc

/// The languages that the user prefers, as the environment names them for programs on Linux.
package enum LanguagePreference {
  /// The languages for words, best first: those of `LANGUAGE`, then that of `LC_ALL`, `LC_MESSAGES` or
  /// `LANG`. Each as in "pt-BR"; none for the locales C and POSIX.
  package static let languages: [String] = languages { name in
    getenv(name).map { String(cString: $0) }
  }

  /// The locale for formats: that of `LC_ALL`, `LC_TIME` or `LANG`, as in "de-DE"; nil for C and POSIX.
  package static let formats: String? =
    ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { value(of: $0) }.first.flatMap { tag($0) }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package static func languages(_ environment: (String) -> String?) -> [String] {
    var tags = (environment("LANGUAGE") ?? "").split(separator: ":").compactMap { tag(String($0)) }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      if let tag = tag(value), !tags.contains(tag) { tags.append(tag) }
      break
    }
    return tags
  }

  /// Returns the language tag of a locale: "pt-BR" of "pt_BR.UTF-8", "sr-Latn-RS" of "sr_RS@latin".
  package static func tag(_ locale: String) -> String? {
    let withoutCharset = locale.prefix { $0 != "." && $0 != "@" }
    guard !withoutCharset.isEmpty, withoutCharset != "C", withoutCharset != "POSIX" else {
      return nil
    }
    var parts = withoutCharset.split { $0 == "_" || $0 == "-" }.map(String.init)
    if let modifier = locale.split(separator: "@").dropFirst().first {
      let script = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][modifier]
      if let script { parts.insert(script, at: 1) }
    }
    return parts.joined(separator: "-")
  }

  /// A language with the region of the locale for formats: "ar-EG" of "ar" and "en-EG"; that locale itself
  /// if it is of the language; nil for a locale without a region.
  package static func tag(of language: String, inRegionOf formats: String) -> String? {
    let base = language.prefix { $0 != "-" }
    if formats.prefix(while: { $0 != "-" }) == base { return formats }
    let parts: [Substring] = formats.split(separator: "-")
    let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isUppercase) }
    return region.map { "\(base)-\($0)" }
  }

  /// A language and those that can stand for it, best first: "pt-BR", "pt"; "zh-TW", "zh-Hant-TW",
  /// "zh-Hant", "zh".
  package static func fallbacks(of tag: String) -> [String] {
    var list = [tag]
    var parts = tag.split(separator: "-").map(String.init)
    if parts.first == "no" { return list + fallbacks(of: "nb") }
    if parts.first == "zh", parts.count < 3, parts.last != "Hans", parts.last != "Hant" {
      let isTraditional = ["TW", "HK", "MO"].contains(parts.last ?? "")
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
      list.append(parts.joined(separator: "-"))
    }
    while parts.count > 1 {
      parts.removeLast()
      list.append(parts.joined(separator: "-"))
    }
    if parts.first == "nb" { list.append("no") }
    return list
  }

  /// Whether a language is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-").map(String.init)
    if parts.contains("Latn") || parts.contains("Cyrl") { return false }
    return [
      "ar", "ars", "ckb", "dv", "fa", "he", "iw", "ks", "ku-Arab", "ps", "sd", "ug", "ur", "yi",
    ]
    .contains(parts[0]) || parts.contains("Arab")
  }
}
