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
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// The type of the summaries of days.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
  }
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
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates a kind.
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(name: identifier.rawValue)
  }
}

/// The summaries of days. Mirrors HealthKit's.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Measurements one after the other. Mirrors HealthKit's.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// The ways of workouts.
  public class func workoutRoute() -> HKSeriesType {
    HKSeriesType(name: "HKWorkoutRouteTypeIdentifier")
  }
  /// The beats of the heart.
  public class func heartbeat() -> HKSeriesType {
    HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries")
  }
}

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
  /// Way in a wheelchair.
  public static let distanceWheelchair = Self("DistanceWheelchair")
  /// Way downhill on snow.
  public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
  /// The number of pushes of a wheelchair.
  public static let pushCount = Self("PushCount")
  /// The number of strokes in the water.
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  /// Minutes of movement.
  public static let appleMoveTime = Self("AppleMoveTime")
  /// Speed of walking.
  public static let walkingSpeed = Self("WalkingSpeed")
  /// Length of a step.
  public static let walkingStepLength = Self("WalkingStepLength")
  /// The share of steps that are unequal.
  public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
  /// The share of time with both feet on the ground.
  public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
  /// Beats of the heart while walking.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// The fall of the heart rate in a minute.
  public static let heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute")
  /// Way on foot in six minutes.
  public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")
  /// Speed up the stairs.
  public static let stairAscentSpeed = Self("StairAscentSpeed")
  /// Speed down the stairs.
  public static let stairDescentSpeed = Self("StairDescentSpeed")
  /// Speed of running.
  public static let runningSpeed = Self("RunningSpeed")
  /// Power of running.
  public static let runningPower = Self("RunningPower")
  /// Length of a stride.
  public static let runningStrideLength = Self("RunningStrideLength")
  /// Speed by bicycle.
  public static let cyclingSpeed = Self("CyclingSpeed")
  /// Power by bicycle.
  public static let cyclingPower = Self("CyclingPower")
  /// Turns of the pedals in a time.
  public static let cyclingCadence = Self("CyclingCadence")
  /// Effort of a movement.
  public static let physicalEffort = Self("PhysicalEffort")
  /// Minutes in daylight.
  public static let timeInDaylight = Self("TimeInDaylight")
  /// The body's weight without fat.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// The length around the waist.
  public static let waistCircumference = Self("WaistCircumference")
  /// Temperature of the body at rest.
  public static let basalBodyTemperature = Self("BasalBodyTemperature")
  /// Temperature of the wrist in sleep.
  public static let appleSleepingWristTemperature = Self("AppleSleepingWristTemperature")
  /// Alcohol in the blood.
  public static let bloodAlcoholContent = Self("BloodAlcoholContent")
  /// Insulin that was given.
  public static let insulinDelivery = Self("InsulinDelivery")
  /// Loudness of the surroundings.
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  /// Loudness of headphones.
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  /// The number of alcoholic drinks.
  public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
  /// The number of falls.
  public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
  /// Fibre eaten.
  public static let dietaryFiber = Self("DietaryFiber")
  /// Sodium eaten.
  public static let dietarySodium = Self("DietarySodium")
  /// Potassium eaten.
  public static let dietaryPotassium = Self("DietaryPotassium")
  /// Calcium eaten.
  public static let dietaryCalcium = Self("DietaryCalcium")
  /// Iron eaten.
  public static let dietaryIron = Self("DietaryIron")
  /// Magnesium eaten.
  public static let dietaryMagnesium = Self("DietaryMagnesium")
  /// Zinc eaten.
  public static let dietaryZinc = Self("DietaryZinc")
  /// Cholesterol eaten.
  public static let dietaryCholesterol = Self("DietaryCholesterol")
  /// Saturated fat eaten.
  public static let dietaryFatSaturated = Self("DietaryFatSaturated")
  /// Monounsaturated fat eaten.
  public static let dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated")
  /// Polyunsaturated fat eaten.
  public static let dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated")
  /// Vitamin A eaten.
  public static let dietaryVitaminA = Self("DietaryVitaminA")
  /// Vitamin C eaten.
  public static let dietaryVitaminC = Self("DietaryVitaminC")
  /// Vitamin D eaten.
  public static let dietaryVitaminD = Self("DietaryVitaminD")
  /// Vitamin E eaten.
  public static let dietaryVitaminE = Self("DietaryVitaminE")
  /// Vitamin B6 eaten.
  public static let dietaryVitaminB6 = Self("DietaryVitaminB6")
  /// Vitamin B12 eaten.
  public static let dietaryVitaminB12 = Self("DietaryVitaminB12")
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
  /// Times of a fast heart rate.
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  /// Times of a slow heart rate.
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  /// Times of an irregular heart rate.
  public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
  /// The menstrual flow.
  public static let menstrualFlow = Self("MenstrualFlow")
  /// Bleeding between two periods.
  public static let intermenstrualBleeding = Self("IntermenstrualBleeding")
  /// The result of a test of ovulation.
  public static let ovulationTestResult = Self("OvulationTestResult")
  /// The quality of the cervical mucus.
  public static let cervicalMucusQuality = Self("CervicalMucusQuality")
  /// Sexual activity.
  public static let sexualActivity = Self("SexualActivity")
  /// Pregnancy.
  public static let pregnancy = Self("Pregnancy")
  /// Pain in the head.
  public static let headache = Self("Headache")
  /// Fatigue.
  public static let fatigue = Self("Fatigue")
  /// Nausea.
  public static let nausea = Self("Nausea")
  /// Changes of mood.
  public static let moodChanges = Self("MoodChanges")
  /// Changes of sleep.
  public static let sleepChanges = Self("SleepChanges")
  /// Changes of appetite.
  public static let appetiteChanges = Self("AppetiteChanges")
  /// Cramps of the belly.
  public static let abdominalCramps = Self("AbdominalCramps")
  /// Bloating.
  public static let bloating = Self("Bloating")
  /// Acne.
  public static let acne = Self("Acne")
  /// Pain in the lower back.
  public static let lowerBackPain = Self("LowerBackPain")
  /// Pain in the breast.
  public static let breastPain = Self("BreastPain")
  /// Times of brushing the teeth.
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
  /// Times of washing the hands.
  public static let handwashingEvent = Self("HandwashingEvent")
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
  /// The blood type.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The type of the skin.
  public static let fitzpatrickSkinType =
    Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// Whether the user has a wheelchair.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// What the goal of a day counts.
  public static let activityMoveMode =
    Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// The phase of sleep. Mirrors HealthKit's.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
