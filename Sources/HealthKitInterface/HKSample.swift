public import Foundation

/// An object of the health store. Mirrors HealthKit's `HKObject`.
// Sendable: immutable.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid = UUID()
  /// Further information about the sample.
  public let metadata: [String: Any]?
  /// The program that measured: this one, because no other object is ever read.
  public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  /// The device that measured. Always `nil`.
  public var device: HKDevice? { nil }
  init(metadata: [String: Any]?) {
    self.metadata = metadata
    super.init()
  }
}

/// A measurement. Mirrors HealthKit's `HKSample`.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

/// A sample with a quantity. Mirrors HealthKit's `HKQuantitySample`.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The number.
  public let quantity: HKQuantity
  /// Creates a measurement.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, start, end, metadata)
  }
}

/// A sample with one of several categories. Mirrors HealthKit's `HKCategorySample`.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The choice.
  public let value: Int
  /// Creates a measurement.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, start, end, metadata)
  }
}

/// A workout. Mirrors HealthKit's `HKWorkout`.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind of a workout.
  public let workoutActivityType: HKWorkoutActivityType
  /// The duration, in seconds.
  public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// The energy that was burned.
  public let totalEnergyBurned: HKQuantity?
  /// The distance.
  public let totalDistance: HKQuantity?
  /// Creates a workout. `duration` has no effect: it is the time between start and end.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKObjectType.workoutType(), start, end, metadata)
  }
  /// Calculated values of a kind of numbers. Always `nil`: nothing was measured.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Where a workout takes place. Mirrors HealthKit's.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// A workout that is planned. Mirrors HealthKit's.
open class HKWorkoutConfiguration: NSObject {
  /// Creates a workout.
  public override init() { super.init() }
  /// What the user does.
  open var activityType = HKWorkoutActivityType.other
  /// Where the workout takes place.
  open var locationType = HKWorkoutSessionLocationType.unknown
}
