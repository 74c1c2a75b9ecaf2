public import Foundation
import Tabstop

/// A finished outline. Mirrors the part of Core Graphics' `CGPath` that SwiftUI sources hand to
/// `Path`.
public class CGPath {
  fileprivate var outline: Path

  fileprivate init(outline: Path) { self.outline = outline }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      outline: Path(roundedRect: rect, cornerSize: size)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around it.
  public var boundingBox: CGRect { outline.boundingRect }
  /// Where the last line ended; the origin if there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
}

/// An outline that is being drawn. Mirrors the part of Core Graphics' `CGMutablePath` that
/// SwiftUI sources use.
public final class CGMutablePath: CGPath {
  /// Nothing yet.
  public init() { super.init(outline: Path()) }

  /// Begins a new line there.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }
  /// A straight line from here.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }
  /// A curve that bends towards one point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// A curve that leaves towards one point and arrives from another.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Angles in radians. As in SwiftUI, `clockwise` is meant for axes that point up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }
  /// The ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }
  /// Another outline as well.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }
  /// A straight line back to where the line began.
  public func closeSubpath() { outline.closeSubpath() }
}

/// Corners of a rectangle. Mirrors UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Each option's bit.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A corner by its place on screen, in any direction of reading.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// A corner by its place on screen.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// A corner by its place on screen.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// A corner by its place on screen.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline by UIKit's names: SwiftUI sources round single corners with it. Mirrors the part of
/// `UIBezierPath` that says an outline.
public final class UIBezierPath {
  private var outline: Path

  /// Nothing yet.
  public init() { outline = Path() }
  /// A rectangle.
  public init(rect: CGRect) { outline = Path(rect) }
  /// The ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { outline = Path(ellipseIn: rect) }
  /// A finished outline, to go on with.
  public init(cgPath: CGPath) { outline = cgPath.outline }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle of which some corners are round.
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

  /// Angles in radians, clockwise on screen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline, for `Path`.
  public var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }
  /// Whether nothing is drawn.
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around it.
  public var bounds: CGRect { outline.boundingRect }
  /// Where the last line ended; the origin if there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Begins a new line there.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// A straight line from here.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// A curve that leaves towards one point and arrives from another.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve that bends towards one point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }
  /// Angles in radians, clockwise on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Another outline as well.
  public func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  /// Changes the coordinates of what is drawn already.
  public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// A straight line back to where the line began.
  public func close() { outline.closeSubpath() }
  /// Begins anew.
  public func removeAllPoints() { outline = Path() }
}

extension Path {
  /// An outline of Core Graphics' or UIKit's.
  public nonisolated init(_ path: CGPath) { self = path.outline }

  /// The same for Core Graphics. Mirrors SwiftUI.
  public nonisolated var cgPath: CGPath { CGPath(outline: self) }
}
