/// What values of a property may be. Mirrors FoundationModels' `GenerationGuide`.
public struct GenerationGuide<Value>: Sendable {
  /// The keywords of JSON Schema, and their values.
  let keywords: [String: GeneratedContent]
  /// Those for the elements of an array.
  var elementKeywords: [String: GeneratedContent] = [:]

  init(_ keywords: [String: GeneratedContent]) { self.keywords = keywords }
}

extension GenerationGuide where Value == String {
  /// One text.
  public static func constant(_ value: String) -> Self { .init(["const": GeneratedContent(value)]) }
  /// One of some texts.
  public static func anyOf(_ values: [String]) -> Self { .init(["enum": GeneratedContent(values)]) }
  /// A text that matches a pattern, which the schema does not have.
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { .init([:]) }
}

extension GenerationGuide where Value: Generable & Comparable & Numeric {
  /// A number that is not smaller.
  public static func minimum(_ value: Value) -> Self { .init(["minimum": GeneratedContent(value)]) }
  /// A number that is not larger.
  public static func maximum(_ value: Value) -> Self { .init(["maximum": GeneratedContent(value)]) }
  /// A number of a range.
  public static func range(_ range: ClosedRange<Value>) -> Self {
    .init([
      "minimum": GeneratedContent(range.lowerBound), "maximum": GeneratedContent(range.upperBound),
    ])
  }
}

extension GenerationGuide {
  /// At least so many elements.
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    .init(["minItems": GeneratedContent(count)])
  }
  /// At most so many elements.
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    .init(["maxItems": GeneratedContent(count)])
  }
  /// So many elements.
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    .init([
      "minItems": GeneratedContent(range.lowerBound),
      "maxItems": GeneratedContent(range.upperBound),
    ])
  }
  /// So many elements.
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] {
    .count(count...count)
  }
  /// What each element may be.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] {
    var result = Self([:])
    result.elementKeywords = guide.keywords
    return result
  }
}

/// What the macro ``Guide(description:_:)`` takes for arrays, whose elements it does not know; the schema has
/// what the expansion writes.
extension GenerationGuide where Value == Never {
  /// At least so many elements.
  public static func minimumCount(_ count: Int) -> Self { .init([:]) }
  /// At most so many elements.
  public static func maximumCount(_ count: Int) -> Self { .init([:]) }
  /// So many elements.
  public static func count(_ range: ClosedRange<Int>) -> Self { .init([:]) }
  /// So many elements.
  public static func count(_ count: Int) -> Self { .init([:]) }
}
