internal import CGtk
internal import GtkBridge

/// A key with modifiers. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way in which a shortcut adapts to other keyboards. Mirrors SwiftUI's. No effect here: a
  /// shortcut is identified by the typed character, on any keyboard.
  public struct Localization: Hashable, Sendable {
    let name: String

    /// The default. All are the same here.
    public static let automatic = Localization(name: "automatic")
    /// A value with the same effect as the others here.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// A value with the same effect as the others here.
    public static let custom = Localization(name: "custom")
  }

  /// The key, by its character.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers
  /// The change of the shortcut in other languages. No effect here.
  public var localization = Localization.automatic

  /// Creates a shortcut.
  /// - Parameter modifiers: `.command` is the Control key on this desktop.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates a shortcut.
  /// - Parameter localization: No effect here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
    self.localization = localization
  }

  /// The shortcut of the default button: Return, if the focused control does not use it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut that cancels: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a shortcut press the button, toggle, menu or link inside, wherever the focus is. Mirrors
  /// SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.inherited.keyboardShortcut, shortcut)
  }

  /// Lets a shortcut press the button inside, or none with `nil`. Mirrors SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.inherited.keyboardShortcut, shortcut)
  }

  /// Lets `key` with `modifiers` press the button inside, wherever the focus is. Mirrors SwiftUI.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets `key` with `modifiers` press the button inside; `localization` has no effect here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

extension KeyboardShortcut {
  /// Whether the shortcut takes precedence over the edited text's use of the key: any combination
  /// except those for editing.
  fileprivate var isBeforeText: Bool {
    guard !modifiers.isDisjoint(with: [.control, .option]) else { return false }
    return modifiers.contains(.option) || !KeyEquivalent.editing.contains(key.character)
  }

  /// The key without Shift.
  fileprivate var plainKey: KeyEquivalent {
    key.character.isUppercase ? KeyEquivalent(Character(key.character.lowercased())) : key
  }

  /// Whether a press of `key` is this shortcut. For a character that is typed with Shift, Shift is
  /// part of it.
  fileprivate func matches(_ press: KeyPressed, _ held: EventModifiers) -> Bool {
    let isUpper = self.key.character.isUppercase
    let modifiers = (isUpper ? self.modifiers.union(.shift) : self.modifiers)
      .intersection([.shift, .control, .option])
    if plainKey == press.key {
      if modifiers == held { return true }
      let character = press.key.character
      let isSign = !character.isLetter && !character.isWhitespace && press.key.isTyped
      if isSign, modifiers == held.subtracting(.shift) { return true }
    }
    return plainKey == press.keyWithoutShift && modifiers == held
  }
}

/// A pressed key.
private struct KeyPressed {
  let key: KeyEquivalent
  /// What the key types without Shift, if Shift is held and it types something else with it: "." for ">". A
  /// program may say both.
  let keyWithoutShift: KeyEquivalent?
}

extension KeyEquivalent {
  /// The keys that edit texts together with Control: select all, copy, cut, paste, undo, redo, and
  /// moves by words and to either end.
  fileprivate static let editing = Set<Character>("acxvzyACXVZY").union(
    [upArrow, downArrow, leftArrow, rightArrow, delete, deleteForward, home, end].map(\.character))

  /// Whether the key types a character, rather than moving or deleting.
  fileprivate var isTyped: Bool {
    !("\u{F700}"..."\u{F8FF}").contains(character) && character >= " "
  }
}

/// The shortcuts of one window. The first that matches, in the order of the views, is used.
@MainActor
final class KeyboardShortcuts {
  private struct Entry {
    unowned let owner: _Node
    let shortcut: KeyboardShortcut
    /// Presses the control, and returns whether it was possible.
    let press: () -> Bool
  }

  /// The shortcuts by their keys, and then by their owners: each control of a window may have one.
  private var entries: [Character: [ObjectIdentifier: Entry]] = [:]
  private var keys: [ObjectIdentifier: Character] = [:]
  /// Handlers of keys without a shortcut, the innermost last: a page that goes back by Escape.
  private var fallbacks: [(owner: ObjectIdentifier, handle: (UInt32, EventModifiers) -> Bool)] = []
  private unowned var window: WindowContext!
  private var connections: [SignalConnection] = []
  /// Handles keys without a shortcut.
  var commands: ((KeyEquivalent, EventModifiers) -> Bool)?
  /// Handles a key that is not a button's shortcut.
  var fallback: (KeyboardShortcut) -> Bool = { _ in false }

  /// Sets the shortcut of `owner`, replacing its previous one.
  func add(_ shortcut: KeyboardShortcut, of owner: _Node, press: @escaping () -> Bool) {
    if shortcut.isBeforeText { listenBeforeText() }
    removeAll(of: owner)
    let id = ObjectIdentifier(owner)
    let key = shortcut.plainKey.character
    keys[id] = key
    entries[key, default: [:]][id] = Entry(owner: owner, shortcut: shortcut, press: press)
  }

  func shortcut(of owner: _Node) -> KeyboardShortcut? {
    guard !keys.isEmpty, let key = keys[ObjectIdentifier(owner)] else { return nil }
    return entries[key]?[ObjectIdentifier(owner)]?.shortcut
  }

