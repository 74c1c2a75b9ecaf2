public import Foundation
internal import Tabstop

/// The kind of a part of a path. Mirrors Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new line at the first point.
  case moveToPoint
  /// A straight line to the first point.
  case addLineToPoint
  /// A quadratic curve, by its control point and its end. Paths have cubic curves instead here.
  case addQuadCurveToPoint
  /// A cubic curve, by its control points and its end.
  case addCurveToPoint
  /// A straight line to the start of the line. It has no points.
  case closeSubpath
}

/// A part of a path. Mirrors Core Graphics' `CGPathElement`.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its kind has. They are valid only during the call that
  /// passes the element.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Called with each part of a path, and a pointer of the caller's own. Mirrors Core Graphics'.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `block` with each part of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in Path(self).elements {
      let type = element.coreGraphics.0
      var points = element.coreGraphics.1
      points.withUnsafeMutableBufferPointer { points in
        // A part without points has a pointer, too, which is not to be read.
        withUnsafePointer(to: CGPathElement(type: type, points: points.baseAddress!)) { block($0) }
      }
    }
  }

  /// Calls `function` with each part of the path, and with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether a point is inside of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    Path(self).contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// The smallest rectangle around the path, without the control points of its curves. Mirrors Core Graphics'.
  public var boundingBoxOfPath: CGRect { Path(self).boundingRect }
}

/// The rule for which points are inside of a path. Mirrors Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension _PathElement {
  /// The kind and the points; at least one, so that there is a pointer.
  fileprivate var coreGraphics: (CGPathElementType, [CGPoint]) {
    func point(_ point: _Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    return switch self {
    case .move(let end): (.moveToPoint, [point(end)])
    case .line(let end): (.addLineToPoint, [point(end)])
    case .curve(let first, let second, let end):
      (.addCurveToPoint, [point(first), point(second), point(end)])
    case .close: (.closeSubpath, [.zero])
    }
  }
}

extension CGMutablePath {
  /// Appends a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// Appends straight lines from point to point, starting a new line at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends an arc that touches the line from here to `tangent1End` and that from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path(self)
    let count = path.elements.count
    path.addArc(
      tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform),
      radius: radius)
    append(path.elements.dropFirst(count))
  }

  /// Appends an arc, by its angles in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path(self)
    let count = path.elements.count
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
    append(path.elements.dropFirst(count))
  }

  private func append(_ elements: ArraySlice<_PathElement>) {
    for element in elements {
      let points = element.coreGraphics.1
      switch element {
      case .move: move(to: points[0])
      case .line: addLine(to: points[0])
      case .curve: addCurve(to: points[2], control1: points[0], control2: points[1])
      case .close: closeSubpath()
      }
    }
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed one. Mirrors Core Graphics.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
  }
}
