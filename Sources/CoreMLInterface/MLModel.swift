// Models for machine learning, under the module name CoreML: a compatible interface, not Apple's. There is nothing
// that runs such models here: loading one throws `MLModelError.generic`. Arrays and values of features work.
public import Foundation
internal import Tabstop

/// A model for machine learning. Never created: every initializer throws. Mirrors Core ML's `MLModel`.
// Sendable: immutable.
open class MLModel: NSObject, @unchecked Sendable {
  /// Loads a model. Always throws.
  public init(contentsOf url: URL) throws { throw MLModelError.unavailable }
  /// Loads a model. Always throws.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError.unavailable
  }

  /// Loads a model. Always throws.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError.unavailable }

  /// Passes an error to the handler, on another thread.
  @preconcurrency
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
  ) { DispatchQueue.global().async { handler(.failure(MLModelError.unavailable)) } }

  /// Compiles a model. Always throws.
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.unavailable }
  /// Compiles a model. Always throws.
  open class func compileModel(at modelURL: URL) async throws -> URL {
    throw MLModelError.unavailable
  }

  /// How the model was loaded.
  public let configuration = MLModelConfiguration()
  /// What the model says about itself.
  public let modelDescription = MLModelDescription()

  /// Runs the model. Always throws.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError.unavailable
  }
  /// Runs the model. Always throws.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError.unavailable }

  /// Runs the model. Always throws.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { throw MLModelError.unavailable }
  /// Runs the model for several inputs. Always throws.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError.unavailable
  }
}

/// How a model is loaded. Stored, without effect. Mirrors Core ML's `MLModelConfiguration`.
// Sendable: one thread at a time.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// What computes.
  open var computeUnits = MLComputeUnits.all
  /// The name that is shown in tools.
  open var modelDisplayName: String?
  /// Whether sums may be less exact.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// The function of a model with several.
  open var functionName: String?
}

/// What computes. Mirrors Core ML's.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a prediction is made. Stored, without effect. Mirrors Core ML's `MLPredictionOptions`.
// Sendable: one thread at a time.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  /// Whether the processor alone computes.
  open var usesCPUOnly = false
}

/// What a model says about itself: nothing, as there is no model. Mirrors Core ML's `MLModelDescription`.
// Sendable: immutable.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// The inputs.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The outputs.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The name of the predicted feature.
  open var predictedFeatureName: String? { nil }
  /// The names of classes.
  open var classLabels: [Any]? { nil }
  /// The author, the version and so on.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
}

/// A feature of a model: never created. Mirrors Core ML's `MLFeatureDescription`.
public final class MLFeatureDescription: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var name: String { "" }
  /// The type.
  public var type: MLFeatureType { .invalid }
  /// Whether it may be missing.
  public var isOptional: Bool { false }
}

/// A key of what a model says about itself. Mirrors Core ML's `MLModelMetadataKey`.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The author.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// The description.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The licence.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// The version.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
}

/// Why a model is not loaded, or an array not created. Mirrors Core ML's `MLModelError`.
public struct MLModelError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors Core ML's.
  public enum Code: Int, Sendable {
    case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6
    case parameters = 7, modelDecryptionKeyFetch = 8, modelDecryption = 9, modelCollection = 10
    case predictionCancelled = 11
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = MLModelError(.generic)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.CoreML" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .generic ? String(own: "Core ML is not available on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
