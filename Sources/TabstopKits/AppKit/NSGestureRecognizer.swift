public import Foundation

/// AppKit's name of a gesture recognizer.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// AppKit's name of the delegate of a gesture recognizer.
public typealias NSGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A recognizer of clicks. Mirrors AppKit's; see `UITapGestureRecognizer`.
open class NSClickGestureRecognizer: UITapGestureRecognizer {
  /// The number of clicks.
  open var numberOfClicksRequired: Int {
    get { numberOfTapsRequired }
    set { numberOfTapsRequired = newValue }
  }
  /// The pointer's buttons. Stored, without effect.
  open var buttonMask = 1
}

/// A recognizer of long presses. Mirrors AppKit's; see `UILongPressGestureRecognizer`.
open class NSPressGestureRecognizer: UILongPressGestureRecognizer {
  /// The pointer's buttons. Stored, without effect.
  open var buttonMask = 1
}

/// A recognizer of drags. Mirrors AppKit's; see `UIPanGestureRecognizer`.
open class NSPanGestureRecognizer: UIPanGestureRecognizer {
  /// The pointer's buttons. Stored, without effect.
  open var buttonMask = 1
}

/// A recognizer of pinches. Mirrors AppKit's; see `UIPinchGestureRecognizer`.
open class NSMagnificationGestureRecognizer: UIPinchGestureRecognizer {
  /// The change of the scale: 0 at the start of the gesture.
  open var magnification: CGFloat {
    get { scale - 1 }
    set { scale = newValue + 1 }
  }
}

/// AppKit's name of a recognizer of rotations.
public typealias NSRotationGestureRecognizer = UIRotationGestureRecognizer
