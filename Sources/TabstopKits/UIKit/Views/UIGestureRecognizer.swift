public import Foundation
internal import Tabstop

/// The delegate of a gesture recognizer.
/// Mirrors UIKit's. Not called: recognizers have no actions here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin. Not called here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may be recognized at once. Not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other gesture must fail first. Not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this gesture must fail for the other. Not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch belongs to the gesture. Not called here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether the gesture may begin. Always `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Whether two gestures may be recognized together. Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the gesture waits for the failure of another. Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether another gesture waits for the failure of this one. Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the gesture receives a touch. Always `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer of gestures. Mirrors UIKit's. No effect, except in a `UIGestureRecognizerRepresentable`: its action
/// is a method of Objective-C; use SwiftUI's gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer. Mirrors UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a recognizer whose gesture is complete: `ended`.
    public static let recognized = State.ended
  }
  /// The delegate. Stored, without effect: it is not called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer was added.
  open internal(set) weak var view: UIView?
  /// The state of the gesture; it changes in a `UIGestureRecognizerRepresentable` only.
  open var state = State.possible
  /// Whether it recognizes gestures.
  open var isEnabled = true
  /// Whether the gesture cancels touches in the view. Stored, without effect.
  open var cancelsTouchesInView = true
  /// Whether the start of a touch waits for the gesture. Stored, without effect.
  open var delaysTouchesBegan = false
  /// Whether the end of a touch waits for the gesture. Stored, without effect.
  open var delaysTouchesEnded = true
  /// A name for debugging. Stored, without effect.
  open var name: String?
  /// The number of touches. Always 0: there are no touches here.
  open var numberOfTouches: Int { 0 }

  /// Creates a recognizer. An action is not called, and reported once on standard error.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if action != nil {
      UnsupportedAPI.report("UIGestureRecognizer", use: "SwiftUI's gestures")
    }
  }
  /// Adds a method that is called for the gesture. No effect: the action is not called, which is
  /// reported once on standard error.
  open func addTarget(_ target: Any, action: Selector) {
    UnsupportedAPI.report("UIGestureRecognizer", use: "SwiftUI's gestures")
  }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The location of the gesture, while the recognizer is in a `UIGestureRecognizerRepresentable`.
  final var place = CGPoint.zero
  /// The location of the gesture.
  open func location(in view: UIView?) -> CGPoint { place }
  /// Does nothing.
  open func reset() {}
  /// Does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A recognizer of clicks and taps. Mirrors UIKit's. No effect outside of a `UIGestureRecognizerRepresentable`: use
/// `onTapGesture`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Stored, without effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of drags. Mirrors UIKit's. No effect outside of a `UIGestureRecognizerRepresentable`: use
/// `DragGesture`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. Stored, without effect.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. Stored, without effect.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that it recognizes. Stored, without effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  final var way = CGPoint.zero
  final var speed = CGPoint.zero
  /// The translation of the gesture, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The velocity of the gesture, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A recognizer of drags from an edge of the screen. Mirrors UIKit's. No effect.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag may come. Stored, without effect.
  open var edges: UIRectEdge = []
}

/// The kinds of scrolling that a drag recognizes, too. Mirrors UIKit's. No effect.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A touch pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer of the pointer over a view. Mirrors UIKit's. No effect: use `onHover`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
/// A recognizer of pinches. Mirrors UIKit's. No effect outside of a `UIGestureRecognizerRepresentable`: use
/// `MagnifyGesture`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the gesture: 1 at its start.
  open var scale: CGFloat = 1
  /// The velocity of the gesture. Always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations by two fingers. Mirrors UIKit's. No effect outside of a
/// `UIGestureRecognizerRepresentable`: use `RotateGesture`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the gesture, in radians.
  open var rotation: CGFloat = 0
}

/// A recognizer of long presses. Mirrors UIKit's. No effect outside of a `UIGestureRecognizerRepresentable`: use
/// `onLongPressGesture`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which the pointer must be pressed, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. Stored, without effect.
  open var numberOfTapsRequired = 0
  /// The distance that the finger may move, in points. Stored, without effect.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of swipes. Mirrors UIKit's. No effect: use `DragGesture`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. Mirrors UIKit's.
  public struct Direction: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 4)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction of the swipe. Stored, without effect.
  open var direction = Direction.right
}
