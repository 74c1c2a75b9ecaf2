/// A press of a key, for `onKeyPress`. Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// What of a press an action is for. Mirrors SwiftUI's.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and counts again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// Down, held and up.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used the key.
  public enum Result: Hashable, Sendable {
    /// Nobody else gets the key.
    case handled
    /// The views around are asked, and then the control does what it does with the key.
    case ignored
  }

  /// Whether the key went down, counts again, or came up.
  public let phase: Phases
  /// The key, a letter in lower case.
  public let key: KeyEquivalent
  /// What the key types, with what the modifiers make of it.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers

  /// The phase, the key and the modifiers in one line, for a log.
  public var debugDescription: String {
    "KeyPress(\(phase.rawValue), \(key.character.debugDescription), \(modifiers.rawValue))"
  }
}

/// Where an arrow key points. Mirrors SwiftUI's `MoveCommandDirection`. Directions are physical.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Carries out `action` when `key` is pressed, or held, while the focus is in this view. Mirrors
  /// SwiftUI.
  ///
  /// The view closest to the focus is asked first, before the control itself; keys that belong to
  /// an input method's composition are not told.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: [.down, .repeat], where: { $0.key == key }) { _ in action() }
  }

  /// Carries out `action` in the given phases of a press of `key`. Mirrors SwiftUI.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { $0.key == key }, action)
  }

  /// Carries out `action` when one of `keys` is pressed. Mirrors SwiftUI.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { keys.contains($0.key) }, action)
  }

  /// Carries out `action` when any key is pressed. Mirrors SwiftUI.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases, where: { _ in true }, action)
  }

  package func onKeyPress(
    phases: KeyPress.Phases, where isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier(
        handler: .press { press in
          phases.contains(press.phase) && isMeant(press) ? action(press) : .ignored
        }))
  }

  /// Carries out `action` for an arrow key that the control with the focus has no use for, while
  /// the focus is in this view. Mirrors SwiftUI.
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

  /// Carries out `action` for Escape, while the focus is in this view. Mirrors SwiftUI.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape], perform: action)
  }

  /// Carries out `action` for Backspace or Delete where the control with the focus has no use for
  /// them, while the focus is in this view. Mirrors SwiftUI.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete, .deleteForward], perform: action)
  }

  /// For the Play/Pause button of a television's remote control, which a desktop has not: `action`
  /// is never carried out.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  private func onCommand(_ keys: Set<KeyEquivalent>, perform action: (() -> Void)?) -> some View {
    modifier(
      KeyModifier(
        handler: .command { key in
          guard let action, keys.contains(key) else { return false }
          action()
          return true
        }))
  }
}

private struct KeyModifier: _PrimitiveModifier {
  let handler: KeyTarget.Handler

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    KeyNode(view, context)
  }
}

private final class KeyNode<Content: View>: ModifierNode<Content, KeyModifier> {
  private let target: KeyTarget

  override init(_ view: ModifiedContent<Content, KeyModifier>, _ context: _Context) {
    target = KeyTarget(
      view.modifier.handler, outer: context.environment.inherited.focusTarget)
    super.init(view, context)
    _ = window.keys
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusTarget = target
  }

  override func didUpdate(
    from old: ModifiedContent<Content, KeyModifier>, environmentChanged: Bool
  ) {
    target.handler = view.modifier.handler
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// An action for keys around the controls inside.
final class KeyTarget: FocusTarget {
  enum Handler {
    /// Before the control gets the key.
    case press((KeyPress) -> KeyPress.Result)
    /// After all have left the key unused. Answers whether it used it.
    case command((KeyEquivalent) -> Bool)
  }

  var handler: Handler

  init(_ handler: Handler, outer: FocusTarget?) {
    self.handler = handler
    super.init(outer: outer)
  }
}
