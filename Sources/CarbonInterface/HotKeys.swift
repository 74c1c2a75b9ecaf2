// Shortcuts for all programs, by Carbon's names. Only the desktop has such shortcuts: `RegisterEventHotKey` reports an
// error, so that a program can tell its user, and a handler of events is never called.
public import TabstopFoundation

/// A number of four letters. Mirrors Core Services'.
public typealias FourCharCode = UInt32
/// A number of four letters. Mirrors Core Services'.
public typealias OSType = FourCharCode
/// The name of a parameter of an event. Mirrors Carbon's.
public typealias EventParamName = OSType
/// The type of a parameter of an event. Mirrors Carbon's.
public typealias EventParamType = OSType
/// A number of items. Mirrors Core Services'.
public typealias ItemCount = UInt
/// Options without a type. Mirrors Core Services'.
public typealias OptionBits = UInt32

/// An event of Carbon's: never created.
public typealias EventRef = OpaquePointer
/// A target of events.
public typealias EventTargetRef = OpaquePointer
/// A handler that was installed.
public typealias EventHandlerRef = OpaquePointer
/// The handlers that an event has not reached yet.
public typealias EventHandlerCallRef = OpaquePointer
/// A shortcut that was registered: never created.
public typealias EventHotKeyRef = OpaquePointer
/// A handler of events. Never called: there are no events of Carbon's.
public typealias EventHandlerUPP =
  @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
/// A handler of events. Never called: there are no events of Carbon's.
public typealias EventHandlerProcPtr = EventHandlerUPP

/// A kind of events. Mirrors Carbon's.
public struct EventTypeSpec: Sendable {
  /// The class of the events.
  public var eventClass: OSType
  /// The kind in the class.
  public var eventKind: UInt32
  /// Creates a kind.
  public init(eventClass: OSType, eventKind: UInt32) {
    (self.eventClass, self.eventKind) = (eventClass, eventKind)
  }
  /// Creates a kind of zeros.
  public init() { self.init(eventClass: 0, eventKind: 0) }
}

/// A program's number of a shortcut. Mirrors Carbon's.
public struct EventHotKeyID: Sendable {
  /// Letters of the program's.
  public var signature: OSType
  /// A number of the program's.
  public var id: UInt32
  /// Creates a number.
  public init(signature: OSType, id: UInt32) { (self.signature, self.id) = (signature, id) }
  /// Creates a number of zeros.
  public init() { self.init(signature: 0, id: 0) }
}

/// The class of events of keys.
public let kEventClassKeyboard = 0x6B65_7962  // "keyb"
/// The kind of events of a shortcut that was pressed.
public let kEventHotKeyPressed = 5
/// The kind of events of a shortcut that was released.
public let kEventHotKeyReleased = 6
/// The parameter with the object of an event.
public let kEventParamDirectObject = 0x2D2D_2D2D  // "----"
/// The type of a parameter that is the number of a shortcut.
public let typeEventHotKeyID = 0x686B_6964  // "hkid"
/// The result of a handler that leaves an event to others.
public let eventNotHandledErr = -9874
/// The result for a shortcut that another program has.
public let eventHotKeyExistsErr = -9878
/// The result for a shortcut that cannot be registered.
public let eventHotKeyInvalidErr = -9879
/// The result for an event without a parameter.
public let eventParameterNotFoundErr = -9870

/// The target of the program's events: `nil`, since there are none.
public func GetApplicationEventTarget() -> EventTargetRef! { nil }
/// The target of all events: `nil`, since there are none.
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }

/// Installs a handler, which is never called. Returns 0 and no handler.
@discardableResult
public func InstallEventHandler(
  _ inTarget: EventTargetRef?, _ inHandler: EventHandlerUPP?, _ inNumTypes: Int,
  _ inList: UnsafePointer<EventTypeSpec>?, _ inUserData: UnsafeMutableRawPointer?,
  _ outRef: UnsafeMutablePointer<EventHandlerRef?>?
) -> OSStatus {
  outRef?.pointee = nil
  return noErr
}

/// Removes a handler. No effect. Returns 0.
@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef?) -> OSStatus { noErr }

/// Registers a shortcut for all programs. Always fails with `eventHotKeyInvalidErr`: only the user defines such
/// shortcuts, in the desktop's settings, for instance for an action of the program's launcher (`desktopActions`).
@discardableResult
public func RegisterEventHotKey(
  _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID,
  _ inTarget: EventTargetRef?, _ inOptions: OptionBits,
  _ outRef: UnsafeMutablePointer<EventHotKeyRef?>?
) -> OSStatus {
  outRef?.pointee = nil
  return OSStatus(eventHotKeyInvalidErr)
}

/// Removes a shortcut. Always fails: none was registered.
@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef?) -> OSStatus {
  OSStatus(eventHotKeyInvalidErr)
}

/// Copies a parameter of an event. Always fails: there are no events.
@discardableResult
public func GetEventParameter(
  _ inEvent: EventRef?, _ inName: EventParamName, _ inDesiredType: EventParamType,
  _ outActualType: UnsafeMutablePointer<EventParamType>?, _ inBufferSize: Int,
  _ outActualSize: UnsafeMutablePointer<Int>?, _ outData: UnsafeMutableRawPointer?
) -> OSStatus {
  OSStatus(eventParameterNotFoundErr)
}

/// The class of an event. Always 0: there are no events.
public func GetEventClass(_ inEvent: EventRef?) -> OSType { 0 }
/// The kind of an event. Always 0: there are no events.
public func GetEventKind(_ inEvent: EventRef?) -> UInt32 { 0 }
