package import Localization

extension Locale {
  /// The locale for values in texts. While a view with a `locale` in its environment is evaluated, that;
  /// else the language of the program's words, with the region of the
  /// user's formats (`LC_ALL`, `LC_TIME` or `LANG`), as on Apple's platforms.
  ///
  /// (`Locale.current` is that of "en_001" in every program on Linux, swift-foundation 6.3.)
  public static var ofUser: Locale { ofLocalizer(.current) }

  package static func ofLocalizer(_ localizer: Localizer) -> Locale {
    if let own = localizer.viewLocale { return Locale(identifier: own) }
    return identifier(
      language: localizer.language, preferred: LanguagePreference.languages,
      formats: LanguagePreference.formats
    ).map { Locale(identifier: $0) } ?? .autoupdatingCurrent
  }

  /// - Parameters:
  ///   - language: That of the program's words.
  ///   - preferred: The languages that the user wants.
  ///   - formats: The locale for formats, nil for C and POSIX.
  /// - Returns: nil for English without a region.
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
