public import Foundation
public import TabstopKits

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

/// A game of several players: never created. Mirrors GameKit's `GKMatch`.
// Sendable: immutable.
open class GKMatch: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// How data is sent. Mirrors GameKit's.
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  /// The delegate. Always `nil`.
  open weak var delegate: (any GKMatchDelegate)? {
    get { nil }
    set {}
  }
  /// The players. Nobody.
  open var players: [GKPlayer] { [] }
  /// The number of players who are not there yet. Always 0.
  open var expectedPlayerCount: Int { 0 }
  /// Sends data to all. Always throws.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  /// Sends data to players. Always throws.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  /// Ends the game. No effect.
  open func disconnect() {}
}

/// The state of a player in a game. Mirrors GameKit's.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// A delegate that is notified of a game. Never notified. Mirrors GameKit's `GKMatchDelegate`.
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Called for data of a player. Never called.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Called for data of a player to another one. Never called.
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  /// Called when a player comes or goes. Never called.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// Called when the game fails. Never called.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  /// Asks whether a player should be invited again. Never called.
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  /// Does nothing.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Does nothing.
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer
  ) {}
  /// Does nothing.
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  /// Does nothing.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  /// Returns `false`.
  public func match(
    _ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer
  ) -> Bool { false }
}

/// An invitation: never created. Mirrors GameKit's `GKInvite`.
public final class GKInvite: NSObject, Sendable {
  private override init() { super.init() }
  /// Who has invited the player.
  public var sender: GKPlayer { GKLocalPlayer.local }
  /// The number of the group.
  public var playerGroup: Int { 0 }
}

/// A search for other players, which fails. Mirrors GameKit's `GKMatchmaker`.
public final class GKMatchmaker: NSObject, Sendable {
  private override init() { super.init() }
  private static let only = GKMatchmaker()
  /// The only one.
  public class func shared() -> GKMatchmaker { only }
  /// Passes an error to the handler.
  @preconcurrency
  public func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// Searches for other players. Always throws.
  public func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw GKError.noPlayer
  }
  /// Passes an error to the handler.
  @preconcurrency
  public func match(
    for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// The game of an invitation. Always throws.
  public func match(for invite: GKInvite) async throws -> GKMatch { throw GKError.noPlayer }
  /// Ends the search for players for a game. No effect.
  public func finishMatchmaking(for match: GKMatch) {}
  /// Ends the search. No effect.
  public func cancel() {}
  /// Searches for players nearby. No effect.
  public func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) {}
  /// Ends the search for players nearby. No effect.
  public func stopBrowsingForNearbyPlayers() {}
}

/// The window in which the user finds other players. It fails at once. Mirrors GameKit's
/// `GKMatchmakerViewController`.
@preconcurrency @MainActor
open class GKMatchmakerViewController: OpeningController {
  /// The delegate, which is notified of the error. Not retained.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// The wish.
  public let matchRequest: GKMatchRequest
  /// Whether the game is hosted by a server. Stored, without effect.
  open var isHosted = false
  /// How players are found. Stored, without effect.
  open var matchmakingMode = GKMatchmakingMode.default
  /// Creates a controller.
  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller for an invitation. Always `nil`.
  public init?(invite: GKInvite) { return nil }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    matchRequest = GKMatchRequest()
    super.init(coder: coder)
  }
  open override func open(_ done: @escaping () -> Void) {
    matchmakerDelegate?.matchmakerViewController(self, didFailWithError: GKError.noPlayer)
    done()
  }
}

/// How players are found. Mirrors GameKit's.
public enum GKMatchmakingMode: Int, Sendable {
  case `default`, nearbyOnly, automatchOnly, inviteOnly
}

/// A delegate that is notified of the players that the user has found. Mirrors GameKit's.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has cancelled. Never called.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called when players cannot be found: at once.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Called when players were found. Never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
}

/// A game in which players take turns: never created. Mirrors GameKit's `GKTurnBasedMatch`.
public final class GKTurnBasedMatch: NSObject, Sendable {
  private override init() { super.init() }
  /// What identifies the game. Empty.
  public var matchID: String { "" }
  /// The data of the game. Always `nil`.
  public var matchData: Data? { nil }
  /// Passes an error to the handler.
  @preconcurrency
  public class func loadMatches(
    completionHandler: (@Sendable ([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// The games of the player. Always throws.
  public class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler:
      @escaping @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, GKError.noPlayer) } }
}
