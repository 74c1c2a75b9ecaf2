internal import CGtk

extension View {
  /// Runs `action` when a modifier key is pressed or released while the window is active. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - mask: The keys whose changes run the action.
  ///   - initial: Whether the action also runs when the view appears.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }

  /// Adds the alternate of a menu item or control, which on Apple's systems replaces it while modifier
  /// keys are pressed. Mirrors SwiftUI.
  ///
  /// Here both are shown, the alternate after the view, so that the user need not know the keys. A
  /// shortcut of the view is the alternate's as well, with the modifiers added.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    Group {
      self
      alternate().transformEnvironment(\.inherited.keyboardShortcut) { shortcut in
        shortcut = shortcut.map {
          KeyboardShortcut($0.key, modifiers: $0.modifiers.union(modifiers))
        }
      }
    }
  }
}

extension EventModifiers {
  /// The modifiers that are held.
  ///
  /// - Parameter state: GDK's modifiers.
  init(state: UInt32) { self.init(rawValue: Int(state) & 0b1111) }

  /// The modifiers after a key has been pressed or released.
  ///
  /// - Parameter state: GDK's modifiers of the event, which are those before it.
  init(state: UInt32, after keyval: UInt32, isDown: Bool) {
    self.init(state: state)
    guard let own = EventModifiers(keyval: Int32(bitPattern: keyval)) else { return }
    if isDown { insert(own) } else { remove(own) }
  }

  /// The modifier of a key that is one. Caps Lock is not: it stays on when it is released, and the
  /// state of the next key has it.
  private init?(keyval: Int32) {
    switch keyval {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: self = .control
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R: self = .option
    default: return nil
    }
  }
}

package struct ModifierKeysModifier: _PrimitiveModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ModifierKeysNode(view, context)
  }
}

private final class ModifierKeysNode<Content: View>: ModifierNode<Content, ModifierKeysModifier> {
  private var last: EventModifiers

  override init(_ view: ModifiedContent<Content, ModifierKeysModifier>, _ context: _Context) {
    last = []
    super.init(view, context)
    let keys = window.keys
    last = keys.modifiers.intersection(view.modifier.mask)
    keys.observers[ObjectIdentifier(self)] = { [weak self] in self?.changed($0) }
    makeContent()
    guard view.modifier.initial else { return }
    let (action, now) = (view.modifier.action, last)
    Updater.shared.afterUpdate { action(now, now) }
  }

  private func changed(_ modifiers: EventModifiers) {
    let now = modifiers.intersection(view.modifier.mask)
    guard now != last else { return }
    let old = last
    last = now
    view.modifier.action(old, now)
  }

  override func unmount() {
    super.unmount()
    window.keys.observers[ObjectIdentifier(self)] = nil
  }
}
