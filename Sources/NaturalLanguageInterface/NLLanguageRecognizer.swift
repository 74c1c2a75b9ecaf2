public import Foundation

/// A language. Mirrors Natural Language's `NLLanguage`.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The code of the language, such as "en".
  public let rawValue: String
  /// Creates a language.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The language is not known.
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

/// Finds out the language of a text, as far as its writing says it: Japanese, Korean, Greek, Hebrew and Thai have
/// one of their own. Of other texts the language is `nil`, as on Apple's systems for texts that say too little.
/// Mirrors Natural Language's `NLLanguageRecognizer`.
public final class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The languages that may be found: all if it is empty.
  public var languageConstraints: [NLLanguage] = []
  /// The probabilities of languages. Stored, without effect.
  public var languageHints: [NLLanguage: Double] = [:]
  /// Creates a recognizer.
  public override init() { super.init() }

  /// Adds a text.
  public func processString(_ string: String) { text += string }
  /// Forgets the text.
  public func reset() { text = "" }
  /// The language, or `nil`.
  public var dominantLanguage: NLLanguage? {
    Self.dominantLanguage(for: text).flatMap {
      languageConstraints.isEmpty || languageConstraints.contains($0) ? $0 : nil
    }
  }
  /// The language if it is known, for certain.
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let language = dominantLanguage else { return [:] }
    return [language: 1]
  }
  /// The language of a text, or `nil`.
  public class func dominantLanguage(for string: String) -> NLLanguage? {
    var letters = 0
    var counts: [NLLanguage: Int] = [:]
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let language = language(of: scalar) { counts[language, default: 0] += 1 }
    }
    // Kana are in every Japanese sentence, between Chinese characters.
    if let kana = counts[.japanese], kana * 5 >= letters { return .japanese }
    return counts.first { $0.value * 2 > letters }?.key
  }

  private static func language(of scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x590...0x5FF: .hebrew
    case 0xE00...0xE7F: .thai
    case 0x3040...0x30FF: .japanese
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .korean
    default: nil
    }
  }
}

/// Similarities of words. There are no models here, so that none can be created.
/// Mirrors Natural Language's.
public final class NLEmbedding: NSObject, Sendable {
  private override init() { super.init() }
  /// The embedding of words in a language. Always `nil`: there is none.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The embedding of sentences in a language. Always `nil`: there is none.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The words that are most similar to another. Never called.
  public func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  /// The distance between two words. Never called.
  public func distance(between first: String, and second: String) -> Double { 2 }
  /// The vector of a word. Never called.
  public func vector(for string: String) -> [Double]? { nil }
}
