public import Foundation
public import TabstopFoundation

/// A unit of scrolling. Mirrors Core Graphics'.
public enum CGScrollEventUnit: UInt32, Sendable { case pixel, line }

extension CGEvent {
  /// Creates an event of a wheel. Returns `nil`: programs do not scroll others here.
  public convenience init?(
    scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32,
    wheel1: Int32, wheel2: Int32, wheel3: Int32
  ) { return nil }
  /// The time of the event. Never called: there is no event.
  public var timestamp: UInt64 {
    get { 0 }
    set {}
  }
  /// Sets the letters of a key. Never called: there is no event.
  public func keyboardSetUnicodeString(
    stringLength: Int, unicodeString: UnsafePointer<UInt16>?
  ) {}
  /// Reads the letters of a key. Never called: there is no event.
  public func keyboardGetUnicodeString(
    maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?,
    unicodeString: UnsafeMutablePointer<UInt16>?
  ) {}
  /// Sets a value of the event. Never called: there is no event.
  public func setDoubleValueField(_ field: CGEventField, value: Double) {}
  /// The place of the pointer, from the bottom left. Never called: there is no event.
  public var unflippedLocation: CGPoint { .zero }
  /// Sets where the event comes from. Never called: there is no event.
  public func setSource(_ source: CGEventSource?) {}
  /// Sends the event on. Never called: there is none.
  public func tapPostEvent(_ proxy: CGEventTapProxy?) {}
  /// A copy. Never called: there is no event.
  public func copy() -> CGEvent? { nil }
}

extension CGEventSource {
  /// Whether a key is held. Always `false`: programs do not learn what is typed in others.
  public static func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
  /// Whether a button is held. Always `false`: programs do not learn what is done in others.
  public static func buttonState(
    _ stateID: CGEventSourceStateID, button: CGMouseButton
  ) -> Bool { false }
  /// The number of events. Always 0: programs do not learn what is done in others.
  public static func counterForEventType(
    _ stateID: CGEventSourceStateID, eventType: CGEventType
  ) -> UInt32 { 0 }
  /// The time during which the user's events are held back. No effect.
  public var localEventsSuppressionInterval: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// A number of the program's. No effect.
  public var userData: Int64 {
    get { 0 }
    set {}
  }
}
