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
    modifier(FocusedModifier(value: binding.storage.model.anyValue(value)))
  }

  /// Binds the focus of this view, or of its contents, to a Boolean.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(value: condition.storage.model.anyValue(true)))
  }
}

package struct FocusedModifier: _PrimitiveModifier {
  let value: AnyFocusValue

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
    group.setValue(view.modifier.value)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusedModifier>, environmentChanged: Bool
  ) {
    group.setValue(view.modifier.value, insteadOf: old.modifier.value)
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
  func setValue(_ value: AnyFocusValue, insteadOf old: AnyFocusValue? = nil) {
    if let old, value.isSame(as: old) { return }
    register = { [unowned self] node in value.register(node, group: self) }
    var nodes: [FocusNode] = []
    members.forEach { _, member in
      member.registration.cancel()
      nodes.append(member.node)
    }
    for node in nodes { join(node) }
  }
}
