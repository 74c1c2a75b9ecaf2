public import Foundation

/// A wish to play with others. Mirrors GameKit's `GKMatchRequest`.
// Sendable: one thread at a time.
public final class GKMatchRequest: NSObject, @unchecked Sendable {
  /// The least number of players.
  public var minPlayers = 2
  /// The greatest number of players.
  public var maxPlayers = 2
  /// The number of players that are searched for first.
  public var defaultNumberOfPlayers = 2
  /// Players with the same number play together.
  public var playerGroup = 0
  /// The bits of the player's role.
  public var playerAttributes: UInt32 = 0
  /// Those who are invited.
  public var recipients: [GKPlayer]?
  /// The text of the invitation.
  public var inviteMessage: String?
  /// The name of the queue.
  public var queueName: String?
  /// Whether the player is searched for nearby.
  public var restrictToAutomatch = false
}
