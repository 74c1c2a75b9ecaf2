public import Foundation

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
