/// The context of a change: its animation. Mirrors SwiftUI's `Transaction`; changes happen at once
/// here.
public struct Transaction: Sendable {
  /// The animation of the change. No effect here.
  public var animation: Animation?
  /// Whether the animation is disabled. No effect here.
  public var disablesAnimations = false
  /// Whether more such changes follow, for example while a slider is dragged. No effect here.
  public var isContinuous = false
  /// Whether the velocity of the change is tracked. No effect here.
  public var tracksVelocity = false

  /// Creates a transaction without properties.
  public init() {}
  /// Creates a transaction with an animation, which has no effect here.
  public init(animation: Animation?) { self.animation = animation }
}
