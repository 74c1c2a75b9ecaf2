/// A question to a model. Mirrors FoundationModels' `Prompt`.
public struct Prompt: Sendable, PromptRepresentable {
  let text: String

  init(texts: [String]) { text = texts.joined(separator: "\n") }

  /// Creates a question from a value.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  /// Creates a question from several values.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  /// The question itself.
  public var promptRepresentation: Prompt { self }
}

/// What a question can consist of. Mirrors FoundationModels' `PromptRepresentable`.
public protocol PromptRepresentable {
  /// The value as a question.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

/// Puts values together to a question. Mirrors FoundationModels' `PromptBuilder`.
@resultBuilder
public enum PromptBuilder {
  /// A value.
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    expression.promptRepresentation
  }
  /// A question.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  /// Values one after the other.
  public static func buildBlock(_ components: Prompt...) -> Prompt { joined(components) }
  /// Values of a loop.
  public static func buildArray(_ prompts: [Prompt]) -> Prompt { joined(prompts) }
  /// Values of a condition without `else`.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? joined([]) }
  /// Values of a condition that is fulfilled.
  public static func buildEither(first component: Prompt) -> Prompt { component }
  /// Values of a condition that is not fulfilled.
  public static func buildEither(second component: Prompt) -> Prompt { component }
  /// Values of a test for a version.
  public static func buildLimitedAvailability(_ prompt: Prompt) -> Prompt { prompt }

  private static func joined(_ prompts: [Prompt]) -> Prompt {
    Prompt(texts: prompts.map(\.text).filter { !$0.isEmpty })
  }
}

/// What a model gets before the questions. Mirrors FoundationModels' `Instructions`.
public struct Instructions: Sendable, InstructionsRepresentable {
  let text: String

  init(texts: [String]) { text = texts.joined(separator: "\n") }

  /// Creates instructions from a value.
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }

  /// Creates instructions from several values.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  /// The instructions themselves.
  public var instructionsRepresentation: Instructions { self }
}

/// What instructions can consist of. Mirrors FoundationModels' `InstructionsRepresentable`.
public protocol InstructionsRepresentable {
  /// The value as instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Puts values together to instructions. Mirrors FoundationModels' `InstructionsBuilder`.
@resultBuilder
public enum InstructionsBuilder {
  /// A value.
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
    expression.instructionsRepresentation
  }
  /// Instructions.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  /// Values one after the other.
  public static func buildBlock(_ components: Instructions...) -> Instructions {
    joined(components)
  }
  /// Values of a loop.
  public static func buildArray(_ instructions: [Instructions]) -> Instructions {
    joined(instructions)
  }
  /// Values of a condition without `else`.
  public static func buildOptional(_ component: Instructions?) -> Instructions {
    component ?? joined([])
  }
  /// Values of a condition that is fulfilled.
  public static func buildEither(first component: Instructions) -> Instructions { component }
  /// Values of a condition that is not fulfilled.
  public static func buildEither(second component: Instructions) -> Instructions { component }
  /// Values of a test for a version.
  public static func buildLimitedAvailability(_ instructions: Instructions) -> Instructions {
    instructions
  }

  private static func joined(_ instructions: [Instructions]) -> Instructions {
    Instructions(texts: instructions.map(\.text).filter { !$0.isEmpty })
  }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  /// The text as a question.
  public var promptRepresentation: Prompt { Prompt(texts: [self]) }
  /// The text as instructions.
  public var instructionsRepresentation: Instructions { Instructions(texts: [self]) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements as a question.
  public var promptRepresentation: Prompt {
    Prompt(texts: map { $0.promptRepresentation.text })
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// The elements as instructions.
  public var instructionsRepresentation: Instructions {
    Instructions(texts: map { $0.instructionsRepresentation.text })
  }
}
