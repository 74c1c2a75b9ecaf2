public import Foundation
internal import Tabstop

/// What the user did with the keyboard or the pointer. Mirrors the part of AppKit's `NSEvent` that SwiftUI
/// sources use. Monitors are kept, and never called: `onKeyPress`, `keyboardShortcut` and SwiftUI's gestures
/// are.
@preconcurrency @MainActor
public final class NSEvent: NSObject {
  /// A kind of event. Mirrors AppKit's.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
    case gesture = 29
    case magnify, swipe, rotate
  }
  /// Kinds of events. Mirrors AppKit's.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a mask from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// A press of the first button.
    public static let leftMouseDown = EventTypeMask(EventType.leftMouseDown)
    /// A release of the first button.
    public static let leftMouseUp = EventTypeMask(EventType.leftMouseUp)
    /// A press of the second button.
    public static let rightMouseDown = EventTypeMask(EventType.rightMouseDown)
    /// A release of the second button.
    public static let rightMouseUp = EventTypeMask(EventType.rightMouseUp)
    /// A press of another button.
    public static let otherMouseDown = EventTypeMask(EventType.otherMouseDown)
    /// A movement.
    public static let mouseMoved = EventTypeMask(EventType.mouseMoved)
    /// A movement with the first button.
    public static let leftMouseDragged = EventTypeMask(EventType.leftMouseDragged)
    /// A movement with the second button.
    public static let rightMouseDragged = EventTypeMask(EventType.rightMouseDragged)
    /// The pointer comes.
    public static let mouseEntered = EventTypeMask(EventType.mouseEntered)
    /// The pointer goes.
    public static let mouseExited = EventTypeMask(EventType.mouseExited)
    /// A press of a key.
    public static let keyDown = EventTypeMask(EventType.keyDown)
    /// A release of a key.
    public static let keyUp = EventTypeMask(EventType.keyUp)
    /// A press or release of a modifier.
    public static let flagsChanged = EventTypeMask(EventType.flagsChanged)
    /// A turn of the wheel.
    public static let scrollWheel = EventTypeMask(EventType.scrollWheel)
    /// Two fingers.
    public static let magnify = EventTypeMask(EventType.magnify)
    /// Fingers.
    public static let swipe = EventTypeMask(EventType.swipe)
    /// All.
    public static let any = EventTypeMask(rawValue: .max)
  }
  /// Keys that are held. Mirrors AppKit's.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates flags from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The key of shortcuts: Control on this desktop.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The keypad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// Those that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  private override init() {
    type = .applicationDefined
    super.init()
  }

  /// The kind.
  public let type: EventType
  /// The keys that were held.
  public let modifierFlags: ModifierFlags = []
  /// The number of the key.
  public let keyCode: UInt16 = 0
  /// What the key types.
  public let characters: String? = nil
  /// What the key types without modifiers.
  public let charactersIgnoringModifiers: String? = nil
  /// Whether the key is held.
  public let isARepeat = false
  /// Where the pointer was.
  public let locationInWindow = CGPoint.zero
  /// The number of presses.
  public let clickCount = 0
  /// The number of the button.
  public let buttonNumber = 0
  /// How far the pointer went.
  public let deltaX: CGFloat = 0
  /// How far the pointer went.
  public let deltaY: CGFloat = 0
  /// How far the wheel went.
  public let scrollingDeltaX: CGFloat = 0
  /// How far the wheel went.
  public let scrollingDeltaY: CGFloat = 0
  /// How far the fingers went.
  public let magnification: CGFloat = 0
  /// When it was.
  public let timestamp: TimeInterval = 0
  /// The window.
  public var window: NSWindow? { nil }

  /// None: use `modifierKeyAlternate` or `onModifierKeysChanged`.
  public static var modifierFlags: ModifierFlags { [] }
  /// Unknown: zero.
  public static var mouseLocation: CGPoint { .zero }
  /// None.
  public static var pressedMouseButtons: Int { 0 }

  /// Keeps a monitor, which is never called.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    WithoutCounterpart.report("NSEvent.addLocalMonitorForEvents", use: "onKeyPress")
    return Monitor()
  }
  /// Keeps a monitor, which is never called.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    WithoutCounterpart.report("NSEvent.addGlobalMonitorForEvents", use: "a desktop's shortcut")
    return Monitor()
  }
  /// Removes a monitor.
  public static func removeMonitor(_ eventMonitor: Any) {}

  private final class Monitor {}
}
