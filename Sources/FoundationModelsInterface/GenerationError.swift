public import Foundation

extension LanguageModelSession {
  /// Why there is no answer: here because there is no model. Mirrors FoundationModels' `GenerationError`.
  public enum GenerationError: LocalizedError, Sendable {
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context)
    case unsupportedGuide(Context), unsupportedLanguageOrLocale(Context), decodingFailure(Context)
    case rateLimited(Context), concurrentRequests(Context)
    case refusal(Refusal, Context)

    /// More about an error. Mirrors FoundationModels'.
    public struct Context: Sendable {
      /// A text for programmers.
      public let debugDescription: String

      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// A refusal of a model: never created by the library. Mirrors FoundationModels'.
    public struct Refusal: Sendable {
      /// Creates a refusal.
      public init(transcriptEntries: [Transcript.Entry]) {}

      /// Why the model refuses. Always throws, since there is no model.
      public var explanation: Response<String> {
        get async throws { throw GenerationError.noModel }
      }
    }

    static let noModel = assetsUnavailable(Context(debugDescription: absenceDescription))

    /// The text for the user.
    public var errorDescription: String? {
      switch self {
      case .assetsUnavailable: absenceOfModel()
      case .exceededContextWindowSize(let context), .guardrailViolation(let context),
        .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context),
        .decodingFailure(let context), .rateLimited(let context), .concurrentRequests(let context),
        .refusal(_, let context):
        context.debugDescription
      }
    }
  }

  /// An error of a tool: never thrown, since no model calls tools. Mirrors FoundationModels'.
  public struct ToolCallError: LocalizedError {
    /// The tool.
    public let tool: any Tool
    /// The error of the tool.
    public let underlyingError: any Error

    /// Creates an error.
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }

    /// The text for the user.
    public var errorDescription: String? { underlyingError.localizedDescription }
  }
}
