public import Foundation
internal import TabstopFoundation

extension UIBezierPath {
  /// The kind of a part of a path. Mirrors AppKit's.
  public enum ElementType: UInt, Sendable {
    case moveTo, lineTo, curveTo, closePath
    case quadraticCurveTo
    /// A cubic curve: the newer name.
    public static var cubicCurveTo: ElementType { .curveTo }
  }
  /// The number of the parts of the path. Mirrors AppKit's.
  public var elementCount: Int { parts.count }
  /// The kind of a part. Mirrors AppKit's.
  public func element(at index: Int) -> ElementType { parts[index].type }
  /// The kind of a part, whose points are written to `points`: up to three. Mirrors AppKit's.
  public func element(
    at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>?
  ) -> ElementType {
    let part = parts[index]
    for (place, point) in part.points.enumerated() { points?[place] = point }
    return part.type
  }
  /// The parts, with their points. A path has cubic curves alone.
  private var parts: [(type: ElementType, points: [CGPoint])] {
    var parts: [(type: ElementType, points: [CGPoint])] = []
    cgPath.applyWithBlock { element in
      func points(_ count: Int) -> [CGPoint] { (0..<count).map { element.pointee.points[$0] } }
      switch element.pointee.type {
      case .moveToPoint: parts.append((.moveTo, points(1)))
      case .addLineToPoint: parts.append((.lineTo, points(1)))
      case .addQuadCurveToPoint: parts.append((.quadraticCurveTo, points(2)))
      case .addCurveToPoint: parts.append((.curveTo, points(3)))
      case .closeSubpath: parts.append((.closePath, []))
      }
    }
    return parts
  }

  /// The smallest rectangle around the path and the control points of its curves: the same as
  /// `bounds`. Mirrors AppKit's.
  public var controlPointBounds: CGRect { bounds }
  /// Adds a quadratic curve. Mirrors AppKit's.
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  /// Starts a new line at a point, from the end of the last one. Mirrors AppKit's.
  public func relativeMove(to point: CGPoint) { move(to: fromHere(point)) }
  /// Adds a line to a point, from the end of the last one. Mirrors AppKit's.
  public func relativeLine(to point: CGPoint) { addLine(to: fromHere(point)) }
  /// Adds a curve by points from the end of the last line. Mirrors AppKit's.
  public func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(
      to: fromHere(endPoint), controlPoint1: fromHere(controlPoint1),
      controlPoint2: fromHere(controlPoint2))
  }
  private func fromHere(_ point: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }
  /// Adds an arc that touches the line from here to a point, and that from there to another. Mirrors
  /// AppKit's.
  public func appendArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat) {
    guard let path = cgPath.mutableCopy() else { return }
    path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
    cgPath = path
  }
  /// Adds lines from point to point. Mirrors AppKit's.
  public func appendPoints(_ points: UnsafeMutablePointer<CGPoint>, count: Int) {
    for place in 0..<count {
      if isEmpty { move(to: points[place]) } else { addLine(to: points[place]) }
    }
  }
  /// Clips what is drawn next to a rectangle. Mirrors AppKit's.
  public class func clip(_ rect: CGRect) { UIBezierPath(rect: rect).addClip() }
  /// The exactness with which curves are drawn. No effect: Cairo decides. Mirrors AppKit's.
  public var flatness: CGFloat {
    get { 0.6 }
    set {}
  }
}
