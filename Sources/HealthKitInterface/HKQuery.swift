public import Foundation

/// A query of the store: each ends with an error. Mirrors HealthKit's `HKQuery`.
// Sendable: one thread at a time.
open class HKQuery: NSObject, @unchecked Sendable {
  fileprivate let failure: @Sendable (HKQuery, any Error) -> Void
  fileprivate init(_ failure: @escaping @Sendable (HKQuery, any Error) -> Void) {
    self.failure = failure
    super.init()
  }
  func fail(_ error: any Error) { failure(self, error) }

  /// A condition for queries: samples between two times, which may begin before the first and end after the second
  /// unless the options say otherwise.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let begin = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let end = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return begin >= startDate ?? .distantPast && end <= endDate ?? .distantFuture
    }
  }
  /// A condition for queries: workouts of a kind.
  public class func predicateForWorkouts(
    with activityType: HKWorkoutActivityType
  ) -> NSPredicate {
    NSPredicate { sample, _ in (sample as? HKWorkout)?.workoutActivityType == activityType }
  }
}

/// Options for the samples that a query matches. Mirrors HealthKit's.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Samples that began in the interval.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Samples that ended in the interval.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The limit that stands for any number of results. Mirrors HealthKit's.
public let HKObjectQueryNoLimit = 0
/// Sorts by the begin. Mirrors HealthKit's.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts by the end. Mirrors HealthKit's.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query for measurements. Mirrors HealthKit's `HKSampleQuery`.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// Creates a query; its handler gets an error.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init { query, error in resultsHandler(query as! HKSampleQuery, nil, error) }
  }
}

/// A query that reports changes. Mirrors HealthKit's `HKObserverQuery`.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Creates a query; its handler gets an error.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void
  ) {
    super.init { query, error in updateHandler(query as! HKObserverQuery, {}, error) }
  }
}

/// A place in the changes of the measurements: never created. Mirrors HealthKit's.
public final class HKQueryAnchor: NSObject, Sendable { private override init() { super.init() } }
/// A measurement that was deleted: never created. Mirrors HealthKit's.
public final class HKDeletedObject: NSObject, Sendable { private override init() { super.init() } }
/// A query for measurements since a place. Mirrors HealthKit's `HKAnchoredObjectQuery`.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// A closure that is called with measurements.
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  /// Called with further measurements. Never called.
  public var updateHandler: Handler?
  /// Creates a query; its handler gets an error.
  @preconcurrency
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    super.init { query, error in handler(query as! HKAnchoredObjectQuery, nil, nil, nil, error) }
  }
}

/// The statistics to calculate. Mirrors HealthKit's.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Separate statistics for each program that measured.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// Calculated values: never created. Mirrors HealthKit's.
public final class HKStatistics: NSObject, Sendable {
  private override init() { super.init() }
  /// The start.
  public var startDate: Date { .distantPast }
  /// The end.
  public var endDate: Date { .distantPast }
  /// The sum.
  public func sumQuantity() -> HKQuantity? { nil }
  /// The mean.
  public func averageQuantity() -> HKQuantity? { nil }
  /// The smallest.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// The largest.
  public func maximumQuantity() -> HKQuantity? { nil }
}

/// A query for a calculated value. Mirrors HealthKit's `HKStatisticsQuery`.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Creates a query; its handler gets an error.
  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init { query, error in completionHandler(query as! HKStatisticsQuery, nil, error) }
  }
}

/// Calculated values of days or weeks: never created. Mirrors HealthKit's.
public final class HKStatisticsCollection: NSObject, Sendable {
  private override init() { super.init() }
  /// The statistics of all intervals. Always empty.
  public func statistics() -> [HKStatistics] { [] }
  /// Calls a closure with the statistics of each interval. Never calls.
  public func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// A query for calculated values of days or weeks. Mirrors HealthKit's
/// `HKStatisticsCollectionQuery`.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// A closure that is called with the values, or an error.
  @preconcurrency
  public var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A closure for changed values. It is never called.
  @preconcurrency
  public var statisticsUpdateHandler:
    (
      @Sendable (
        HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
      ) -> Void
    )?
  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init { query, error in
      let query = query as! HKStatisticsCollectionQuery
      query.initialResultsHandler?(query, nil, error)
    }
  }
}
