/// A translation of one key.
public indirect enum Translation: Equatable, Sendable {
  case text(String)
  /// A translation for each plural category ("one", "other"); the argument from 1 on decides, 0 is the
  /// first number.
  case plural(argument: Int, [String: Translation])
  /// A format in which `%#@name@` stands for others.
  case substituted(Translation, [Substitution])

  /// The text that replaces `%#@name@`.
  public struct Substitution: Equatable, Sendable {
    /// The name between `%#@` and `@`.
    public var name: String
    /// The number of its argument, from 1 on; 0 if its place decides.
    public var argument: Int
    /// The specifier of the argument: "lld".
    public var specifier: String
    /// The translation that replaces the name.
    public var translation: Translation

    /// Creates a substitution.
    public init(name: String, argument: Int, specifier: String, translation: Translation) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.translation = translation
    }
  }
}

extension Translation {
  /// The translation with numbers in place of the names of arguments.
  func withoutNames(_ numbers: [String: Int]) -> Translation {
    switch self {
    case .text(let text): .text(Placeholder.withoutNames(text, numbers: numbers))
    case .plural(let argument, let branches):
      .plural(argument: argument, branches.mapValues { $0.withoutNames(numbers) })
    case .substituted(let whole, let substitutions):
      .substituted(
        whole.withoutNames(numbers),
        substitutions.map { substitution in
          var copy = substitution
          copy.translation = substitution.translation.withoutNames(numbers)
          return copy
        })
    }
  }
}

/// The texts of one table in one language.
public struct LanguageTable: Equatable, Sendable {
  /// The name: "Localizable".
  public var name: String
  /// The language: "pt-BR".
  public var language: String
  /// The translations by their keys.
  public var translations: [String: Translation]

  /// Creates a table.
  public init(name: String, language: String, translations: [String: Translation]) {
    self.name = name
    self.language = language
    self.translations = translations
  }
}

/// An error with the reason why a catalog cannot be read.
public struct CatalogFault: Error, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Creates a fault with a reason.
  public init(_ description: String) { self.description = description }
}
