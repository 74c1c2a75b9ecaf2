import Foundation

/// A text without the differences that a search ignores: case, accents and other marks, width, and
/// letters that are written with two in other languages.
public enum FoldedText {
  /// Returns a text for comparisons, in lowercase letters without accents: "zurich" for "Zürich",
  /// "lodz" for "ŁÓDŹ", "strasse" for "Straße".
  public static func fold(_ text: String) -> String {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.unicodeScalars.contains(where: { letters[$0] != nil }) else { return folded }
    return folded.unicodeScalars.reduce(into: "") { result, scalar in
      if let letter = letters[scalar] {
        result += letter
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Letters that Unicode does not decompose.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i",
    "ħ": "h", "ŋ": "n", "ŧ": "t",
  ]
}
