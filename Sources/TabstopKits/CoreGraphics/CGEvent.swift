public import Foundation
public import TabstopFoundation

// Keys and clicks that a program sends to others, and the permission for it: a program never has it here, so that no
// event is created.

/// The number of a key on an American keyboard of a Mac. Mirrors Core Graphics'.
public typealias CGKeyCode = UInt16

/// Where events come from. Mirrors Core Graphics' `CGEventSource`: never created.
public final class CGEventSource: Sendable {
  /// Where the state of the keys comes from. Mirrors Core Graphics'.
  public enum StateID: Int32, Sendable {
    case privateState = -1
    case combinedSessionState, hidSystemState
  }
  /// Creates a source. Returns `nil`: programs do not type for others here.
  public init?(stateID: CGEventSourceStateID) { return nil }
  /// The modifier keys that are held: none is known.
  public static func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
  /// The seconds since an event of the user's. Always 0, as if the user were busy: programs do not learn what is done
  /// in others.
  public static func secondsSinceLastEventType(
    _ stateID: CGEventSourceStateID, eventType: CGEventType
  ) -> CFTimeInterval { 0 }
}

/// Core Graphics' name of `CGEventSource.StateID`.
public typealias CGEventSourceStateID = CGEventSource.StateID

/// The modifier keys of an event. Mirrors Core Graphics' `CGEventFlags`.
public struct CGEventFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates flags from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let maskAlphaShift = CGEventFlags(rawValue: 0x1_0000)
  /// Shift.
  public static let maskShift = CGEventFlags(rawValue: 0x2_0000)
  /// Control.
  public static let maskControl = CGEventFlags(rawValue: 0x4_0000)
  /// Option.
  public static let maskAlternate = CGEventFlags(rawValue: 0x8_0000)
  /// Command.
  public static let maskCommand = CGEventFlags(rawValue: 0x10_0000)
  /// A key of the number pad.
  public static let maskNumericPad = CGEventFlags(rawValue: 0x20_0000)
  /// Help.
  public static let maskHelp = CGEventFlags(rawValue: 0x40_0000)
  /// Fn.
  public static let maskSecondaryFn = CGEventFlags(rawValue: 0x80_0000)
}

/// Where an event is sent. Mirrors Core Graphics'.
public enum CGEventTapLocation: UInt32, Sendable {
  case cghidEventTap, cgSessionEventTap, cgAnnotatedSessionEventTap
}

/// A button of the mouse. Mirrors Core Graphics'.
public enum CGMouseButton: UInt32, Sendable { case left, right, center }
/// The kind of an event. Mirrors Core Graphics'.
public enum CGEventType: UInt32, Sendable {
  case null, leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved
  case leftMouseDragged, rightMouseDragged
  case keyDown = 10
  case keyUp, flagsChanged
  case scrollWheel = 22
  case otherMouseDown = 25
  case otherMouseUp, otherMouseDragged
}

/// A key or a click that a program sends to others. Mirrors Core Graphics' `CGEvent`: never created, because programs
/// do not type for others here.
// Sendable: never created.
public final class CGEvent: @unchecked Sendable {
  /// The modifier keys.
  public var flags: CGEventFlags = []
  /// The place of the pointer.
  public var location = CGPoint.zero
  /// The kind.
  public var type = CGEventType.null

  /// Creates an event of a key. Returns `nil`.
  public init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {
    return nil
  }
  /// Creates an event of the mouse. Returns `nil`.
  public init?(
    mouseEventSource source: CGEventSource?, mouseType: CGEventType,
    mouseCursorPosition: CGPoint, mouseButton: CGMouseButton
  ) { return nil }
  /// Creates an empty event. Returns `nil`.
  public init?(source: CGEventSource?) { return nil }
  /// Sends the event. Never called: there is none.
  public func post(tap: CGEventTapLocation) {}
  /// Sends the event to a program. Never called: there is none.
  public func postToPid(_ pid: Int32) {}
}

