public import Foundation

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
