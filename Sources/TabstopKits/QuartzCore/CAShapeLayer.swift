public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A gradient. Mirrors Core Animation's.
open class CAGradientLayer: CALayer {
  /// The colours of the gradient.
  open var colors: [Any]? { didSet { changed() } }
  /// The locations of the colours, from 0 to 1; `nil` means even distances.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The start of the gradient, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The end of the gradient, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// Stored, without effect: each gradient is drawn along a line.
  open var type = CAGradientLayerType.axial

  override var own: AnyView {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? ($0 as? UIColor)?.color }
    let places = locations?.map(\.doubleValue) ?? []
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color,
        location: index < places.count
          ? places[index] : Double(index) / Double(max(colors.count - 1, 1)))
    }
    return AnyView(
      LinearGradient(
        stops: stops, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
        endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)))
  }
}

/// A shape. Mirrors Core Animation's.
open class CAShapeLayer: CALayer {
  /// The path of the shape.
  open var path: CGPath? { didSet { changed() } }
  /// The colour inside the path.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// The start of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// Stored, without effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Stored, without effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Stored, without effect.
  open var lineDashPattern: [NSNumber]?

  override var own: AnyView {
    guard let path else { return AnyView(EmptyView()) }
    let outline = Path(path)
    return AnyView(
      ZStack {
        if let fillColor { outline.fill(fillColor.color) }
        if let strokeColor {
          outline.trim(from: strokeStart, to: strokeEnd)
            .stroke(strokeColor.color, lineWidth: lineWidth)
        }
      })
  }
}

/// The kind of a gradient. Mirrors Core Animation's. No effect.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  /// Along a line: each gradient is drawn so.
  public static let axial = CAGradientLayerType(name: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(name: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(name: "conic")
}
/// The ends of a line. Mirrors Core Animation's. No effect.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  /// The line ends at its point.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// A half circle around the point.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// A half square around the point.
  public static let square = CAShapeLayerLineCap(name: "square")
}
/// The corners of a line. Mirrors Core Animation's. No effect.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  /// The edges meet in a tip.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// A circle around the point.
  public static let round = CAShapeLayerLineJoin(name: "round")
  /// The tip is cut off.
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}
