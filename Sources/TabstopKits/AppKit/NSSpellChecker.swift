public import Foundation

/// A spelling checker that uses the dictionaries of Enchant, as `UITextChecker` does. Mirrors the
/// part of AppKit's `NSSpellChecker` that finds words and guesses.
///
/// `@unchecked Sendable`: what changes is behind the lock.
public final class NSSpellChecker: NSObject, @unchecked Sendable {
  /// The only instance.
  public static let shared = NSSpellChecker()
  /// Whether there is one: always.
  public static var sharedSpellCheckerExists: Bool { true }
  private let checker = UITextChecker()
  private let lock = NSLock()
  private var chosen: String?
  private var count = 0

  private override init() { super.init() }

  /// Returns a new number for a document; it has no effect.
  public class func uniqueSpellDocumentTag() -> Int {
    shared.lock.withLock {
      shared.count += 1
      return shared.count
    }
  }
  /// Ends checking a document. No effect: nothing is kept of a document.
  public func closeSpellDocument(withTag tag: Int) {}

  /// The language of the dictionary: that of the user, until `setLanguage(_:)`.
  public func language() -> String {
    lock.withLock { chosen } ?? Locale.preferredLanguages.first ?? "en"
  }
  /// Chooses the language of the dictionary.
  @discardableResult
  public func setLanguage(_ language: String) -> Bool {
    lock.withLock { chosen = language }
    return true
  }
  /// The languages that dictionaries are looked for in: the user's.
  public var availableLanguages: [String] { UITextChecker.availableLanguages }

  /// The range of the first wrong word; its location is `NSNotFound` if there is none.
  public func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    checkSpelling(
      of: stringToCheck, startingAt: startingOffset, language: nil, wrap: true,
      inSpellDocumentWithTag: 0, wordCount: nil)
  }
  /// The range of the first wrong word; its location is `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - startingOffset: Where the search starts, in UTF-16 units.
  ///   - language: `nil` for that of `language()`.
  ///   - wrapFlag: Whether it goes on at the start.
  ///   - tag: No effect.
  ///   - wordCount: Gets the number of words.
  public func checkSpelling(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?,
    wrap wrapFlag: Bool, inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    wordCount?.pointee = stringToCheck.split { !$0.isLetter && $0 != "'" && $0 != "’" }.count
    return checker.rangeOfMisspelledWord(
      in: stringToCheck, range: NSRange(location: 0, length: stringToCheck.utf16.count),
      startingAt: startingOffset, wrap: wrapFlag, language: language ?? self.language())
  }
  /// Words that may have been meant by the word in a range; `nil` without a dictionary. The tag has no effect.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String?,
    inSpellDocumentWithTag tag: Int
  ) -> [String]? {
    checker.guesses(forWordRange: range, in: string, language: language ?? self.language())
  }
  /// Words that begin as the text in a range does: none, because Enchant does not look up beginnings.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String?,
    inSpellDocumentWithTag tag: Int
  ) -> [String]? { nil }
  /// The best guess; `nil` if the word is right, or without a dictionary. The tag has no effect.
  public func correction(
    forWordRange range: NSRange, in string: String, language: String,
    inSpellDocumentWithTag tag: Int
  ) -> String? {
    let wrong = checker.rangeOfMisspelledWord(
      in: string, range: range, startingAt: range.location, wrap: false, language: language)
    guard wrong.location != NSNotFound else { return nil }
    return checker.guesses(forWordRange: wrong, in: string, language: language)?.first
  }
}
