public import Foundation

/// The way in which a controller is shown over another. No effect: it is in a window. Mirrors
/// UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
}

/// The way in which a controller appears. No effect. Mirrors UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The configuration of a popover, which is a dialog here. Mirrors UIKit's
/// `UIPopoverPresentationController`.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to. Stored, without effect.
  public var sourceView: UIView?
  /// The part of the view that the popover points to. Stored, without effect.
  public var sourceRect = CGRect.zero
  /// The directions in which the arrow may point. Stored, without effect.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The bar item that the popover points to. Stored, without effect.
  public var barButtonItem: UIBarButtonItem?
  /// The bar item or the view that the popover points to. Stored, without effect.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The views that react while the popover is open. Stored, without effect.
  public var passthroughViews: [UIView]?
  /// The colour of the popover. Stored, without effect.
  public var backgroundColor: UIColor?
  /// The smallest distance from the edges. Stored, without effect.
  public var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the popover may cover what it points to. Stored, without effect.
  public var canOverlapSourceViewRect = false
  /// The direction of the arrow: that of none.
  public var arrowDirection: UIPopoverArrowDirection { [] }
  /// The sheet in place of the popover in a narrow window. Stored, without effect.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
}

/// What a popover can point to. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// A delegate of a popover, which is a dialog here. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Sides of a popover. No effect. Mirrors UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow may point in any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
