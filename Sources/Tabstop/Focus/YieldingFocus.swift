internal import FocusModel

extension View {
  /// Gives other controls precedence: a focus value that the controls inside share with others moves the focus to one of
  /// those others, as long as one of them can take it.
  package func _yieldingFocus() -> some View { modifier(YieldingFocusModifier()) }
}

package struct YieldingFocusModifier: _PrimitiveModifier {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    YieldingFocusNode(view, context)
  }
}

private final class YieldingFocusNode<Content: View>: ModifierNode<Content, YieldingFocusModifier> {
  private let group: YieldingGroup

  override init(_ view: ModifiedContent<Content, YieldingFocusModifier>, _ context: _Context) {
    group = YieldingGroup(outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    makeContent()
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }
}

private final class YieldingGroup: FocusGroup {
  override func join(_ node: FocusNode) { node.yields = true }
}
