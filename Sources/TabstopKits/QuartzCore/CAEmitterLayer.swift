public import Foundation
internal import Tabstop

/// Particles: none are drawn. Mirrors Core Animation's `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  /// The particles. Stored, without effect: no particles are drawn, which is reported once on
  /// standard error.
  open var emitterCells: [CAEmitterCell]? {
    didSet { UnsupportedAPI.report("CAEmitterLayer", use: "a Canvas in a TimelineView") }
  }
  /// The centre of the shape. Stored, without effect.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape. Stored, without effect.
  open var emitterSize = CGSize.zero
  /// The depth of the shape. Stored, without effect.
  open var emitterZPosition: CGFloat = 0
  /// The shape from which particles come. Stored, without effect.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles come. Stored, without effect.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn. Stored, without effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor for the birth rates of the cells. Stored, without effect.
  open var birthRate: Float = 1
  /// A factor for the lifetimes of the cells. Stored, without effect.
  open var lifetime: Float = 1
  /// A factor for the velocities of the particles. Stored, without effect.
  open var velocity: Float = 1
  /// A factor for the sizes of the particles. Stored, without effect.
  open var scale: Float = 1
  /// A factor for the rotation of the particles. Stored, without effect.
  open var spin: Float = 1
  /// The start of the random numbers. Stored, without effect.
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
  /// The colours of the particles are added.
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}

/// A kind of particles. Mirrors Core Animation's `CAEmitterCell`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Creates a kind of particles.
  public override init() { super.init() }
  /// The picture of a particle. Stored, without effect.
  open var contents: Any?
  /// The part of the picture that is drawn, from 0 to 1. Stored, without effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels for each point of the picture. Stored, without effect.
  open var contentsScale: CGFloat = 1
  /// A name for the program. Stored, without effect.
  open var name: String?
  /// Whether the cell creates particles. Stored, without effect.
  open var isEnabled = true
  /// The colour of a particle. Stored, without effect.
  open var color: CGColor?
  /// The range in which red varies. Stored, without effect.
  open var redRange: Float = 0
  /// The range in which green varies. Stored, without effect.
  open var greenRange: Float = 0
  /// The range in which blue varies. Stored, without effect.
  open var blueRange: Float = 0
  /// The range in which the opacity varies. Stored, without effect.
  open var alphaRange: Float = 0
  /// The change of red in a second. Stored, without effect.
  open var redSpeed: Float = 0
  /// The change of green in a second. Stored, without effect.
  open var greenSpeed: Float = 0
  /// The change of blue in a second. Stored, without effect.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second. Stored, without effect.
  open var alphaSpeed: Float = 0
  /// The number of particles that are created in a second. Stored, without effect.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds. Stored, without effect.
  open var lifetime: Float = 0
  /// The range in which the lifetime varies. Stored, without effect.
  open var lifetimeRange: Float = 0
  /// The velocity of a particle, in points for each second. Stored, without effect.
  open var velocity: CGFloat = 0
  /// The range in which the velocity varies. Stored, without effect.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis. Stored, without effect.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis. Stored, without effect.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis. Stored, without effect.
  open var zAcceleration: CGFloat = 0
  /// The direction of the particles from the z axis, in radians. Stored, without effect.
  open var emissionLatitude: CGFloat = 0
  /// The direction of the particles in the plane, in radians. Stored, without effect.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone of particles, in radians. Stored, without effect.
  open var emissionRange: CGFloat = 0
  /// The size of a particle, as a factor of its picture. Stored, without effect.
  open var scale: CGFloat = 1
  /// The range in which the size varies. Stored, without effect.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second. Stored, without effect.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle, in radians for each second. Stored, without effect.
  open var spin: CGFloat = 0
  /// The range in which the rotation varies. Stored, without effect.
  open var spinRange: CGFloat = 0
  /// The cells that create the particles. Stored, without effect.
  open var emitterCells: [CAEmitterCell]?
}
