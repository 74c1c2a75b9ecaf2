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

  /// The key as it is without Shift.
  fileprivate var plainKey: KeyEquivalent {
    key.character.isUppercase ? KeyEquivalent(Character(key.character.lowercased())) : key
  }

  /// Whether a press of `key` is this shortcut. Shift is part of a sign that is typed with it.
  fileprivate func matches(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
    let isUpper = self.key.character.isUppercase
    let modifiers = (isUpper ? self.modifiers.union(.shift) : self.modifiers)
      .intersection([.shift, .control, .option])
    guard plainKey == key else { return false }
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

  /// By their keys, and there by their owners: each control of a window may have one.
  private var entries: [Character: [ObjectIdentifier: Entry]] = [:]
  private var keys: [ObjectIdentifier: Character] = [:]
  /// What takes keys that no shortcut is for, the innermost last: a page that goes back by Escape.
  private var fallbacks: [(owner: ObjectIdentifier, take: (UInt32, EventModifiers) -> Bool)] = []
  private unowned var window: WindowContext!
  private var connections: [SignalConnection] = []
  /// Takes keys that no shortcut is for.
  var commands: ((KeyEquivalent, EventModifiers) -> Bool)?
  /// What takes a key that is no button's shortcut.
  var fallback: (KeyboardShortcut) -> Bool = { _ in false }

  /// Ties a shortcut to `owner`, in place of the one that it has.
  func add(_ shortcut: KeyboardShortcut, of owner: _Node, press: @escaping () -> Bool) {
    if shortcut.isBeforeText { listenBeforeText() }
    removeAll(of: owner)
    let id = ObjectIdentifier(owner)
    let key = shortcut.plainKey.character
    keys[id] = key
    entries[key, default: [:]][id] = Entry(owner: owner, shortcut: shortcut, press: press)
  }

  func removeAll(of owner: _Node) {
    ViewCost.step()
    guard !keys.isEmpty, let key = keys.removeValue(forKey: ObjectIdentifier(owner)) else { return }
    entries[key]?[ObjectIdentifier(owner)] = nil
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
    return pressFirst(of: key) { $0.isBeforeText && $0.matches(key, held) }
  }

  private func press(_ key: UInt32, state: UInt32) -> Bool {
    guard let held = modifiers(in: state) else { return false }
    let equivalent = KeyEquivalent(keyval: key)
    if let equivalent {
      if pressFirst(of: equivalent, { $0.matches(equivalent, held) }) { return true }
      if commands?(equivalent, held) == true { return true }
    }
    if fallbacks.reversed().contains(where: { $0.take(key, held) }) { return true }
    return equivalent.map { fallback(KeyboardShortcut($0, modifiers: held)) } ?? false
  }

  /// Presses the default button, if there is one that can be pressed.
  func pressDefault() -> Bool {
    pressFirst(of: .return) { $0 == .defaultAction } || fallback(.defaultAction)
  }

  private func pressFirst(
    of key: KeyEquivalent, _ isMeant: (KeyboardShortcut) -> Bool
  ) -> Bool {
    var meant: [ObjectIdentifier: Entry] = [:]
    for (id, entry) in entries[key.character] ?? [:] where isMeant(entry.shortcut) {
      meant[id] = entry
    }
    if meant.count < 2 { return meant.first?.value.press() ?? false }
    // Views come in any order; what counts is where they stand.
    for owner in _Node.inOrder(meant.values.map(\.owner)) {
      if meant[ObjectIdentifier(owner)]?.press() == true { return true }
    }
    return false
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

  /// Nodes of one window in the order of its tree: in one pass over the way to them.
  fileprivate static func inOrder(_ nodes: [_Node]) -> [_Node] {
    var wanted = Set(nodes.map { ObjectIdentifier($0) })
    var roots: [_Node] = []
    var isOnTheWay: Set<ObjectIdentifier> = []
    for node in nodes {
      var next = node
      while isOnTheWay.insert(ObjectIdentifier(next)).inserted {
        guard let parent = next.parent else {
          roots.append(next)
          break
        }
        next = parent
      }
    }
    var ordered: [_Node] = []
    func visit(_ node: _Node) {
      ViewCost.step()
      if wanted.remove(ObjectIdentifier(node)) != nil { ordered.append(node) }
      node.forEachChild { if isOnTheWay.contains(ObjectIdentifier($0)) { visit($0) } }
    }
    for root in roots { visit(root) }
    // What its parent does not count among its children: a bar's views, say.
    return ordered + nodes.filter { wanted.contains(ObjectIdentifier($0)) }
  }
}
