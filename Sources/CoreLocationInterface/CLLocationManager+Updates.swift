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
  /// Asks for precise locations once. No effect: they stay denied.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CLError(.denied)) }
  /// Whether large changes of the location can be monitored. Always `false`.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether the permission can be asked for while a widget is used. Always `false`.
  public var isAuthorizedForWidgetUpdates: Bool { false }
  /// Starts the reports of large changes of the location. No effect: the place is not known.
  public func startMonitoringSignificantLocationChanges() {}
  /// Ends the reports of large changes of the location. No effect.
  public func stopMonitoringSignificantLocationChanges() {}
}
