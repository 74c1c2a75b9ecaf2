/// The events that trigger `onSubmit`. Mirrors SwiftUI's `SubmitTriggers`.
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

/// The meaning of Return in a field: part of the field's description for assistive technology, and
/// of its tooltip. GTK 4.8 cannot pass it to an on-screen keyboard. Mirrors SwiftUI's
/// `SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  let name: String

  /// Announced as "Return: Done".
  public static let done = SubmitLabel(name: "Done")
  /// Announced as "Return: Go".
  public static let go = SubmitLabel(name: "Go")
  /// Announced as "Return: Send".
  public static let send = SubmitLabel(name: "Send")
  /// Announced as "Return: Join".
  public static let join = SubmitLabel(name: "Join")
  /// Announced as "Return: Route".
  public static let route = SubmitLabel(name: "Route")
  /// Announced as "Return: Search".
  public static let search = SubmitLabel(name: "Search")
  /// The default: the key is not announced.
  public static let `return` = SubmitLabel(name: "Return")
  /// Announced as "Return: Next". The label does not move the focus: `onSubmit` has to.
  public static let next = SubmitLabel(name: "Next")
  /// Announced as "Return: Continue".
  public static let `continue` = SubmitLabel(name: "Continue")
}

extension View {
  /// Runs `action` when Return is pressed in a field inside. Mirrors SwiftUI.
  ///
  /// Every enclosing action runs, the outermost first; the focus value still names the submitting
  /// field. Losing the focus never submits.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from the enclosing actions. Mirrors SwiftUI.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets the label of Return for the fields inside. It never moves the focus. Mirrors SwiftUI.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.inherited.submitLabel, label)
  }
}

package struct SubmitScopeModifier: InheritanceModifier {
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

/// An `onSubmit` and the enclosing ones.
final class SubmitAction {
  let outer: SubmitAction?
  var modifier: SubmitModifier

  init(_ modifier: SubmitModifier, outer: SubmitAction?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Runs every action for `trigger`, the outermost first. Returns false if there is none.
  @MainActor
  func run(_ trigger: SubmitTriggers) -> Bool {
    let ranOuter = outer?.run(trigger) ?? false
    guard modifier.triggers.contains(trigger) else { return ranOuter }
    modifier.action()
    return true
  }
}
