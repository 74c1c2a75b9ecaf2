public import Foundation

/// A stay at a place: never created. Mirrors Core Location's `CLVisit`.
public final class CLVisit: NSObject, Sendable {
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

extension CLLocationManager {
  /// Starts the reports of stays. No effect: the place is not known.
  public func startMonitoringVisits() {}
  /// Ends the reports of stays. No effect.
  public func stopMonitoringVisits() {}
}
