/// What sets off `onSubmit`. Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text or secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Return does in a field, in a word: for assistive technology, as a part of the field's
/// description, and as a hint for the pointer. GTK 4.8 has no way to tell an on-screen keyboard.
/// Mirrors SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  let name: String

  /// Said as "Return: Done".
  public static let done = SubmitLabel(name: "Done")
  /// Said as "Return: Go".
  public static let go = SubmitLabel(name: "Go")
  /// Said as "Return: Send".
  public static let send = SubmitLabel(name: "Send")
  /// Said as "Return: Join".
  public static let join = SubmitLabel(name: "Join")
  /// Said as "Return: Route".
  public static let route = SubmitLabel(name: "Route")
  /// Said as "Return: Search".
  public static let search = SubmitLabel(name: "Search")
  /// The default: nothing is said of the key.
  public static let `return` = SubmitLabel(name: "Return")
  /// Said as "Return: Next". It only says so: `onSubmit` has to move the focus.
  public static let next = SubmitLabel(name: "Next")
  /// Said as "Return: Continue".
  public static let `continue` = SubmitLabel(name: "Continue")
}

extension View {
  /// Carries out `action` when Return is pressed in a field inside. Mirrors SwiftUI.
  ///
  /// Every enclosing action runs, the outermost first; the focus value still names the submitting
  /// field. Losing the focus never submits.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted inside from the actions placed outside. Mirrors SwiftUI.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Says what Return does in the fields inside. It never moves the focus. Mirrors SwiftUI.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.inherited.submitLabel, label)
  }
}

private struct SubmitScopeModifier: InheritanceModifier {
  let isBlocking: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.inherited.submitAction = nil }
  }
}

package struct SubmitModifier: _PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SubmitNode(view, context)
  }
}

private final class SubmitNode<Content: View>: ModifierNode<Content, SubmitModifier> {
  private var action: SubmitAction

  override init(_ view: ModifiedContent<Content, SubmitModifier>, _ context: _Context) {
    action = SubmitAction(view.modifier, outer: context.environment.inherited.submitAction)
    super.init(view, context)
    makeContent()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SubmitModifier>, environmentChanged: Bool
  ) {
    let outer = environment.inherited.submitAction
    if outer !== action.outer {
      action = SubmitAction(view.modifier, outer: outer)
    } else {
      action.modifier = view.modifier
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.submitAction = action
  }
}

/// An `onSubmit` and those around it.
final class SubmitAction {
  let outer: SubmitAction?
  var modifier: SubmitModifier

  init(_ modifier: SubmitModifier, outer: SubmitAction?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Runs every action for `trigger`, the outermost first. False if there is none.
  @MainActor
  func run(_ trigger: SubmitTriggers) -> Bool {
    let ranOuter = outer?.run(trigger) ?? false
    guard modifier.triggers.contains(trigger) else { return ranOuter }
    modifier.action()
    return true
  }
}