extension CGEvent {
  /// Gets the events of others. Returns `nil`, as on a Mac for a program without the permission: the desktop gives
  /// none.
  public class func tapCreate(
    tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions,
    eventsOfInterest: CGEventMask, callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
  ) -> CFMachPort? { nil }
  /// Turns a tap on or off. Never called: there is none.
  public class func tapEnable(tap: CFMachPort, enable: Bool) {}
  /// Whether a tap is on. Never called: there is none.
  public class func tapIsEnabled(tap: CFMachPort) -> Bool { false }
  /// A value of the event. Never called: there is no event.
  public func getIntegerValueField(_ field: CGEventField) -> Int64 { 0 }
  /// Sets a value of the event. Never called: there is no event.
  public func setIntegerValueField(_ field: CGEventField, value: Int64) {}
  /// A value of the event. Never called: there is no event.
  public func getDoubleValueField(_ field: CGEventField) -> Double { 0 }
}

/// The kinds of events that a tap gets, a bit for each. Mirrors Core Graphics'.
public typealias CGEventMask = UInt64
/// The place of a tap among others. Mirrors Core Graphics'.
public enum CGEventTapPlacement: UInt32, Sendable { case headInsertEventTap, tailAppendEventTap }
/// Whether a tap may change events. Mirrors Core Graphics'.
public enum CGEventTapOptions: UInt32, Sendable { case defaultTap, listenOnly }
/// The tap that has an event. Mirrors Core Graphics'.
public typealias CGEventTapProxy = OpaquePointer
/// A function that a tap calls. Mirrors Core Graphics'; it is a closure here.
public typealias CGEventTapCallBack = (
  CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?
) -> Unmanaged<CGEvent>?
/// A value of an event. Mirrors Core Graphics'.
public enum CGEventField: UInt32, Sendable {
  case mouseEventNumber, mouseEventClickState, mouseEventPressure, mouseEventButtonNumber
  case mouseEventDeltaX, mouseEventDeltaY
  case keyboardEventAutorepeat = 8
  case keyboardEventKeycode, keyboardEventKeyboardType, scrollWheelEventDeltaAxis1
  case scrollWheelEventDeltaAxis2
  case eventSourceUnixProcessID = 41
  case eventSourceUserData
  case scrollWheelEventIsContinuous = 88
  case scrollWheelEventPointDeltaAxis1 = 96
  case scrollWheelEventPointDeltaAxis2
}

/// A port of another process. Mirrors Core Foundation's: never created.
public final class CFMachPort: Sendable {
  private init() {}
}

/// Creates a source. Returns `nil`: there is no port.
public func CFMachPortCreateRunLoopSource(
  _ allocator: CFAllocator?, _ port: CFMachPort!, _ order: CFIndex
) -> CFRunLoopSource? { nil }
/// Closes a port. No effect: there is none.
public func CFMachPortInvalidate(_ port: CFMachPort!) {}
/// The result of a function. Mirrors Core Graphics'.
public enum CGError: Int32, Error, Sendable {
  case success = 0
  case failure = 1000
  case illegalArgument, invalidConnection, invalidContext, cannotComplete
  case notImplemented = 1006
  case rangeCheck, typeCheck
  case invalidOperation = 1010
  case noneAvailable
}

/// Moves the pointer. Does not: the desktop moves the pointer, not programs.
@discardableResult
public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError { .notImplemented }
/// Separates the pointer from the mouse. Does not: the desktop moves the pointer, not programs.
@discardableResult
public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> CGError {
  .notImplemented
}

/// The key of an option: whether the user is asked for the permission. Mirrors Accessibility's.
// A constant string, which is never released.
nonisolated(unsafe) public let kAXTrustedCheckOptionPrompt: Unmanaged<CFString>! =
  .passRetained("AXTrustedCheckOptionPrompt" as NSString)
/// Whether the program may see and use the windows of others. Always false: the desktop gives no program this right.
public func AXIsProcessTrusted() -> Bool { false }
/// Whether the program may see and use the windows of others. Always false, without asking the user.
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary!) -> Bool { false }
