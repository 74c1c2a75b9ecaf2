internal import CGtk
internal import GtkBridge

/// A key, and the keys held with it. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut fits other keyboards. Mirrors SwiftUI's; here a shortcut goes by what the key
  /// types, on any keyboard, so it has no effect.
  public struct Localization: Hashable, Sendable {
    let name: String

    /// The default. All are alike here.
    public static let automatic = Localization(name: "automatic")
    /// As the others here.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As the others here.
    public static let custom = Localization(name: "custom")
  }

  /// The key, by what it types.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// No effect here.
  public var localization = Localization.automatic

  /// - Parameter modifiers: `.command` is the Control key on this desktop.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// - Parameter localization: No effect here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
    self.localization = localization
  }

  /// Return, where the control that has the focus does not use it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a key press the button, toggle, menu or link inside, wherever the focus is. Mirrors SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.inherited.keyboardShortcut, shortcut)
  }

  /// Lets a key press the button inside, or with `nil` none. Mirrors SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.inherited.keyboardShortcut, shortcut)
  }

  /// Lets `key` with `modifiers` press the button inside, wherever the focus is. Mirrors SwiftUI.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The same; `localization` has no effect here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

extension KeyboardShortcut {
  /// Whether the shortcut goes before what a text that is edited would do with the key: any chord
  /// but those by which everybody edits.
  fileprivate var isBeforeText: Bool {
    guard !modifiers.isDisjoint(with: [.control, .option]) else { return false }
    return modifiers.contains(.option) || !KeyEquivalent.editing.contains(key.character)
  }

  /// Whether a press of `key` is this shortcut. Shift is part of a sign that is typed with it.
  fileprivate func matches(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
    let isUpper = self.key.character.isUppercase
    let own = isUpper ? KeyEquivalent(Character(self.key.character.lowercased())) : self.key
    let modifiers = (isUpper ? self.modifiers.union(.shift) : self.modifiers)
      .intersection([.shift, .control, .option])
    guard own == key else { return false }
    let isSign = !key.character.isLetter && !key.character.isWhitespace && key.isTyped
    return modifiers == held || isSign && modifiers == held.subtracting(.shift)
  }
}

extension KeyEquivalent {
  /// With Control: all, copy, cut, paste, undo and redo, by words, and to either end.
  fileprivate static let editing = Set<Character>("acxvzyACXVZY").union(
    [upArrow, downArrow, leftArrow, rightArrow, delete, deleteForward, home, end].map(\.character))

  /// Whether the key types a sign, rather than moving or deleting.
  fileprivate var isTyped: Bool {
    !("\u{F700}"..."\u{F8FF}").contains(character) && character >= " "
  }
}

/// The shortcuts of one window. The first that matches, in the order of the views, wins.
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
  private unowned var window: WindowContext!
  private var connections: [SignalConnection] = []
  /// Takes keys that no shortcut is for.
  var commands: ((KeyEquivalent, EventModifiers) -> Bool)?
  /// What takes a key that is no button's shortcut.
  var fallback: (KeyboardShortcut) -> Bool = { _ in false }

  /// Ties a shortcut to `owner`, at the place of the one that it has.
  func add(_ shortcut: KeyboardShortcut, of owner: _Node, press: @escaping () -> Bool) {
    if shortcut.isBeforeText { listenBeforeText() }
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

  /// Hears the keys that nothing inside the window has used.
  func listen(to window: WindowContext) {
    self.window = window
    connections = [listen(GTK_PHASE_BUBBLE) { $0.press($1, state: $2) }]
  }

  /// Hears the keys before what has the focus, from the first shortcut on that is to.
  private func listenBeforeText() {
    guard connections.count == 1 else { return }
    connections.append(listen(GTK_PHASE_CAPTURE) { $0.pressBeforeText($1, state: $2) })
  }

  private func listen(
    _ phase: GtkPropagationPhase,
    _ press: @escaping @MainActor (KeyboardShortcuts, UInt32, UInt32) -> Bool
  ) -> SignalConnection {
    let controller = ObjectRef(UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    gtk_event_controller_set_propagation_phase(controller.opaque, phase)
    let connection = SignalConnection(controller, "key-pressed", owner: self) {
      $1.answer(press($0, $1.uint(0), $1.flags(2)))
    }
    // The window takes over the reference that the constructor gave.
    gtk_widget_add_controller(window.widget.pointer, controller.opaque)
    return connection
  }

  /// The modifiers of a chord; `nil` of one that is the window manager's.
  private func modifiers(in state: UInt32) -> EventModifiers? {
    let foreign = GDK_SUPER_MASK.rawValue | GDK_HYPER_MASK.rawValue | GDK_META_MASK.rawValue
    return state & foreign == 0 ? EventModifiers(rawValue: Int(state) & 0b1101) : nil
  }

  private func pressBeforeText(_ key: UInt32, state: UInt32) -> Bool {
    guard window.isTyping, !window.keys.isComposing, let held = modifiers(in: state),
      let key = KeyEquivalent(keyval: key)
    else { return false }
    return pressFirst { $0.isBeforeText && $0.matches(key, held) }
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    guard let held = modifiers(in: state) else { return false }
    let equivalent = KeyEquivalent(keyval: key)
    if let equivalent {
      if pressFirst({ $0.matches(equivalent, held) }) { return true }
      if commands?(equivalent, held) == true { return true }
    }
    if fallbacks.reversed().contains(where: { $0.take(key, held) }) { return true }
    return equivalent.map { fallback(KeyboardShortcut($0, modifiers: held)) } ?? false
  }

  /// Presses the default button, if there is one that can be pressed.
  func pressDefault() -> Bool {
    pressFirst { $0 == .defaultAction } || fallback(.defaultAction)
  }

  private func pressFirst(_ isMeant: (KeyboardShortcut) -> Bool) -> Bool {
    var meant = entries.filter { isMeant($0.shortcut) }
    // Views come in any order; what counts is where they stand.
    if meant.count > 1 { meant.sort { $0.owner.stands(before: $1.owner) } }
    return meant.contains { $0.press() }
  }
}

extension _Node {
  /// Has the shortcut around, if there is one, carry out `action` in place of a press of `widget`.
  final func followShortcut(of widget: Widget, _ action: @escaping () -> Void) {
    guard let shortcut = environment.inherited.keyboardShortcut else {
      window.shortcuts.removeAll(of: self)
      return
    }
    window.shortcuts.add(shortcut, of: self) { [weak self] in
      // As far as the control can be used, and its page is not covered by another.
      guard let self, gtk_widget_is_sensitive(widget.pointer) != 0,
        environment.pageAppearance?.isShown != false
      else { return false }
      action()
      return true
    }
  }

  /// Whether this node comes before `other` in the tree of the same window.
  fileprivate func stands(before other: _Node) -> Bool {
    let (mine, others) = (path, other.path)
    guard let fork = zip(mine, others).enumerated().first(where: { $1.0 !== $1.1 }),
      fork.offset > 0
    else { return mine.count < others.count }
    var first: _Node?
    mine[fork.offset - 1].forEachChild { child in
      if first == nil, child === fork.element.0 || child === fork.element.1 { first = child }
    }
    return first === fork.element.0
  }

  /// The nodes from the top of the tree to this one.
  private var path: [_Node] {
    var path: [_Node] = []
    var next: _Node? = self
    while let node = next {
      path.append(node)
      next = node.parent
    }
    return path.reversed()
  }
}
