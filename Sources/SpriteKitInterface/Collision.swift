internal import Foundation
internal import TabstopFoundation

/// A part of a body at its place in the scene.
struct PlacedPart {
  enum Form {
    case circle(CGPoint, CGFloat)
    case polygon([CGPoint])
  }
  let form: Form
  let box: CGRect

  init(_ part: SKPhysicsBody.Part, _ transform: CGAffineTransform) {
    switch part {
    case .circle(let center, let radius):
      let place = center.applying(transform)
      let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      form = .circle(place, radius * scale)
      let reach = radius * scale
      box = CGRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
    case .polygon(let points):
      var placed = points.map { $0.applying(transform) }
      // A mirrored node turns the order.
      if transform.a * transform.d - transform.b * transform.c < 0 { placed.reverse() }
      form = .polygon(placed)
      let (x, y) = (placed.map(\.x), placed.map(\.y))
      let corner = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
      box = CGRect(
        x: corner.x, y: corner.y, width: (x.max() ?? 0) - corner.x,
        height: (y.max() ?? 0) - corner.y)
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    switch form {
    case .circle(let center, let radius): (point - center).length <= radius
    case .polygon(let points): points.count > 2 && points.separation(of: [point]).distance <= 0
    }
  }
}

/// Where two parts meet.
struct Meeting {
  /// From the first to the second.
  var normal: CGVector
  /// The points, each with how deep it is.
  var points: [(place: CGPoint, depth: CGFloat)]
  var flipped: Meeting { Meeting(normal: normal * -1, points: points) }

  init(normal: CGVector, points: [(place: CGPoint, depth: CGFloat)]) {
    (self.normal, self.points) = (normal, points)
  }

  init?(_ a: PlacedPart, _ b: PlacedPart) {
    guard a.box.insetBy(dx: -1, dy: -1).intersects(b.box.insetBy(dx: -1, dy: -1)) else {
      return nil
    }
    let meeting: Meeting? =
      switch (a.form, b.form) {
      case (.circle(let p, let r), .circle(let q, let s)): Meeting.circles(p, r, q, s)
      case (.polygon(let points), .circle(let center, let radius)):
        Meeting.polygon(points, center, radius)
      case (.circle(let center, let radius), .polygon(let points)):
        Meeting.polygon(points, center, radius)?.flipped
      case (.polygon(let p), .polygon(let q)): Meeting.polygons(p, q)
      }
    guard let meeting else { return nil }
    self = meeting
  }

  private static func circles(
    _ p: CGPoint, _ r: CGFloat, _ q: CGPoint, _ s: CGFloat
  ) -> Meeting? {
    let way = q - p
    let distance = way.length
    guard distance < r + s else { return nil }
    let normal = distance > 0 ? way * (1 / distance) : CGVector(dx: 0, dy: 1)
    return Meeting(normal: normal, points: [(p + normal * r, r + s - distance)])
  }

  private static func polygon(
    _ points: [CGPoint], _ center: CGPoint, _ radius: CGFloat
  ) -> Meeting? {
    let (edge, distance) = points.separation(of: [center])
    guard distance < radius else { return nil }
    let (a, b) = (points[edge], points[(edge + 1) % points.count])
    if distance <= 0, points.count > 2 {
      let normal = points.normal(edge)
      return Meeting(normal: normal, points: [(center + normal * -distance, radius - distance)])
    }
    let side = b - a
    let share = side.dot(side) > 0 ? min(max((center - a).dot(side) / side.dot(side), 0), 1) : 0
    let nearest = a + side * share
    let way = center - nearest
    let length = way.length
    guard length < radius else { return nil }
    let normal = length > 0 ? way * (1 / length) : points.normal(edge)
    return Meeting(normal: normal, points: [(nearest, radius - length)])
  }

  private static func polygons(_ p: [CGPoint], _ q: [CGPoint]) -> Meeting? {
    let (first, second) = (p.separation(of: q), q.separation(of: p))
    guard first.distance < 0, second.distance < 0 else { return nil }
    let isFirst = first.distance >= second.distance - 0.01
    let (reference, other, edge) = isFirst ? (p, q, first.edge) : (q, p, second.edge)
    let normal = reference.normal(edge)
    let (a, b) = (reference[edge], reference[(edge + 1) % reference.count])
    // The side of the other polygon that faces the reference.
    let facing = other.indices.min {
      other.normal($0).dot(normal) < other.normal($1).dot(normal)
    }
    guard let facing else { return nil }
    var (c, d) = (other[facing], other[(facing + 1) % other.count])
    let side = (b - a) * (1 / max((b - a).length, 1e-9))
    for (origin, direction) in [(a, side), (b, side * -1)] {
      let (before, after) = ((c - origin).dot(direction), (d - origin).dot(direction))
      if before < 0, after < 0 { return nil }
      if before < 0 { c = c + (d - c) * (before / (before - after)) }
      if after < 0 { d = d + (c - d) * (after / (after - before)) }
    }
    let points = [c, d].compactMap { point -> (place: CGPoint, depth: CGFloat)? in
      let depth = -(point - a).dot(normal)
      return depth >= 0 ? (point, depth) : nil
    }
    guard !points.isEmpty else { return nil }
    return Meeting(normal: isFirst ? normal : normal * -1, points: points)
  }
}

extension [CGPoint] {
  /// Outward from an edge of a polygon that is counter-clockwise.
  func normal(_ edge: Int) -> CGVector {
    let side = self[(edge + 1) % count] - self[edge]
    let length = Swift.max(side.length, 1e-9)
    return CGVector(dx: side.dy / length, dy: -side.dx / length)
  }

  /// The edge from which points are furthest, and how far: below 0 if they overlap.
  func separation(of points: [CGPoint]) -> (edge: Int, distance: CGFloat) {
    var best = (edge: 0, distance: -CGFloat.infinity)
    for edge in indices {
      let normal = normal(edge)
      let distance = points.reduce(CGFloat.infinity) {
        Swift.min($0, ($1 - self[edge]).dot(normal))
      }
      if distance > best.distance { best = (edge, distance) }
    }
    return best
  }
}
