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

/// A recognizer of gestures. Mirrors UIKit's. No effect, except in a `UIGestureRecognizerRepresentable`: its action is a
/// method of Objective-C; use SwiftUI's gestures.
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

/// A touch. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view that was touched. Always `nil`.
  open var view: UIView? { nil }
  /// The time of the touch. Always 0.
  open var timestamp: TimeInterval { 0 }
  /// The number of taps. Always 1.
  open var tapCount: Int { 1 }
  /// The force of the touch. Always 0.
  open var force: CGFloat { 0 }
  /// The phase of the touch. Always that of its start.
  open var phase: Phase { .began }
  /// What touches. Always a pointer.
  open var type: TouchType { .indirectPointer }
  /// The greatest force. Always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil to the screen. Always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The radius of the touch. Always 0.
  open var majorRadius: CGFloat { 0 }
  /// The location of a pencil in a view. Always the origin.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// The phase of a touch. Mirrors UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// What touches. Mirrors UIKit's.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// A pencil, by its older name.
    public static var stylus: TouchType { .pencil }
  }
  /// The location of the touch in a view. Always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous location of the touch in a view. Always the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key or a button that is pressed. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of the press. Always that of its start.
  open var phase: Phase { .began }
  /// The button of a remote. Always that for a selection.
  open var type: PressType { .select }
  /// The key of a keyboard. Always `nil`: use `onKeyPress`.
  open var key: UIKey? { nil }
  /// The force. Always 0.
  open var force: CGFloat { 0 }
  /// The time of the press. Always 0.
  open var timestamp: TimeInterval { 0 }

  /// The phases of a press. Mirrors UIKit's.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The buttons of a remote. Mirrors UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
}

/// Presses that happen together. Mirrors UIKit's. None is ever made here.
open class UIPressesEvent: UIEvent {
  /// The presses of the event. Always empty.
  open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types without modifier keys.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The place of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
}

/// The place of a key on a keyboard, by its number in the standard for USB devices. Mirrors UIKit's.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a place from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The right arrow.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// An event. Mirrors UIKit's. None is ever made here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events. Mirrors UIKit's.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The kinds of motion events. Mirrors UIKit's.
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  /// The type of the event. Always `touches`.
  open var type: EventType { .touches }
  /// The touches of the event. Always `nil`.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches between the last event and this one. Always `nil`.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that will follow. Always `nil`.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches of a view. Always `nil`.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
