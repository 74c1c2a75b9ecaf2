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

private final class CoverNode<Content: View>: CoverableNode<Content, CoverModifier> {
  init(_ view: ModifiedContent<Content, CoverModifier>, _ context: _Context) {
    super.init(view, context, scopeName: "column", isCovered: view.modifier.isCovered)
    makeContent()
    if view.modifier.isCovered { forEachWidget { $0.isVisible = false } }
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
}
