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
  public var joints: [SKPhysicsJoint] { joined.compactMap(\.joint) }
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
  /// Weak: joints and touching bodies refer to each other.
  private struct Joined { weak var joint: SKPhysicsJoint? }
  private struct Touched { weak var body: SKPhysicsBody? }
  private var joined: [Joined] = []
  private var touched: [ObjectIdentifier: Touched] = [:]

  init(_ parts: [Part], isEdge: Bool = false) {
    (self.parts, self.isEdge, isDynamic) = (parts, isEdge, !isEdge)
    area = parts.reduce(0) { $0 + $1.area } / (150 * 150)
    super.init()
  }

  /// Creates a circle around the node's place.
  public convenience init(circleOfRadius r: CGFloat) { self.init([.circle(.zero, r)]) }
  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init([.circle(center, r)])
  }

  /// Creates a rectangle around the node's place.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let box = CGRect(
      x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)
    self.init([.polygon(box.corners)])
  }

  /// Creates a convex polygon.
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

  /// Creates a line.
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
      (copy.allowsRotation, copy.pinned) = (allowsRotation, pinned)
      (copy.density, copy.givenMass) = (density, givenMass)
      (copy.friction, copy.restitution) = (friction, restitution)
      (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
      (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
      copy.contactTestBitMask = contactTestBitMask
      return copy
    }
  }

  func add(_ joint: SKPhysicsJoint) { joined.append(Joined(joint: joint)) }
  func remove(_ joint: SKPhysicsJoint) {
    joined.removeAll { $0.joint == nil || $0.joint === joint }
  }

  func isJoined(to body: SKPhysicsBody) -> Bool {
    joined.contains { $0.joint?.bodyA === body || $0.joint?.bodyB === body }
  }

  func meet(_ body: SKPhysicsBody) { touched[ObjectIdentifier(body)] = Touched(body: body) }
  func leave(_ body: SKPhysicsBody) { touched[ObjectIdentifier(body)] = nil }

  /// The bodies that it touches.
  open func allContactedBodies() -> [SKPhysicsBody] { touched.values.compactMap(\.body) }
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
