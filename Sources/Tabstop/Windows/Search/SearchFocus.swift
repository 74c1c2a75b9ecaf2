internal import FocusModel
internal import GtkBridge

package struct SearchFocusModifier: _PrimitiveModifier {
  let value: AnyFocusValue

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SearchFocusNode(view, context)
  }
}

private final class SearchFocusNode<Content: View>: ModifierNode<Content, SearchFocusModifier> {
  private let group: BindingGroup

  override init(_ view: ModifiedContent<Content, SearchFocusModifier>, _ context: _Context) {
    group = BindingGroup(outer: context.environment.searchGroup)
    super.init(view, context)
    group.setValue(view.modifier.value)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.searchGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SearchFocusModifier>, environmentChanged: Bool
  ) {
    group.setValue(view.modifier.value, insteadOf: old.modifier.value)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// The focus of a search field, with the bindings of `searchFocused`.
@MainActor
final class SearchControl {
  private let control: FocusableControl
  private let groups: FocusGroup?
  var item: FocusNode { control.item }

  init(_ node: _Node, _ entry: Widget, groups: FocusGroup?) {
    control = FocusableControl(node, entry, name: "a search field")
    self.groups = groups
    forEachGroup { $0.join(control.item) }
  }

  private func forEachGroup(_ visit: (FocusGroup) -> Void) {
    var next = groups
    while let group = next {
      visit(group)
      next = group.outer
    }
  }

  func environmentChanged() { control.environmentChanged() }

  func unmount() {
    forEachGroup { $0.leave(control.item) }
    control.unmount()
  }
}
