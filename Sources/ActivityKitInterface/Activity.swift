// Live Activities, under the module name ActivityKit: a compatible interface, not Apple's. There are none: to start
// one throws.
@_exported public import SwiftUIInterface

/// What a Live Activity shows. Mirrors ActivityKit's `ActivityAttributes`.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable
}

/// Whether a program may show Live Activities: never. Mirrors ActivityKit's.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks.
  public init() {}
  /// False.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
}
/// Why a Live Activity cannot be started. Mirrors ActivityKit's.
public enum ActivityAuthorizationError: Error, Sendable { case unsupported, denied }

/// What a Live Activity shows now. Mirrors ActivityKit's `ActivityContent`.
public struct ActivityContent<State: Codable & Hashable> {
  /// What it shows.
  public var state: State
  /// When it is old.
  public var staleDate: Date?
  /// Which of several is the first.
  public var relevanceScore: Double
  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// When an activity disappears. Mirrors ActivityKit's.
public struct ActivityUIDismissalPolicy: Sendable {
  /// At some time.
  public static let `default` = ActivityUIDismissalPolicy()
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy()
  /// After a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}
/// Who changes an activity. Mirrors ActivityKit's.
public struct PushType: Sendable {
  /// A server.
  public static let token = PushType()
}
/// What becomes of an activity. Mirrors ActivityKit's.
public enum ActivityState: Sendable { case active, ended, dismissed, stale }

/// A Live Activity: never created. Mirrors ActivityKit's `Activity`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  private init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }
  /// Its name.
  public let id = UUID().uuidString
  /// What does not change.
  public let attributes: Attributes
  /// What it shows.
  public private(set) var content: ActivityContent<Attributes.ContentState>
  /// What it shows.
  public var contentState: Attributes.ContentState { content.state }
  /// Ended.
  public var activityState: ActivityState { .ended }
  /// None.
  public static var activities: [Activity<Attributes>] { [] }

  /// Throws: there are no Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Throws: there are no Live Activities.
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Nothing to do.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// Nothing to do.
  public func update(using contentState: Attributes.ContentState) async {}
  /// Nothing to do.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Nothing to do.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
