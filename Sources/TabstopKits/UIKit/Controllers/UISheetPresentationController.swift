public import Foundation

/// The delegate of a sheet. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has changed the height. Never called: a sheet has one height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The presentation of a controller as a sheet. Mirrors UIKit's. No effect: use
/// `presentationDetents(_:)`.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet. Mirrors UIKit's. No effect.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a value from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a value from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }
    /// The name of the height.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Creates the height of half the screen. No effect.
    open class func medium() -> Detent { Detent(.medium) }
    /// Creates the height of the whole screen. No effect.
    open class func large() -> Detent { Detent(.large) }
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
  ) -> UISheetPresentationController.Detent {
    UISheetPresentationController.Detent(identifier ?? Identifier(UUID().uuidString))
  }
  /// The context for calculating a height. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct Context {
    /// The height of the window.
    public let maximumDetentValue: CGFloat
  }
}
