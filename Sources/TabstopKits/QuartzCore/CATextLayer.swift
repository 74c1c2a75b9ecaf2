public import Foundation
internal import Tabstop

/// A layer that shows a text. Mirrors Core Animation's `CATextLayer`.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { changed() } }
  /// The font size, in points.
  open var fontSize: CGFloat = 36 { didSet { changed() } }
  /// The font of the text. Stored, without effect: the typeface is the desktop's.
  open var font: Any?
  /// The colour of the text: white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  /// Whether the text has several lines.
  open var isWrapped = false { didSet { changed() } }
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// The place at which a text that is too long is truncated. Stored, without effect.
  open var truncationMode = CATextLayerTruncationMode.none

  override var own: AnyView {
    let words = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    let text = Text(verbatim: words).font(.system(size: fontSize))
      .foregroundColor(foregroundColor?.color ?? .primary)
    return AnyView(
      LayerText(text: text, lineLimit: isWrapped ? nil : 1, alignment: alignmentMode))
  }
}

/// The text of a layer, as wide as the layer.
private struct LayerText: View {
  let text: Text
  let lineLimit: Int?
  let alignment: CATextLayerAlignmentMode
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let edge = alignment.edge(in: direction)
    text.lineLimit(lineLimit).multilineTextAlignment(edge.text)
      .frame(maxWidth: .infinity, alignment: edge.frame)
  }
}

/// The alignment of a text in its layer. Mirrors Core Animation's `CATextLayerAlignmentMode`.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String
  /// The text is at the leading edge.
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  /// The text is at the left edge.
  public static let left = CATextLayerAlignmentMode(name: "left")
  /// The text is at the right edge.
  public static let right = CATextLayerAlignmentMode(name: "right")
  /// The text is centred.
  public static let center = CATextLayerAlignmentMode(name: "center")
  /// The text fills each line. Here it is at the leading edge, as with `natural`.
  public static let justified = CATextLayerAlignmentMode(name: "justified")

  /// The edge in a window of a direction.
  fileprivate func edge(
    in direction: LayoutDirection
  ) -> (text: TextAlignment, frame: Alignment) {
    if self == .center { return (.center, .center) }
    let trailing: CATextLayerAlignmentMode = direction == .rightToLeft ? .left : .right
    return self == trailing ? (.trailing, .trailing) : (.leading, .leading)
  }
}

/// The place at which a text is truncated. No effect. Mirrors Core Animation's `CATextLayerTruncationMode`.
public struct CATextLayerTruncationMode: Hashable, Sendable {
  private let name: String
  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(name: "none")
  /// The start of the text is cut off.
  public static let start = CATextLayerTruncationMode(name: "start")
  /// The end of the text is cut off.
  public static let end = CATextLayerTruncationMode(name: "end")
  /// The middle of the text is cut off.
  public static let middle = CATextLayerTruncationMode(name: "middle")
}
