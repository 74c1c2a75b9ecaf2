public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The delegate of a gesture recognizer. Mirrors UIKit's. Only `gestureRecognizerShouldBegin(_:)` is called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
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

/// A recognizer of gestures in a view to which it is added, or of a `UIGestureRecognizerRepresentable`. Mirrors UIKit's.
/// UIKit's own recognizers recognise what SwiftUI's gestures do; subclasses of this class recognise nothing.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer. Mirrors UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a recognizer whose gesture is complete: `ended`.
    public static let recognized = State.ended
    /// Whether the gesture is over.
    var isOver: Bool { self == .ended || self == .cancelled }
  }
  /// The delegate, which is asked whether a gesture may begin. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer was added.
  open internal(set) weak var view: UIView?
  /// The state of the gesture.
  open var state = State.possible
  /// Whether it recognizes gestures.
  open var isEnabled = true { didSet { view?.changed(isEnabled != oldValue) } }
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

  private var targets: [RecognizerTarget] = []
  /// Whether the delegate has refused the gesture that goes on.
  private var isRefused = false
  /// Whether a gesture goes on.
  final var isUnderWay: Bool { isRefused || state == .began || state == .changed }

  /// Creates a recognizer that calls a method of a target, with the recognizer if it has a parameter. The target is not
  /// retained.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Adds a method that is called when the gesture begins, changes and ends. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(RecognizerTarget(target: target as AnyObject, action: action))
  }
  /// Removes a method; all of the target if `action` is `nil`, all targets if `target` is.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === (target as AnyObject))
        && (action == nil || $0.action == action)
    }
  }

  /// Changes the state as the gesture does, and calls the targets.
  final func recognize(_ state: State) {
    if self.state == .possible, !isRefused {
      isRefused = delegate?.gestureRecognizerShouldBegin(self) == false
    }
    if isRefused {
      isRefused = !state.isOver
      return
    }
    self.state = state
    for added in targets {
      if let target = added.target { TargetAction.send(added.action, to: target, from: self) }
    }
    if state.isOver { begin() }
  }

  /// Waits for the next gesture.
  final func begin() {
    state = .possible
    reset()
  }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The location of the gesture.
  final var place = CGPoint.zero
  /// The location of the gesture, in its view: those in other views are not known.
  open func location(in view: UIView?) -> CGPoint { place }
  /// Called after a gesture.
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

/// A method that a recognizer calls.
private struct RecognizerTarget {
  weak var target: AnyObject?
  let action: Selector
}

/// A recognizer of clicks and taps. Mirrors UIKit's. Tab reaches a view with it that contains no controls, where the space
/// bar taps, as with `onTapGesture`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Stored, without effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of drags. Mirrors UIKit's. The keyboard does not drag: a program has other commands for what a drag does.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. Stored, without effect.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. Stored, without effect.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that it recognizes. Stored, without effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var way = CGPoint.zero
  /// The translation from the beginning, which `setTranslation(_:in:)` does not change.
  private var wholeWay = CGPoint.zero
  final var speed = CGPoint.zero

  /// Adds what the pointer has moved since the last translation.
  final func follow(_ translation: CGPoint) {
    if state == .possible { (way, wholeWay) = (.zero, .zero) }
    way.x += translation.x - wholeWay.x
    way.y += translation.y - wholeWay.y
    wholeWay = translation
  }
  /// The translation of the gesture, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Sets the translation, to which what follows is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// The velocity of the gesture, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A recognizer of drags from an edge of the screen. Mirrors UIKit's. It recognises drags from anywhere.
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

/// A recognizer of the pointer over a view. Mirrors UIKit's.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
/// A recognizer of pinches. Mirrors UIKit's.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the gesture: 1 at its start. What a program sets is scaled by what follows.
  open var scale: CGFloat = 1
  private var wholeScale: CGFloat = 1

  /// Scales by what the pinch has changed since the last one.
  final func follow(_ magnification: CGFloat) {
    if state == .possible { (scale, wholeScale) = (1, 1) }
    if wholeScale > 0 { scale *= magnification / wholeScale }
    wholeScale = magnification
  }
  /// The velocity of the gesture. Always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations by two fingers. Mirrors UIKit's.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the gesture, in radians. What follows is added to what a program sets.
  open var rotation: CGFloat = 0
  private var wholeRotation: CGFloat = 0

  /// Adds what the fingers have turned since the last angle.
  final func follow(_ angle: CGFloat) {
    if state == .possible { (rotation, wholeRotation) = (0, 0) }
    rotation += angle - wholeRotation
    wholeRotation = angle
  }
}

/// A recognizer of long presses. Mirrors UIKit's. The Menu key, or Shift+F10 with the focus in the view, opens a menu
/// with "Press and Hold", which assistive technology has as an action; Tab reaches a view without controls, where the
/// space bar opens the menu if there is no tap.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which the pointer must be pressed, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. Stored, without effect.
  open var numberOfTapsRequired = 0
  /// The distance that the finger may move, in points. Stored, without effect.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of swipes: drags of at least 50 points in one direction. Mirrors UIKit's. The keyboard and assistive
/// technology swipe as they press long: see `UILongPressGestureRecognizer`.
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

    /// The directions, with the names of their swipes.
    static var named: [(direction: Direction, name: String)] {
      [
        (.left, String(own: "Swipe Left")), (.right, String(own: "Swipe Right")),
        (.up, String(own: "Swipe Up")), (.down, String(own: "Swipe Down")),
      ]
    }
  }
  /// The directions of the swipe.
  open var direction = Direction.right

  /// Whether a drag is a swipe in one of the directions.
  final func isSwipe(_ way: CGSize) -> Bool {
    let isHorizontal = abs(way.width) > abs(way.height)
    guard max(abs(way.width), abs(way.height)) >= 50 else { return false }
    return direction.contains(
      isHorizontal ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up))
  }
}
