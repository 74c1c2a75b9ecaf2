internal import CGtk

/// A key of the keyboard. Mirrors SwiftUI's `KeyEquivalent`; keys without a character have those of
/// Apple's systems.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates the key for a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key for a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys. Mirrors SwiftUI's `EventModifiers`; `command` is Control, as everywhere on Linux,
/// and `option` is Alt.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  // The first four are GDK's bits.
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// Control, which is the command key on this desktop.
  public static let command = EventModifiers.control
  /// Creates the options of a literal. `[.command, .control]` is Control and Alt: there is one Control key for both,
  /// and a program may have another shortcut with Command alone.
  public init(arrayLiteral options: EventModifiers...) {
    self.init(rawValue: options.reduce(0) { $0 | $1.rawValue })
    if options.count(where: { $0 == .control }) > 1 { formUnion(.option) }
  }

  /// Whether the key is on the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The Fn key. Never set: keyboards do not report this key.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifiers.
  public static let all: EventModifiers = [
    .shift, .capsLock, .control, .option, .numericPad, .function,
  ]

  /// - Parameters:
  ///   - state: GDK's modifiers.
  ///   - keyval: The key, to recognise the number pad's.
  init(state: UInt32, keyval: UInt32) {
    self.init(state: state)
    let pad = UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_9)
    if pad.contains(keyval) || keyval == UInt32(GDK_KEY_KP_Equal) { insert(.numericPad) }
  }
}

extension KeyEquivalent {
  /// The keys F1 to F35 have the characters of AppKit's `NSF1FunctionKey` and those after it.
  private static let functionKeys = Dictionary(
    uniqueKeysWithValues: (0..<35).map { number in
      (GDK_KEY_F1 + number, KeyEquivalent(Character(Unicode.Scalar(0xF704 + UInt32(number))!)))
    })

  /// GDK's key for each that has no character of its own: not the number pad's, and not one that an
  /// input method makes.
  static let keyvals = Dictionary(
    named.filter { !(0xFE00...0xFEFF ~= $0.key) && !(GDK_KEY_KP_Space...GDK_KEY_KP_9 ~= $0.key) }
      .map { ($0.value, UInt32($0.key)) }
  ) { a, _ in a }

  private static let named: [Int32: KeyEquivalent] = functionKeys.merging([
    GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
    GDK_KEY_Escape: .escape, GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
    GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow,
    GDK_KEY_KP_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow,
    GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Right: .rightArrow,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Clear: .clear, GDK_KEY_KP_Space: .space,
  ]) { a, _ in a }

  /// The key without the effect of Shift on a letter; `nil` for a modifier key such as Shift.
  init?(keyval: UInt32) {
    if let named = Self.named[Int32(keyval)] {
      self = named
    } else {
      guard let text = KeyEquivalent.text(of: gdk_keyval_to_lower(keyval)) else { return nil }
      self.init(text)
    }
  }

  /// The typed character.
  static func text(of keyval: UInt32) -> Character? {
    let scalar = gdk_keyval_to_unicode(keyval)
    guard scalar != 0, let scalar = Unicode.Scalar(scalar) else { return nil }
    return Character(scalar)
  }
}
