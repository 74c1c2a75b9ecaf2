public import Foundation
package import Tabstop
public import TabstopFoundation

/// The appearance of a view. Mirrors the part of Core Animation's `CALayer` that is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The curve of the rounded corners. Stored, without effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded. Stored, without effect.
  open var maskedCorners: CACornerMask = []
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { changed() } }
  /// The colour of the background.
  open var backgroundColor: CGColor? { didSet { changed() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? { didSet { changed() } }
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The shape of the shadow. Stored, without effect.
  open var shadowPath: CGPath?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 { didSet { changed() } }
  /// Whether the content is clipped to the layer. Stored, without effect: a view with a layer is
  /// always clipped to it.
  open var masksToBounds = false { didSet { changed() } }
  /// Whether the layer is hidden.
  open var isHidden = false { didSet { changed() } }
  /// The frame in the superlayer, in points.
  open var frame = CGRect.zero { didSet { changed() } }
  /// The bounds of the layer. Stored, without effect: use `frame`.
  open var bounds = CGRect.zero
  /// The position of the anchor point. Stored, without effect: use `frame`.
  open var position = CGPoint.zero
  /// The point of the layer that transforms refer to, from 0 to 1. Stored, without effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The depth of the layer. Stored, without effect.
  open var zPosition: CGFloat = 0
  /// The picture of the layer. Stored, without effect.
  open var contents: Any?
  /// The pixels for each point of the picture. Stored, without effect.
  open var contentsScale: CGFloat = 1
  /// The transform of the layer. Stored, without effect.
  open var transform = CATransform3DIdentity
  /// A name for the program. Stored, without effect.
  open var name: String?
  /// The layer whose opacity masks this one. Stored, without effect.
  open var mask: CALayer?
  /// Whether the layer is drawn into a bitmap. Stored, without effect.
  open var shouldRasterize = false
  /// The scale at which the layer is drawn into a bitmap. Stored, without effect.
  open var rasterizationScale: CGFloat = 1
  /// The filter that blends the layer with those below. Stored, without effect.
  open var compositingFilter: Any?
  /// How the picture fills the layer. Stored, without effect.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How a larger picture is made. Stored, without effect: it is smooth.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// How a smaller picture is made. Stored, without effect: it is smooth.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How the layer follows the size of the one that it is in. Stored, without effect.
  open var autoresizingMask: CAAutoresizingMask = []
  /// Whether edges are smoothed. Stored, without effect.
  open var allowsEdgeAntialiasing = false
  /// The speed of the layer's time. Stored, without effect: animations of layers have none.
  open var speed: Float = 1
  /// The beginning of the layer's time. Stored, without effect.
  open var timeOffset: TimeInterval = 0
  /// The time at which the layer's animations begin. Stored, without effect.
  open var beginTime: TimeInterval = 0
  /// Whether the back of the layer is shown. Stored, without effect.
  open var isDoubleSided = true
  /// The layer as it is on screen: itself, as animations of layers have no effect.
  open func presentation() -> Self? { self }
  /// The time of the layer for a time.
  open func convertTime(_ t: TimeInterval, from layer: CALayer?) -> TimeInterval { t }
  /// The filters of the layer. Stored, without effect.
  open var filters: [Any]?
  /// The sublayers, from back to front.
  open private(set) var sublayers: [CALayer]?
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?

  /// Creates a layer without content.
  public required override init() { super.init() }
  /// Creates a copy for display.
  public init(layer: Any) { super.init() }

  final func changed() {
    view?.changed(true)
    superlayer?.changed()
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
    changed()
  }
  /// Inserts a layer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var others = sublayers ?? []
    others.insert(layer, at: min(Int(index), others.count))
    sublayers = others
    layer.superlayer = self
    changed()
  }
  /// Inserts a layer in front of a sibling, or of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    // Its own place does not count.
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
  /// Inserts a layer behind a sibling, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Draws the layer in a context: with its view, if it has one.
  open func render(in ctx: CGContext) {
    let size = view?.bounds.size ?? frame.size
    guard size.width >= 1, size.height >= 1,
      let png = view.map({ png(ShownUIView(view: $0), size) })
        ?? png(DrawnLayer(layer: self), size),
      let picture = UIImage(data: Data(png))
    else { return }
    ctx.draw(picture.image, in: CGRect(origin: .zero, size: size))
  }
  private func png(_ shown: some View, _ size: CGSize) -> [UInt8]? {
    ViewPicture.png(of: shown, width: size.width, height: size.height, scale: 1, isOpaque: false)
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer?.changed()
    superlayer = nil
  }
  /// Draws the layer again.
  open func setNeedsDisplay() { changed() }
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutSublayers() {}
  /// Does nothing.
  open func removeAllAnimations() {}
  /// Does nothing.
  open func removeAnimation(forKey key: String) {}
  /// Adds an animation. The layer does not move: use `withAnimation`. The animation's delegate is
  /// called when it would begin and end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    UnsupportedAPI.report("CALayer.add(_:forKey:)", use: "withAnimation")
    anim.run()
  }

  /// The drawing of the layer itself, without the properties that its view has, too.
  var own: AnyView { hosted ?? AnyView(EmptyView()) }
  /// The content of a layer that another module declares.
  package var hosted: AnyView? { didSet { changed() } }
  /// The drawing of a sublayer.
  @ViewBuilder final var drawn: some View {
    if !isHidden {
      let content = ZStack {
        if let backgroundColor {
          RoundedRectangle(cornerRadius: cornerRadius).fill(backgroundColor.color)
        }
        own
      }.opacity(Double(opacity))
      if frame.isEmpty || frame.origin == .zero {
        content
      } else {
        content.frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      }
    }
  }
}

