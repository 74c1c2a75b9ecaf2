public import Foundation

/// A program that measures. Mirrors HealthKit's `HKSource`.
public final class HKSource: NSObject, Sendable {
  /// The name.
  public let name: String
  /// The identifier of the program.
  public let bundleIdentifier: String
  private init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    super.init()
  }
  /// This program.
  public class func `default`() -> HKSource {
    HKSource(
      name: ProcessInfo.processInfo.processName,
      bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }
}

/// A program that measures, in one of its versions. Mirrors HealthKit's `HKSourceRevision`.
public final class HKSourceRevision: NSObject, Sendable {
  /// The program.
  public let source: HKSource
  /// The version.
  public let version: String?
  /// The kind of device. Always `nil`.
  public var productType: String? { nil }
  /// Creates a value.
  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
    super.init()
  }
}

/// A device that measures. Mirrors HealthKit's `HKDevice`.
public final class HKDevice: NSObject, Sendable {
  /// The name.
  public let name: String?
  /// Who made it.
  public let manufacturer: String?
  /// The model.
  public let model: String?
  /// Creates a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    super.init()
  }
  /// This device, without a name.
  public class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// The key of "the user wrote it" in further information.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of "indoors" in further information.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The key of the time zone in further information.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of a name of the program's own in further information.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The key of the food in further information.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The key of the name of a workout in further information.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The key of a name for synchronization in further information.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The key of a version for synchronization in further information.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
