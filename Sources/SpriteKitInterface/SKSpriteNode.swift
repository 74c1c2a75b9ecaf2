public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// A colour. Mirrors SpriteKit's.
public typealias SKColor = UIColor

/// A picture for sprites. Mirrors SpriteKit's `SKTexture`.
// Sendable: one thread at a time.
open class SKTexture: NSObject, @unchecked Sendable {
  private let name: String?
  private let given: UIImage?
  /// The part of the picture, from 0 to 1, from the bottom left on.
  let part: CGRect
  /// The picture; `nil` off the main thread, where those of the program are not found.
  var image: UIImage? {
    guard let name else { return given }
    return Thread.isMainThread ? MainActor.assumeIsolated { UIImage(named: name) } : nil
  }
  /// How the picture is scaled. Stored, without effect.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether there are smaller copies. Stored, without effect.
  open var usesMipmaps = false

  private init(_ name: String?, _ image: UIImage?, _ part: CGRect = SKTexture.whole) {
    (self.name, given, self.part) = (name, image, part)
    super.init()
  }
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Creates a texture of a picture of the program.
  public convenience init(imageNamed name: String) { self.init(name, nil) }
  /// Creates a texture of a picture.
  public convenience init(image: UIImage) { self.init(nil, image) }
  /// Creates a texture of a picture.
  public convenience init(cgImage image: CGImage) { self.init(nil, UIImage(cgImage: image)) }
  /// Creates a texture of a part of another one, from 0 to 1, from the bottom left on.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.part
    self.init(
      texture.name, texture.given,
      CGRect(
        x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
        width: rect.width * whole.width, height: rect.height * whole.height))
  }
  /// The size in points.
  open func size() -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: size.width * part.width, height: size.height * part.height)
  }
  /// The part of the picture, from 0 to 1.
  open func textureRect() -> CGRect { part }
  /// The picture.
  open func cgImage() -> CGImage { (image ?? UIImage()).cgImage! }
  /// Reads the picture. Calls the handler at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Reads pictures. Calls the handler at once.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// How a picture is scaled. Mirrors SpriteKit's.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// Several pictures of the program: those of an asset catalogue. Mirrors SpriteKit's `SKTextureAtlas`.
// Sendable: immutable.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// The names of the pictures. Those that the program gave.
  public let textureNames: [String]
  private let pictures: [String: UIImage]
  /// The pictures of a folder, which are found by their own names.
  public init(named name: String) {
    (textureNames, pictures) = ([], [:])
    super.init()
  }
  /// Pictures by their names.
  public init(dictionary properties: [String: Any]) {
    pictures = properties.compactMapValues { $0 as? UIImage }
    textureNames = Array(pictures.keys)
    super.init()
  }
  /// A picture by its name.
  open func textureNamed(_ name: String) -> SKTexture {
    pictures[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
  }
  /// Reads the pictures. Calls the handler at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Reads pictures. Calls the handler at once.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// A picture or a coloured rectangle. Mirrors SpriteKit's `SKSpriteNode`.
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// The size.
  open var size: CGSize
  /// The colour of a sprite without a picture; with `colorBlendFactor` that of its picture, too.
  open var color: UIColor
  /// How much of the colour a picture has, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// The point of the sprite at its place, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is painted over what is below.
  open var blendMode = SKBlendMode.alpha
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

/// A text. Mirrors SpriteKit's `SKLabelNode`.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// A text with attributes, of which the letters are drawn.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The name of the typeface.
  open var fontName: String?
  /// The size of the letters.
  open var fontSize: CGFloat = 32
  /// The colour.
  open var fontColor: UIColor? = .white
  /// The point of the text at its place, horizontally.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The point of the text at its place, vertically.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The number of lines; 0 for any.
  open var numberOfLines = 1
  /// The width at which the text wraps.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// How long lines end. Stored, without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A colour over the text. Stored, without effect.
  open var color: UIColor?
  /// How much of the colour is seen. Stored, without effect.
  open var colorBlendFactor: CGFloat = 0
  /// How it is painted over what is below.
  open var blendMode = SKBlendMode.alpha

  /// Creates a text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  /// Creates a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init(text: attributedText?.string)
    self.attributedText = attributedText
  }
  /// Creates an empty text.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  /// Creates an empty text.
  public convenience override init() { self.init(fontNamed: nil) }
  /// Creates a text from an archive. There are no archives here; subclasses implement it as in SpriteKit.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private var font: Font {
    fontName.map { Font.custom($0, fixedSize: fontSize) } ?? Font.system(size: fontSize)
  }
  /// The size as far as it is known without drawing.
  private var size: CGSize {
    let font =
      fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    return (text ?? "").size(withAttributes: [.font: font])
  }
  private func origin(_ size: CGSize) -> CGPoint {
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: -size.height * 0.22
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGPoint(x: x, y: y)
  }
  override var ownBounds: CGRect {
    let size = size
    return CGRect(origin: origin(size), size: size)
  }
  override func draw(_ context: inout GraphicsContext) {
    guard let text, !text.isEmpty else { return }
    let shown = context.resolve(
      Text(verbatim: text).font(font).foregroundColor(Color(fontColor ?? .white)))
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 100_000
    let size = shown.measure(in: CGSize(width: width, height: 100_000))
    let place = origin(size)
    context.translateBy(x: place.x, y: place.y + size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(shown, in: CGRect(origin: .zero, size: size))
  }
  override class func empty(like node: SKNode) -> SKNode { SKLabelNode() }
  override func take(from node: SKNode) {
    super.take(from: node)
    guard let node = node as? SKLabelNode else { return }
    (text, fontName, fontSize, fontColor) = (
      node.text, node.fontName, node.fontSize, node.fontColor
    )
    horizontalAlignmentMode = node.horizontalAlignmentMode
    verticalAlignmentMode = node.verticalAlignmentMode
  }
}

