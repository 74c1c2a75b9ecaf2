public import Foundation

/// A page about a word: shown, it opens the word in Wiktionary, in the user's language, in the browser. Mirrors UIKit's
/// `UIReferenceLibraryViewController`.
open class UIReferenceLibraryViewController: OpeningController {
  private let term: String

  /// Creates a page about a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether a word is in the user's dictionary: that of Enchant, as for `UITextChecker`. Without one, every word
  /// is.
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool {
    guard !term.isEmpty else { return false }
    let language = Locale.preferredLanguages.first ?? "en"
    let wrong = UITextChecker().rangeOfMisspelledWord(
      in: term, range: NSRange(location: 0, length: term.utf16.count), startingAt: 0, wrap: false,
      language: language)
    return wrong.location == NSNotFound
  }

  open override func open(_ done: @escaping () -> Void) {
    guard let page = Self.page(for: term) else { return done() }
    UIApplication.shared.open(page) { _ in done() }
  }

  static func page(
    for term: String, language: String = Locale.preferredLanguages.first ?? "en"
  ) -> URL? {
    let code = language.prefix { $0.isLetter }.lowercased()
    var address = URLComponents()
    address.scheme = "https"
    address.host = "\(code.isEmpty ? "en" : code).wiktionary.org"
    address.path = "/wiki/\(term)"
    return address.url
  }
}
