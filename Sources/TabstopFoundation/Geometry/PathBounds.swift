public import Foundation
internal import Tabstop

extension Path {
  /// The smallest rectangle around the path, without the control points of its curves; `CGRect.null` for an
  /// empty path. Mirrors SwiftUI's.
  public nonisolated var boundingRect: CGRect {
    var points: [_Point] = []
    // Where the line began, and where it has come to.
    var (start, current): (_Point?, _Point?)
    for element in elements {
      if case .curve(let a, let b, let end) = element, let current {
        points += extremes(current, a, b, end)
      }
      if case .move(let point) = element { start = point }
      current = element.end ?? start
      if let end = element.end { points.append(end) }
    }
    return rectangle(around: points)
  }

  /// The smallest rectangle around the path and the control points of its curves, as Core Graphics and UIKit have it.
  package nonisolated var controlPointBounds: CGRect {
    rectangle(
      around: elements.flatMap { element -> [_Point] in
        if case .curve(let a, let b, let end) = element { return [a, b, end] }
        return element.end.map { [$0] } ?? []
      })
  }
}

extension _PathElement {
  /// Where the line ends; `nil` if that is where it began.
  fileprivate var end: _Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, to: let point): point
    case .close: nil
    }
  }
}

private func rectangle(around points: [_Point]) -> CGRect {
  guard let first = points.first else { return .null }
  var (low, high) = (first, first)
  for point in points {
    low = _Point(min(low.x, point.x), min(low.y, point.y))
    high = _Point(max(high.x, point.x), max(high.y, point.y))
  }
  return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
}

/// The points of a cubic curve, beside its ends, where it turns back in one of the directions.
private func extremes(_ start: _Point, _ a: _Point, _ b: _Point, _ end: _Point) -> [_Point] {
  let shares =
    turns(start.x, a.x, b.x, end.x) + turns(start.y, a.y, b.y, end.y)
  return shares.map { share in
    let (first, middle, last) = (
      start.mixed(with: a, by: share), a.mixed(with: b, by: share), b.mixed(with: end, by: share)
    )
    return first.mixed(with: middle, by: share)
      .mixed(with: middle.mixed(with: last, by: share), by: share)
  }
}

/// The shares of a curve, between its ends, at which one coordinate's derivative is zero.
private func turns(_ start: Double, _ a: Double, _ b: Double, _ end: Double) -> [Double] {
  let (low, high) = (min(start, end), max(start, end))
  if a >= low, a <= high, b >= low, b <= high { return [] }
  // A third of the derivative is square · t² + 2 · half · t + constant.
  let (square, half, constant) = (end - 3 * b + 3 * a - start, b - 2 * a + start, a - start)
  let discriminant = half * half - square * constant
  guard discriminant >= 0 else { return [] }
  // This sum of two numbers with the same sign does not lose digits; the roots are its quotients.
  let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
  return [sum / square, constant / sum].filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
}
