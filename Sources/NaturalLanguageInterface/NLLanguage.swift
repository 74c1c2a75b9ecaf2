internal import Foundation

/// A language. Mirrors Natural Language's `NLLanguage`.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The code of the language, such as "en".
  public let rawValue: String
  /// Creates a language from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An unknown language.
  public static let undetermined = NLLanguage("und")
  /// Arabic.
  public static let arabic = NLLanguage("ar")
  /// Dutch.
  public static let dutch = NLLanguage("nl")
  /// English.
  public static let english = NLLanguage("en")
  /// French.
  public static let french = NLLanguage("fr")
  /// German.
  public static let german = NLLanguage("de")
  /// Greek.
  public static let greek = NLLanguage("el")
  /// Hebrew.
  public static let hebrew = NLLanguage("he")
  /// Hindi.
  public static let hindi = NLLanguage("hi")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Polish.
  public static let polish = NLLanguage("pl")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Chinese in simplified characters.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Thai.
  public static let thai = NLLanguage("th")
  /// Chinese in traditional characters.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// Turkish.
  public static let turkish = NLLanguage("tr")
  /// Ukrainian.
  public static let ukrainian = NLLanguage("uk")
}
