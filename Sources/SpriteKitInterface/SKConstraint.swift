public import Foundation
internal import SwiftUIInterface

/// A range of numbers. Mirrors SpriteKit's `SKRange`.
// Sendable: one thread at a time.
open class SKRange: NSObject, @unchecked Sendable {
  /// The least number.
  open var lowerLimit: CGFloat
  /// The greatest number.
  open var upperLimit: CGFloat
  /// Creates a range.
  public required init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  /// Creates a range from a number on.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }

  /// Creates a range up to a number.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }

  /// Creates a range of one number.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }

  /// Creates a range around a number.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }

  /// All numbers.
  open class func withNoLimits() -> Self {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }

  func limit(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// A limit of a node's place and angle. Mirrors SpriteKit's `SKConstraint`.
@preconcurrency @MainActor
open class SKConstraint: NSObject {
  /// Whether it is applied.
  open var enabled = true
  /// The node in whose coordinates it is. Stored, without effect: the node's parent counts.
  open weak var referenceNode: SKNode?
  let apply: (SKNode) -> Void
  private init(_ apply: @escaping (SKNode) -> Void) {
    self.apply = apply
    super.init()
  }

  /// Limits the horizontal place.
  open class func positionX(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.x = range.limit($0.position.x) }
  }

  /// Limits the vertical place.
  open class func positionY(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.y = range.limit($0.position.y) }
  }

  /// Limits the place.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint {
      $0.position = CGPoint(x: xRange.limit($0.position.x), y: yRange.limit($0.position.y))
    }
  }

  /// Limits the distance from a node.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] limited in
      guard let node, let parent = limited.parent else { return }
      keep(limited, range, from: parent.convert(.zero, from: node))
    }
  }

  /// Limits the distance from a place.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { keep($0, range, from: point) }
  }

  private class func keep(_ node: SKNode, _ range: SKRange, from place: CGPoint) {
    let way = node.position - place
    let length = way.length
    let wanted = range.limit(length)
    guard length != wanted else { return }
    node.position =
      place + (length > 0 ? way * (wanted / length) : CGVector(dx: wanted, dy: 0))
  }

  /// Limits the angle.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { $0.zRotation = zRange.limit($0.zRotation) }
  }

  /// Turns the node to another one.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] turned in
      guard let node, let parent = turned.parent else { return }
      let way = parent.convert(.zero, from: node) - turned.position
      let wanted = atan2(way.dy, way.dx)
      turned.zRotation =
        wanted + radians.limit((turned.zRotation - wanted).remainder(dividingBy: 2 * .pi))
    }
  }
}
