public import Foundation

/// A tagger of the words of a text. It assigns only words (`tokenType`) and languages (`language`): it has no
/// models, and every other tag is `nil`, as on Apple's systems where a model is missing. Mirrors Natural
/// Language's `NLTagger`.
public final class NLTagger: NSObject {
  /// The kinds of tags to assign.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  public var string: String?
  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }
  /// Sets the language of a part of the text. No effect: the language is detected.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// The language of the text, as far as its letters show it.
  public var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage(for:))
  }

  /// The tokens that are omitted. Only words are found here in any case. Mirrors Natural Language's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Omits words.
    public static let omitWords = Options(rawValue: 1)
    /// Omits punctuation, which is always the case here.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Omits spaces, which is always the case here.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Omits other characters, which is always the case here.
    public static let omitOther = Options(rawValue: 8)
    /// Joins the words of a name. No effect.
    public static let joinNames = Options(rawValue: 16)
    /// Joins the parts of a contraction. No effect.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// The tag of the word at a place, and its range.
  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let tokens = string.tokens(unit, in: string.startIndex..<string.endIndex)
    guard let token = tokens.first(where: { $0.contains(index) }) else {
      return (nil, index..<index)
    }
    return (tag(of: string[token], scheme), token)
  }
  /// The tags in a part of the text, in order.
  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string, !(options.contains(.omitWords) && unit == .word) else { return [] }
    return string.tokens(unit, in: range).map { (tag(of: string[$0], scheme), $0) }
  }
  /// Calls a closure with each tag in a part of the text, until it returns `false`.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, token) { return }
  }
  /// The schemes that can be used: these two need no models.
  public class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] { [.tokenType, .language] }

  private func tag(of text: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: .word
    case .language:
      NLLanguageRecognizer.dominantLanguage(for: String(text)).map { NLTag($0.rawValue) }
    default: nil
    }
  }
}
