public import Foundation
internal import TabstopFoundation

/// The collisions of a scene. Mirrors SpriteKit's `SKPhysicsWorld`.
@preconcurrency @MainActor
public final class SKPhysicsWorld: NSObject {
  /// The acceleration of what falls, in metres for each squared second; a metre is 150 points.
  public var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed of the time.
  public var speed: CGFloat = 1
  /// The delegate, which is notified of contacts. Not retained.
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?
  private var joints: [SKPhysicsJoint] = []
  private var touching: [Pair: Touch] = [:]
  /// What pushed and rubbed where two bodies met in the last step.
  private var pushes: [Place: (pushed: CGFloat, rubbed: CGFloat)] = [:]

  private struct Pair: Hashable {
    let a, b: ObjectIdentifier
  }

  private struct Place: Hashable {
    let pair: Pair
    let index: Int
  }

  private struct Touch {
    let a, b: SKPhysicsBody
    var point: CGPoint
    var normal: CGVector
    var impulse: CGFloat
    @MainActor
    var contact: SKPhysicsContact {
      SKPhysicsContact(a, b, point: point, normal: normal, impulse: impulse)
    }
  }

  nonisolated override init() { super.init() }

  /// Adds a joint.
  public func add(_ joint: SKPhysicsJoint) {
    joints.append(joint)
    for body in [joint.bodyA, joint.bodyB] { body.add(joint) }
    joint.start()
  }

