// The user's measurements, under the module name HealthKit: a compatible interface, not Apple's. A desktop has no
// store of them: it is not available, which programs ask first, and every question to it ends with an error.
@_exported public import Foundation

/// A kind of measurement. Mirrors HealthKit's `HKObjectType`.
// Sendable: immutable.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  init(name: String) {
    identifier = name
    super.init()
  }
  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  /// A kind of numbers.
  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// A kind of choices.
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// A fact about the user.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(name: identifier.rawValue) }
  /// The type of workouts.
  public class func workoutType() -> HKWorkoutType {
    HKWorkoutType(name: "HKWorkoutTypeIdentifier")
  }
}

/// A kind of measurement with a time. Mirrors HealthKit's.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of numbers. Mirrors HealthKit's.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a kind.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}

/// A kind of choices. Mirrors HealthKit's.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a kind.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}

/// Workouts. Mirrors HealthKit's.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// A fact about the user. Mirrors HealthKit's.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {}

/// The name of a kind of numbers. Mirrors HealthKit's.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  /// The number of steps.
  public static let stepCount = Self("StepCount")
  /// Beats of the heart.
  public static let heartRate = Self("HeartRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// The variability of the heart rate.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// Energy of movement.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Energy at rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Way on foot.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// Way by bicycle.
  public static let distanceCycling = Self("DistanceCycling")
  /// Way in the water.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// The number of flights of stairs.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Minutes of exercise.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Minutes of standing.
  public static let appleStandTime = Self("AppleStandTime")
  /// The body's weight.
  public static let bodyMass = Self("BodyMass")
  /// Weight by the square of the height.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// Fat in the body.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// The body's height.
  public static let height = Self("Height")
  /// Oxygen in the blood.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// The number of breaths in a time.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// Temperature of the body.
  public static let bodyTemperature = Self("BodyTemperature")
  /// Sugar in the blood.
  public static let bloodGlucose = Self("BloodGlucose")
  /// Upper blood pressure.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// Lower blood pressure.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Oxygen that the body can use.
  public static let vo2Max = Self("VO2Max")
  /// Water drunk.
  public static let dietaryWater = Self("DietaryWater")
  /// Energy eaten.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Protein eaten.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Carbohydrates eaten.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Fat eaten.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Sugar eaten.
  public static let dietarySugar = Self("DietarySugar")
  /// Caffeine drunk.
  public static let dietaryCaffeine = Self("DietaryCaffeine")
}

/// The name of a kind of choices. Mirrors HealthKit's.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
  /// The times of sleep.
  public static let sleepAnalysis = Self("SleepAnalysis")
  /// Mindful minutes.
  public static let mindfulSession = Self("MindfulSession")
  /// Hours with a minute of standing.
  public static let appleStandHour = Self("AppleStandHour")
}

/// The name of a fact about the user. Mirrors HealthKit's.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The sex.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The date of birth.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

/// The phase of sleep. Mirrors HealthKit's.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
