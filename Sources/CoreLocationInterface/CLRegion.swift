public import Foundation

/// A geographic region. Entering and leaving it is not reported, because the user's location is not
/// known. Mirrors Core Location's `CLRegion`.
// Sendable: one thread at a time.
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

/// Whether the user is in a region. Mirrors Core Location's.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

extension CLLocationManager {
  /// Starts the reports of a region. No effect: the place is not known.
  public func startMonitoring(for region: CLRegion) {}
  /// Ends the reports of a region. No effect.
  public func stopMonitoring(for region: CLRegion) {}
  /// The monitored regions. Always empty.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Whether regions of a class can be monitored. Always `false`: the place is not known.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Asks whether the user is in a region. No effect: the place is not known.
  public func requestState(for region: CLRegion) {}
  /// The largest distance of a region, in metres. Always negative: regions are not monitored.
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
}
