internal import FocusModel
internal import GtkBridge

extension View {
  /// Joins the focus of this view, or of what is in it, to a value. Mirrors SwiftUI.
  ///
  /// The focus entering the view writes `value`; writing `value` moves the focus here. On a
  /// container: to the first control in it, and it stays while any of them has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Joins the focus of this view, or of what is in it, to a Boolean.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}

struct FocusedModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusedNode(view, context)
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  ModifierNode<Content, FocusedModifier<Value>>
{
  private let target: BindingTarget

  override init(
    _ view: ModifiedContent<Content, FocusedModifier<Value>>, _ context: _Context
  ) {
    target = BindingTarget(outer: context.environment.inherited.focusTarget)
    super.init(view, context)
    target.register = registration
    makeContent()
  }

  private var registration: (FocusNode) -> FocusRegistration {
    let modifier = view.modifier
    return { [unowned target] node in
      modifier.binding.storage.model.register(node, for: modifier.value, group: target)
    }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusTarget = target
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusedModifier<Value>>, environmentChanged: Bool
  ) {
    let (was, now) = (old.modifier, view.modifier)
    if was.binding.storage !== now.binding.storage || was.value != now.value {
      target.register = registration
      target.registerAgain()
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// What a modifier offers to the controls inside it: to be told of them, and to be met on the way
/// outward from the one that has the focus.
@MainActor
class FocusTarget {
  let outer: FocusTarget?

  init(outer: FocusTarget?) { self.outer = outer }

  /// A control stands inside now.
  func join(_ node: FocusNode) {}
  func leave(_ node: FocusNode) {}
}

/// What a `focused` modifier offers to the controls inside it: to be registered with its value.
final class BindingTarget: FocusTarget {
  var register: (FocusNode) -> FocusRegistration = { _ in fatalError("not yet registered") }
  private var members: [ObjectIdentifier: (node: FocusNode, registration: FocusRegistration)] = [:]

  override func join(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = (node, register(node))
  }

  override func leave(_ node: FocusNode) {
    members.removeValue(forKey: ObjectIdentifier(node))?.registration.cancel()
  }

  /// The value or the binding of the modifier changed.
  func registerAgain() {
    for (key, member) in members {
      member.registration.cancel()
      members[key] = (member.node, register(member.node))
    }
  }
}
