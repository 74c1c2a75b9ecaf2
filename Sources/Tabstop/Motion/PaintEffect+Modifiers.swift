internal import GtkBridge

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
