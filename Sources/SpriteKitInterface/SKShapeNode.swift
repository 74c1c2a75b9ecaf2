public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// A shape. Mirrors SpriteKit's `SKShapeNode`.
open class SKShapeNode: SKNode {
  /// The outline.
  open var path: CGPath? { didSet { noteChange() } }
  /// The colour inside.
  open var fillColor = UIColor.clear { didSet { if fillColor != oldValue { noteChange() } } }
  /// The colour of the line.
  open var strokeColor = UIColor.white { didSet { if strokeColor != oldValue { noteChange() } } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { noteChange() } } }
  /// The glow around the line, which makes it wider.
  open var glowWidth: CGFloat = 0 { didSet { if glowWidth != oldValue { noteChange() } } }
  /// The ends of lines.
  open var lineCap = CGLineCap.butt { didSet { if lineCap != oldValue { noteChange() } } }
  /// The corners of lines.
  open var lineJoin = CGLineJoin.miter { didSet { if lineJoin != oldValue { noteChange() } } }
  /// Whether edges are smooth. Stored, without effect: they are.
  open var isAntialiased = true
  /// The picture inside. Stored, without effect.
  open var fillTexture: SKTexture?
  /// How it is painted over what is below.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { noteChange() } } }

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
    (lineWidth, glowWidth, blendMode) = (node.lineWidth, node.glowWidth, node.blendMode)
    (lineCap, lineJoin) = (node.lineCap, node.lineJoin)
  }
}