/// How a picture fills a layer. Mirrors Core Animation's. No effect.
public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  /// The picture is in the centre.
  public static let center = CALayerContentsGravity(name: "center")
  /// The picture is at the top.
  public static let top = CALayerContentsGravity(name: "top")
  /// The picture is at the bottom.
  public static let bottom = CALayerContentsGravity(name: "bottom")
  /// The picture is at the left.
  public static let left = CALayerContentsGravity(name: "left")
  /// The picture is at the right.
  public static let right = CALayerContentsGravity(name: "right")
  /// The picture is stretched.
  public static let resize = CALayerContentsGravity(name: "resize")
  /// The whole picture is shown.
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  /// The picture fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
}

/// The curve of a layer's corners. Mirrors Core Animation's. No effect.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  /// Circular corners.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// Corners whose curvature grows gradually.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// Corners of a layer. Mirrors Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer of a view, behind what the view shows: its colour, its gradient or shape, its sublayers.
struct DrawnLayer: View {
  let layer: CALayer

  var body: some View {
    ZStack {
      if let color = layer.backgroundColor?.color {
        RoundedRectangle(cornerRadius: layer.cornerRadius).fill(color)
      }
      layer.own
      ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { $0.element.drawn }
    }
    .accessibilityHidden(true)
  }
}

/// The corners, the border and the shadow of a view's layer.
struct LayerEdges: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    if let layer = view.usedLayer {
      let shadow = layer.shadowOpacity > 0
      content
        .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius))
        .overlay {
          if layer.borderWidth > 0 {
            RoundedRectangle(cornerRadius: layer.cornerRadius)
              .strokeBorder(layer.borderColor?.color ?? .black, lineWidth: layer.borderWidth)
          }
        }
        .shadow(
          color: (layer.shadowColor?.color ?? .black).opacity(Double(layer.shadowOpacity)),
          radius: shadow ? layer.shadowRadius : 0, x: shadow ? layer.shadowOffset.width : 0,
          y: shadow ? layer.shadowOffset.height : 0
        )
        .opacity(Double(layer.opacity))
    } else {
      content
    }
  }
}

/// How a picture of a layer is scaled. Mirrors Core Animation's. No effect.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between the nearest points.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest point.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a layer follows the size of the one that it is in. Mirrors Core Animation's. No effect.
public struct CAAutoresizingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left margin.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The right margin.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The lower margin.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The upper margin.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}
