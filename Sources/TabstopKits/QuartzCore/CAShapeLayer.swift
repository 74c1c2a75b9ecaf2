public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A shape that is filled and stroked. Mirrors Core Animation's `CAShapeLayer`.
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
  /// The shape of a line's ends. Stored, without effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of a line's corners. Stored, without effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps. Stored, without effect.
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