  func removeAll(of owner: _Node) {
    ViewCost.step()
    guard !keys.isEmpty, let key = keys.removeValue(forKey: ObjectIdentifier(owner)) else { return }
    entries[key]?[ObjectIdentifier(owner)] = nil
  }

  func addFallback(of owner: _Node, _ handle: @escaping (UInt32, EventModifiers) -> Bool) {
    fallbacks.append((ObjectIdentifier(owner), handle))
  }

  func removeFallback(of owner: _Node) {
    fallbacks.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Handles the keys that nothing inside the window has used.
  func listen(to window: WindowContext) {
    self.window = window
    connections = [listen(GTK_PHASE_BUBBLE) { $0.press($1, $2, $3) }]
  }

  /// Handles keys before the focused widget, once there is a shortcut that needs it.
  func listenBeforeText() {
    guard connections.count == 1 else { return }
    connections.append(listen(GTK_PHASE_CAPTURE) { $0.pressBeforeText($2, $3) })
  }

  private func listen(
    _ phase: GtkPropagationPhase,
    _ press:
      @escaping @MainActor (KeyboardShortcuts, UInt32, KeyPressed?, EventModifiers) -> Bool
  ) -> SignalConnection {
    let controller = EventController.keys()
    gtk_event_controller_set_propagation_phase(controller.opaque, phase)
    let connection = SignalConnection(controller, "key-pressed", owner: self) {
      [unowned controller] shortcuts, arguments in
      guard let held = shortcuts.modifiers(in: arguments.flags(2)) else {
        return arguments.answer(false)
      }
      let key = arguments.uint(0)
      let pressed = KeyEquivalent(keyval: key).map { typed in
        let plain =
          held.contains(.shift)
          ? controller.keyWithoutShift(code: arguments.uint(1)).flatMap(KeyEquivalent.init(keyval:))
          : nil
        return KeyPressed(key: typed, keyWithoutShift: plain == typed ? nil : plain)
      }
      arguments.answer(press(shortcuts, key, pressed, held))
    }
    window.widget.add(controller)
    return connection
  }

  /// The modifiers of a key; `nil` for a combination of the window manager's.
  private func modifiers(in state: UInt32) -> EventModifiers? {
    let foreign = GDK_SUPER_MASK.rawValue | GDK_HYPER_MASK.rawValue | GDK_META_MASK.rawValue
    return state & foreign == 0 ? EventModifiers(rawValue: Int(state) & 0b1101) : nil
  }

  private func pressBeforeText(_ press: KeyPressed?, _ held: EventModifiers) -> Bool {
    guard window.isTyping, !window.keys.isComposing, let press else { return false }
    if pressFirst(of: press, { $0.isBeforeText && $0.matches(press, held) }) { return true }
    window.textWillUndo(press.key, held)
    return false
  }

  private func press(_ key: UInt32, _ press: KeyPressed?, _ held: EventModifiers) -> Bool {
    if let press {
      // The text has not used the key.
      if press.key == "z" { _ = window.state.beginUndo() }
      if pressFirst(of: press, { $0.matches(press, held) }) { return true }
      if commands?(press.key, held) == true { return true }
    }
    if fallbacks.reversed().contains(where: { $0.handle(key, held) }) { return true }
    guard let press else { return false }
    return window.undo(press.key, held) || fallback(KeyboardShortcut(press.key, modifiers: held))
      || window.closeByKey(press.key, held)
  }

  /// Presses the default button, if one can be pressed.
  func pressDefault() -> Bool {
    pressFirst(of: .return) { $0 == .defaultAction } || fallback(.defaultAction)
  }

  private func pressFirst(of press: KeyPressed, _ isMeant: (KeyboardShortcut) -> Bool) -> Bool {
    if pressFirst(of: press.key, isMeant) { return true }
    return press.keyWithoutShift.map { pressFirst(of: $0, isMeant) } ?? false
  }

  private func pressFirst(
    of key: KeyEquivalent, _ isMeant: (KeyboardShortcut) -> Bool
  ) -> Bool {
    var meant: [ObjectIdentifier: Entry] = [:]
    for (id, entry) in entries[key.character] ?? [:] where isMeant(entry.shortcut) {
      meant[id] = entry
    }
    if meant.count < 2 { return meant.first?.value.press() ?? false }
    // Views are added in any order; their place in the tree counts.
    for owner in _Node.inOrder(meant.values.map(\.owner)) {
      if meant[ObjectIdentifier(owner)]?.press() == true { return true }
    }
    return false
  }
}

extension _Node {
  /// Connects an enclosing shortcut to `action` instead of a press of `widget`.
  final func followShortcut(of widget: Widget, _ action: @escaping () -> Void) {
    let shortcut = environment.inherited.keyboardShortcut
    if shortcut != window.shortcuts.shortcut(of: self) { widget.setAccessibleShortcut(shortcut) }
    guard let shortcut else {
      window.shortcuts.removeAll(of: self)
      return
    }
    window.shortcuts.add(shortcut, of: self) { [weak self] in
      // If the control is enabled, and its page is not covered by another.
      guard let self, widget.pointer.takesInput,
        environment.pageAppearance?.isShown != false
      else { return false }
      action()
      return true
    }
  }

  /// Sorts nodes of one window in the order of its tree, in one pass over the paths to them.
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
    // Nodes that their parent does not list as children, such as a bar's views.
    return ordered + nodes.filter { wanted.contains(ObjectIdentifier($0)) }
  }
}
