public import Foundation

/// A spelling checker. Mirrors the part of UIKit's `UITextChecker` that word games use.
///
/// The dictionaries are those of Enchant, which desktops on Linux have. Without it, or without a
/// dictionary of the language, every word is right.
public final class UITextChecker: NSObject {
  /// Replaced in tests, before words are checked.
  nonisolated(unsafe) static var dictionaries: any SpellingDictionaries = Enchant.shared

  /// Creates a checker.
  public override init() { super.init() }

  /// The languages that dictionaries are looked for in: the user's.
  public class var availableLanguages: [String] { Locale.preferredLanguages }

  /// The range of the first wrong word in a part of a text; its location is `NSNotFound` if there is
  /// none.
  ///
  /// - Parameters:
  ///   - startingOffset: Where the search starts, in UTF-16 units from the start of the text.
  ///   - wrapFlag: Whether it goes on at the start of the range.
  ///   - language: A language such as "en" or "en_US".
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let words = words(in: stringToCheck, range)
    let isWrong = { (word: (text: String, range: NSRange)) in
      !Self.dictionaries.isRight(word.text, in: language)
    }
    let next = words.first { $0.range.location >= startingOffset && isWrong($0) }
    let first = next == nil && wrapFlag ? words.first(where: isWrong) : nil
    return (next ?? first)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may have been meant by the word in a range; `nil` without a dictionary.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    Range(range, in: string).flatMap { Self.dictionaries.guesses(String(string[$0]), in: language) }
  }

  /// Words that begin as the text in a range does: none, because Enchant does not look up beginnings.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  private func words(in text: String, _ range: NSRange) -> [(text: String, range: NSRange)] {
    guard let part = Range(range, in: text) else { return [] }
    let isApostrophe = { (character: Character) in "'’".contains(character) }
    return text[part].split { !$0.isLetter && !isApostrophe($0) }.compactMap { letters in
      // At the ends they are quotation marks.
      var word = letters.drop(while: isApostrophe)
      while let last = word.last, isApostrophe(last) { word.removeLast() }
      if word.isEmpty { return nil }
      return (String(word), NSRange(word.startIndex..<word.endIndex, in: text))
    }
  }
}
