internal import Foundation
internal import TabstopFoundation
internal import TabstopKits

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
