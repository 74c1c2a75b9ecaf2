public import Foundation
public import TabstopFoundation

/// A contact of two bodies. Mirrors SpriteKit's `SKPhysicsContact`.
@preconcurrency @MainActor
public final class SKPhysicsContact: NSObject {
  /// A body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// The place in the scene.
  public let contactPoint: CGPoint
  /// From the first body to the other.
  public let contactNormal: CGVector
  /// How strong it was.
  public let collisionImpulse: CGFloat
  init(
    _ a: SKPhysicsBody, _ b: SKPhysicsBody, point: CGPoint, normal: CGVector, impulse: CGFloat
  ) {
    (bodyA, bodyB, contactPoint, contactNormal) = (a, b, point, normal)
    collisionImpulse = impulse
    super.init()
  }
}

/// A delegate that is notified of contacts. Mirrors SpriteKit's `SKPhysicsContactDelegate`.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Called when two bodies meet.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called when two bodies part.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
