public import Foundation

/// An invitation: never created. Mirrors GameKit's `GKInvite`.
public final class GKInvite: NSObject, Sendable {
  private override init() { super.init() }
  /// Who has invited the player.
  public var sender: GKPlayer { GKLocalPlayer.local }
  /// The number of the group.
  public var playerGroup: Int { 0 }
}
