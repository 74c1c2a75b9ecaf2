/// What goes with a change: how it would be animated. Mirrors SwiftUI's `Transaction`; changes
/// happen at once here.
public struct Transaction: Sendable {
  /// How the change would be animated. No effect here.
  public var animation: Animation?
  /// Whether it would not be, whatever `animation` says. No effect here.
  public var disablesAnimations = false
  /// Whether more such changes follow, as while a slider is dragged. No effect here.
  public var isContinuous = false
  /// Whether the speed of the change is to be known. No effect here.
  public var tracksVelocity = false

  /// A change that nobody said anything about.
  public init() {}
  /// A change with an animation, which has no effect here.
  public init(animation: Animation?) { self.animation = animation }
}
