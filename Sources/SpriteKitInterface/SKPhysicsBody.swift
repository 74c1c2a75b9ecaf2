public import Foundation
internal import TabstopFoundation
internal import TabstopKits

/// The part of a node that takes part in collisions. Mirrors SpriteKit's `SKPhysicsBody`. As there, 150 points are a
/// metre, and the mass is that of an area of that size.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// A part of a body in the node's coordinates.
  enum Part {
    case circle(CGPoint, CGFloat)
    /// Convex and counter-clockwise; two points are an edge.
    case polygon([CGPoint])
  }
  let parts: [Part]
  let isEdge: Bool

  /// Whether it moves.
  open var isDynamic: Bool
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it turns.
  open var allowsRotation = true
  /// Whether it stays at its place and only turns.
  open var pinned = false
  /// How rough it is, from 0 to 1.
  open var friction: CGFloat = 0.2
  /// How much it bounces, from 0 to 1.
  open var restitution: CGFloat = 0.2
  /// How much it is slowed down.
  open var linearDamping: CGFloat = 0.1
  /// How much its turning is slowed down.
  open var angularDamping: CGFloat = 0.1
  /// The velocity, in points for each second.
  open var velocity = CGVector.zero
  /// The velocity of its turning, in radians for each second.
  open var angularVelocity: CGFloat = 0
  /// The bits of its kind.
  open var categoryBitMask: UInt32 = .max
  /// The bits of the kinds that it collides with.
  open var collisionBitMask: UInt32 = .max
  /// The bits of the kinds whose contacts are reported.
  open var contactTestBitMask: UInt32 = 0
  /// The bits of fields. Stored, without effect.
  open var fieldBitMask: UInt32 = .max
  /// The charge. Stored, without effect.
  open var charge: CGFloat = 0
  /// Whether fast movements are examined more often. Stored, without effect: those of all bodies are.
  open var usesPreciseCollisionDetection = false
  /// Whether it rests.
  open var isResting = false
  /// The node.
  public internal(set) weak var node: SKNode?
  /// The joints.
  public internal(set) var joints: [SKPhysicsJoint] = []
  /// The area in square metres.
  public let area: CGFloat
  /// The mass for each area.
  open var density: CGFloat = 1 { didSet { givenMass = nil } }
  /// The mass.
  open var mass: CGFloat {
    get { givenMass ?? max(area * density, 1e-6) }
    set { givenMass = max(newValue, 1e-6) }
  }
  private var givenMass: CGFloat?
  var force = CGVector.zero
  var torque: CGFloat = 0
  var touched: [ObjectIdentifier: SKPhysicsBody] = [:]

  init(_ parts: [Part], isEdge: Bool = false) {
    (self.parts, self.isEdge, isDynamic) = (parts, isEdge, !isEdge)
    area = parts.reduce(0) { $0 + $1.area } / (150 * 150)
    super.init()
  }
  /// A circle around the node's place.
  public convenience init(circleOfRadius r: CGFloat) { self.init([.circle(.zero, r)]) }
  /// A circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init([.circle(center, r)])
  }
  /// A rectangle around the node's place.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// A rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let box = CGRect(
      x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)
    self.init([.polygon(box.corners)])
  }
  /// A convex polygon.
  public convenience init(polygonFrom path: CGPath) {
    self.init([.polygon(convexHull(path.corners))])
  }
  /// The rectangle of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  /// The rectangle of a picture.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  /// Several bodies as one.
  public convenience init(bodies: [SKPhysicsBody]) {
    self.init(bodies.flatMap(\.parts), isEdge: bodies.allSatisfy(\.isEdge))
  }
  /// A line.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init([.polygon([p1, p2])], isEdge: true)
  }
  /// Lines.
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(Self.lines(path.corners, isLoop: false), isEdge: true)
  }
  /// Lines around an area.
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(Self.lines(path.corners, isLoop: true), isEdge: true)
  }
  /// Lines around a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(Self.lines(rect.corners, isLoop: true), isEdge: true)
  }
  private static func lines(_ points: [CGPoint], isLoop: Bool) -> [Part] {
    guard let first = points.first, points.count > 1 else { return [] }
    return zip(points, points.dropFirst() + (isLoop ? [first] : [])).map { .polygon([$0, $1]) }
  }

  /// A copy.
  open override func copy() -> Any {
    // Bodies belong to the main thread.
    MainActor.assumeIsolated { () -> SKPhysicsBody in
      let copy = SKPhysicsBody(parts, isEdge: isEdge)
      (copy.isDynamic, copy.affectedByGravity) = (isDynamic, affectedByGravity)
      (copy.allowsRotation, copy.pinned, copy.givenMass) = (allowsRotation, pinned, givenMass)
      (copy.friction, copy.restitution) = (friction, restitution)
      (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
      (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
      copy.contactTestBitMask = contactTestBitMask
      return copy
    }
  }

  /// The bodies that it touches.
  open func allContactedBodies() -> [SKPhysicsBody] { Array(touched.values) }
  /// Pushes for the next frame.
  open func applyForce(_ force: CGVector) {
    self.force.dx += force.dx
    self.force.dy += force.dy
  }
  /// Pushes at a place of the scene for the next frame.
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += lever(point).cross(force)
  }
  /// Turns for the next frame.
  open func applyTorque(_ torque: CGFloat) { self.torque += torque }
  /// Changes the velocity.
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic else { return }
    velocity.dx += impulse.dx / mass
    velocity.dy += impulse.dy / mass
    isResting = false
  }
  /// Changes the velocity at a place of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    applyAngularImpulse(lever(point).cross(impulse) / (150 * 150))
  }
  /// Changes the velocity of the turning.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    guard isDynamic, allowsRotation else { return }
    angularVelocity += impulse / (momentOfInertia / (150 * 150))
  }
  private func lever(_ point: CGPoint) -> CGVector {
    guard let node, let parent = node.parent else { return .zero }
    let place = node.position.applying(parent.transformToRoot)
    return CGVector(dx: point.x - place.x, dy: point.y - place.y)
  }
  /// The moment of inertia in points.
  var momentOfInertia: CGFloat {
    let all = parts.reduce((area: CGFloat(0), moment: CGFloat(0))) {
      ($0.area + $1.area, $0.moment + $1.moment)
    }
    return all.area > 0 ? mass * all.moment / all.area : mass
  }
}

