public import Foundation

/// A condition for measurements of a type. Mirrors HealthKit's `HKSamplePredicate`.
// Sendable: immutable.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The condition.
  public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
  /// A condition for measurements.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// A condition for numbers.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// A condition for choices.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// A condition for workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}

/// A question that a task asks: each throws. Mirrors HealthKit's `HKAsyncQuery`.
public protocol HKAsyncQuery: Sendable {
  /// The type of the answer.
  associatedtype Output
  /// The answer. Always throws: there is no health data.
  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A question whose answer changes. Mirrors HealthKit's `HKAsyncSequenceQuery`.
public protocol HKAsyncSequenceQuery: Sendable {
  /// The type of an answer.
  associatedtype Answer
  /// The answers. Always ends with an error: there is no health data.
  func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Answer, any Error>
}

extension HKAsyncQuery {
  /// The answer. Always throws: there is no health data.
  public func result(for healthStore: HKHealthStore) async throws -> Output {
    throw HKError.unavailable
  }
}

extension HKAsyncSequenceQuery {
  /// The answers. Always ends with an error: there is no health data.
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Answer, any Error> {
    AsyncThrowingStream { $0.finish(throwing: HKError.unavailable) }
  }
}

/// A question for measurements. Mirrors HealthKit's `HKSampleQueryDescriptor`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
  /// The type of the answer.
  public typealias Output = [Sample]
  /// Creates a question.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
}

/// A question for a calculated value. Mirrors HealthKit's `HKStatisticsQueryDescriptor`.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  /// The type of the answer.
  public typealias Output = HKStatistics?
  /// Creates a question.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
}

/// A question for calculated values of days or weeks. Mirrors HealthKit's
/// `HKStatisticsCollectionQueryDescriptor`.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  /// The type of the answer.
  public typealias Output = HKStatisticsCollection
  /// An answer, and what has changed.
  public struct Answer: Sendable {
    /// All values.
    public let statisticsCollection: HKStatisticsCollection
    /// The values that have changed.
    public let updatedStatistics: HKStatistics?
  }
  /// Creates a question.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
}

/// A question for measurements since a place. Mirrors HealthKit's `HKAnchoredObjectQueryDescriptor`.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery
{
  /// The type of the answer.
  public typealias Output = Result
  /// The type of an answer.
  public typealias Answer = Result
  /// What has changed since a place.
  public struct Result: Sendable {
    /// New measurements.
    public let addedSamples: [Sample]
    /// Deleted measurements.
    public let deletedObjects: [HKDeletedObject]
    /// The place of the present.
    public let newAnchor: HKQueryAnchor
  }
  /// Creates a question.
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {}
}
