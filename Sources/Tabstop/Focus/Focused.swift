internal import FocusModel
internal import GtkBridge

extension View {
  /// Binds the focus of this view, or of its contents, to a value. Mirrors SwiftUI.
  ///
  /// When the focus enters the view, `value` is written; writing `value` moves the focus here. For
  /// a container: to the first control in it, and the value stays while any of them has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(joint: FocusJoint(binding: binding, value: value)))
  }

  /// Binds the focus of this view, or of its contents, to a Boolean.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(joint: FocusJoint(binding: condition, value: true)))
  }
}

/// A focus binding and one of its values.
struct FocusJoint<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value

  func isSame(as other: FocusJoint) -> Bool {
    binding.storage === other.binding.storage && value == other.value
  }
}

package struct FocusedModifier<Value: Hashable>: _PrimitiveModifier {
  let joint: FocusJoint<Value>

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusedNode(view, context)
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  ModifierNode<Content, FocusedModifier<Value>>
{
  private let group: BindingGroup

  override init(
    _ view: ModifiedContent<Content, FocusedModifier<Value>>, _ context: _Context
  ) {
    group = BindingGroup(outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    group.follow(view.modifier.joint)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusedModifier<Value>>, environmentChanged: Bool
  ) {
    group.follow(view.modifier.joint, insteadOf: old.modifier.joint)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// The controls inside a modifier: it is notified of each of them, and found on the way
/// outward from the one that has the focus.
@MainActor
class FocusGroup {
  let outer: FocusGroup?

  init(outer: FocusGroup?) { self.outer = outer }

  /// Called for each control inside.
  func join(_ node: FocusNode) {}
  func leave(_ node: FocusNode) {}
}

/// The controls inside a `focused` modifier: registers them with its value.
final class BindingGroup: FocusGroup {
  private var register: (FocusNode) -> FocusRegistration = { _ in
    fatalError("not yet registered")
  }
  private var members = SmallMap<ObjectIdentifier, Member>()

  private struct Member {
    let node: FocusNode
    let registration: FocusRegistration
  }

  override func join(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = Member(node: node, registration: register(node))
  }

  override func leave(_ node: FocusNode) {
    members.exchange(nil, forKey: ObjectIdentifier(node))?.registration.cancel()
  }

  /// Registers the controls inside for a value, now and when they are added.
  func follow<Value>(_ joint: FocusJoint<Value>, insteadOf old: FocusJoint<Value>? = nil) {
    if let old, joint.isSame(as: old) { return }
    register = { [unowned self] node in
      joint.binding.storage.model.register(node, for: joint.value, group: self)
    }
    var nodes: [FocusNode] = []
    members.forEach { _, member in
      member.registration.cancel()
      nodes.append(member.node)
    }
    for node in nodes { join(node) }
  }
}
