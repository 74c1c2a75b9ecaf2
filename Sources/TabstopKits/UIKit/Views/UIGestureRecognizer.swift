public import Foundation
internal import Tabstop

/// The delegate of a gesture recognizer.
/// Mirrors UIKit's. Not called: recognizers have no actions here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Always `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Always `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer of gestures. Mirrors UIKit's. No effect, except in a `UIGestureRecognizerRepresentable`: its action is a
/// method of Objective-C; use SwiftUI's gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  /// Stored, without effect.
  open var cancelsTouchesInView = true
  /// Stored, without effect.
  open var delaysTouchesBegan = false
  /// Stored, without effect.
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { 0 }

  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if action != nil {
      UnsupportedAPI.report("UIGestureRecognizer", use: "SwiftUI's gestures")
    }
  }
  open func addTarget(_ target: Any, action: Selector) {
    UnsupportedAPI.report("UIGestureRecognizer", use: "SwiftUI's gestures")
  }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Where the gesture is, as long as the recognizer is in a `UIGestureRecognizerRepresentable`.
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

/// Mirrors UIKit's. No effect: use `onTapGesture`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// Stored, without effect.
  open var numberOfTouchesRequired = 1
}
/// Mirrors UIKit's. No effect: use `DragGesture`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Stored, without effect.
  open var minimumNumberOfTouches = 1
  /// Stored, without effect.
  open var maximumNumberOfTouches = Int.max
  final var way = CGPoint.zero
  final var speed = CGPoint.zero
  /// The translation of the gesture, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The velocity of the gesture, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}
/// Mirrors UIKit's. No effect.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
/// Mirrors UIKit's. No effect: use `MagnifyGesture`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
/// Mirrors UIKit's. No effect: use `RotateGesture`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}
/// Mirrors UIKit's. No effect: use `onLongPressGesture`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  /// Stored, without effect.
  open var allowableMovement: CGFloat = 10
}
/// Mirrors UIKit's. No effect: use `DragGesture`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
}

/// A touch. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Always `nil`.
  open var view: UIView? { nil }
  open var timestamp: TimeInterval { 0 }
  open var tapCount: Int { 1 }
  open var force: CGFloat { 0 }
  /// Always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: EventType { .touches }
  /// Always `nil`.
  open var allTouches: Set<UITouch>? { nil }
}
