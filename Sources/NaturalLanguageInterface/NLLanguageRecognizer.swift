public import Foundation

/// A recognizer of the language of a text by its script: Japanese, Korean, Greek, Hebrew and Thai have scripts of
/// their own. For other texts the language is `nil`, as on Apple's systems for texts that are too short. Mirrors
/// Natural Language's `NLLanguageRecognizer`.
public final class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The languages that may be recognized; an empty list allows all.
  public var languageConstraints: [NLLanguage] = []
  /// The probabilities of languages. Stored, without effect.
  public var languageHints: [NLLanguage: Double] = [:]
  /// Creates a recognizer.
  public override init() { super.init() }

  /// Adds a text.
  public func processString(_ string: String) { text += string }
  /// Forgets the text.
  public func reset() { text = "" }
  /// The language of the text; `nil` if it is not recognized.
  public var dominantLanguage: NLLanguage? {
    Self.dominantLanguage(for: text).flatMap {
      languageConstraints.isEmpty || languageConstraints.contains($0) ? $0 : nil
    }
  }
  /// The recognized language with the probability 1; empty if it is not recognized.
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let language = dominantLanguage else { return [:] }
    return [language: 1]
  }
  /// The language of a text; `nil` if it is not recognized.
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
