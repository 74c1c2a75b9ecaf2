public import Foundation
internal import Tabstop

/// An event of a key, or of the pointer over a view of a program's own class. Mirrors the part of AppKit's `NSEvent` that
/// SwiftUI sources use.
@preconcurrency @MainActor
public final class NSEvent: NSObject {
  /// The type of an event. Mirrors AppKit's; those of keys and of the pointer arrive.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
    case mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
    case rotate = 18
    case gesture = 29
    case magnify, swipe, smartMagnify, quickLook, pressure
    case directTouch = 37
    case changeMode
  }

  /// Several types of events. Mirrors AppKit's.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a mask from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    fileprivate init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// A key goes down, or repeats.
    public static let keyDown = EventTypeMask(.keyDown)
    /// A key comes up.
    public static let keyUp = EventTypeMask(.keyUp)
    /// A modifier key goes down or comes up.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// The first pointer button was pressed.
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    /// The first pointer button was released.
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    /// The pointer was moved with the first button held.
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    /// The secondary pointer button was pressed.
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    /// The secondary pointer button was released.
    public static let rightMouseUp = EventTypeMask(.rightMouseUp)
    /// Another pointer button was pressed.
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    /// The pointer was moved with the secondary button held.
    public static let rightMouseDragged = EventTypeMask(.rightMouseDragged)
    /// The pointer has entered a view.
    public static let mouseEntered = EventTypeMask(.mouseEntered)
    /// The pointer has left a view.
    public static let mouseExited = EventTypeMask(.mouseExited)
    /// A pinch on a touch pad. Never arrives.
    public static let magnify = EventTypeMask(.magnify)
    /// A swipe on a touch pad. Never arrives.
    public static let swipe = EventTypeMask(.swipe)
    /// The pointer was moved.
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    /// The user has scrolled.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// The pointer was moved with another button held.
    public static let otherMouseDragged = EventTypeMask(.otherMouseDragged)
    /// Another pointer button was released.
    public static let otherMouseUp = EventTypeMask(.otherMouseUp)
    /// Two fingers turn on a touch pad. Never arrives.
    public static let rotate = EventTypeMask(.rotate)
    /// A gesture on a touch pad. Never arrives.
    public static let gesture = EventTypeMask(.gesture)
    /// The pointer's picture may change. Never arrives.
    public static let cursorUpdate = EventTypeMask(.cursorUpdate)
    /// A key for the sound or the brightness. Never arrives: the desktop has them.
    public static let systemDefined = EventTypeMask(.systemDefined)
    /// An event of AppKit's own. Never arrives.
    public static let appKitDefined = EventTypeMask(.appKitDefined)
    /// An event of the program's own. Never arrives.
    public static let applicationDefined = EventTypeMask(.applicationDefined)
    /// An event at regular times. Never arrives.
    public static let periodic = EventTypeMask(.periodic)
    /// The pressure on a touch pad has changed. Never arrives.
    public static let pressure = EventTypeMask(.pressure)
    /// Two fingers tap twice on a touch pad. Never arrives.
    public static let smartMagnify = EventTypeMask(.smartMagnify)
    /// A finger touches a screen. Never arrives.
    public static let directTouch = EventTypeMask(.directTouch)
    /// All types.
    public static let any = EventTypeMask(rawValue: .max)
    /// The mask of one type.
    public init(type: EventType) { self.init(type) }

    fileprivate static let ofKeys: EventTypeMask = [.keyDown, .keyUp, .flagsChanged]
    fileprivate static let ofPointer: EventTypeMask = [
      .leftMouseDown, .leftMouseUp, .leftMouseDragged, .rightMouseDown, .rightMouseUp,
      .rightMouseDragged, .otherMouseDown, .otherMouseUp, .otherMouseDragged, .mouseMoved,
      .scrollWheel,
    ]
  }

  /// Modifier keys. Mirrors AppKit's; `command` is Control, as everywhere on Linux.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates flags from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The Control key. Never set: it is `command` here.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Control, which is the command key on this desktop.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The Help key. Never set: there is no such key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// The Fn key. Never set: keyboards do not report this key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The bits that do not depend on the keyboard: all here.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)

    init(_ modifiers: EventModifiers) {
      var flags: ModifierFlags = []
      if modifiers.contains(.shift) { flags.insert(.shift) }
      if modifiers.contains(.capsLock) { flags.insert(.capsLock) }
      if modifiers.contains(.command) { flags.insert(.command) }
      if modifiers.contains(.option) { flags.insert(.option) }
      if modifiers.contains(.numericPad) { flags.insert(.numericPad) }
      self = flags
    }

    /// The keys that are modifiers of a shortcut.
    var modifiers: EventModifiers {
      var modifiers: EventModifiers = []
      if contains(.shift) { modifiers.insert(.shift) }
      if contains(.control) { modifiers.insert(.control) }
      if contains(.option) { modifiers.insert(.option) }
      if contains(.command) { modifiers.insert(.command) }
      return modifiers
    }
  }

  /// The type of an event.
  public let type: EventType
  /// The modifier keys that are held.
  public let modifierFlags: ModifierFlags
  /// The typed characters.
  public let characters: String?
  /// The characters of the key without modifiers.
  public let charactersIgnoringModifiers: String?
  /// Whether the key is held, and repeats.
  public let isARepeat: Bool
  /// The number of the key on an American keyboard of a Mac: 53 for Escape, 36 for Return, 123 to 126 for the
  /// arrows. 65535 for a key that has none there.
  public let keyCode: UInt16
  /// The active window.
  public var window: NSWindow? { NSApp.keyWindow }
  /// Seconds since the system was started.
  public let timestamp: TimeInterval

  /// Whether the event has not been handled.
  package var isUnhandled = false
  /// The place of the pointer in the scene of a game.
  package var placeInScene: CGPoint?
  /// What the pointer does.
  struct Pointer {
    var place = CGPoint.zero
    var (clicks, button) = (0, 0)
    var delta = CGPoint.zero
    var scroll = CGPoint.zero
    var pressure: Float = 0
  }
  var pointer = Pointer()

  /// The place of the pointer: in a game in its scene, else in the view that gets the event, from its upper left corner. A
  /// view converts it from the window without changing it.
  public var locationInWindow: CGPoint { placeInScene ?? pointer.place }
  /// The number of presses shortly after each other; 0 for an event that is not of a button.
  public var clickCount: Int { pointer.clicks }
  /// The number of the button: 0 for the first, 1 for the secondary, 2 for the middle one.
  public var buttonNumber: Int { pointer.button }
  /// The horizontal movement.
  public var deltaX: CGFloat { pointer.delta.x }
  /// The vertical movement, down.
  public var deltaY: CGFloat { pointer.delta.y }
  /// The horizontal scrolling: positive towards the left.
  public var scrollingDeltaX: CGFloat { pointer.scroll.x }
  /// The vertical scrolling: positive towards the top.
  public var scrollingDeltaY: CGFloat { pointer.scroll.y }
  /// The change of the scale. Always 0.
  public var magnification: CGFloat { 0 }

  package init(_ press: KeyPress) {
    type = press.phase == .up ? .keyUp : .keyDown
    modifierFlags = ModifierFlags(press.modifiers)
    characters = press.characters
    charactersIgnoringModifiers = String(press.key.character)
    isARepeat = press.phase == .repeat
    keyCode = MacKeyCodes.code(of: press.key)
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  init(modifiers: EventModifiers) {
    type = .flagsChanged
    modifierFlags = ModifierFlags(modifiers)
    (characters, charactersIgnoringModifiers, isARepeat, keyCode) = (nil, nil, false, .max)
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  package init(
    _ type: EventType, _ flags: ModifierFlags, _ timestamp: TimeInterval,
    _ characters: String? = nil, _ plain: String? = nil, isARepeat: Bool = false,
    keyCode: UInt16 = .max
  ) {
    (self.type, modifierFlags, self.timestamp) = (type, flags, timestamp)
    (self.characters, charactersIgnoringModifiers) = (characters, plain)
    (self.isARepeat, self.keyCode) = (isARepeat, keyCode)
    super.init()
  }

  /// Calls a closure for the program's events of keys and of the pointer, before the views get them. The place of the
  /// pointer is that in the window, from its upper left corner.
  ///
  /// - Parameter block: Returns the event, for the views, or `nil` if it has used it.
  /// - Returns: What `removeMonitor(_:)` takes.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = EventMonitor()
    if !mask.isDisjoint(with: .ofKeys) {
      monitor.keys = KeyMonitors.add { event in
        let event =
          switch event {
          case .press(let press): NSEvent(press)
          case .modifiers(let modifiers): NSEvent(modifiers: modifiers)
          }
        return mask.contains(EventTypeMask(event.type)) && block(event) == nil
      }
    }
    if !mask.isDisjoint(with: .ofPointer) {
      monitor.pointer = PointerMonitors.add { event in
        let event = NSEvent(event)
        return mask.contains(EventTypeMask(event.type)) && block(event) == nil
      }
    }
    return monitor
  }

  /// Calls a closure for events of other programs. Always `nil`: a program does not get the events
  /// of others.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  /// Ends the calls of a closure.
  public class func removeMonitor(_ eventMonitor: Any) {
    guard let monitor = eventMonitor as? EventMonitor else { return }
    if let keys = monitor.keys { KeyMonitors.remove(keys) }
    if let pointer = monitor.pointer { PointerMonitors.remove(pointer) }
  }

  /// The modifier keys that are held while a window of the program is active.
  public class var modifierFlags: ModifierFlags { ModifierFlags(KeyMonitors.modifiers) }
  /// The origin: a program does not learn where the pointer is.
  public class var mouseLocation: CGPoint { .zero }
  /// The pointer's pressed buttons. Always 0: a program is not notified of them.
  public class var pressedMouseButtons: Int { 0 }
}

