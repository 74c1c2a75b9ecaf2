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
    modifier(FocusedModifier(joint: ValueJoint(binding, value)))
  }

  /// Binds the focus of this view, or of its contents, to a Boolean.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(joint: ValueJoint(condition, true)))
  }
}

/// A focus binding and one of its values, whose type it hides: where the runtime makes the type of a view
/// that is generic over the value, it searches all conformances of the program for its hashing.
@MainActor
package class FocusJoint {
  func isSame(as other: FocusJoint) -> Bool { preconditionFailure("not overridden") }

  func register(_ node: FocusNode, group: BindingGroup) -> FocusRegistration {
    preconditionFailure("not overridden")
  }

  /// The first control that is registered for the value.
  var firstNode: FocusNode? { preconditionFailure("not overridden") }
}

/// A joint with a value of a type.
final class ValueJoint<Value: Hashable>: FocusJoint {
  private let storage: FocusStorage<Value>
  private let value: Value

  init(_ binding: FocusState<Value>.Binding, _ value: Value) {
    storage = binding.storage
    self.value = value
  }

  override func isSame(as other: FocusJoint) -> Bool {
    guard let other = other as? ValueJoint else { return false }
    return storage === other.storage && value == other.value
  }

  override func register(_ node: FocusNode, group: BindingGroup) -> FocusRegistration {
    storage.model.register(node, for: value, group: group)
  }

  override var firstNode: FocusNode? { storage.model.firstNode(for: value) }
}

package struct FocusedModifier: _PrimitiveModifier {
  let joint: FocusJoint

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusedNode(view, context)
  }
}

private final class FocusedNode<Content: View>: ModifierNode<Content, FocusedModifier> {
  private let group: BindingGroup

  override init(_ view: ModifiedContent<Content, FocusedModifier>, _ context: _Context) {
    group = BindingGroup(outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    group.follow(view.modifier.joint)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusedModifier>, environmentChanged: Bool
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
  func follow(_ joint: FocusJoint, insteadOf old: FocusJoint? = nil) {
    if let old, joint.isSame(as: old) { return }
    register = { [unowned self] node in
      joint.register(node, group: self)
    }
    var nodes: [FocusNode] = []
    members.forEach { _, member in
      member.registration.cancel()
      nodes.append(member.node)
    }
    for node in nodes { join(node) }
  }
}
