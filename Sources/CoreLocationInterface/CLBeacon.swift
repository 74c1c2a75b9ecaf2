public import Foundation

/// A transmitter nearby, by its numbers. Mirrors Core Location's `CLBeaconIdentityConstraint`.
public final class CLBeaconIdentityConstraint: NSObject, Sendable {
  /// The program's number.
  public let uuid: UUID
  /// A number.
  public let major: UInt16?
  /// A number.
  public let minor: UInt16?
  /// Creates a constraint.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }
}

/// The surroundings of a transmitter. Mirrors Core Location's `CLBeaconRegion`.
public final class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// Creates a region of all transmitters of a program.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Creates a region of transmitters.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue? = nil, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// Creates a region.
  public init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) { super.init(identifier: identifier) }
}

/// A transmitter that was found: never. Mirrors Core Location's `CLBeacon`.
public final class CLBeacon: NSObject, Sendable {
  private override init() { super.init() }
  /// The distance of the transmitter.
  public var proximity: CLProximity { .unknown }
  /// The program's number.
  public var uuid: UUID { UUID() }
  /// A number.
  public var major: NSNumber { 0 }
  /// A number.
  public var minor: NSNumber { 0 }
  /// The distance, in metres; negative if unknown.
  public var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal, in decibels.
  public var rssi: Int { 0 }
}

/// A number of a transmitter. Mirrors Core Location's.
public typealias CLBeaconMajorValue = UInt16
/// A number of a transmitter. Mirrors Core Location's.
public typealias CLBeaconMinorValue = UInt16

/// The distance of a transmitter. Mirrors Core Location's.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

extension CLLocationManager {
  /// Whether beacons can be found. Always `false`: there is no receiver.
  public class func isRangingAvailable() -> Bool { false }
  /// Starts the search for beacons. No effect: there is no receiver.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Ends the search for beacons. No effect.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