  /// Removes a joint.
  public func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    for body in [joint.bodyA, joint.bodyB] { body.remove(joint) }
  }

  /// Removes all joints.
  public func removeAllJoints() { for joint in joints { remove(joint) } }

  // MARK: Finding

  /// The body at a place.
  public func body(at point: CGPoint) -> SKPhysicsBody? {
    bodies().first { placed($0).contains { $0.contains(point) } }
  }

  /// A body in a rectangle.
  public func body(in rect: CGRect) -> SKPhysicsBody? {
    bodies().first { placed($0).contains { $0.box.intersects(rect) } }
  }

  /// The first body on a way.
  public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
    let all = bodies().map { ($0, placed($0)) }
    let length = (end - start).length
    guard length.isFinite else { return nil }
    let steps = Int(min(max(length / 2, 1), 10_000))
    for step in 0...steps {
      let place = start + (end - start) * (CGFloat(step) / CGFloat(steps))
      if let found = all.first(where: { $0.1.contains { $0.contains(place) } }) { return found.0 }
    }
    return nil
  }

  /// Calls a closure for the bodies in a rectangle, until it sets its second argument.
  public func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for body in bodies() where !stops.boolValue {
      if placed(body).contains(where: { $0.box.intersects(rect) }) { block(body, &stops) }
    }
  }

  private func bodies() -> [SKPhysicsBody] {
    var found: [SKPhysicsBody] = []
    func add(_ node: SKNode) {
      if let body = node.physicsBody { found.append(body) }
      for child in node.children { add(child) }
    }
    scene.map(add)
    return found
  }

  private func placed(_ body: SKPhysicsBody) -> [PlacedPart] {
    guard let node = body.node else { return [] }
    return body.parts.map { PlacedPart($0, node.transformToRoot) }
  }

  // MARK: Steps

  /// A body while it moves.
  private final class Moving {
    let body: SKPhysicsBody
    let node: SKNode
    let toScene: CGAffineTransform
    var place: CGPoint
    var velocity: CGVector
    var spin: CGFloat
    let inverseMass, inverseMoment: CGFloat
    var parts: [PlacedPart] = []
    var box = CGRect.null

    @MainActor
    init?(_ body: SKPhysicsBody) {
      guard let node = body.node else { return nil }
      (self.body, self.node) = (body, node)
      toScene = node.parent?.transformToRoot ?? .identity
      place = node is SKScene ? .zero : node.position.applying(toScene)
      (velocity, spin) = (body.velocity, body.angularVelocity)
      let moves = body.isDynamic && !body.isEdge && !(node is SKScene)
      inverseMass = moves && !body.pinned ? 1 / body.mass : 0
      inverseMoment = moves && body.allowsRotation ? 1 / body.momentOfInertia : 0
      update()
    }

    @MainActor
    func update() {
      parts = body.parts.map { PlacedPart($0, node.transformToRoot) }
      box = parts.reduce(CGRect.null) { $0.union($1.box) }
    }

    @MainActor
    func move(_ time: CGFloat) {
      guard inverseMass > 0 || inverseMoment > 0 else { return }
      shift(velocity * time)
      node.zRotation += spin * time
    }

    /// Ends a movement that nobody sees, of a body that lies on another.
    func rest() {
      if velocity.length < 1.5, abs(spin) < 0.035 { (velocity, spin) = (.zero, 0) }
    }

    @MainActor
    func shift(_ way: CGVector) {
      guard inverseMass > 0 else { return }
      place = place + way
      node.position = place.applying(toScene.inverted())
    }

    func speed(at lever: CGVector) -> CGVector { velocity + lever.turned(spin) }
    func push(_ impulse: CGVector, _ lever: CGVector) {
      velocity = velocity + impulse * inverseMass
      spin += lever.cross(impulse) * inverseMoment
    }
  }

  /// A point at which two bodies meet, while their velocities change.
  private final class Knot {
    let a, b: Moving
    let normal: CGVector
    let leverA, leverB: CGVector
    let depth: CGFloat
    let place: CGPoint
    private let bounce: CGFloat
    private(set) var pushed: CGFloat = 0
    private(set) var rubbed: CGFloat = 0
    /// The number of the first point of the two bodies.
    let first: Int
    let massA, massB, momentA, momentB: CGFloat
    var impulse: CGFloat { pushed }

    @MainActor
    init(
      _ a: Moving, _ b: Moving, _ normal: CGVector, _ place: CGPoint, _ depth: CGFloat,
      first: Int
    ) {
      (self.a, self.b, self.normal, self.depth, self.place) = (a, b, normal, depth, place)
      self.first = first
      (leverA, leverB) = (place - a.place, place - b.place)
      // A body that does not collide with the other kind is not pushed by it.
      let (ia, ib) = (a.body, b.body)
      let isA = ia.collisionBitMask & ib.categoryBitMask != 0
      let isB = ib.collisionBitMask & ia.categoryBitMask != 0
      (massA, momentA) = isA ? (a.inverseMass, a.inverseMoment) : (0, 0)
      (massB, momentB) = isB ? (b.inverseMass, b.inverseMoment) : (0, 0)
      let speed = (b.speed(at: leverB) - a.speed(at: leverA)).dot(normal)
      bounce = speed < -40 ? -speed * max(ia.restitution, ib.restitution) : 0
    }

    private func weight(_ direction: CGVector) -> CGFloat {
      let (x, y) = (leverA.cross(direction), leverB.cross(direction))
      return massA + massB + x * x * momentA + y * y * momentB
    }

    private func apply(_ impulse: CGVector) {
      a.velocity = a.velocity - impulse * massA
      a.spin -= leverA.cross(impulse) * momentA
      b.velocity = b.velocity + impulse * massB
      b.spin += leverB.cross(impulse) * momentB
    }

    func start(_ pushed: CGFloat, _ rubbed: CGFloat) {
      (self.pushed, self.rubbed) = (pushed, rubbed)
      apply(normal * pushed + CGVector(dx: -normal.dy, dy: normal.dx) * rubbed)
    }

    @MainActor
    func solve() {
      let heavy = weight(normal)
      guard heavy > 0 else { return }
      let speed = (b.speed(at: leverB) - a.speed(at: leverA)).dot(normal)
      let before = pushed
      pushed = max(pushed + (bounce - speed) / heavy, 0)
      apply(normal * (pushed - before))
      let side = CGVector(dx: -normal.dy, dy: normal.dx)
      let slip = (b.speed(at: leverB) - a.speed(at: leverA)).dot(side)
      let limit = (a.body.friction * b.body.friction).squareRoot() * pushed
      let old = rubbed
      rubbed = min(max(rubbed - slip / weight(side), -limit), limit)
      apply(side * (rubbed - old))
    }

    @MainActor
    func part(_ steps: CGFloat) {
      let sum = massA + massB
      guard sum > 0, depth > 0.3 else { return }
      let way = normal * ((depth - 0.3) * 0.4 / sum / steps)
      a.shift(way * -massA)
      b.shift(way * massB)
    }
  }

  func simulate(_ time: TimeInterval) {
    let time = CGFloat(time) * speed
    let moving = bodies().compactMap { Moving($0) }
    guard time > 0 else { return }
    guard !moving.isEmpty else { return report([:]) }
    let byBody = Dictionary(
      moving.map { (ObjectIdentifier($0.body), $0) }, uniquingKeysWith: { first, _ in first })
    let fastest = moving.map { $0.velocity.length }.max() ?? 0
    // Within the bounds before it becomes an integer: velocities can be infinite or not a number.
    let wanted = max(time * fastest / 6, time * 120).rounded(.up)
    let steps = wanted < 16 ? max(Int(wanted), 1) : 16
    let step = time / CGFloat(steps)
    var met: [Pair: Touch] = [:]
    for count in 0..<steps {
      for body in moving { accelerate(body, step) }
      for joint in joints {
        guard let a = byBody[ObjectIdentifier(joint.bodyA)],
          let b = byBody[ObjectIdentifier(joint.bodyB)]
        else { continue }
        pull(joint, a, b, step)
      }
      let knots = meetings(moving, &met)
      // In both orders: one alone turns boxes that lie on each other.
      for sweep in 0..<12 {
        if (sweep + count).isMultiple(of: 2) {
          for knot in knots { knot.solve() }
        } else {
          for knot in knots.reversed() { knot.solve() }
        }
      }
      remember(knots)
      for knot in knots {
        knot.a.rest()
        knot.b.rest()
      }
      for knot in knots {
        let pair = pair(knot.a.body, knot.b.body)
        let strongest = max(met[pair]?.impulse ?? 0, knot.impulse)
        met[pair]?.impulse = strongest
      }
      for body in moving { body.move(step) }
      for knot in knots { knot.part(2) }
      for body in moving { body.update() }
    }
    for body in moving {
      (body.body.velocity, body.body.angularVelocity) = (body.velocity, body.spin)
      (body.body.force, body.body.torque) = (.zero, 0)
      body.body.isResting = body.velocity.length < 1 && abs(body.spin) < 0.01
    }
    report(met)
  }

  private func accelerate(_ moving: Moving, _ time: CGFloat) {
    let body = moving.body
    guard moving.inverseMass > 0 || moving.inverseMoment > 0 else {
      (moving.velocity, moving.spin) = (.zero, 0)
      return
    }
    if moving.inverseMass > 0 {
      if body.affectedByGravity { moving.velocity = moving.velocity + gravity * (150 * time) }
      moving.velocity = moving.velocity + body.force * (moving.inverseMass * time)
      moving.velocity = moving.velocity * (1 / (1 + time * body.linearDamping))
    } else {
      moving.velocity = .zero
    }
    moving.spin += body.torque * 150 * 150 * moving.inverseMoment * time
    moving.spin *= moving.inverseMoment > 0 ? 1 / (1 + time * body.angularDamping) : 0
  }

  private func pair(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Pair {
    Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
  }

  /// The places of the bodies whose boxes meet, two at a time, in their order. Sorted by the left sides, a body is
  /// compared only with those that begin before it ends. One whose place is not a number meets none.
  private func near(_ moving: [Moving]) -> [(Int, Int)] {
    let left = moving.map(\.box.minX)
    let order = left.indices.filter { moving[$0].box.hasPlace }.sorted { left[$0] < left[$1] }
    var found: [(Int, Int)] = []
    for (place, index) in order.enumerated() {
      let box = moving[index].box.insetBy(dx: -1, dy: -1)
      for other in order[(place + 1)...] {
        if left[other] > box.maxX { break }
        guard box.intersects(moving[other].box) else { continue }
        found.append((min(index, other), max(index, other)))
      }
    }
    return found.sorted { $0 < $1 }
  }

  private func meetings(_ moving: [Moving], _ met: inout [Pair: Touch]) -> [Knot] {
    var knots: [Knot] = []
    for (i, j) in near(moving) {
      let (a, b) = (moving[i], moving[j])
      let (first, second) = (a.body, b.body)
      guard
        a.inverseMass > 0 || a.inverseMoment > 0 || b.inverseMass > 0 || b.inverseMoment > 0
          || (first.isDynamic || second.isDynamic)
      else { continue }
      let collides =
        first.collisionBitMask & second.categoryBitMask != 0
        || second.collisionBitMask & first.categoryBitMask != 0
      let isReported =
        first.contactTestBitMask & second.categoryBitMask != 0
        || second.contactTestBitMask & first.categoryBitMask != 0
      guard collides || isReported else { continue }
      let isJoined = first.isJoined(to: second)
      for x in a.parts {
        for y in b.parts {
          guard let meeting = Meeting(x, y), let place = meeting.points.first?.place else {
            continue
          }
          if met[pair(first, second)] == nil {
            met[pair(first, second)] = Touch(
              a: first, b: second, point: place, normal: meeting.normal, impulse: 0)
          }
          guard collides, !isJoined else { continue }
          let start = knots.last.map { $0.a === a && $0.b === b ? $0.first : knots.count }
          knots += meeting.points.map {
            Knot(a, b, meeting.normal, $0.place, $0.depth, first: start ?? 0)
          }
        }
      }
    }
    begin(knots)
    return knots
  }

  /// Begins with what the last step found: bodies that lie on each other keep their places.
  private func begin(_ knots: [Knot]) {
    for (index, knot) in knots.enumerated() {
      let key = Place(pair: pair(knot.a.body, knot.b.body), index: index - knot.first)
      if let last = pushes[key] { knot.start(last.pushed, last.rubbed) }
    }
  }

  private func remember(_ knots: [Knot]) {
    pushes = [:]
    for (index, knot) in knots.enumerated() {
      let key = Place(pair: pair(knot.a.body, knot.b.body), index: index - knot.first)
      pushes[key] = (knot.pushed, knot.rubbed)
    }
  }

  private func report(_ met: [Pair: Touch]) {
    let (began, ended) = (
      met.filter { touching[$0.key] == nil }, touching.filter { met[$0.key] == nil }
    )
    touching = met
    for touch in began.values {
      touch.a.meet(touch.b)
      touch.b.meet(touch.a)
    }
    for touch in ended.values {
      touch.a.leave(touch.b)
      touch.b.leave(touch.a)
    }

    func isReported(_ touch: Touch) -> Bool {
      touch.a.contactTestBitMask & touch.b.categoryBitMask != 0
        || touch.b.contactTestBitMask & touch.a.categoryBitMask != 0
    }
    for touch in began.values where isReported(touch) { contactDelegate?.didBegin(touch.contact) }
    for touch in ended.values where isReported(touch) { contactDelegate?.didEnd(touch.contact) }
  }

  // MARK: Joints

  private func pull(_ joint: SKPhysicsJoint, _ a: Moving, _ b: Moving, _ time: CGFloat) {
    let leverA = joint.lever(joint.localA, a.node)
    let leverB = joint.lever(joint.localB, b.node)
    let way = (b.place + leverB) - (a.place + leverA)
    let speed = b.speed(at: leverB) - a.speed(at: leverA)
    func weight(_ direction: CGVector) -> CGFloat {
      let (x, y) = (leverA.cross(direction), leverB.cross(direction))
      return a.inverseMass + b.inverseMass + x * x * a.inverseMoment + y * y * b.inverseMoment
    }

    func push(_ direction: CGVector, _ change: CGFloat) {
      let heavy = weight(direction)
      guard heavy > 0 else { return }
      let impulse = direction * (change / heavy)
      a.push(impulse * -1, leverA)
      b.push(impulse, leverB)
    }
    let length = way.length
    let direction = length > 1e-6 ? way * (1 / length) : CGVector(dx: 1, dy: 0)
    switch joint {
    case let spring as SKPhysicsJointSpring:
      let mass = 1 / max(weight(direction), 1e-9)
      let circle = 2 * CGFloat.pi * spring.frequency
      let force =
        -mass * circle * circle * (length - spring.length)
        - 2 * mass * spring.damping * circle * speed.dot(direction)
      push(direction, force * time / mass)
    case let limit as SKPhysicsJointLimit:
      guard length > limit.maxLength else { return }
      let back = (length - limit.maxLength) * 0.2 / time
      if speed.dot(direction) > -back { push(direction, -speed.dot(direction) - back) }
    case is SKPhysicsJointSliding: break
    default:
      for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
        let speed = b.speed(at: leverB) - a.speed(at: leverA)
        push(axis, -speed.dot(axis) - way.dot(axis) * 0.2 / time)
      }
      guard joint is SKPhysicsJointFixed, a.inverseMoment + b.inverseMoment > 0 else { return }
      let turn = (b.node.zRotation - a.node.zRotation - joint.angle)
        .remainder(dividingBy: 2 * .pi)
      let change = (-(b.spin - a.spin) - turn * 0.2 / time) / (a.inverseMoment + b.inverseMoment)
      a.spin -= change * a.inverseMoment
      b.spin += change * b.inverseMoment
    }
  }
}

extension CGRect {
  /// Whether all edges are numbers: `intersects` ends the program otherwise (Foundation on Linux).
  fileprivate var hasPlace: Bool { !(minX + maxX).isNaN && !(minY + maxY).isNaN }
}
