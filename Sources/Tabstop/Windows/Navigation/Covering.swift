internal import FocusModel
internal import GtkBridge

/// Covers the content while something else replaces it: the content is hidden, keeps its state, and
/// gets its focus back afterwards.
package struct CoverModifier: _PrimitiveModifier {
  let isCovered: Bool
  /// Whether the content is alone when it is uncovered: it gets the focus then.
  let isAlone: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    CoverNode(view, context)
  }
}

private final class CoverNode<Content: View>: ModifierNode<Content, CoverModifier> {
  private let scope = FocusScope(name: "column")
  private let outerScope: FocusScope
  private let appearance: PageAppearance
  private var focusBeforeCover: FocusPlace?

  override init(_ view: ModifiedContent<Content, CoverModifier>, _ context: _Context) {
    appearance = PageAppearance(
      outer: context.environment.pageAppearance, isOnTop: !view.modifier.isCovered)
    outerScope = context.environment.inherited.focusScope
    super.init(view, context)
    outerScope.insert(scope, after: focusItemBeforeSelf)
    scope.isHidden = view.modifier.isCovered
    makeContent()
    if view.modifier.isCovered { forEachWidget { $0.isVisible = false } }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusScope = scope
    environment.pageAppearance = appearance
  }

  override func didUpdate(
    from old: ModifiedContent<Content, CoverModifier>, environmentChanged: Bool
  ) {
    if view.modifier.isCovered, appearance.isOnTop { cover() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if !view.modifier.isCovered, !appearance.isOnTop { uncover() }
  }

  private func cover() {
    focusBeforeCover = FocusPlace(ofFocusIn: scope)
    forEachWidget {
      window.willRemove($0)
      $0.isVisible = false
    }
    scope.isHidden = true
    appearance.isOnTop = false
  }

  private func uncover() {
    forEachWidget {
      $0.isVisible = true
      // Its alignment was determined while it was hidden, and so did not expand.
      host.layoutChanged(of: $0)
    }
    scope.isHidden = false
    appearance.isOnTop = true
    guard view.modifier.isAlone || window.coordinator.focusedNode == nil else { return }
    if let focusBeforeCover { window.coordinator.returnFocus(to: focusBeforeCover) }
  }

  // MARK: Structure

  override var lastFocusItem: FocusItem? { scope }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(scope) }
  override func focusItem(before child: _Node) -> FocusItem? { nil }

  override func unmount() {
    super.unmount()
    appearance.end()
    outerScope.remove(scope)
  }
}
