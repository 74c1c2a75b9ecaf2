package import Localization

extension Locale {
  /// The locale for values in texts: the language of the program's words with the region of the user's
  /// formats (`LC_ALL`, `LC_TIME` or `LANG`), as on Apple's platforms. While a view is evaluated that has
  /// a `locale` in its environment, it is that locale.
  ///
  /// On Linux `Locale.current` is "en_001" in every program (swift-foundation 6.3).
  public static var ofUser: Locale { ofLocalizer(.current) }

  package static func ofLocalizer(_ localizer: Localizer) -> Locale {
    if let own = localizer.viewLocale { return Locale(identifier: own) }
    return identifier(
      language: localizer.language, preferred: LanguagePreference.languages,
      formats: LanguagePreference.formats
    ).map { Locale(identifier: $0) } ?? .autoupdatingCurrent
  }

  /// The identifier of the locale for values in texts; `nil` for English without a region.
  ///
  /// - Parameters:
  ///   - language: The language of the program's words.
  ///   - preferred: The languages that the user prefers.
  ///   - formats: The locale for formats; `nil` for C and POSIX.
  package static func identifier(language: String, preferred: [String], formats: String?) -> String?
  {
    let base = language.prefix { $0 != "-" }
    func isSame(_ tag: String) -> Bool { tag.prefix { $0 != "-" } == base }
    if let formats { return LanguagePreference.tag(of: language, inRegionOf: formats) ?? language }
    if language == PseudoLanguage.tag { return nil }
    let tag = preferred.first(where: isSame) ?? language
    return tag == "en" ? nil : tag
  }
}
