public import Observation

/// A conversation with a model: every question throws, since there is no model. Mirrors FoundationModels'
/// `LanguageModelSession`.
public final class LanguageModelSession: Sendable, Observable {
  /// What has been said: the instructions.
  public let transcript: Transcript

  /// Creates a session.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    transcript = Transcript(instructions: instructions, tools: tools)
  }

  /// Creates a session with instructions.
  @_disfavoredOverload
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) {
    transcript = Transcript(instructions: instructions?.text, tools: tools)
  }

  /// Creates a session with instructions.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    transcript = Transcript(instructions: try instructions().text, tools: tools)
  }

  /// Creates a session that continues another one.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) {
    self.transcript = transcript
  }

  /// Whether an answer is being made. Always false.
  public var isResponding: Bool { false }

  /// Loads the model. Has no effect.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// An answer: never created, since there is no model. Mirrors FoundationModels'.
  public struct Response<Content: Generable> {
    /// The answer.
    public let content: Content
    /// The answer before it was converted.
    public let rawContent: GeneratedContent
    /// What was said for the answer.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession {
  /// Asks for a text. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }

  /// Asks for a text. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.noModel }

  /// Asks for a text. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.noModel }

  /// Asks for a value with a schema. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }

  /// Asks for a value with a schema. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }

  /// Asks for a value with a schema. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { throw GenerationError.noModel }

  /// Asks for a value of a type. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }

  /// Asks for a value of a type. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.noModel }

  /// Asks for a value of a type. Always throws.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.noModel }
}
