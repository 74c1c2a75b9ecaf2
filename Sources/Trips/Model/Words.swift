internal import Localization

// The words for values that are stored under their English names. The catalog has them as "manual":
// no literal in the sources says them.

extension RawRepresentable<String> {
  /// The word for a sentence in the user's language: "flight", "booked".
  package var word: String { String(words: LocalizedWords(stringLiteral: rawValue)) }
}

extension String {
  /// The separator between the parts of a sentence, in the user's language: ", ".
  package static var comma: String { String(words: ", ") }
}
