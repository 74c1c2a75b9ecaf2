public import Foundation
internal import Tabstop

/// An immutable path. Mirrors the part of Core Graphics' `CGPath` that SwiftUI sources pass to
/// `Path`.
public class CGPath {
  fileprivate var outline: Path

  fileprivate init(outline: Path) { self.outline = outline }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      outline: Path(roundedRect: rect, cornerSize: size)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around the path and the control points of its curves. Mirrors Core Graphics'.
  public var boundingBox: CGRect { outline.controlPointBounds }
  /// The end of the last line; the origin if there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The outline of the path's line, to be filled: see `Path.strokedPath(_:)`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(outline: outline.applying(transform).strokedPath(style))
  }
  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }
  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(outline: outline) }
  /// Returns a copy of the path that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}

/// A mutable path. Mirrors the part of Core Graphics' `CGMutablePath` that SwiftUI sources use.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(outline: Path()) }

  /// Starts a new line at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }
  /// Appends a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }
  /// Appends a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Appends a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Appends an arc. Angles are in radians. As in SwiftUI, `clockwise` is meant for a y axis that
  /// points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }
  /// Appends a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }
  /// Appends the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }
  /// Appends another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }
  /// Appends a straight line to the start of the line.
  public func closeSubpath() { outline.closeSubpath() }
}

extension Path {
  /// Creates a path from one of Core Graphics.
  public nonisolated init(_ path: CGPath) { self = path.outline }

  /// The path for Core Graphics. Mirrors SwiftUI.
  public nonisolated var cgPath: CGPath { CGPath(outline: self) }
}
