public import Foundation
public import TabstopFoundation

/// A connection of two bodies. Mirrors SpriteKit's `SKPhysicsJoint`.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
  /// A body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  private let anchorA, anchorB: CGPoint
  /// The anchors in the nodes' coordinates.
  private(set) var localA = CGPoint.zero
  private(set) var localB = CGPoint.zero
  private(set) var angle: CGFloat = 0
  /// The force of the joint. Always 0: it is not measured.
  open var reactionForce: CGVector { .zero }
  fileprivate init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    (bodyA, bodyB, self.anchorA, self.anchorB) = (a, b, anchorA, anchorB)
    super.init()
  }

  func start() {
    guard let a = bodyA.node, let b = bodyB.node else { return }
    localA = anchorA.applying(a.transformToRoot.inverted())
    localB = anchorB.applying(b.transformToRoot.inverted())
    angle = b.zRotation - a.zRotation
    begin(distance: (anchorB - anchorA).length)
  }

  func begin(distance: CGFloat) {}
  /// From the place of a node to an anchor.
  func lever(_ local: CGPoint, _ node: SKNode) -> CGVector {
    local.applying(node.transformToRoot) - CGPoint.zero.applying(node.transformToRoot)
  }
}

/// A connection around which two bodies turn. Mirrors SpriteKit's `SKPhysicsJointPin`.
public final class SKPhysicsJointPin: SKPhysicsJoint {
  /// Whether the angles are limited. Stored, without effect.
  public var shouldEnableLimits = false
  /// The least angle. Stored, without effect.
  public var lowerAngleLimit: CGFloat = 0
  /// The greatest angle. Stored, without effect.
  public var upperAngleLimit: CGFloat = 0
  /// How hard it turns. Stored, without effect.
  public var frictionTorque: CGFloat = 0
  /// Connects two bodies at a place of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }
}

/// A connection that makes one body of two. Mirrors SpriteKit's `SKPhysicsJointFixed`.
public final class SKPhysicsJointFixed: SKPhysicsJoint {
  /// Connects two bodies at a place of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }
}

/// A spring between two bodies. Mirrors SpriteKit's `SKPhysicsJointSpring`.
public final class SKPhysicsJointSpring: SKPhysicsJoint {
  /// How much it is slowed down.
  public var damping: CGFloat = 0
  /// How often it moves in a second.
  public var frequency: CGFloat = 1
  private(set) var length: CGFloat = 0
  override func begin(distance: CGFloat) { length = distance }
  /// Connects two bodies at places of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }
}

/// A rope between two bodies. Mirrors SpriteKit's `SKPhysicsJointLimit`.
public final class SKPhysicsJointLimit: SKPhysicsJoint {
  /// The length.
  public var maxLength: CGFloat = 0
  override func begin(distance: CGFloat) { if maxLength == 0 { maxLength = distance } }
  /// Connects two bodies at places of the scene.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB) }
}

/// A rail for two bodies, which has no effect. Mirrors SpriteKit's `SKPhysicsJointSliding`.
public final class SKPhysicsJointSliding: SKPhysicsJoint {
  /// Connects two bodies at a place of the scene. No effect.
  public class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, anchor) }
}
