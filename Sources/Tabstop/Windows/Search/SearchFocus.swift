internal import FocusModel
internal import GtkBridge

struct SearchFocusModifier<Value: Hashable>: _PrimitiveModifier {
  let joint: FocusJoint<Value>

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SearchFocusNode(view, context)
  }
}

private final class SearchFocusNode<Content: View, Value: Hashable>:
  ModifierNode<Content, SearchFocusModifier<Value>>
{
  private let target: BindingTarget

  override init(
    _ view: ModifiedContent<Content, SearchFocusModifier<Value>>, _ context: _Context
  ) {
    target = BindingTarget(outer: context.environment.searchTarget)
    super.init(view, context)
    target.follow(view.modifier.joint)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.searchTarget = target
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SearchFocusModifier<Value>>, environmentChanged: Bool
  ) {
    target.follow(view.modifier.joint, insteadOf: old.modifier.joint)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// The focus of a search field, with the bindings of `searchFocused`.
@MainActor
final class SearchControl {
  private let control: FocusableControl
  private let targets: FocusTarget?
  var item: FocusNode { control.item }

  init(_ node: _Node, _ entry: Widget, targets: FocusTarget?) {
    control = FocusableControl(node, entry, name: "a search field")
    self.targets = targets
    forEachTarget { $0.join(control.item) }
  }

  private func forEachTarget(_ visit: (FocusTarget) -> Void) {
    var next = targets
    while let target = next {
      visit(target)
      next = target.outer
    }
  }

  func environmentChanged() { control.environmentChanged() }

  func unmount() {
    forEachTarget { $0.leave(control.item) }
    control.unmount()
  }
}
