public import Foundation

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
