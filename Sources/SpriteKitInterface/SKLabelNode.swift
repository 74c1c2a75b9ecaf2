public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// A text. Mirrors SpriteKit's `SKLabelNode`.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String? { didSet { if text != oldValue { noteChange() } } }
  /// A text with attributes, of which the letters are drawn.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The name of the typeface.
  open var fontName: String? { didSet { if fontName != oldValue { noteChange() } } }
  /// The size of the letters.
  open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { noteChange() } } }
  /// The colour.
  open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { noteChange() } } }
  /// The point of the text at its place, horizontally.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center {
    didSet { if horizontalAlignmentMode != oldValue { noteChange() } }
  }

  /// The point of the text at its place, vertically.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline {
    didSet { if verticalAlignmentMode != oldValue { noteChange() } }
  }

  /// The number of lines. Stored, without effect: a text has as many as `preferredMaxLayoutWidth` needs.
  open var numberOfLines = 1
  /// The width at which the text wraps.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { noteChange() } }
  }

  /// How long lines end. Stored, without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A colour over the text. Stored, without effect.
  open var color: UIColor?
  /// How much of the colour is seen. Stored, without effect.
  open var colorBlendFactor: CGFloat = 0
  /// How it is painted over what is below. Stored, without effect.
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
    (numberOfLines, blendMode) = (node.numberOfLines, node.blendMode)
    preferredMaxLayoutWidth = node.preferredMaxLayoutWidth
  }
}

/// The point of a text at its place, horizontally. Mirrors SpriteKit's.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The point of a text at its place, vertically. Mirrors SpriteKit's.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
