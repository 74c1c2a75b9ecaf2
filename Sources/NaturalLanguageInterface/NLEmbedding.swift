public import Foundation

/// Similarities of words: never created, because there are no models. Mirrors Natural Language's.
public final class NLEmbedding: NSObject, Sendable {
  private override init() { super.init() }
  /// The embedding of words in a language. Always `nil`: there is none.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The embedding of sentences in a language. Always `nil`: there is none.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The words that are most similar to another. Never called.
  public func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  /// The distance between two words. Never called.
  public func distance(between first: String, and second: String) -> Double { 2 }
  /// The vector of a word. Never called.
  public func vector(for string: String) -> [Double]? { nil }
}
