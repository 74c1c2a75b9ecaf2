extension LanguageModelSession {
  /// An answer as it grows: it throws before the first part, since there is no model. Mirrors
  /// FoundationModels'.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// An answer as far as it has been made: never created. Mirrors FoundationModels'.
    public struct Snapshot {
      /// The answer.
      public var content: Content.PartiallyGenerated
      /// The answer before it was converted.
      public var rawContent: GeneratedContent
    }

    /// The parts of the answer.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next part. Always throws.
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws
        -> Snapshot?
      { throw GenerationError.noModel }
    }

    /// The parts of the answer.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    /// The whole answer. Always throws.
    public nonisolated(nonsending) func collect() async throws -> Response<Content> {
      throw GenerationError.noModel
    }
  }

  /// Asks for a text, part by part. The stream throws.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  /// Asks for a text, part by part. The stream throws.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  /// Asks for a text, part by part. The stream throws.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }

  /// Asks for a value with a schema, part by part. The stream throws.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }

  /// Asks for a value with a schema, part by part. The stream throws.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream() }

  /// Asks for a value of a type, part by part. The stream throws.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  /// Asks for a value of a type, part by part. The stream throws.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  /// Asks for a value of a type, part by part. The stream throws.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable
where Content.PartiallyGenerated: Sendable {}
