public import Foundation

/// The delegate of a controller's transitions, which is never called: use `transition(_:)`. Mirrors
/// UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// The delegate of a presentation, which is never called. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// The delegate of a sheet, which is never called: a sheet has one height. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The presentation of a controller. Mirrors UIKit's. No effect: a controller is presented in a
/// dialog.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// The presentation of a controller as a sheet. Mirrors UIKit's. No effect: use
/// `presentationDetents(_:)`.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet. Mirrors UIKit's. No effect.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable {
      let name: String
      /// Creates a value from its raw value.
      public init(_ rawValue: String) { name = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }
    /// Creates the height of half the screen. No effect.
    open class func medium() -> Detent { Detent() }
    /// Creates the height of the whole screen. No effect.
    open class func large() -> Detent { Detent() }
  }
  /// The heights of the sheet. Stored, without effect.
  open var detents: [Detent] = []
  /// The identifier of the sheet's height. Stored, without effect.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the view behind is not dimmed. Stored, without effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a handle. Stored, without effect.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger. Stored, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the sheet's corners. Stored, without effect.
  open var preferredCornerRadius: CGFloat?
  /// Whether a sheet in a low window is attached to its edge. Stored, without effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet has the width of its content. Stored, without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet comes from. Stored, without effect.
  open var sourceView: UIView?
  /// Changes the sheet. It is done at once: a sheet does not move.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks the heights for their values again. No effect.
  open func invalidateDetents() {}
}

extension UISheetPresentationController.Detent {
  /// A height. No effect: use `presentationDetents(_:)`.
  public class func custom(
    identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
  ) -> UISheetPresentationController.Detent { medium() }
  /// The context for calculating a height. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct Context {
    /// The height of the window.
    public let maximumDetentValue: CGFloat
  }
}
