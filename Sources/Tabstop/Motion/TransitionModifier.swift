internal import GtkBridge

extension View {
  /// Sets the transition with which the view appears and disappears in an animated change. Mirrors
  /// SwiftUI.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
  /// Sets the transition with which the view appears and disappears in an animated change. Mirrors
  /// SwiftUI.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(
      content: PlaceholderContentView(content: AnyView(self)), phase: .identity
    ).transition(AnyTransition(transition))
  }
}

package struct TransitionModifier: _PrimitiveModifier {
  let transition: AnyTransition

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TransitionNode(view, context)
  }
}

/// A node with a transition for its views.
@MainActor
private protocol TransitionHolder: _Node {
  var ownTransition: AnyTransition { get }
}

private final class TransitionNode<Content: View>: ModifierNode<Content, TransitionModifier>,
  TransitionHolder
{
  override init(_ view: ModifiedContent<Content, TransitionModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  var ownTransition: AnyTransition { view.modifier.transition }
}

extension _Node {
  /// The transition of the single view that this node describes, which may be below modifiers.
  var transition: AnyTransition? {
    if let holder = self as? any TransitionHolder { return holder.ownTransition }
    if self is any ContainerOfViews { return nil }
    var children: [_Node] = []
    forEachChild { children.append($0) }
    return children.count == 1 ? children[0].transition : nil
  }
}

/// A node whose children are views in it, not the view that it is.
@MainActor
private protocol ContainerOfViews: _Node {}
extension ContainerNode: ContainerOfViews {}
