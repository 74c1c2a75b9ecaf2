public import Foundation
public import Tabstop
public import TabstopFoundation

/// A set of corners of a rectangle. Mirrors UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left of the screen, in both reading directions.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right of the screen.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left of the screen.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right of the screen.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves, with which SwiftUI sources round single corners, for example.
/// Mirrors the part of UIKit's `UIBezierPath` for outlines.
public final class UIBezierPath {
  private var outline: Path

  /// Creates an empty path.
  public init() { outline = Path() }
  /// Creates a rectangle.
  public init(rect: CGRect) { outline = Path(rect) }
  /// Creates the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { outline = Path(ellipseIn: rect) }
  /// Creates a path from another.
  public init(cgPath: CGPath) { outline = Path(cgPath) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = order.map {
      corners.contains($0)
        ? (x: Double(cornerRadii.width), y: Double(cornerRadii.height)) : (x: 0, y: 0)
    }
    outline = Path(elements: .roundedRectangle(rect.bounds, radii))
  }

  /// Creates an arc. Angles are in radians, clockwise on screen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same outline with the same line. Mirrors UIKit's, whose result is `Any`.
  public func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
    return copy
  }

  /// The outline, for `Path`.
  public var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = Path(newValue) }
  }
  /// Whether the path is empty.
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around the path and the control points of its curves. Mirrors UIKit's.
  public var bounds: CGRect { outline.controlPointBounds }
  /// The end of the last line; the origin if there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Starts a new line at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Appends a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Appends a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Appends a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }
  /// Appends an arc. Angles are in radians, clockwise on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Appends another path.
  public func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  /// Transforms the path.
  public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// Closes the line with a straight line to its start.
  public func close() { outline.closeSubpath() }
  /// The width of its line, in points.
  public var lineWidth: CGFloat = 1
  /// The shape of the ends of its line.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of its line.
  public var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of the tip of a corner, in line widths.
  public var miterLimit: CGFloat = 10
  /// Whether the path is filled by the even-odd rule.
  public var usesEvenOddFillRule = false
  /// The lengths of its dashes and gaps, and where they begin.
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// Sets the lengths of its dashes and gaps, in points; without any its line has none.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }
  /// Fills it in the current graphics context.
  public func fill() { CGContext.current?.draw(outline, usesEvenOddFillRule ? .eoFill : .fill) }
  /// Draws its line in the current graphics context.
  public func stroke() {
    guard let context = CGContext.current else { return }
    context.setLineWidth(lineWidth)
    let own = context.state.line
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.draw(outline, .stroke)
    context.state.line = own
  }
  /// Clips the following drawing in the current graphics context to the path.
  public func addClip() {
    CGContext.current?.beginPath()
    CGContext.current?.addPath(cgPath)
    CGContext.current?.clip()
  }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
  /// Removes everything from the path.
  public func removeAllPoints() { outline = Path() }
}
