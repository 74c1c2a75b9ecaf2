internal import Synchronization

extension Localizer {
  @TaskLocal private static var ofView: Localizer?

  /// Whether any view has a language of its own, so that the current one must be looked up.
  private static let isAnyOfView = Atomic(false)

  /// The language of the view whose body is being evaluated, else the user's.
  package static var current: Localizer {
    isAnyOfView.load(ordering: .relaxed) ? ofView ?? user : user
  }

  /// Evaluates the body of a view in this language.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.isAnyOfView.store(true, ordering: .relaxed)
    return try Self.$ofView.withValue(self, operation: body)
  }

  /// The localizers that were made for the environment of views, by language.
  private static let made = Mutex<[String: Localizer]>([:])

  /// The same words with values as in another locale, as in "pt-BR" or "pt_BR".
  package func writingValues(in locale: String) -> Localizer {
    let tag = LanguagePreference.tag(locale) ?? locale
    let key = "\(preferred.joined(separator: ":"))|\(tag)"
    return Self.made.withLock { made in
      if let localizer = made[key] { return localizer }
      let localizer = Localizer(preferred, StringTables.all, view: tag)
      made[key] = localizer
      return localizer
    }
  }

  /// The localizer for a language, as in "pt-BR" or "pt_BR".
  package static func of(_ language: String) -> Localizer {
    let tag = LanguagePreference.tag(language) ?? language
    return made.withLock { made in
      if let localizer = made[tag] { return localizer }
      let localizer = Localizer([tag], StringTables.all, view: tag)
      made[tag] = localizer
      return localizer
    }
  }
}
