// The contents of the module NaturalLanguage, which divides texts into words and sentences: a
// compatible interface, not Apple's. Pango finds the boundaries by Unicode's rules. There are no
// language models, so the meaning of words is not known.
@_exported public import Foundation
internal import GtkBridge

/// The units into which a text is divided. Mirrors Natural Language's `NLTokenUnit`.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A tokenizer that finds words, sentences or paragraphs. Mirrors Natural Language's `NLTokenizer`.
public final class NLTokenizer: NSObject {
  /// The unit of the tokens.
  public let unit: NLTokenUnit
  /// The text.
  public var string: String?
  /// Creates a tokenizer.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }
  /// Sets the language of the text. No effect: Unicode's rules apply to every language.
  public func setLanguage(_ language: NLLanguage) {}

  /// The attributes of a token. Tokens never have any here. Mirrors Natural Language's.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number.
    public static let numeric = Attributes(rawValue: 1)
    /// A symbol.
    public static let symbolic = Attributes(rawValue: 2)
    /// An emoji.
    public static let emoji = Attributes(rawValue: 4)
  }

  /// The tokens in a part of the text, in order.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return string.tokens(unit, in: range)
  }
  /// Calls a closure with each token in a part of the text, until it returns `false`.
  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, []) { return }
  }
  /// The range of the token at a position; an empty range if there is none.
  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let all = string.startIndex..<string.endIndex
    return string.tokens(unit, in: all).first { $0.contains(index) } ?? index..<index
  }
}

extension String {
  /// The ranges of its words without the characters between them, or of its sentences or
  /// paragraphs.
  func tokens(_ unit: NLTokenUnit, in range: Range<String.Index>) -> [Range<String.Index>] {
    switch unit {
    case .word: words(in: range)
    case .sentence: sentences(in: range)
    case .paragraph:
      self[range].split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
    case .document: range.isEmpty ? [] : [range]
    }
  }
}
