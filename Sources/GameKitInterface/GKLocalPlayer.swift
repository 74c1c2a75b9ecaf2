// Game Center, under the module name GameKit: a compatible interface, not Apple's. Apple's service answers programs of
// Apple's systems alone: there is no player, which each request says.
@_exported public import Foundation
@_exported public import UIKitInterface

/// A player: never another than the one at this computer. Mirrors GameKit's `GKPlayer`.
// Sendable: immutable.
open class GKPlayer: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The sizes of a player's picture. Mirrors GameKit's.
  public enum PhotoSize: Int, Sendable { case small, normal }
  /// What identifies the player in this game. Empty.
  open var gamePlayerID: String { "" }
  /// What identifies the player in the games of a developer. Empty.
  open var teamPlayerID: String { "" }
  /// What identifies the player, by the older name. Empty.
  open var playerID: String { "" }
  /// The name. Empty.
  open var displayName: String { "" }
  /// The name that the player has chosen. Empty.
  open var alias: String { "" }
  /// What identifies a guest. Always `nil`.
  open var guestIdentifier: String? { nil }
  /// Whether the player can be invited. Always `false`.
  open var isInvitable: Bool { false }
  /// Whether the identifiers stay the same. Always `false`.
  open func scopedIDsArePersistent() -> Bool { false }
  /// Passes an error to the handler.
  @preconcurrency
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// The player's picture. Always throws.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.noPlayer }
}

/// The player at this computer, who is not known. Mirrors GameKit's `GKLocalPlayer`.
// Sendable: `lock` guards what can change.
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The player at this computer.
  public static let local = GKLocalPlayer()
  /// The player at this computer, by the older name.
  public class func localPlayer() -> GKLocalPlayer { local }

  private let lock = NSLock()
  private var handler: ((UIViewController?, (any Error)?) -> Void)?
  /// Called on the main thread when it is known whether there is a player: with `GKError.notSupported`.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    get { lock.withLock { handler } }
    set {
      lock.withLock { handler = newValue }
      // Called on the main thread, where GameKit calls it.
      nonisolated(unsafe) let newValue = newValue
      DispatchQueue.main.async { newValue?(nil, GKError(.notSupported)) }
    }
  }

  /// Whether there is a player. Always `false`.
  public var isAuthenticated: Bool { false }
  /// Whether the player is a child. Always `false`.
  public var isUnderage: Bool { false }
  /// Whether the player may not play with others. Always `true`: there is no Game Center.
  public var isMultiplayerGamingRestricted: Bool { true }
  /// Whether the player may not write to others. Always `true`.
  public var isPersonalizedCommunicationRestricted: Bool { true }
  /// Adds an object that is notified of invitations. No effect.
  public func register(_ listener: any GKLocalPlayerListener) {}
  /// Removes an object that is notified of invitations. No effect.
  public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Removes all objects that are notified of invitations. No effect.
  public func unregisterAllListeners() {}
  /// Passes an error to the handler.
  @preconcurrency
  public func loadFriends(
    _ completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// The friends of the player. Always throws.
  public func loadFriends() async throws -> [GKPlayer] { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func fetchItems(
    forIdentityVerificationSignature completionHandler: (
      @Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void
    )? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, nil, nil, 0, GKError.noPlayer) } }
  /// What a server needs to verify the player. Always throws.
  public func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64)
  { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public func loadDefaultLeaderboardIdentifier(
    completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
}

/// An object that is notified of invitations and turns. Never notified. Mirrors GameKit's.
public protocol GKLocalPlayerListener: GKInviteEventListener, GKTurnBasedEventListener {}

/// An object that is notified of invitations. Never notified. Mirrors GameKit's.
public protocol GKInviteEventListener: NSObjectProtocol {
  /// Called when the player has accepted an invitation. Never called.
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  /// Called when the player wants to play with others. Never called.
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]
  ) {}
}

/// An object that is notified of turns. Never notified. Mirrors GameKit's.
public protocol GKTurnBasedEventListener: NSObjectProtocol {
  /// Called when it is the player's turn. Never called.
  func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  /// Called when a match has ended. Never called.
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  /// Called when the player leaves a match. Never called.
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

extension GKTurnBasedEventListener {
  /// Does nothing.
  public func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool
  ) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}

extension Notification.Name {
  /// Posted when the player signs in or out. Never posted.
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
  /// Posted when a player has changed. Never posted.
  public static let GKPlayerDidChangeNotificationName = Notification.Name(
    "GKPlayerDidChangeNotificationName")
}
