public import Foundation

/// A condition that a monitor could observe. Mirrors Core Location's `CLCondition`.
public protocol CLCondition: Sendable {}

/// An observer of places. It reports nothing: the user's location is not known. Mirrors Core Location's `CLMonitor`.
public actor CLMonitor {
  /// A circle on the earth. Mirrors Core Location's.
  public struct CircularGeographicCondition: CLCondition {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance
    /// Creates a condition.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  /// Transmitters nearby. Mirrors Core Location's.
  public struct BeaconIdentityCondition: CLCondition {
    /// The program's number.
    public let uuid: UUID
    /// The number of a group.
    public let major: UInt16?
    /// The number of a transmitter.
    public let minor: UInt16?
    /// Creates a condition.
    public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
  /// A change of a condition: never created. Mirrors Core Location's.
  public struct Event: Sendable {
    /// Whether a condition is met. Mirrors Core Location's.
    public enum State: Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    /// The name of the condition.
    public let identifier: String
    /// Whether the condition is met.
    public let state: State
    /// The time.
    public let date: Date
  }
  /// A condition with its last event. Mirrors Core Location's.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last event: the condition is not observed.
    public let lastEvent: Event
  }

  /// The name.
  public nonisolated let name: String
  private var conditions: [String: Record] = [:]
  /// Creates a monitor.
  public init(_ name: String) async { self.name = name }
  /// Adds a condition, which is stored, and not observed.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    conditions[identifier] = Record(
      condition: condition,
      lastEvent: Event(identifier: identifier, state: .unmonitored, date: Date()))
  }
  /// Removes a condition.
  public func remove(_ identifier: String) { conditions[identifier] = nil }
  /// The names of the conditions.
  public var identifiers: [String] { Array(conditions.keys) }
  /// A condition by its name.
  public func record(for identifier: String) -> Record? { conditions[identifier] }
  /// The changes of conditions. Never any.
  public var events: AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
