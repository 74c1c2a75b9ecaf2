import Foundation

/// The form in which names are searched: small letters without marks, words parted by single spaces.
///
/// "Zürich" and "zurich", "Łódź" and "lodz" are the same then. `scripts/make-places.py` folds the names
/// that are searched in the same way. Foundation's folding and that of FTS5 (`remove_diacritics`) leave
/// letters that Unicode does not take apart, as ø and ł.
enum Folding {
  /// The key of a text: "Saint-Étienne" has "saint etienne".
  static func key(_ text: String) -> String {
    words(text).joined(separator: " ")
  }

  /// The words of a key.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      if let letters = letters[scalar] {
        word.append(contentsOf: letters.unicodeScalars)
      } else if isPartOfWord(scalar) {
        word.append(scalar)
      } else if !isSilent(scalar), !word.isEmpty {
        words.append(String(word))
        word.removeAll()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
    "ı": "i", "ŋ": "n", "ŧ": "t", "ə": "e", "ɛ": "e", "ɔ": "o", "ĸ": "k", "ƙ": "k", "ɓ": "b",
    "ɗ": "d", "ƴ": "y", "ȝ": "y",
  ]

  /// Marks in the middle of a word, which users do not type.
  private static let silentMarks: Set<Unicode.Scalar> = [
    "'", "’", "‘", "`", "´", "ʻ", "ʼ", "ʽ", "ʾ", "ʿ", "ʹ", "ʺ", "ˈ", "′",
  ]

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: silentMarks.contains(scalar)
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    case .modifierLetter: !silentMarks.contains(scalar)
    default: false
    }
  }
}
