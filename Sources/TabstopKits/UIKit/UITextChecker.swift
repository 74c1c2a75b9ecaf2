public import Foundation

/// Finds words that are spelled wrongly. Mirrors the part of UIKit's `UITextChecker` that word games use.
///
/// The dictionaries are those of Enchant, which desktops on Linux have. Without it, or without a
/// dictionary of the language, every word is right.
public final class UITextChecker: NSObject {
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
      !Enchant.shared.isRight(word.text, in: language)
    }
    let next = words.first { $0.range.location >= startingOffset && isWrong($0) }
    let first = next == nil && wrapFlag ? words.first(where: isWrong) : nil
    return (next ?? first)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may have been meant by the word in a range; `nil` without a dictionary.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    Range(range, in: string).flatMap { Enchant.shared.guesses(String(string[$0]), in: language) }
  }

  /// Words that begin as the text in a range does: none, because Enchant does not look up beginnings.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  private func words(in text: String, _ range: NSRange) -> [(text: String, range: NSRange)] {
    guard let part = Range(range, in: text) else { return [] }
    return text[part].split { !$0.isLetter && $0 != "'" && $0 != "’" }.map {
      (String($0), NSRange($0.startIndex..<$0.endIndex, in: text))
    }
  }
}

/// The library of dictionaries, loaded when a word is checked first.
private final class Enchant: @unchecked Sendable {
  // The lock guards the library, whose functions are for one thread at a time.
  static let shared = Enchant()

  private typealias Check =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
  private typealias Suggest =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) ->
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private typealias FreeStrings =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  private typealias Request =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?

  private let lock = NSLock()
  private let library = dlopen("libenchant-2.so.2", RTLD_NOW)
  private let broker: OpaquePointer?
  /// The dictionaries by language; `nil` for one without a dictionary.
  private var dictionaries: [String: OpaquePointer?] = [:]

  private init() {
    typealias Begin = @convention(c) () -> OpaquePointer?
    broker = Self.function("enchant_broker_init", in: library, as: Begin.self)?()
  }

  private static func function<F>(
    _ name: String, in library: UnsafeMutableRawPointer?, as type: F.Type
  ) -> F? {
    library.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: type) }
  }

  private func function<F>(_ name: String, as type: F.Type) -> F? {
    Self.function(name, in: library, as: type)
  }

  private func dictionary(_ language: String) -> OpaquePointer? {
    if let known = dictionaries[language] { return known }
    let name = language.replacingOccurrences(of: "-", with: "_")
    let names = [name] + (name == "en" ? ["en_US", "en_GB"] : [])
    let request = function("enchant_broker_request_dict", as: Request.self)
    let found = broker.flatMap { broker in
      names.lazy.compactMap { request?(broker, $0) }.first
    }
    dictionaries[language] = .some(found)
    return found
  }

  func isRight(_ word: String, in language: String) -> Bool {
    lock.withLock {
      guard let dictionary = dictionary(language),
        let check = function("enchant_dict_check", as: Check.self)
      else { return true }
      // Above 0 the word is wrong, below it there was an error.
      return check(dictionary, word, word.utf8.count) <= 0
    }
  }

  func guesses(_ word: String, in language: String) -> [String]? {
    lock.withLock {
      guard let dictionary = dictionary(language),
        let suggest = function("enchant_dict_suggest", as: Suggest.self),
        let free = function("enchant_dict_free_string_list", as: FreeStrings.self)
      else { return nil }
      var count = 0
      guard let strings = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
      defer { free(dictionary, strings) }
      return (0..<count).compactMap { strings[$0].map { String(cString: $0) } }
    }
  }
}
