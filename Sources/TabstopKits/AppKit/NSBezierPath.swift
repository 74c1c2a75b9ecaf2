public import Foundation
public import Tabstop
public import TabstopFoundation

/// AppKit's name of a path.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  /// Creates a rectangle with round corners, by AppKit's names.
  ///
  /// - Parameter yRadius: No effect: corners are parts of circles.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: xRadius)
  }
  /// Adds a line. Mirrors AppKit's.
  public func line(to point: CGPoint) { addLine(to: point) }
  /// Adds a curve. Mirrors AppKit's.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a rectangle. Mirrors AppKit's.
  public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
  /// Adds an oval. Mirrors AppKit's.
  public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
  /// Adds a part of a circle, its angles in degrees. Mirrors AppKit's.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180,
      endAngle: endAngle * .pi / 180, clockwise: !clockwise)
  }
  /// Adds a rectangle with round corners. Mirrors AppKit's.
  ///
  /// - Parameter yRadius: No effect: corners are parts of circles.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// Transforms the path. Mirrors AppKit's.
  public func transform(using transform: AffineTransform) {
    apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }
  /// The shape of the ends of a line. Mirrors AppKit's.
  public typealias LineCapStyle = CGLineCap
  /// The shape of the corners of a line. Mirrors AppKit's.
  public typealias LineJoinStyle = CGLineJoin
  /// The rules that decide which points are inside of a path. Mirrors AppKit's.
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
  /// The rule that decides which points are inside of the path. Mirrors AppKit's.
  public var windingRule: WindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }
  /// Clips what is drawn next to the path: the same as `addClip()`. Mirrors AppKit's.
  public func setClip() { addClip() }
  /// Fills a rectangle of the picture that is being drawn. Mirrors AppKit's.
  public class func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  /// Draws the line around a rectangle in the picture that is being drawn. Mirrors AppKit's.
  public class func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  /// Draws a line in the picture that is being drawn. Mirrors AppKit's.
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    path.stroke()
  }
}
