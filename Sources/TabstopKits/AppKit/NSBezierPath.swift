public import Foundation

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
}
