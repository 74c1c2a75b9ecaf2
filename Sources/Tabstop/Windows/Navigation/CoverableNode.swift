internal import FocusModel
internal import GtkBridge

/// A modifier's node whose content can be covered: it is hidden and cannot be reached then, keeps its state, and
/// can get its focus back afterwards.
class CoverableNode<Content, Modifier>: ModifierNode<Content, Modifier> {
  final let scope: FocusScope
  final let appearance: PageAppearance
  /// The node that had the focus when the content was covered.
  final var focusBeforeCover: FocusPlace?
  private let outerScope: FocusScope

  /// - Parameter name: The name of the focus scope, for its description.
  init(
    _ view: ModifiedContent<Content, Modifier>, _ context: _Context, scopeName name: String,
    isCovered: Bool
  ) where Content: View {
    scope = FocusScope(name: name)
    appearance = PageAppearance(outer: context.environment.pageAppearance, isOnTop: !isCovered)
    outerScope = context.environment.inherited.focusScope
    super.init(view, context)
    outerScope.insert(scope, after: focusItemBeforeSelf)
    scope.isHidden = isCovered
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusScope = scope
    environment.pageAppearance = appearance
  }

  // MARK: Structure

  final override var lastFocusItem: FocusItem? { scope }
  final override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(scope) }
  final override func focusItem(before child: _Node) -> FocusItem? { nil }

  override func unmount() {
    super.unmount()
    appearance.end()
    outerScope.remove(scope)
  }
}
