internal import Foundation

/// The kind of tags that a tagger assigns. Mirrors Natural Language's `NLTagScheme`.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a scheme.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The scheme of words, the only one with tags here besides `language`.
  public static let tokenType = NLTagScheme("TokenType")
  /// The scheme of parts of speech. No tags here.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// The scheme of names. No tags here.
  public static let nameType = NLTagScheme("NameType")
  /// The scheme of names and parts of speech. No tags here.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// The scheme of basic forms of words. No tags here.
  public static let lemma = NLTagScheme("Lemma")
  /// The scheme of languages, which `NLLanguageRecognizer` detects.
  public static let language = NLTagScheme("Language")
  /// The scheme of sentiment. No tags here.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// A tag of a part of a text. Mirrors Natural Language's `NLTag`.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a tag.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word, the only tag of words that a tagger assigns here.
  public static let word = NLTag("Word")
  /// A noun. Never found here.
  public static let noun = NLTag("Noun")
  /// A verb. Never found here.
  public static let verb = NLTag("Verb")
  /// An adjective. Never found here.
  public static let adjective = NLTag("Adjective")
  /// An adverb. Never found here.
  public static let adverb = NLTag("Adverb")
  /// A pronoun. Never found here.
  public static let pronoun = NLTag("Pronoun")
  /// A preposition. Never found here.
  public static let preposition = NLTag("Preposition")
  /// A number. Never found here.
  public static let number = NLTag("Number")
  /// The name of a person. Never found here.
  public static let personalName = NLTag("PersonalName")
  /// The name of a place. Never found here.
  public static let placeName = NLTag("PlaceName")
  /// The name of an organization. Never found here.
  public static let organizationName = NLTag("OrganizationName")
  /// Another word. Never found here.
  public static let otherWord = NLTag("OtherWord")
}
