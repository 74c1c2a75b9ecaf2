public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// A colour. Mirrors SpriteKit's.
public typealias SKColor = UIColor

/// A picture or a coloured rectangle. Mirrors SpriteKit's `SKSpriteNode`.
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture? { didSet { if texture !== oldValue { noteChange() } } }
  /// The size.
  open var size: CGSize { didSet { if size != oldValue { noteChange() } } }
  /// The colour of a sprite without a picture; with `colorBlendFactor` that of its picture, too.
  open var color: UIColor { didSet { if color != oldValue { noteChange() } } }
  /// How much of the colour a picture has, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0 {
    didSet { if colorBlendFactor != oldValue { noteChange() } }
  }

  /// The point of the sprite at its place, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { noteChange() } }
  }

  /// How it is painted over what is below.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { noteChange() } } }
  /// The part that is stretched. Stored, without effect: the whole is.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The lights. Stored, without effect.
  open var lightingBitMask: UInt32 = 0

  /// Creates a sprite.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Creates a sprite without a picture.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// Creates a sprite with a picture of the program.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// Creates a sprite with a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates a sprite with a picture.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Creates a sprite that draws nothing.
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  /// Creates a sprite from an archive. There are no archives here; subclasses implement it as in SpriteKit.
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .clear, .zero)
    super.init(coder: aDecoder)
  }

  /// Changes the scales so that the sprite has a size.
  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }

  override var ownBounds: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  override func draw(_ context: inout GraphicsContext) {
    context.blendMode = blendMode.blend
    let place = ownBounds
    guard let texture, let image = texture.image else {
      context.fill(Path(place), with: .color(Color(color)))
      return
    }
    if colorBlendFactor > 0 {
      context.addFilter(.colorMultiply(Color(UIColor.white.mixed(with: color, colorBlendFactor))))
    }
    let part = texture.part
    guard part.width > 0, part.height > 0 else { return }
    if part.width < 1 || part.height < 1 { context.clip(to: Path(place)) }
    let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
    // Pictures have their top at the first line.
    context.translateBy(
      x: place.minX - part.minX * whole.width, y: place.maxY + (1 - part.maxY) * whole.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(Image(uiImage: image), in: CGRect(origin: .zero, size: whole))
  }

  override class func empty(like node: SKNode) -> SKNode { SKSpriteNode() }
  override func take(from node: SKNode) {
    super.take(from: node)
    guard let node = node as? SKSpriteNode else { return }
    (texture, size, color) = (node.texture, node.size, node.color)
    (colorBlendFactor, anchorPoint) = (node.colorBlendFactor, node.anchorPoint)
    blendMode = node.blendMode
  }
}

/// How a node is painted over what is below. Mirrors SpriteKit's.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
  var blend: BlendMode {
    switch self {
    case .add: .plusLighter
    case .multiply, .multiplyX2: .multiply
    case .screen: .screen
    case .alpha, .subtract, .replace, .multiplyAlpha: .normal
    }
  }
}
