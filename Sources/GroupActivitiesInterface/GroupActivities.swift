// Things that people do together in a call, under the module name GroupActivities: a compatible interface, not Apple's.
// There is no FaceTime here: no user can take part, which sources ask first, and no session begins.
public import CombineFoundation
public import Foundation
internal import Tabstop
public import TabstopKits

/// Something that people do together: it cannot be begun. Mirrors GroupActivities' `GroupActivity`.
public protocol GroupActivity: Codable {
  /// The identifier of the kind.
  static var activityIdentifier: String { get }
  /// What is shown of it.
  var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
  /// The name of the type.
  public static var activityIdentifier: String { String(reflecting: Self.self) }
  /// Asks whether it is to be done together. Always `.activationDisabled`.
  public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
  /// Begins. Always throws.
  @discardableResult
  public func activate() async throws -> Bool { throw GroupActivityError() }
  /// The sessions: a sequence without elements, which does not end until its task is cancelled.
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

private struct GroupActivityError: LocalizedError {
  var errorDescription: String? { String(own: "SharePlay is not available on this computer.") }
}

/// Whether something is done together. Mirrors GroupActivities'.
public enum GroupActivityActivationResult: Sendable {
  case activationDisabled, activationPreferred, cancelled
}

/// What is shown of an activity. Mirrors GroupActivities' `GroupActivityMetadata`.
public struct GroupActivityMetadata: Sendable {
  /// What kind of an activity it is. Mirrors GroupActivities'.
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    /// Any.
    public static let generic = ActivityType(name: "generic")
    /// Films.
    public static let watchTogether = ActivityType(name: "watchTogether")
    /// Music.
    public static let listenTogether = ActivityType(name: "listenTogether")
    /// Exercise.
    public static let workoutTogether = ActivityType(name: "workoutTogether")
    /// Writing and drawing.
    public static let createTogether = ActivityType(name: "createTogether")
    /// Shopping.
    public static let shopTogether = ActivityType(name: "shopTogether")
    /// Reading.
    public static let readTogether = ActivityType(name: "readTogether")
    /// Learning.
    public static let learnTogether = ActivityType(name: "learnTogether")
    /// Games.
    public static let exploreTogether = ActivityType(name: "exploreTogether")
  }

  /// The kind.
  public var type = ActivityType.generic
  /// The title.
  public var title: String?
  /// The text below the title.
  public var subtitle: String?
  /// The picture.
  public var previewImage: CGImage?
  /// Where it can be done without the program.
  public var fallbackURL: URL?
  /// Whether it goes on on a television.
  public var supportsContinuationOnTV = false
  /// Creates a description.
  public init() {}
}

/// Whether the user is in a call: never. Mirrors GroupActivities' `GroupStateObserver`.
public final class GroupStateObserver: ObservableObject {
  /// Whether others can take part. Always `false`.
  @Published public private(set) var isEligibleForGroupSession = false
  /// Creates an observer.
  public init() {}
}

/// A person in a call: never created. Mirrors GroupActivities' `Participant`.
public struct Participant: Hashable, Identifiable, Sendable {
  /// The identifier.
  public let id: UUID
  private init() { id = UUID() }
}

/// Who gets a message. Mirrors GroupActivities' `Participants`.
public enum Participants: Sendable {
  case all
  case only(Participant)
}

/// A session that people have joined: never created. Mirrors GroupActivities' `GroupSession`.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject {
  /// What becomes of a session. Mirrors GroupActivities'.
  public enum State {
    case waiting, joined
    case invalidated(reason: any Error)
  }
  private init(_ activity: ActivityType) { self.activity = activity }
  /// What is done.
  @Published public var activity: ActivityType
  /// What has become of it.
  @Published public private(set) var state = State.waiting
  /// Who takes part.
  @Published public private(set) var activeParticipants: Set<Participant> = []
  /// The identifier.
  public let id = UUID()
  /// Takes part. No effect.
  public func join() {}
  /// Stops taking part. No effect.
  public func leave() {}
  /// Ends it for all. No effect.
  public func end() {}

  /// The sessions: a sequence without elements, which does not end until its task is cancelled. Mirrors
  /// GroupActivities' `GroupSession.Sessions`.
  public struct Sessions: AsyncSequence {
    /// Waits for a session.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var stream = AsyncStream<GroupSession> { _ in }.makeAsyncIterator()
      /// Waits until the task is cancelled.
      public mutating func next() async -> GroupSession? { await stream.next() }
    }
    /// An iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Sends messages to those who take part: there is no session to create one for. Mirrors GroupActivities'
/// `GroupSessionMessenger`.
public final class GroupSessionMessenger: Sendable {
  /// Where a message comes from. Mirrors GroupActivities'.
  public struct MessageContext: Sendable {
    /// Who has sent it.
    public let source: Participant
  }
  /// Creates a messenger.
  public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
  /// Sends a message. Always throws.
  public func send<Message: Codable>(
    _ value: Message, to participants: Participants = .all
  ) async throws { throw GroupActivityError() }
  /// Sends a message. Passes an error to the handler, on the main thread.
  @preconcurrency
  public func send<Message: Codable>(
    _ value: Message, to participants: Participants = .all,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(GroupActivityError()) } }
  /// The messages: a sequence without elements, which does not end until its task is cancelled.
  public func messages<Message: Codable>(
    of type: Message.Type
  ) -> AsyncStream<(Message, MessageContext)> { AsyncStream { _ in } }
}
