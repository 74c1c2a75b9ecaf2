internal import Foundation

/// The words of languages.
protocol SpellingDictionaries: Sendable {
  /// Whether a word is in the dictionary of a language; without a dictionary every word is.
  func isRight(_ word: String, in language: String) -> Bool
  /// Words that may have been meant by a wrong one; `nil` without a dictionary.
  func guesses(_ word: String, in language: String) -> [String]?
}

/// The dictionaries of the Enchant library, which is loaded when a word is first checked.
final class Enchant: SpellingDictionaries, @unchecked Sendable {
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
