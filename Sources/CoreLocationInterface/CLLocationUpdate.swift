import Foundation

/// A report of the user's place: one arrives, which says that programs may not know it. Mirrors Core
/// Location's `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
  /// The place. Always `nil`.
  public var location: CLLocation? { nil }
  /// Whether the user stays where they are. Always `false`: it is not known.
  public var isStationary: Bool { false }
  /// Whether the user stays where they are. Always `false`: it is not known.
  public var stationary: Bool { false }
  /// Whether the user does not let the program know the place. Always `true`.
  public var authorizationDenied: Bool { true }
  /// Whether no program may know the place. Always `true`.
  public var authorizationDeniedGlobally: Bool { true }
  /// Whether the user is being asked. Always `false`: the answer is known.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the program is not used enough. Always `false`.
  public var insufficientlyInUse: Bool { false }
  /// Whether a `CLServiceSession` is needed. Always `false`: it would not help.
  public var serviceSessionRequired: Bool { false }
  /// Whether the user may not allow it. Always `false`.
  public var authorizationRestricted: Bool { false }
  /// Whether there is no place. Always `true`.
  public var locationUnavailable: Bool { true }
  /// Whether the place is only roughly known. Always `false`: it is not known at all.
  public var accuracyLimited: Bool { false }

  /// The way in which a user moves. Without effect.
  public enum LiveConfiguration: Hashable, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The reports of the user's place. Mirrors Core Location.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// A sequence with one report. It stays open until its task is cancelled, as on Apple's systems.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    /// Returns one report.
    public struct Iterator: AsyncIteratorProtocol {
      private var reports: AsyncStream<CLLocationUpdate>.Iterator
      init() {
        reports = AsyncStream { $0.yield(CLLocationUpdate()) }.makeAsyncIterator()
      }
      /// Returns the report, and `nil` when the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await reports.next() }
    }
    /// Returns one report.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}
