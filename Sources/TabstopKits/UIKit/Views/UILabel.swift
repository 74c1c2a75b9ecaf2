public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A text. Mirrors the part of UIKit's `UILabel` that SwiftUI sources use.
open class UILabel: UIView {
  /// The text. Setting it removes the attributes of `attributedText`.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      let isChange = attributed != nil || plain != newValue
      (plain, attributed) = (newValue, nil)
      changed(isChange)
    }
  }
  /// The text with fonts, colours, lines and links of its own for its parts; the label's hold for the rest.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = nil
      changed(true)
    }
  }
  /// Draws the text. Never called: a label is drawn by GTK. Does nothing.
  open func drawText(in rect: CGRect) {}
  /// The rectangle itself. Never called: a label is drawn by GTK.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The font.
  open var font: UIFont! { didSet { changed(true) } }
  /// The colour of the text.
  open var textColor: UIColor! { didSet { changed(oldValue != textColor) } }
  /// The alignment of its lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed(true) } }
  /// The maximum number of lines; 0 means any number.
  open var numberOfLines = 1 { didSet { changed(oldValue != numberOfLines) } }
  /// The place at which a text that is too long is truncated. A text of several lines wraps at
  /// words in any case.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { changed(oldValue != lineBreakMode) }
  }
  /// Whether a text that is too long gets smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changed(oldValue != adjustsFontSizeToFitWidth) }
  }
  /// The smallest size of a text that is too long, as a factor; 0 means a half.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed(oldValue != minimumScaleFactor) } }
  /// The maximum width of the lines, in points; 0 means that of the place.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { changed(oldValue != preferredMaxLayoutWidth) }
  }
  /// Whether it is in its usual colour; else the text is grey.
  open var isEnabled = true { didSet { changed(oldValue != isEnabled) } }
  /// Whether the text follows the user's text size. Stored, without effect.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters may be moved together. Stored, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The colour of the text while it is highlighted. Stored, without effect.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted. Stored, without effect.
  open var isHighlighted = false
  /// The colour of the shadow. Stored, without effect: use `layer`.
  open var shadowColor: UIColor?
  /// The offset of the shadow. Stored, without effect: use `layer`.
  open var shadowOffset = CGSize(width: 0, height: -1)

  override var content: AnyView? {
    let paragraph =
      attributed.flatMap {
        $0.length > 0
          ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
      }
    let alignment =
      paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment
    return AnyView(
      (attributed.map { Text($0.shown) } ?? Text(verbatim: plain ?? ""))
        .font(font.map { Font($0) })
        .foregroundColor(isEnabled ? textColor?.color : .secondary)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .lineSpacing(paragraph?.lineSpacing ?? 0)
        .truncationMode(lineBreakMode.truncation)
        .minimumScaleFactor(
          adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1
        )
        .multilineTextAlignment(alignment.alignment)
        .frame(
          maxWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity,
          alignment: alignment.frame))
  }
}

extension NSLineBreakMode {
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// The alignment of the lines of a text. Mirrors UIKit's; in languages that are written from right to left, `left` and
/// `right` are exchanged, and justified lines are not stretched.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  fileprivate var frame: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
