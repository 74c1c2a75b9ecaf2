public import Foundation
public import TabstopKits

/// The window of Game Center. It ends at once: there is none. Mirrors GameKit's `GKGameCenterViewController`.
@preconcurrency @MainActor
open class GKGameCenterViewController: OpeningController {
  /// The delegate, which is notified of the end. Not retained.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What is shown. Stored, without effect.
  open var viewState = GKGameCenterViewControllerState.default
  /// The list that is shown. Stored, without effect.
  open var leaderboardIdentifier: String?
  /// Of which time scores are shown. Stored, without effect.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a controller that shows a part of Game Center.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  /// Creates a controller that shows a list.
  public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboard.baseLeaderboardID
  }

  /// Creates a controller that shows a list.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
    leaderboardTimeScope = timeScope
  }

  /// Creates a controller that shows an achievement.
  public convenience init(achievementID: String) { self.init(state: .achievements) }

  open override func open(_ done: @escaping () -> Void) {
    gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
    done()
  }
}

/// A part of Game Center. Mirrors GameKit's.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// A delegate that is notified of the end of Game Center's window. Mirrors GameKit's.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Called at the end: at once.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button of Game Center in a corner of the game: never shown. Mirrors GameKit's `GKAccessPoint`.
// Sendable: one thread at a time.
public final class GKAccessPoint: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = GKAccessPoint()
  private override init() { super.init() }
  /// A corner. Mirrors GameKit's.
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// Whether it is shown. Stored, without effect.
  public var isActive = false
  /// The corner. Stored, without effect.
  public var location = Location.topLeading
  /// Whether it shows what the player has achieved. Stored, without effect.
  public var showHighlights = false
  /// The window. Stored, without effect.
  public weak var parentWindow: UIWindow?
  /// Whether it is seen. Always `false`.
  public var isVisible: Bool { false }
  /// Whether it has the focus of a remote. Always `false`.
  public var isFocused: Bool { false }
  /// Whether Game Center's window is shown. Always `false`.
  public var isPresentingGameCenter: Bool { false }
  /// Its place. Always empty.
  public var frameInScreenCoordinates: CGRect { .zero }
  /// Shows Game Center. Calls the handler at once.
  public func trigger(handler: @escaping () -> Void) { handler() }
  /// Shows a part of Game Center. Calls the handler at once.
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    handler()
  }

  /// Shows a list of scores. Calls the handler at once.
  public func trigger(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)? = nil
  ) { handler?() }
}
