/// A press of a key, for `onKeyPress`. Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// The phases of a press. Mirrors SwiftUI's.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// Down, held and up.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used the key.
  public enum Result: Hashable, Sendable {
    /// The event stops here.
    case handled
    /// The enclosing views get the key, and then the control.
    case ignored
  }

  /// Whether the key went down, repeats, or went up.
  public let phase: Phases
  /// The key; a letter in lower case.
  public let key: KeyEquivalent
  /// The typed characters, including the effect of the modifiers.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// The phase, the key and the modifiers in one line, for a log.
  public var debugDescription: String {
    "KeyPress(\(phase.rawValue), \(key.character.debugDescription), \(modifiers.rawValue))"
  }
}

/// The direction of an arrow key. Mirrors SwiftUI's `MoveCommandDirection`. Directions are
/// physical.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Runs `action` when `key` is pressed, or repeats, while the focus is in this view. Mirrors
  /// SwiftUI.
  ///
  /// The view closest to the focus gets the key first, before the control itself; keys of an input
  /// method's composition are not reported.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: [.down, .repeat], where: { $0.key == key }) { _ in action() }
  }

  /// Runs `action` in the given phases of a press of `key`. Mirrors SwiftUI.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { $0.key == key }, action)
  }

  /// Runs `action` when one of `keys` is pressed. Mirrors SwiftUI.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { keys.contains($0.key) }, action)
  }

  /// Runs `action` when any key is pressed. Mirrors SwiftUI.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { _ in true }, action)
  }

  package func onKeyPress(
    phases: KeyPress.Phases, where isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, KeyModifier> {
    modifier(
      KeyModifier(
        handler: .press { press in
          phases.contains(press.phase) && isMeant(press) ? action(press) : .ignored
        }))
  }

  /// Runs `action` for an arrow key that the focused control does not use, while the focus is in
  /// this view. Mirrors SwiftUI.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      KeyModifier(
        handler: .command { key in
          guard let action, let direction = directions[key] else { return false }
          action(direction)
          return true
        }))
  }

  /// Runs `action` for Escape, while the focus is in this view. Mirrors SwiftUI.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape], perform: action)
  }

  /// Runs `action` for Backspace or Delete if the focused control does not use them, while the
  /// focus is in this view. Mirrors SwiftUI.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete, .deleteForward], perform: action)
  }

  /// Runs `action` for a key with Control that the focused control does not use, while the focus is in
  /// this view: a field keeps its own copy and paste.
  package func onControlKey(
    _ key: KeyEquivalent, perform action: @escaping () -> Bool
  ) -> ModifiedContent<Self, KeyModifier> {
    modifier(KeyModifier(handler: .controlCommand { $0 == key && action() }))
  }

  /// Sets the action of a remote control's Play/Pause button. No effect: a desktop has no
  /// Play/Pause button of a remote control, so `action` never runs.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  private func onCommand(
    _ keys: Set<KeyEquivalent>, perform action: (() -> Void)?
  ) -> ModifiedContent<Self, KeyModifier> {
    modifier(
      KeyModifier(
        handler: .command { key in
          guard let action, keys.contains(key) else { return false }
          action()
          return true
        }))
  }
}

package struct KeyModifier: _PrimitiveModifier {
  let handler: KeyGroup.Handler

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    KeyNode(view, context)
  }
}

private final class KeyNode<Content: View>: ModifierNode<Content, KeyModifier> {
  private let group: KeyGroup

  override init(_ view: ModifiedContent<Content, KeyModifier>, _ context: _Context) {
    group = KeyGroup(
      view.modifier.handler, outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    _ = window.keys
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, KeyModifier>, environmentChanged: Bool
  ) {
    group.handler = view.modifier.handler
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// An enclosing action for keys.
final class KeyGroup: FocusGroup {
  enum Handler {
    /// Handles a key before the control gets it.
    case press((KeyPress) -> KeyPress.Result)
    /// Handles a key that nothing else has used; returns whether it did.
    case command((KeyEquivalent) -> Bool)
    /// Handles a key with Control alone that nothing else has used; returns whether it did.
    case controlCommand((KeyEquivalent) -> Bool)
  }

  var handler: Handler

  init(_ handler: Handler, outer: FocusGroup?) {
    self.handler = handler
    super.init(outer: outer)
  }
}
