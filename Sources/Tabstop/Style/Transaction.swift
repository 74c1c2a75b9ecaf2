/// What goes with a change: how it would be animated. Mirrors SwiftUI's `Transaction`; changes
/// happen at once here.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}
