// When programs are used, under the module name DeviceActivity: a compatible interface, not Apple's. A desktop does
// not tell programs about the use of others: monitoring throws, and reports are empty.
public import Foundation
@_exported public import ManagedSettingsInterface
internal import Tabstop

/// Monitors the use of programs: always refuses. Mirrors DeviceActivity's `DeviceActivityCenter`.
public final class DeviceActivityCenter: Sendable {
  /// Creates a centre.
  public init() {}
  /// What is monitored: nothing.
  public var activities: [DeviceActivityName] { [] }

  /// Monitors the use of programs. Always throws.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }

  /// Ends monitoring.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  /// The events of what is monitored: none.
  public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name:
    DeviceActivityEvent]
  { [:] }
  /// The times of what is monitored: none.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }

  /// Why nothing is monitored. Mirrors DeviceActivity's.
  public enum MonitoringError: LocalizedError, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized

    /// The text for the user.
    public var errorDescription: String? {
      self == .unauthorized ? String(own: "Screen Time is not available on this computer.") : nil
    }
  }
}

/// The name of something that is monitored. Mirrors DeviceActivity's.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How long programs may be used. Mirrors DeviceActivity's.
public struct DeviceActivityEvent: Equatable, Sendable {
  /// The programs.
  public let applications: Set<ApplicationToken>
  /// The categories of programs.
  public let categories: Set<ActivityCategoryToken>
  /// The pages.
  public let webDomains: Set<WebDomainToken>
  /// How long.
  public let threshold: DateComponents
  /// Whether what was used before counts.
  public let includesPastActivity: Bool

  /// Creates an event.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool = false
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPastActivity = includesPastActivity
  }

  /// The name of an event. Mirrors DeviceActivity's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// When programs are monitored. Mirrors DeviceActivity's.
public struct DeviceActivitySchedule: Equatable, Sendable {
  /// The beginning.
  public let intervalStart: DateComponents
  /// The end.
  public let intervalEnd: DateComponents
  /// Whether it is every day.
  public let repeats: Bool
  /// How long before the end the program is notified.
  public let warningTime: DateComponents?

  /// Creates times.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The next time: none.
  public var nextInterval: DateInterval? { nil }
}

/// A program that is notified of the use of others: never started. Mirrors DeviceActivity's `DeviceActivityMonitor`.
open class DeviceActivityMonitor: NSObject {
  /// Creates a monitor.
  public override init() { super.init() }
  /// Called at the beginning. Never called.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// Called at the end. Never called.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// Called when programs were used for long enough. Never called.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  /// Called before the beginning. Never called.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  /// Called before the end. Never called.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  /// Called before programs were used for long enough. Never called.
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
