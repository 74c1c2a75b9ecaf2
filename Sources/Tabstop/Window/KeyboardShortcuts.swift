internal import CGtk
internal import GtkBridge

/// A key of the keyboard. Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let delete = KeyEquivalent("\u{8}")
}

/// Keys held while another is pressed. Mirrors SwiftUI's `EventModifiers`; `command` is Control,
/// as everywhere on Linux.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers.control
}

/// A key, and the keys held with it. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, where the control that has the focus does not use it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a key press the button inside, wherever the focus is. Mirrors SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.inherited.keyboardShortcut, shortcut)
  }

  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}

/// The shortcuts of one window. The first that matches, in order of appearance, wins.
@MainActor
final class KeyboardShortcuts {
  private struct Entry {
    unowned let owner: _Node
    let shortcut: KeyboardShortcut
    /// Answers whether it could be pressed.
    let press: () -> Bool
  }

  private var entries: [Entry] = []
  /// What takes keys that no shortcut is for, the innermost last: a page that goes back by Escape.
  private var fallbacks: [(owner: ObjectIdentifier, take: (UInt32, EventModifiers) -> Bool)] = []
  private var connection: SignalConnection?
  /// What takes a key that is no button's shortcut.
  var fallback: (KeyboardShortcut) -> Bool = { _ in false }

  /// Ties a shortcut to `owner`, at the place of the one that it has.
  func add(_ shortcut: KeyboardShortcut, of owner: _Node, press: @escaping () -> Bool) {
    let entry = Entry(owner: owner, shortcut: shortcut, press: press)
    if let index = entries.firstIndex(where: { $0.owner === owner }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  func removeAll(of owner: _Node) {
    entries.removeAll { $0.owner === owner }
  }

  func addFallback(of owner: _Node, _ take: @escaping (UInt32, EventModifiers) -> Bool) {
    fallbacks.append((ObjectIdentifier(owner), take))
  }

  func removeFallback(of owner: _Node) {
    fallbacks.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Keys that nothing inside `window` has used.
  func listen(to window: Widget) {
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    connection = SignalConnection(controller, "key-pressed", owner: self) { shortcuts, arguments in
      arguments.answer(shortcuts.press(arguments.uint(0), state: arguments.flags(2)))
    }
    // The window takes over the reference that the constructor gave.
    gtk_widget_add_controller(window.pointer, controller.opaque)
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    // With these a chord is the window manager's.
    let foreign = GDK_SUPER_MASK.rawValue | GDK_HYPER_MASK.rawValue | GDK_META_MASK.rawValue
    guard state & foreign == 0 else { return false }
    let held = EventModifiers(rawValue: Int(state) & 0b1101)
    let pressed = KeyEquivalent(keyval: key).map { KeyboardShortcut($0, modifiers: held) }
    if let pressed, entries.contains(where: { $0.shortcut == pressed && $0.press() }) {
      return true
    }
    if fallbacks.reversed().contains(where: { $0.take(key, held) }) { return true }
    return pressed.map(fallback) ?? false
  }

  /// Presses the default button, if there is one that can be pressed.
  func pressDefault() -> Bool {
    perform(.defaultAction)
  }

  private func perform(_ shortcut: KeyboardShortcut) -> Bool {
    entries.contains { $0.shortcut == shortcut && $0.press() } || fallback(shortcut)
  }
}

extension KeyEquivalent {
  fileprivate init?(keyval: UInt32) {
    switch Int32(keyval) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
    default:
      let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))
      guard scalar != 0, let scalar = Unicode.Scalar(scalar) else { return nil }
      self.init(Character(scalar))
    }
  }
}
