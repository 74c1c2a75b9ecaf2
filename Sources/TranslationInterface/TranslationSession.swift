// Translations of texts, under the module name Translation: a compatible interface, not Apple's. A desktop has no
// service that translates: every translation throws, and no language is supported.
public import Foundation
internal import Tabstop

/// Translates texts between two languages: every translation throws. Mirrors Translation's `TranslationSession`.
public final class TranslationSession {
  /// The language of the texts; `nil` if it is to be recognized.
  public let sourceLanguage: Locale.Language?
  /// The language of the translations; `nil` for the user's.
  public let targetLanguage: Locale.Language?

  /// Creates a session for languages that are installed.
  public init(installedSource: Locale.Language, target: Locale.Language? = nil) {
    (sourceLanguage, targetLanguage) = (installedSource, target)
  }

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }

  /// Whether the languages are installed. Always false.
  public var isReady: Bool { get async { false } }
  /// Whether languages can be downloaded. Always false.
  public var canRequestDownloads: Bool { false }

  /// Asks the user for a download. Always throws.
  public nonisolated(nonsending) func prepareTranslation() async throws {
    throw TranslationError.unsupportedLanguagePairing
  }

  /// Translates a text. Always throws.
  public nonisolated(nonsending) func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }

  /// Translates texts. Always throws.
  public nonisolated(nonsending) func translations(from batch: [Request]) async throws -> [Response]
  { throw TranslationError.unsupportedLanguagePairing }

  /// Translates texts one by one. The first one throws.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }

  /// Ends the translations.
  public func cancel() {}
}

extension TranslationSession {
  /// The languages of a session. Mirrors Translation's.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; `nil` if it is to be recognized.
    public var source: Locale.Language?
    /// The language of the translations; `nil` for the user's.
    public var target: Locale.Language?
    /// How often the configuration was invalidated.
    public private(set) var version = 0

    /// Creates a configuration.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Runs the action of `translationTask` again.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to translate. Mirrors Translation's.
  public struct Request: Sendable {
    /// The text.
    public var sourceText: String
    /// What the translation is recognized by.
    public var clientIdentifier: String?

    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A translation: never created. Mirrors Translation's.
  public struct Response: Sendable, Hashable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language of the translation.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// What the translation is recognized by.
    public let clientIdentifier: String?
  }

  /// Translations one by one: the first one throws. Mirrors Translation's.
  public struct BatchResponse: AsyncSequence, Sendable {
    /// The translations.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next translation. Always throws.
      public mutating func next() async throws -> Response? {
        throw TranslationError.unsupportedLanguagePairing
      }
    }

    /// The translations.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Says which languages can be translated: none. Mirrors Translation's `LanguageAvailability`.
public final class LanguageAvailability: Sendable {
  /// Creates it.
  public init() {}

  /// Whether languages can be translated. Mirrors Translation's.
  @frozen
  public enum Status: Sendable { case installed, supported, unsupported }

  /// The languages. Always none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }

  /// Whether a language can be translated to another one. Always `.unsupported`.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }

  /// Whether a text can be translated to a language. Always throws.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    throw TranslationError.unsupportedLanguagePairing
  }
}

/// Why there is no translation. Mirrors Translation's.
public struct TranslationError: LocalizedError, Equatable, Sendable {
  private enum Code { case source, target, pair, unknown, empty, `internal`, cancelled, missing }
  private let code: Code

  /// The language of the text is not supported.
  public static let unsupportedSourceLanguage = TranslationError(code: .source)
  /// The language of the translation is not supported.
  public static let unsupportedTargetLanguage = TranslationError(code: .target)
  /// The two languages are not supported together: what every translation throws.
  public static let unsupportedLanguagePairing = TranslationError(code: .pair)
  /// The language of the text is not recognized.
  public static let unableToIdentifyLanguage = TranslationError(code: .unknown)
  /// There is no text.
  public static let nothingToTranslate = TranslationError(code: .empty)
  /// The service failed.
  public static let internalError = TranslationError(code: .internal)
  /// The session was cancelled.
  public static let alreadyCancelled = TranslationError(code: .cancelled)
  /// A language is not installed.
  public static let notInstalled = TranslationError(code: .missing)

  /// The text for the user.
  public var errorDescription: String? { absenceOfTranslation() }

  /// Matches this error, in `catch TranslationError.nothingToTranslate`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? TranslationError) == match
  }
}

/// The message for the user.
func absenceOfTranslation() -> String {
  String(own: "Translation is not available on this computer.")
}