extension SKPhysicsBody.Part {
  /// The area in points.
  var area: CGFloat {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let points):
      abs(
        points.indices.reduce(CGFloat(0)) {
          let (a, b) = (points[$1], points[($1 + 1) % points.count])
          return $0 + a.x * b.y - a.y * b.x
        } / 2)
    }
  }
  /// The area multiplied by the average of the squared distances from the node's place.
  var moment: CGFloat {
    switch self {
    case .circle(let c, let radius): area * (radius * radius / 2 + c.x * c.x + c.y * c.y)
    case .polygon(let points):
      abs(
        points.indices.reduce(CGFloat(0)) {
          let (a, b) = (points[$1], points[($1 + 1) % points.count])
          let cross = a.x * b.y - a.y * b.x
          return $0 + cross
            * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y)
        } / 12)
    }
  }
}

extension CGRect {
  /// The corners, counter-clockwise.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CGPath {
  /// The ends of the lines; curves have some points.
  var corners: [CGPoint] {
    var points: [CGPoint] = []
    Path(self).forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        let from = points.last ?? to
        for share in stride(from: CGFloat(0.25), through: 1, by: 0.25) {
          let rest = 1 - share
          points.append(
            CGPoint(
              x: rest * rest * from.x + 2 * rest * share * control.x + share * share * to.x,
              y: rest * rest * from.y + 2 * rest * share * control.y + share * share * to.y))
        }
      case .curve(let to, let c1, let c2):
        let from = points.last ?? to
        for share in stride(from: CGFloat(0.25), through: 1, by: 0.25) {
          let rest = 1 - share
          let (a, b, c, d) = (
            rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share,
            share * share * share
          )
          points.append(
            CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x,
              y: a * from.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .closeSubpath: break
      }
    }
    if points.count > 2, points.first == points.last { points.removeLast() }
    return points
  }
}

/// The corners of the least convex polygon around points, counter-clockwise.
func convexHull(_ points: [CGPoint]) -> [CGPoint] {
  let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  guard sorted.count > 2 else { return sorted }
  func half(_ points: [CGPoint]) -> [CGPoint] {
    var hull: [CGPoint] = []
    for point in points {
      while hull.count > 1, turn(hull[hull.count - 2], hull[hull.count - 1], point) <= 0 {
        hull.removeLast()
      }
      hull.append(point)
    }
    return hull.dropLast()
  }
  func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
  return half(sorted) + half(sorted.reversed())
}

extension CGVector {
  static func + (a: Self, b: Self) -> Self { Self(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func - (a: Self, b: Self) -> Self { Self(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  static func * (a: Self, b: CGFloat) -> Self { Self(dx: a.dx * b, dy: a.dy * b) }
  func dot(_ other: Self) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: Self) -> CGFloat { dx * other.dy - dy * other.dx }
  /// The velocity of a point at this distance from the middle of something that turns.
  func turned(_ speed: CGFloat) -> Self { Self(dx: -speed * dy, dy: speed * dx) }
  var length: CGFloat { dot(self).squareRoot() }
}

extension CGPoint {
  static func - (a: Self, b: Self) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  static func + (a: Self, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
}
