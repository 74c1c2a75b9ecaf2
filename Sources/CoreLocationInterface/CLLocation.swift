// Places on the earth, under the module name CoreLocation: a compatible interface, not Apple's. Where the
// user is, is not asked: managers behave as on a device whose location services are off.
@_exported public import Foundation

/// An angle in degrees. Mirrors Core Location's.
public typealias CLLocationDegrees = Double
/// A length in metres. Mirrors Core Location's.
public typealias CLLocationDistance = Double
/// A length in metres. Mirrors Core Location's.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second. Mirrors Core Location's.
public typealias CLLocationSpeed = Double
/// An angle in degrees, clockwise from north. Mirrors Core Location's.
public typealias CLLocationDirection = Double

/// A speed in metres per second. Mirrors Core Location's.
public typealias CLLocationSpeedAccuracy = Double
/// An angle in degrees. Mirrors Core Location's.
public typealias CLLocationDirectionAccuracy = Double

/// What produced a location: never created. Mirrors Core Location's `CLLocationSourceInformation`.
public final class CLLocationSourceInformation: NSObject, Sendable {
  private override init() { super.init() }
  /// Whether a program pretends to be there.
  public var isSimulatedBySoftware: Bool { false }
  /// Whether an accessory knows the place.
  public var isProducedByAccessory: Bool { false }
}

/// A place on the earth. Mirrors Core Location's `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees, positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees, positive in the east.
  public var longitude: CLLocationDegrees
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
  /// The place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// Whether the angles are those of a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place, with its height and time. Mirrors Core Location's `CLLocation`.
public final class CLLocation: NSObject, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude, in metres above the sea.
  public let altitude: CLLocationDistance
  /// The horizontal accuracy, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical accuracy, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The speed, in metres per second; negative if unknown.
  public let speed: CLLocationSpeed
  /// The course, in degrees; negative if unknown.
  public let course: CLLocationDirection
  /// The time.
  public let timestamp: Date
  /// The floor of a building. Always `nil`: nothing reports it.
  public var floor: CLFloor? { nil }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, speed, course) = (0, 0, -1, -1, -1)
    timestamp = Date()
    super.init()
  }

  /// Creates the place where the equator meets the meridian of Greenwich.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place with a height, a movement and a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    (self.altitude, horizontalAccuracy, verticalAccuracy) = (altitude, hAccuracy, vAccuracy)
    (self.speed, self.course, self.timestamp) = (speed, course, timestamp)
    super.init()
  }
  /// The accuracy of the speed. Always negative: unknown.
  public var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// The accuracy of the course. Always negative: unknown.
  public var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// The height above the ellipsoid: the same as `altitude`.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// What produced the location. Always `nil`.
  public var sourceInformation: CLLocationSourceInformation? { nil }

  /// Creates a place with a height and a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    (self.altitude, horizontalAccuracy, verticalAccuracy) = (altitude, hAccuracy, vAccuracy)
    (speed, course) = (-1, -1)
    self.timestamp = timestamp
    super.init()
  }

  /// The length of the way along the surface, in metres, on a sphere of the earth's mean radius.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let (north, east) = (radians(b.latitude - a.latitude), radians(b.longitude - a.longitude))
    let half =
      sin(north / 2) * sin(north / 2)
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}

/// The floor of a building: never created. Mirrors Core Location's `CLFloor`.
public final class CLFloor: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the floor; 0 is the ground floor.
  public var level: Int { 0 }
}

/// Whether the user allows a program to know the place. Mirrors Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The accuracy of locations that the user allows. Mirrors Core Location's.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The highest accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// An accuracy of some kilometres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Each change of the heading.
public let kCLHeadingFilterNone: CLLocationDirection = -1
/// Each movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A service that finds the user's location. Mirrors Core Location's `CLLocationManager`. It is
/// always denied, as on a device whose location services are off.
// Sendable: one thread at a time.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of the refusal, on the main thread. Not retained.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      DispatchQueue.main.async { [self] in
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
      }
    }
  }
  /// The wanted accuracy, in metres. Stored, without effect.
  public var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance after which a new location is reported, in metres. Stored, without effect.
  public var distanceFilter = kCLDistanceFilterNone
  /// Whether locations are reported in the background. Stored, without effect.
  public var allowsBackgroundLocationUpdates = false
  /// Whether updates pause while the location does not change. Stored, without effect.
  public var pausesLocationUpdatesAutomatically = true

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the user allows programs to know the location. Always `false`.
  public class func locationServicesEnabled() -> Bool { false }
  /// The permission to know the location. Always `.denied`.
  public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// The permission to know the location. Always `.denied`.
  public var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Reduced: there is none.
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The last location. Always `nil`.
  public var location: CLLocation? { nil }
  /// Asks for the permission to know the location while the program is used. No effect: it stays
  /// denied.
  public func requestWhenInUseAuthorization() {}
  /// Asks for the permission to know the location at any time. No effect: it stays denied.
  public func requestAlwaysAuthorization() {}
  /// Passes the error to the delegate.
  public func requestLocation() { fail() }
  /// Passes the error to the delegate.
  public func startUpdatingLocation() { fail() }
  /// Ends the reports of the location. No effect.
  public func stopUpdatingLocation() {}

  private func fail() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// A delegate that is notified of where the user is. Mirrors Core Location's
/// `CLLocationManagerDelegate`.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when the location has changed. Never called: the place is not known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called for each request.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called once.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The older spelling.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when the heading has changed. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when the user has entered a region. Never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the user has left a region. Never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when beacons were found. Never called.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
}
