public import Foundation

/// A touch. Mirrors UIKit's. Made by SpriteKit's views alone.
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
