/// A curve from (0, 0) to (1, 1): the completed share of a change at each share of its duration.
/// Mirrors SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// A constant speed.
  public static let linear = UnitCurve(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
  /// A slow start.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// A slow end.
  public static let easeOut = UnitCurve(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
  /// A slow start and a slow end.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))

  private init(_ start: UnitPoint, _ end: UnitPoint) { (self.start, self.end) = (start, end) }

  /// A Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    func inside(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(
        x: point.x.isNaN ? 0 : min(max(point.x, 0), 1), y: point.y.isFinite ? point.y : 0)
    }
    return UnitCurve(inside(startControlPoint), inside(endControlPoint))
  }

  /// The completed share of the change at a share of its duration.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if start.x == start.y, end.x == end.y { return progress }
    // Finds the point of the curve at this share of the duration: x grows along the curve.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(middle, start.x, end.x) < progress { low = middle } else { high = middle }
    }
    return Self.point((low + high) / 2, start.y, end.y)
  }

  /// The rate of change at a share of the duration.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0005
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  private static func point(_ place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }
}
