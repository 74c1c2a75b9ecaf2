public import Foundation
internal import Tabstop

/// A gradient along a line. Mirrors Core Animation's `CAGradientLayer`.
open class CAGradientLayer: CALayer {
  /// The colours of the gradient.
  open var colors: [Any]? { didSet { changed() } }
  /// The locations of the colours, from 0 to 1; `nil` means even distances.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The start of the gradient, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The end of the gradient, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The shape of the gradient. Stored, without effect: each gradient is drawn along a line.
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

/// The kind of a gradient. Mirrors Core Animation's. No effect.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  /// Along a line: each gradient is drawn so.
  public static let axial = CAGradientLayerType(name: "axial")
  /// The gradient goes from a point outwards.
  public static let radial = CAGradientLayerType(name: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(name: "conic")
}