/// The numbers of the monitors for one closure of a program.
private final class EventMonitor {
  var keys, pointer: Int?
}

/// The numbers of keys on an American keyboard of a Mac.
private enum MacKeyCodes {
  static func code(of key: KeyEquivalent) -> UInt16 { codes[key] ?? .max }

  private static let codes: [KeyEquivalent: UInt16] = {
    // In the order of their numbers; a space is a number that has another key.
    let first = Array("asdfhgzxcv bqweryt123465=97-80]ou[ip lj'k;\\,/nm.  `")
    var codes: [KeyEquivalent: UInt16] = [:]
    for (number, character) in first.enumerated() where character != " " {
      codes[KeyEquivalent(character)] = UInt16(number)
    }
    let named: [KeyEquivalent: UInt16] = [
      .return: 36, .tab: 48, .space: 49, .delete: 51, .escape: 53, .clear: 71, .home: 115,
      .pageUp: 116, .deleteForward: 117, .end: 119, .pageDown: 121, .leftArrow: 123,
      .rightArrow: 124, .downArrow: 125, .upArrow: 126,
    ]
    // F1 to F12.
    let functions: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111]
    for (number, code) in functions.enumerated() {
      codes[KeyEquivalent(Character(Unicode.Scalar(0xF704 + UInt32(number))!))] = code
    }
    return codes.merging(named) { $1 }
  }()
}