/// The point of a text at its place, horizontally. Mirrors SpriteKit's.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The point of a text at its place, vertically. Mirrors SpriteKit's.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A shape. Mirrors SpriteKit's `SKShapeNode`.
open class SKShapeNode: SKNode {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The glow around the line, which makes it wider.
  open var glowWidth: CGFloat = 0
  /// The ends of lines.
  open var lineCap = CGLineCap.butt
  /// The corners of lines.
  open var lineJoin = CGLineJoin.miter
  /// Whether edges are smooth. Stored, without effect: they are.
  open var isAntialiased = true
  /// The picture inside. Stored, without effect.
  open var fillTexture: SKTexture?
  /// How it is painted over what is below.
  open var blendMode = SKBlendMode.alpha

  /// Creates an empty shape.
  public override init() { super.init() }
  /// Creates a shape from an archive. There are no archives here; subclasses implement it as in SpriteKit.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  private convenience init(_ path: Path) {
    self.init()
    self.path = path.cgPath
  }
  /// Creates a shape of a path.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Creates a shape of a path.
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBox
    self.init(
      centered ? Path(path).offsetBy(dx: -box.midX, dy: -box.midY) : Path(path))
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates a rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Creates a rectangle around its place.
  public convenience init(rectOf size: CGSize) { self.init(Path(Self.around(size))) }
  /// Creates a rectangle with round corners around its place.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: Self.around(size), cornerRadius: cornerRadius))
  }
  /// Creates a circle around its place.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(Path(ellipseIn: Self.around(CGSize(width: 2 * radius, height: 2 * radius))))
  }
  /// Creates an ellipse around its place.
  public convenience init(ellipseOf size: CGSize) { self.init(Path(ellipseIn: Self.around(size))) }
  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    var path = Path()
    path.addLines((0..<numPoints).map { points[$0] })
    self.init(path)
  }
  private static func around(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  override var ownBounds: CGRect {
    path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .null
  }
  override func draw(_ context: inout GraphicsContext) {
    guard let path else { return }
    let outline = Path(path)
    context.blendMode = blendMode.blend
    context.fill(outline, with: .color(Color(fillColor)))
    if glowWidth > 0 {
      var glow = context
      glow.opacity *= 0.4
      glow.stroke(outline, with: .color(Color(strokeColor)), lineWidth: lineWidth + 2 * glowWidth)
    }
    if lineWidth > 0 {
      context.stroke(
        outline, with: .color(Color(strokeColor)),
        style: StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin))
    }
  }
  override class func empty(like node: SKNode) -> SKNode { SKShapeNode() }
  override func take(from node: SKNode) {
    super.take(from: node)
    guard let node = node as? SKShapeNode else { return }
    (path, fillColor, strokeColor) = (node.path, node.fillColor, node.strokeColor)
    (lineWidth, glowWidth) = (node.lineWidth, node.glowWidth)
  }
}
