public import Foundation
public import TabstopKits

/// The type of a feature. Mirrors Core ML's `MLFeatureType`.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0, int64 = 1, double = 2, string = 3, image = 4, multiArray = 5
  case dictionary = 6, sequence = 7, state = 8
}

/// The value of a feature. Mirrors Core ML's `MLFeatureValue`.
// Sendable: immutable.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  /// The type of the value.
  public let type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  /// Creates a whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Creates numbers in several dimensions.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Creates a picture.
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  /// Creates numbers with names.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary, value)
  }

  /// The whole number, or 0.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number, or 0.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text, or an empty one.
  open var stringValue: String { value as? String ?? "" }
  /// The array.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The picture.
  open var imageBufferValue: CVPixelBuffer? { type == .image ? value as? CVPixelBuffer : nil }
  /// The numbers with their names, or none.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  /// Whether there is no value.
  open var isUndefined: Bool { type == .invalid }
}

/// Features with their names. Mirrors Core ML's `MLFeatureProvider`.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// The value of a feature.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Several inputs or outputs. Mirrors Core ML's `MLBatchProvider`.
public protocol MLBatchProvider {
  /// The number of them.
  var count: Int { get }
  /// The features at a place.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Features in a dictionary. Mirrors Core ML's `MLDictionaryFeatureProvider`.
// Sendable: immutable.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values by their names.
  public let dictionary: [String: MLFeatureValue]

  /// Creates features of numbers, texts, arrays and values. Throws for values of other types.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Float: MLFeatureValue(double: Double(value))
      case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      default: throw MLModelError(.featureType)
      }
    }
    super.init()
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The value of a feature.
  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Features in an array. Mirrors Core ML's `MLArrayBatchProvider`.
// Sendable: immutable.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  /// The features.
  public let array: [any MLFeatureProvider]
  /// Creates a batch.
  public init(array: [any MLFeatureProvider]) {
    self.array = array
    super.init()
  }

  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
