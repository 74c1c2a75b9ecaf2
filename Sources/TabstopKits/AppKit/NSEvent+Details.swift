public import Foundation
internal import Tabstop

extension NSEvent {
  /// A key that types no letter. Mirrors AppKit's.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The number of its character.
    public let rawValue: Int
    /// Creates a key from the number of its character.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character.
    public var unicodeScalar: UnicodeScalar { UnicodeScalar(UInt32(rawValue)) ?? "\u{FFFD}" }
    /// The up arrow.
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    /// The down arrow.
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    /// The left arrow.
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    /// The right arrow.
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    /// F1.
    public static let f1 = SpecialKey(rawValue: NSF1FunctionKey)
    /// F2.
    public static let f2 = SpecialKey(rawValue: NSF2FunctionKey)
    /// F3.
    public static let f3 = SpecialKey(rawValue: NSF3FunctionKey)
    /// F4.
    public static let f4 = SpecialKey(rawValue: NSF4FunctionKey)
    /// F5.
    public static let f5 = SpecialKey(rawValue: NSF5FunctionKey)
    /// F6.
    public static let f6 = SpecialKey(rawValue: NSF6FunctionKey)
    /// F7.
    public static let f7 = SpecialKey(rawValue: NSF7FunctionKey)
    /// F8.
    public static let f8 = SpecialKey(rawValue: NSF8FunctionKey)
    /// F9.
    public static let f9 = SpecialKey(rawValue: NSF9FunctionKey)
    /// F10.
    public static let f10 = SpecialKey(rawValue: NSF10FunctionKey)
    /// F11.
    public static let f11 = SpecialKey(rawValue: NSF11FunctionKey)
    /// F12.
    public static let f12 = SpecialKey(rawValue: NSF12FunctionKey)
    /// Delete.
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    /// Home.
    public static let home = SpecialKey(rawValue: 0xF729)
    /// End.
    public static let end = SpecialKey(rawValue: 0xF72B)
    /// Page Up.
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    /// Page Down.
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    /// Clear.
    public static let clearLine = SpecialKey(rawValue: 0xF739)
    /// Backspace.
    public static let delete = SpecialKey(rawValue: 0x7F)
    /// Backspace, by its older character. Never reported: see `delete`.
    public static let backspace = SpecialKey(rawValue: 0x08)
    /// Return.
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    /// A line break. Never reported: see `carriageReturn`.
    public static let newline = SpecialKey(rawValue: 0x0A)
    /// Enter of the number pad. Reported as `carriageReturn`.
    public static let enter = SpecialKey(rawValue: 0x03)
    /// Tab.
    public static let tab = SpecialKey(rawValue: 0x09)
    /// Shift and Tab.
    public static let backTab = SpecialKey(rawValue: 0x19)
  }

  /// The key, if it types no letter.
  public var specialKey: SpecialKey? {
    // The numbers of the keys on a Mac; the functions keys follow their characters.
    let keys: [UInt16: SpecialKey] = [
      36: .carriageReturn, 48: modifierFlags.contains(.shift) ? .backTab : .tab, 51: .delete,
      71: .clearLine, 76: .enter, 115: .home, 116: .pageUp, 117: .deleteForward, 119: .end,
      121: .pageDown, 123: .leftArrow, 124: .rightArrow, 125: .downArrow, 126: .upArrow,
    ]
    if let key = keys[keyCode] { return key }
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first,
      (NSF1FunctionKey...NSF12FunctionKey).contains(Int(scalar.value))
    else { return nil }
    return SpecialKey(rawValue: Int(scalar.value))
  }
  /// The characters that the key types with other modifiers: those without modifiers, in capital letters with
  /// Shift.
  public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    modifiers.contains(.shift)
      ? charactersIgnoringModifiers?.uppercased() : charactersIgnoringModifiers
  }

  /// The event by Core Graphics' type. Always `nil`: programs do not type for others here.
  public var cgEvent: CGEvent? { nil }
  /// The part of a gesture. Mirrors AppKit's; only events of keys arrive.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a phase from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has begun.
    public static let began = Phase(rawValue: 1)
    /// It has not moved.
    public static let stationary = Phase(rawValue: 2)
    /// It has moved.
    public static let changed = Phase(rawValue: 4)
    /// It has ended.
    public static let ended = Phase(rawValue: 8)
    /// It was broken off.
    public static let cancelled = Phase(rawValue: 16)
    /// It may begin.
    public static let mayBegin = Phase(rawValue: 32)
  }
  /// The part of a gesture. Always empty: only events of keys arrive.
  public var phase: Phase { [] }
  /// The part of the movement after a gesture. Always empty.
  public var momentumPhase: Phase { [] }
  /// Whether the wheel scrolls by points. Always `false`.
  public var hasPreciseScrollingDeltas: Bool { false }
  /// Whether the wheel scrolls the other way. Always `false`.
  public var isDirectionInvertedFromDevice: Bool { false }
  /// The angle of a turn. Always 0.
  public var rotation: Float { 0 }
  /// The pressure: 1 while a button is pressed.
  public var pressure: Float { pointer.pressure }
  /// The stage of the pressure. Always 0.
  public var stage: Int { 0 }
  /// The number of the active window.
  public var windowNumber: Int { window?.windowNumber ?? 0 }
  /// The number of the event. Always 0.
  public var eventNumber: Int { 0 }
  /// A value of an event of the system. Always 0.
  public var data1: Int { 0 }
  /// A value of an event of the system. Always 0.
  public var data2: Int { 0 }
  /// The kind of an event of the system. Mirrors AppKit's.
  public struct EventSubtype: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int16
    /// Creates a kind from its number.
    public init(rawValue: Int16) { self.rawValue = rawValue }
  }
  /// The kind of an event of the system. Always 0.
  public var subtype: EventSubtype { EventSubtype(rawValue: 0) }

  /// The longest time between the clicks of a double click, in seconds: the desktop's setting.
  public class var doubleClickInterval: TimeInterval { Desktop.doubleClickInterval }
  /// The time after which a held key repeats, in seconds. The desktop's usual one: its own is not
  /// known.
  public class var keyRepeatDelay: TimeInterval { 0.5 }
  /// The time between two repetitions of a held key, in seconds. The desktop's usual one: its own is
  /// not known.
  public class var keyRepeatInterval: TimeInterval { 0.03 }

  /// Creates an event of a key, to pass to a method of the program.
  public class func keyEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
    keyCode code: UInt16
  ) -> NSEvent? {
    guard type == .keyDown || type == .keyUp || type == .flagsChanged else { return nil }
    return NSEvent(type, flags, time, keys, ukeys, isARepeat: flag, keyCode: code)
  }
  /// Creates an event of the pointer, to pass to a method of the program.
  public class func mouseEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
  ) -> NSEvent? {
    let event = NSEvent(type, flags, time)
    event.pointer = Pointer(
      place: location, clicks: cNum, button: type.buttonNumber, pressure: pressure)
    return event
  }
  /// Creates an event of the program's own; its values are not kept.
  public class func otherEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    subtype: Int16, data1 d1: Int, data2 d2: Int
  ) -> NSEvent? { NSEvent(type, flags, time) }
}

extension NSEvent {
  /// Creates an event from one of Core Graphics'. Always `nil`: programs get none.
  public convenience init?(cgEvent: CGEvent) { return nil }
}
