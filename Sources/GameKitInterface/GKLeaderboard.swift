public import Foundation

/// A list of scores: none is kept here. Mirrors GameKit's `GKLeaderboard`.
// Sendable: one thread at a time.
public final class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Whose scores are listed. Mirrors GameKit's.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  /// Of which time scores are listed. Mirrors GameKit's.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  /// Whether scores are deleted at times. Mirrors GameKit's.
  public enum LeaderboardType: Int, Sendable { case classic, recurring }

  /// A score: never created. Mirrors GameKit's `GKLeaderboard.Entry`.
  public final class Entry: NSObject, Sendable {
    private override init() { super.init() }
    /// The player.
    public var player: GKPlayer { GKLocalPlayer.local }
    /// The place in the list.
    public var rank: Int { 0 }
    /// The score.
    public var score: Int { 0 }
    /// The score as a text.
    public var formattedScore: String { "" }
    /// A number of the game's.
    public var context: Int { 0 }
    /// When the score was reached.
    public var date: Date { .distantPast }
  }

  /// What identifies the list.
  public let baseLeaderboardID: String
  /// The name. Always `nil`.
  public var title: String? { nil }
  /// What identifies the group of the list. Always `nil`.
  public var groupIdentifier: String? { nil }
  /// Whether scores are deleted at times.
  public var type: LeaderboardType { .classic }
  /// When the first scores were accepted. Always `nil`.
  public var startDate: Date? { nil }
  /// Whose scores are listed. Stored, without effect.
  public var playerScope = PlayerScope.global
  /// Of which time scores are listed. Stored, without effect.
  public var timeScope = TimeScope.allTime
  /// The places that are listed. Stored, without effect.
  public var range = NSRange(location: 1, length: 25)
  /// What identifies the list.
  public var identifier: String?
  /// The scores. Always `nil`.
  public var scores: [GKScore]? { nil }
  /// The player's score. Always `nil`.
  public var localPlayerScore: GKScore? { nil }
  /// The number of scores. Always 0.
  public var maxRange: Int { 0 }
  /// Whether scores are loading. Always `false`.
  public var isLoading: Bool { false }

  /// Creates a list.
  public override init() {
    baseLeaderboardID = ""
    super.init()
  }

  /// Creates a list.
  public convenience init(players: [GKPlayer]) { self.init() }

  /// Passes an error to the handler.
  @preconcurrency
  public class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(GKError.noPlayer) } }
  /// Reports a score. Always throws.
  public class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func submitScore(
    _ score: Int, context: Int, player: GKPlayer,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(GKError.noPlayer) } }
  /// Reports a score. Always throws.
  public func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw GKError.noPlayer
  }

  /// Passes an error to the handler.
  @preconcurrency
  public class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, GKError.noPlayer) } }
  /// Lists of scores. Always throws.
  public class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard]
  { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError.noPlayer) } }
  /// The scores. Always throws.
  public func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, nil, GKError.noPlayer) } }
  /// The scores of players. Always throws.
  public func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func loadScores(
    completionHandler: (@Sendable ([GKScore]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
}

/// A score of the player. Mirrors GameKit's older `GKScore`.
// Sendable: one thread at a time.
public final class GKScore: NSObject, @unchecked Sendable {
  /// What identifies the list.
  public var leaderboardIdentifier: String
  /// The score.
  public var value: Int64 = 0
  /// A number of the game's.
  public var context: UInt64 = 0
  /// The place in the list. Always 0.
  public var rank: Int { 0 }
  /// The score as a text.
  public var formattedValue: String? { String(value) }
  /// When the score was reached.
  public let date = Date()
  /// The player.
  public var player: GKPlayer { GKLocalPlayer.local }
  /// Creates a score.
  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }

  /// Passes an error to the handler.
  @preconcurrency
  public class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError.noPlayer) } }
  /// Reports scores. Always throws.
  public class func report(_ scores: [GKScore]) async throws { throw GKError.noPlayer }
}
