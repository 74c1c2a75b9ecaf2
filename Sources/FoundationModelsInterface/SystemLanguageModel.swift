// The language model of the system, under the module name FoundationModels: a compatible interface, not Apple's.
// A desktop has no such model: it is unavailable, and sessions throw. What describes values (`Generable`,
// `GeneratedContent`, schemas) works.
public import Foundation
public import Observation
internal import Tabstop

/// The language model of the system: never available. Mirrors FoundationModels' `SystemLanguageModel`.
public final class SystemLanguageModel: Sendable, Observable {
  /// The model for general tasks.
  public static let `default` = SystemLanguageModel()

  /// Creates a model for some tasks.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Creates a model with an adapter.
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}

  /// Whether the model can be used. Always `.unavailable(.deviceNotEligible)`.
  public var availability: Availability { .unavailable(.deviceNotEligible) }

  /// Whether the model can be used. Always false.
  public var isAvailable: Bool { false }

  /// The languages of the model. Always none.
  public var supportedLanguages: Set<Locale.Language> { [] }

  /// Whether the model has the language of a locale. Always false.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }

  /// The number of tokens that a session may have. Always zero.
  public var contextSize: Int { 0 }
}

extension SystemLanguageModel {
  /// Whether a model can be used. Mirrors FoundationModels'.
  public enum Availability: Equatable, Sendable {
    case available
    case unavailable(UnavailableReason)

    /// Why a model cannot be used. Mirrors FoundationModels'.
    public enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }

  /// The tasks of a model. Mirrors FoundationModels'.
  public struct UseCase: Equatable, Sendable {
    private let name: String
    /// Tasks of all kinds.
    public static let general = UseCase(name: "general")
    /// Finding topics of texts.
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What a model refuses. Mirrors FoundationModels'.
  public struct Guardrails: Sendable {
    /// What Apple's model refuses as a rule.
    public static let `default` = Guardrails()
    /// Texts of the user's may be changed, whatever they say.
    public static let permissiveContentTransformations = Guardrails()
  }

  /// Weights that are added to a model: none can be created. Mirrors FoundationModels'.
  public struct Adapter: Sendable {
    /// Throws, since there is no model.
    public init(fileURL: URL) throws { throw AssetError.compatibleAdapterNotFound(.init()) }
    /// Throws, since there is no model.
    public init(name: String) throws { throw AssetError.compatibleAdapterNotFound(.init()) }

    /// Why there is no adapter. Mirrors FoundationModels'.
    public enum AssetError: LocalizedError, Sendable {
      case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)

      /// More about an error. Mirrors FoundationModels'.
      public struct Context: Sendable {
        /// A text for programmers.
        public let debugDescription: String

        /// Creates a context.
        public init(debugDescription: String = absenceDescription) {
          self.debugDescription = debugDescription
        }
      }

      /// The text for the user.
      public var errorDescription: String? { absenceOfModel() }
    }
  }
}

/// The description of errors for programmers.
@usableFromInline let absenceDescription = "There is no language model of the system."

/// The description of errors for the user.
func absenceOfModel() -> String {
  String(own: "Apple Intelligence is not available on this computer.")
}
