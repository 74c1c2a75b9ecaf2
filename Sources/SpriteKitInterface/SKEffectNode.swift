/// A node that shows what is below it through filters. The filters have no effect. Mirrors SpriteKit's `SKEffectNode`.
open class SKEffectNode: SKNode {
  /// Whether the filter is applied. Stored, without effect.
  open var shouldEnableEffects = true
  /// Whether the picture is kept. Stored, without effect.
  open var shouldRasterize = false
  /// How it is painted over what is below. Stored, without effect.
  open var blendMode = SKBlendMode.alpha

  override class func empty(like node: SKNode) -> SKNode { SKEffectNode() }
}
