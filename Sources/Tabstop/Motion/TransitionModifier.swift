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

// MARK: The effect of modifiers

extension PaintEffect {
  /// The effect of the view's modifiers, as far as it can be applied to a picture.
  @MainActor static func painted(by view: some View) -> PaintEffect {
    var effect = PaintEffect()
    (view as? any PaintedByModifiers)?.paint(&effect)
    return effect
  }

  func combined(with other: PaintEffect) -> PaintEffect {
    var effect = self
    effect.opacity *= other.opacity
    effect.transform.x += other.transform.x
    effect.transform.y += other.transform.y
    effect.transform.shareX += other.transform.shareX
    effect.transform.shareY += other.transform.shareY
    effect.transform.degrees += other.transform.degrees
    effect.transform.scaleX *= other.transform.scaleX
    effect.transform.scaleY *= other.transform.scaleY
    if other.transform.scaleX != 1 || other.transform.scaleY != 1 || other.transform.degrees != 0 {
      (effect.anchorX, effect.anchorY) = (other.anchorX, other.anchorY)
    }
    return effect
  }
}

/// A view made by modifiers, whose effect can be painted.
@MainActor
private protocol PaintedByModifiers {
  func paint(_ effect: inout PaintEffect)
}

extension ModifiedContent: PaintedByModifiers {
  fileprivate func paint(_ effect: inout PaintEffect) {
    (content as? any PaintedByModifiers)?.paint(&effect)
    switch modifier {
    case let modifier as OpacityModifier: effect.opacity *= modifier.opacity
    case let modifier as _PaintModifier:
      guard modifier.rank == .transform, let found = CSSBlend.transform(modifier.css) else {
        return
      }
      var step = PaintEffect()
      (step.transform, step.anchorX, step.anchorY) = found
      effect = effect.combined(with: step)
    case is any _PrimitiveModifier: break
    case let modifier as any ViewModifier: Self.paint(modifier, &effect)
    default: break
    }
  }

  @MainActor
  private static func paint<M: ViewModifier>(_ modifier: M, _ effect: inout PaintEffect) {
    let body = modifier.body(content: _ViewModifier_Content(content: AnyView(EmptyView())))
    (body as? any PaintedByModifiers)?.paint(&effect)
  }
}

extension _ConditionalContent: PaintedByModifiers {
  fileprivate func paint(_ effect: inout PaintEffect) {
    switch self {
    case .first(let view): (view as? any PaintedByModifiers)?.paint(&effect)
    case .second(let view): (view as? any PaintedByModifiers)?.paint(&effect)
    }
  }
}

extension AnyView: PaintedByModifiers {
  fileprivate func paint(_ effect: inout PaintEffect) {
    (content as? any PaintedByModifiers)?.paint(&effect)
  }
}

extension PlaceholderContentView: PaintedByModifiers {
  fileprivate func paint(_ effect: inout PaintEffect) { content.paint(&effect) }
}
