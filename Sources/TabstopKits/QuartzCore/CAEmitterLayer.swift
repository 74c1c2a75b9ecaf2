public import Foundation
internal import Tabstop

/// Particles: none are drawn. Mirrors Core Animation's `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  /// Stored: no particles are drawn, which is reported once on standard error.
  open var emitterCells: [CAEmitterCell]? {
    didSet { UnsupportedAPI.report("CAEmitterLayer", use: "a Canvas in a TimelineView") }
  }
  /// Stored, without effect.
  open var emitterPosition = CGPoint.zero
  /// Stored, without effect.
  open var emitterSize = CGSize.zero
  /// Stored, without effect.
  open var emitterZPosition: CGFloat = 0
  /// Stored, without effect.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Stored, without effect.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Stored, without effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Stored, without effect.
  open var birthRate: Float = 1
  /// Stored, without effect.
  open var lifetime: Float = 1
  /// Stored, without effect.
  open var velocity: Float = 1
  /// Stored, without effect.
  open var scale: Float = 1
  /// Stored, without effect.
  open var spin: Float = 1
  /// Stored, without effect.
  open var seed: UInt32 = 0
}
/// The shape from which particles come. No effect. Mirrors Core Animation's.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(name: "cuboid")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(name: "sphere")
}
/// The part of the shape from which particles come. No effect. Mirrors Core Animation's.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String
  /// The corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  /// The line around the shape.
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}
/// The order in which particles are drawn. No effect. Mirrors Core Animation's.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String
  /// Particles are drawn in no particular order.
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  /// Particles are drawn by depth.
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  /// Their colours are added.
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}

/// A kind of particles. Mirrors Core Animation's `CAEmitterCell`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Creates a kind of particles.
  public override init() { super.init() }
  /// Stored, without effect.
  open var contents: Any?
  /// Stored, without effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored, without effect.
  open var contentsScale: CGFloat = 1
  /// A name for the program. Stored, without effect.
  open var name: String?
  /// Stored, without effect.
  open var isEnabled = true
  /// Stored, without effect.
  open var color: CGColor?
  /// Stored, without effect.
  open var redRange: Float = 0
  /// Stored, without effect.
  open var greenRange: Float = 0
  /// Stored, without effect.
  open var blueRange: Float = 0
  /// Stored, without effect.
  open var alphaRange: Float = 0
  /// Stored, without effect.
  open var redSpeed: Float = 0
  /// Stored, without effect.
  open var greenSpeed: Float = 0
  /// Stored, without effect.
  open var blueSpeed: Float = 0
  /// Stored, without effect.
  open var alphaSpeed: Float = 0
  /// Stored, without effect.
  open var birthRate: Float = 0
  /// Stored, without effect.
  open var lifetime: Float = 0
  /// Stored, without effect.
  open var lifetimeRange: Float = 0
  /// Stored, without effect.
  open var velocity: CGFloat = 0
  /// Stored, without effect.
  open var velocityRange: CGFloat = 0
  /// Stored, without effect.
  open var xAcceleration: CGFloat = 0
  /// Stored, without effect.
  open var yAcceleration: CGFloat = 0
  /// Stored, without effect.
  open var zAcceleration: CGFloat = 0
  /// Stored, without effect.
  open var emissionLatitude: CGFloat = 0
  /// Stored, without effect.
  open var emissionLongitude: CGFloat = 0
  /// Stored, without effect.
  open var emissionRange: CGFloat = 0
  /// Stored, without effect.
  open var scale: CGFloat = 1
  /// Stored, without effect.
  open var scaleRange: CGFloat = 0
  /// Stored, without effect.
  open var scaleSpeed: CGFloat = 0
  /// Stored, without effect.
  open var spin: CGFloat = 0
  /// Stored, without effect.
  open var spinRange: CGFloat = 0
  /// Stored, without effect.
  open var emitterCells: [CAEmitterCell]?
}
