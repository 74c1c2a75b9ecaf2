// Live Activities, under the module name ActivityKit: a compatible interface, not Apple's. There
// are none here: starting one throws.
@_exported public import SwiftUIInterface

/// The attributes of a Live Activity. Mirrors ActivityKit's `ActivityAttributes`.
public protocol ActivityAttributes: Codable {
  /// The part of the content that changes.
  associatedtype ContentState: Codable, Hashable
}

/// Whether a program may show Live Activities: never. Mirrors ActivityKit's.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reports the authorization.
  public init() {}
  /// Whether the user allows Live Activities. Always `false`.
  public var areActivitiesEnabled: Bool { false }
  /// Whether the user allows frequent updates. Always `false`.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the permission. Never any.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// The reasons why a Live Activity cannot be started. Mirrors ActivityKit's.
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  case unentitled, unsupported, unsupportedTarget, visibility
}

/// The message with an update. Never shown. Mirrors ActivityKit's `AlertConfiguration`.
public struct AlertConfiguration: Sendable {
  /// The sound of a message. Mirrors ActivityKit's.
  public struct AlertSound: Sendable {
    /// The usual sound.
    public static let `default` = AlertSound()
    /// A sound of the program's.
    public static func named(_ name: String) -> AlertSound { .default }
  }
  /// Creates a message.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// For how long an activity is shown. Mirrors ActivityKit's.
public enum ActivityStyle: Sendable { case standard, transient }

/// The current content of a Live Activity. Mirrors ActivityKit's `ActivityContent`.
public struct ActivityContent<State: Codable & Hashable> {
  /// The state that is shown.
  public var state: State
  /// The date from which the content is out of date.
  public var staleDate: Date?
  /// The priority among several activities.
  public var relevanceScore: Double
  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The time at which an ended activity disappears. Mirrors ActivityKit's.
public struct ActivityUIDismissalPolicy: Sendable {
  /// Dismisses the activity after some time.
  public static let `default` = ActivityUIDismissalPolicy()
  /// Dismisses the activity immediately.
  public static let immediate = ActivityUIDismissalPolicy()
  /// The activity is removed after a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}

/// The source of updates of an activity. Mirrors ActivityKit's.
public struct PushType: Sendable {
  /// A server.
  public static let token = PushType()
  /// A channel of a server.
  public static func channel(_ channelId: String) -> PushType { .token }
}

/// The state of an activity. Mirrors ActivityKit's.
public enum ActivityState: Sendable { case active, pending, ended, dismissed, stale }

/// A Live Activity: never created. Mirrors ActivityKit's `Activity`.
// Sendable: never created.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  private init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }
  /// The identifier of the activity.
  public let id = UUID().uuidString
  /// The part of the content that does not change.
  public let attributes: Attributes
  /// The content that is shown.
  public let content: ActivityContent<Attributes.ContentState>
  /// The state that is shown.
  public var contentState: Attributes.ContentState { content.state }
  /// The state of the activity. Always `ended`.
  public var activityState: ActivityState { .ended }
  /// The running activities. Always empty.
  public static var activities: [Activity<Attributes>] { [] }

  /// The changes of the content. Never any.
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { $0.finish() }
  }
  /// The changes of the state that is shown. Never any.
  public var contentStateUpdates: AsyncStream<Attributes.ContentState> {
    AsyncStream { $0.finish() }
  }
  /// The changes of the activity's state. Never any.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The token for updates by a server. Always `nil`.
  public var pushToken: Data? { nil }
  /// The tokens for updates by a server. Never any.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The token for activities that a server starts. Always `nil`.
  public static var pushToStartToken: Data? { nil }
  /// The tokens for activities that a server starts. Never any.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The activities that are started. Never any.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  /// Starts an activity. Always throws: there are no Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Starts an activity. Always throws: there are no Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Starts an activity. Always throws: there are no Live Activities.
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Updates the activity. No effect.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  /// Updates the activity. No effect.
  public func update(using contentState: Attributes.ContentState) async {}
  /// Updates the activity, with a message. No effect.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}
  /// Updates the activity, with a message. No effect.
  public func update(
    using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration?
  ) async {}
  /// Ends the activity. No effect.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends the activity. No effect.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
