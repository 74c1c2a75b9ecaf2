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

/// The configuration of a popover. Stored, without effect. Mirrors UIKit's
/// `UIPopoverPresentationController`.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: NSObject {
  /// The delegate, which is not notified: a popover is a dialog here. Not retained.
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view that the popover points to. Stored, without effect.
  public var sourceView: UIView?
  /// The part of the view that the popover points to. Stored, without effect.
  public var sourceRect = CGRect.zero
  /// The directions in which the arrow may point. Stored, without effect.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The bar item that the popover points to. Stored, without effect.
  public var barButtonItem: UIBarButtonItem?
}

/// A delegate of a popover. It is never called: a popover is a dialog here. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

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
