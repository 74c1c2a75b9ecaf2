internal import Synchronization

/// Finds texts in the program's tables, in the first of some languages that has them.
package final class Localizer: Sendable {
  /// The languages that are looked for, best first, with their fallbacks.
  private let languages: [String]
  /// The language of the program's own texts: the first of the languages that one of its tables
  /// has, else the development language.
  package let language: String
  /// Whether every text is marked, for tests.
  private let isPseudo: Bool
  let preferred: [String]
  /// The locale of a view, or one that is asked for, for formats; nil for the user's languages.
  package let viewLocale: String?
  /// The locale for formats, whose region decides about digits.
  private let formats: String?
  private let rules: Mutex<[String: (PluralRules, Digits)]> = Mutex([:])
  /// The tables with one of the languages, by bundle.
  private let bundles: [Bundle]

  private struct Bundle: Sendable {
    let tables: StringTables
    /// The tables in the order of the languages.
    let inOrder: [StringTables.Table]
  }

  /// The user's languages, as the environment names them.
  package static let user = Localizer(
    LanguagePreference.languages, StringTables.all, formats: LanguagePreference.formats)

  /// Whether anything can be looked up in a bundle, or in the program's tables.
  package func canFind(in bundle: String?) -> Bool {
    isPseudo || (bundle == nil ? Self.programHasTables : !bundles.isEmpty)
  }

  /// Whether the program itself has tables, in whatever language.
  package static let programHasTables = StringTables.all.contains(where: \.isMain)

  init(
    _ preferred: [String], _ all: [StringTables], formats: String? = nil, view: String? = nil
  ) {
    self.preferred = preferred
    self.formats = formats
    viewLocale = view
    isPseudo = preferred.first == PseudoLanguage.tag
    let main = all.filter(\.isMain)
    let development = main.first?.developmentLanguage ?? "en"
    let wanted = preferred.flatMap(LanguagePreference.fallbacks)
    let known = Set(main.flatMap { [$0.developmentLanguage] + $0.tables.map(\.language) })
    // A program without tables has texts in a language that only its author knows.
    let shown = main.isEmpty ? wanted.first : wanted.first(where: known.contains)
    language = shown ?? development
    languages = wanted
    // A library follows the program's language.
    let library = main.isEmpty ? wanted : LanguagePreference.fallbacks(of: shown ?? development)
    bundles = all.compactMap { tables in
      var order: [StringTables.Table] = []
      var isDevelopmentReached = false
      for language in tables.isMain ? (shown == nil ? [] : wanted) : library
      where !isDevelopmentReached {
        order += tables.tables.filter { $0.language == language && !order.contains(same: $0) }
        // In the language of the keys a text is as it is written.
        isDevelopmentReached = language == tables.developmentLanguage
      }
      if !isDevelopmentReached {
        order += tables.tables.filter { $0.language == tables.developmentLanguage }
      }
      return order.isEmpty ? nil : Bundle(tables: tables, inOrder: order)
    }
  }

  /// A text that was found: its format, and the language that it is in.
  package struct Found {
    let entry: TableEntry
    package let language: String
  }

  /// Finds a key, in a table and a bundle, or in "Localizable" and those of the program.
  package func find(_ key: String, table: String? = nil, bundle: String? = nil) -> Found? {
    let name = table ?? "Localizable"
    for candidate in bundles {
      guard bundle.map({ $0 == candidate.tables.bundle }) ?? candidate.tables.isMain else {
        continue
      }
      for table in candidate.inOrder where table.name == name {
        if let entry = candidate.tables.find(key, in: table) {
          return Found(entry: entry, language: table.language)
        }
      }
    }
    return nil
  }

  /// The parts of a text: those of its translation, or of `format` itself.
  package func parts(
    _ key: String, _ format: String? = nil, _ arguments: [FormatArgument], table: String? = nil,
    bundle: String? = nil
  ) -> [FormatPart] {
    let parts: [FormatPart]
    if let found = find(key, table: table, bundle: bundle) {
      parts = self.parts(found, arguments)
    } else if arguments.isEmpty {
      parts = [.literal(format ?? key)]
    } else {
      let (_, digits) = rules(for: language)
      parts = FormatText.parts(of: format ?? key, arguments, digits: digits)
    }
    return isPseudo ? PseudoLanguage.parts(parts) : parts
  }

  /// The text: that of its translation, or of `format` itself.
  package func text(
    _ key: String, _ format: String? = nil, _ arguments: [FormatArgument] = [],
    table: String? = nil, bundle: String? = nil
  ) -> String {
    parts(key, format, arguments, table: table, bundle: bundle).joined()
  }

  private func parts(_ found: Found, _ arguments: [FormatArgument]) -> [FormatPart] {
    let (rules, digits) = rules(for: found.language)
    let (format, substitutions) = found.entry.format(arguments, rules)
    // A key without values has no format: a per cent sign is one.
    guard !arguments.isEmpty else { return [.literal(format)] }
    func filled(_ format: String, argument: Int?, depth: Int) -> [FormatPart] {
      FormatText.parts(of: format, arguments, digits: digits, argument: argument) {
        name, position, next in
        guard depth < 8, let substitution = substitutions.first(where: { $0.name == name }) else {
          return []
        }
        var index = (position ?? substitution.argument) - 1
        if index < 0 {
          index = next
          next += 1
        }
        let branch = TableEntry.format(of: substitution, argument: index, arguments, rules)
        return filled(branch, argument: index, depth: depth + 1)
      }
    }
    return filled(format, argument: nil, depth: 0)
  }

  func rules(for language: String) -> (PluralRules, Digits) {
    rules.withLock { known in
      if let rules = known[language] { return rules }
      // The region is the user's: "ar" is read with the digits of "ar-EG", as dates are.
      let regional =
        viewLocale ?? formats.flatMap { LanguagePreference.tag(of: language, inRegionOf: $0) }
        ?? languages.first { $0.hasPrefix(language + "-") } ?? language
      let made = (PluralRules(language: language), Digits(language: regional))
      known[language] = made
      return made
    }
  }
}

extension [StringTables.Table] {
  fileprivate func contains(same table: StringTables.Table) -> Bool {
    contains { $0.name == table.name && $0.language == table.language }
  }
}

extension [FormatPart] {
  package func joined() -> String {
    reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .argument(_, let value): text += value
      }
    }
  }
}
