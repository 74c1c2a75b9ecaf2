public import Foundation

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

  /// The players. Always empty.
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
