public import Foundation

/// A geographic region. Entering and leaving it is not reported, because the user's location is not
/// known. Mirrors Core Location's `CLRegion`.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The region's identifier for the program.
  public let identifier: String
  /// Whether entering the region is reported. Stored, without effect.
  public var notifyOnEntry = true
  /// Whether leaving the region is reported. Stored, without effect.
  public var notifyOnExit = true
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the earth. Mirrors Core Location's `CLCircularRegion`.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place is in it.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// The direction of a device: never known. Mirrors Core Location's `CLHeading`.
public final class CLHeading: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The magnetic heading, in degrees, from the magnetic pole.
  public var magneticHeading: CLLocationDirection { -1 }
  /// The true heading, in degrees, from north.
  public var trueHeading: CLLocationDirection { -1 }
  /// The heading accuracy, in degrees.
  public var headingAccuracy: CLLocationDirection { -1 }
  /// The time.
  public var timestamp: Date { Date() }
}

/// A transmitter nearby, by its numbers. Mirrors Core Location's `CLBeaconIdentityConstraint`.
public final class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
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
public final class CLBeacon: NSObject, @unchecked Sendable {
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

/// Whether the user is in a region. Mirrors Core Location's.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// A stay at a place: never created. Mirrors Core Location's `CLVisit`.
public final class CLVisit: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The time of arrival.
  public var arrivalDate: Date { .distantPast }
  /// The time of departure.
  public var departureDate: Date { .distantFuture }
  /// The place.
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The accuracy, in metres.
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// The distance of a transmitter. Mirrors Core Location's.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The activity of the user. Stored, without effect. Mirrors Core Location's.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

extension CLLocationManager {
  /// The activity of the user. Always the same: setting it has no effect.
  public var activityType: CLActivityType {
    get { .other }
    set {}
  }
  /// Whether the desktop shows that the location is used in the background. Always `false`.
  public var showsBackgroundLocationIndicator: Bool {
    get { false }
    set {}
  }
  /// The change of the heading that is reported. Always one degree.
  public var headingFilter: CLLocationDirection {
    get { 1 }
    set {}
  }
  /// The last heading. Always `nil`.
  public var heading: CLHeading? { nil }
  /// Whether the heading can be measured. Always `false`: a desktop does not know where it points.
  public class func headingAvailable() -> Bool { false }
  /// Starts the reports of the heading. No effect: a desktop does not know where it points.
  public func startUpdatingHeading() {}
  /// Ends the reports of the heading. No effect.
  public func stopUpdatingHeading() {}
  /// Starts the reports of a region. No effect: the place is not known.
  public func startMonitoring(for region: CLRegion) {}
  /// Ends the reports of a region. No effect.
  public func stopMonitoring(for region: CLRegion) {}
  /// The monitored regions. Always empty.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Whether regions of a class can be monitored. Always `false`: the place is not known.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Whether beacons can be found. Always `false`: there is no receiver.
  public class func isRangingAvailable() -> Bool { false }
  /// Starts the search for beacons. No effect: there is no receiver.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Ends the search for beacons. No effect.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Asks for precise locations once. No effect: they stay denied.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.denied)) }
  /// Starts the reports of stays. No effect: the place is not known.
  public func startMonitoringVisits() {}
  /// Ends the reports of stays. No effect.
  public func stopMonitoringVisits() {}
  /// Asks whether the user is in a region. No effect: the place is not known.
  public func requestState(for region: CLRegion) {}
  /// Hides the request to move the device. No effect: none is shown.
  public func dismissHeadingCalibrationDisplay() {}
  /// The side of the device that the heading is for. Always the top.
  public var headingOrientation: CLDeviceOrientation {
    get { .portrait }
    set {}
  }
  /// The largest distance of a region, in metres. Always negative: regions are not monitored.
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Whether large changes of the location can be monitored. Always `false`.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether the permission can be asked for while a widget is used. Always `false`.
  public var isAuthorizedForWidgetUpdates: Bool { false }
  /// Starts the reports of large changes of the location. No effect: the place is not known.
  public func startMonitoringSignificantLocationChanges() {}
  /// Ends the reports of large changes of the location. No effect.
  public func stopMonitoringSignificantLocationChanges() {}
}

/// The side of a device. Mirrors Core Location's.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A session in which a program needs the location. No effect: it stays denied. Mirrors Core Location's.
public final class CLServiceSession: @unchecked Sendable {
  /// The permission that the program needs. Mirrors Core Location's.
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  /// Begins a session.
  public init(authorization: AuthorizationRequirement) {}
  /// Begins a session that needs precise locations.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  /// Ends the session.
  public func invalidate() {}
}

/// A session in which locations are reported in the background. No effect: they stay denied. Mirrors Core Location's.
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  /// Begins a session.
  public override init() { super.init() }
  /// Ends the session.
  public func invalidate() {}
}
