public import Foundation

/// A type that can be made of what a model generates. Mirrors FoundationModels'.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value from content.
  init(_ content: GeneratedContent) throws
}

/// A type that can be turned into content. Mirrors FoundationModels'.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  /// The value as content.
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  /// The value as a question: in JSON.
  public var promptRepresentation: Prompt { Prompt(texts: [generatedContent.jsonString]) }
  /// The value as instructions: in JSON.
  public var instructionsRepresentation: Instructions {
    Instructions(texts: [generatedContent.jsonString])
  }
}

/// A type whose values a model can generate; the macro ``Generable(description:)`` makes one. Mirrors
/// FoundationModels' `Generable`.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value that is not complete.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// What values consist of.
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  /// The value as one that is not complete.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    // What a type has generated it can read again, if its conformance is right.
    try! PartiallyGenerated(generatedContent)
  }
}

extension Generable where PartiallyGenerated == Self {
  /// The value itself.
  public func asPartiallyGenerated() -> Self { self }
}

/// A type of values that are not complete, as the macro ``Generable(description:)`` writes it.
public typealias _PartiallyGenerated<Value: Generable> = Value.PartiallyGenerated

extension Bool: Generable {
  /// True or false.
  public static var generationSchema: GenerationSchema { .init(kind: "boolean") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.mismatch(Self.self) }
    self = value
  }
  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
  /// A text.
  public static var generationSchema: GenerationSchema { .init(kind: "string") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.mismatch(Self.self) }
    self = value
  }
  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Int: Generable {
  /// A whole number.
  public static var generationSchema: GenerationSchema { .init(kind: "integer") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    let number = try content.number(for: Self.self)
    // The content of the largest number is rounded up.
    guard let value = number == Double(Int.max) ? .max : Int(exactly: number) else {
      throw content.mismatch(Self.self)
    }
    self = value
  }
  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { .init(kind: "number") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws { self = try content.number(for: Self.self) }
  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { .init(kind: "number") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    self = Float(try content.number(for: Self.self))
  }
  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { .init(kind: "number") }
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    self = Decimal(try content.number(for: Self.self))
  }
  /// The value as content.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number((self as NSDecimalNumber).doubleValue))
  }
}

extension Never: Generable {
  /// No value.
  public static var generationSchema: GenerationSchema { .init(kind: "null") }
  /// Throws.
  public init(_ content: GeneratedContent) throws { throw content.mismatch(Self.self) }
  /// No content.
  public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Creates a value from content.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch(Self.self) }
    self = try elements.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The value as content.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: Generable where Element: Generable {
  /// Elements that are not complete.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  /// Several elements.
  public static var generationSchema: GenerationSchema { .init(elements: Element.self) }
}

extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  /// The value as a question, which is empty for `nil`.
  public var promptRepresentation: Prompt { self?.promptRepresentation ?? Prompt(texts: []) }
}

extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
  /// The value as instructions, which are empty for `nil`.
  public var instructionsRepresentation: Instructions {
    self?.instructionsRepresentation ?? Instructions(texts: [])
  }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  /// The value as content.
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}

extension Optional where Wrapped: Generable {
  /// A value that is not complete.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
